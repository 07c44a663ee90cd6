import type { AdminUser, DistrictAdmin, UserList } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient, registration } from './account-client.ts';
import { listMails, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let authority: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
  authority = await server.signIn('demo-admin');
});
afterAll(() => server.close());

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, headers = authority) =>
  client.send(method, `/api/admin/${path}`, body, headers);
const listDistricts = async (): Promise<DistrictAdmin[]> => (await ask('GET', 'district-admins')).json();
const ofDistrict = async (district: string) => {
  const row = (await listDistricts()).find((one) => one.district === district);
  if (!row) throw new Error(`no district ${district}`);
  return row;
};
const save = (row: DistrictAdmin, change: object = {}) => {
  const { district, hasOpenLink: _, ...rest } = row;
  return ask('PUT', `district-admins/${encodeURIComponent(district)}`, { ...rest, ...change });
};
const person = (username: string) => ({
  ...{ username, firstName: 'Yan', lastName: 'Lau', email: `${username}@epd.example`, phone: '(+852)2345-6789' },
});

describe('district administrators', () => {
  it('[ADMIN-07] [Q57] have one row for each of the 18 districts, never a password', async () => {
    const answer = await ask('GET', 'district-admins');
    const rows: DistrictAdmin[] = answer.json();
    expect(new Set(rows.map(({ district }) => district)).size).toBe(18);
    expect(rows.find(({ district }) => district === 'Kowloon City')).toMatchObject({ username: 'demo-epd' });
    expect(rows.find(({ district }) => district === 'Islands')).toMatchObject({ userId: null, username: '' });
    expect(answer.body).not.toMatch(/password|argon2/i);
  });

  it('[ADMIN-08] [U13] are set up with a mailed link, with which they set their own password', async () => {
    const saved = await save(await ofDistrict('Sha Tin'), person('shatin-epd'));
    expect(saved.json()).toMatchObject({ username: 'shatin-epd', phone: '(+852)2345-6789', hasOpenLink: true });
    const [mail] = await listMails(server, 'shatin-epd@epd.example');
    expect(mail?.text).toContain('Sha Tin');
    const token = await client.tokenTo('shatin-epd@epd.example', 'NewPassword');
    const set = await client.send('PUT', '/api/password-resets', { token, password: 'calm-harbour-7' });
    expect(set.statusCode).toBe(204);
    const { session } = (await client.trySignIn('shatin-epd', 'calm-harbour-7')).json();
    expect(session.user).toMatchObject({ userType: 'epd', district: 'Sha Tin' });
    expect((await ofDistrict('Sha Tin')).hasOpenLink).toBe(false);
    expect((await save(await ofDistrict('Sha Tin'), { userId: null })).json().code).toBe('CONFLICT');
    expect(await client.actions('demo-admin')).toContain('districtAdmin.setUp');
  });

  it('[ADMIN-79] a district gets a further officer when asked for, never by two who set it up at once', async () => {
    await save(await ofDistrict('Yuen Long'), person('yuenlong-epd'));
    const row = await ofDistrict('Yuen Long');
    const further = { ...person('yuenlong-second'), userId: null, revision: 0, isFurther: true };
    expect((await save(row, { ...further, isFurther: false })).json().code).toBe('CONFLICT');
    expect((await save(row, further)).json()).toMatchObject({ district: 'Yuen Long', username: 'yuenlong-second' });
    const officers = (await listDistricts()).filter(({ district }) => district === 'Yuen Long');
    expect(officers.map(({ username }) => username)).toEqual(['yuenlong-epd', 'yuenlong-second']);
    expect((await save(await ofDistrict('North'), { ...further, username: 'north-epd' })).json().code).toBe('CONFLICT');
  });

  it('[ADMIN-08] [U02] [Q10] a typed password is stored, ends sessions, and is neither mailed nor answered', async () => {
    const saved = await save(await ofDistrict('Tai Po'), { ...person('taipo-epd'), newPassword: 'first-word-11' });
    expect(saved.body).not.toContain('first-word-11');
    const before = (await client.trySignIn('taipo-epd', 'first-word-11')).statusCode;
    expect(before).toBe(200);
    const again = await save(await ofDistrict('Tai Po'), { newPassword: 'second-word-22' });
    expect(again.statusCode).toBe(200);
    expect((await client.trySignIn('taipo-epd', 'first-word-11')).statusCode).toBe(401);
    expect((await client.trySignIn('taipo-epd', 'second-word-22')).statusCode).toBe(200);
    for (const { text } of await listMails(server, 'taipo-epd@epd.example')) expect(text).not.toMatch(/-word-/);
    expect((await save(await ofDistrict('Tai Po'), { newPassword: 'short' })).json().code).toBe('WEAK_PASSWORD');
    const [sessions] = await client.query<{ n: number }>(
      `select count(*)::int as n from sessions where user_id = ${await client.idOf('taipo-epd')}`,
    );
    expect(sessions?.n).toBe(1);
  });

  it('[ADMIN-08] a blank password leaves it unchanged; a new name and address are sent to both mailboxes', async () => {
    const { userId } = await ofDistrict('Kowloon City');
    await ask('POST', 'district-admins/Kowloon%20City/password-link', { userId });
    const token = await client.tokenTo('demo-epd@quietsite.example', 'NewPassword');
    const row = await ofDistrict('Kowloon City');
    const changed = await save(row, { username: 'kowloon-epd', email: 'kowloon@epd.example', phone: '' });
    expect(changed.json()).toMatchObject({ username: 'kowloon-epd', email: 'kowloon@epd.example' });
    expect((await client.trySignIn('kowloon-epd', 'quiet-demo-1')).statusCode).toBe(200);
    // A link in the old mailbox no longer works.
    const used = await client.send('PUT', '/api/password-resets', { token, password: 'calm-harbour-7' });
    expect(used.json().code).toBe('LINK_INVALID');
    for (const to of ['demo-epd@quietsite.example', 'kowloon@epd.example'])
      expect((await listMails(server, to)).at(-1)?.subject).toBe('Your account was changed');
    expect((await save(row, { firstName: 'Late' })).json().code).toBe('CONFLICT');
    expect((await save(await ofDistrict('Islands'), person('KOWLOON-EPD'))).json().code).toBe('USERNAME_TAKEN');
    await save(await ofDistrict('Kowloon City'), { username: 'demo-epd', email: 'demo-epd@quietsite.example' });
  });

  it.each(['23456789', '+852 2345 6789', '(+852)2345-678'])('[ADMIN-09] %s is refused', async (phone) => {
    const answer = await save(await ofDistrict('Islands'), { ...person('islands-epd'), phone });
    expect(answer.json().code).toBe('VALIDATION_FAILED');
  });

  it('[U13] a new link takes the place of the one before', async () => {
    const { userId } = await ofDistrict('Kowloon City');
    const send = () => ask('POST', 'district-admins/Kowloon%20City/password-link', { userId });
    expect((await send()).json()).toMatchObject({ hasOpenLink: true });
    const old = await client.tokenTo('demo-epd@quietsite.example', 'NewPassword');
    await send();
    const used = await client.send('PUT', '/api/password-resets', { token: old, password: 'calm-harbour-7' });
    expect(used.json().code).toBe('LINK_INVALID');
  });
});

describe('all users', () => {
  const search = async (text: string): Promise<UserList> =>
    (await ask('GET', `users?search=${encodeURIComponent(text)}`)).json();
  const find = async (username: string): Promise<AdminUser | undefined> =>
    (await search(username)).users.find((user) => user.username === username);
  const remove = async (username: string, body: object = {}) =>
    ask('DELETE', `users/${await client.idOf(username)}`, body);

  it('[ADMIN-10] [ORG-28] are found by name, username, address, company and district', async () => {
    const everybody = await search('');
    expect(everybody.count).toBe(everybody.users.length);
    for (const text of ['demo-member', 'demo engineer', 'MEMBER@quietsite', 'demo contractor a'])
      expect((await search(text)).users.map(({ username }) => username)).toContain('demo-member');
    expect((await search('Kowloon City')).users.map(({ username }) => username)).toEqual(['demo-epd']);
    expect((await search('%')).count).toBe(0);
    expect(JSON.stringify(everybody)).not.toContain('argon2');
  });

  it('[ADMIN-11] [U27] who owns projects is deleted once a colleague takes them over', async () => {
    const owned = (await find('demo-other'))?.ownedProjects ?? 0;
    expect(owned).toBeGreaterThan(0);
    expect((await remove('demo-other')).json()).toMatchObject({ code: 'OWNS_PROJECTS', details: { projects: owned } });
    expect((await remove('demo-other', { successorId: await client.idOf('demo') })).json().code).toBe('NOT_FOUND');
    await client.query(`update users set company_id = (select id from companies where name = 'Demo Contractor B'),
      user_type = 'Contractor Admin' where username = 'demo-colleague'`);
    const successors = await ask('GET', `users/${await client.idOf('demo-other')}/successors`);
    expect(successors.json().map((one: { username: string }) => one.username)).toEqual(['demo-colleague']);
    const successorId = await client.idOf('demo-colleague');
    expect((await remove('demo-other', { successorId })).statusCode).toBe(204);
    expect((await find('demo-colleague'))?.ownedProjects).toBe(owned);
    expect(await find('demo-other')).toBeUndefined();
    expect((await client.trySignIn('demo-other', 'quiet-demo-1')).statusCode).toBe(401);
    const rows = await client.query(`select deleted_at is not null as gone from users where username = 'demo-other'`);
    expect(rows).toEqual([{ gone: true }]);
    expect((await client.mailsTo('demo-other')).at(-1)?.text).toContain('by the administrator');
    const actions = await client.actions('demo-admin');
    expect(actions).toContain('account.remove');
    expect(actions.filter((action) => action === 'ownership.transfer')).toHaveLength(owned);
  });

  it('[U12] [U27] never oneself, nor the Admin others in the company need', async () => {
    expect((await remove('demo-admin')).json().code).toBe('OWN_ACCOUNT');
    const successorId = await client.idOf('demo-member');
    expect((await remove('demo', { successorId })).json().code).toBe('LAST_ADMIN');
  });

  it('[ADMIN-11] the last person of a company leaves a company that can be founded again', async () => {
    await client.register({ username: 'lone', email: 'lone@firm.example', company: 'Lone Works' });
    await ask('POST', `pending-accounts/${await client.idOf('lone')}/approval`, {});
    expect((await remove('lone')).statusCode).toBe(204);
    const companies = await client.query("select is_active from companies where name_key = 'lone works'");
    expect(companies).toEqual([{ is_active: false }]);
    const again = await client.register({
      ...registration,
      username: 'lone',
      email: 'lone@firm.example',
      company: 'Lone Works',
    });
    expect(again.json()).toMatchObject({ userType: 'Contractor Admin' });
  });

  it('[U12] [U20] belong to the platform administrator alone', async () => {
    const headers = await server.signIn('demo');
    for (const path of ['users', 'district-admins'])
      expect((await ask('GET', path, undefined, headers)).json().code).toBe('FORBIDDEN');
    const own = await ask('DELETE', `users/${await client.idOf('demo-member')}`, {}, headers);
    expect(own.json().code).toBe('FORBIDDEN');
  });
});
