import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { cookieOf, listMails, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  client = createAccountClient(server);
});
afterAll(() => server.close());

type Headers = Record<string, string>;
const get = async (headers: Headers) => (await client.send('GET', '/api/profile', undefined, headers)).json();
/** Saves the current profile with some changes. */
async function save(headers: Headers, change: object) {
  const { revision, firstName, lastName, email, phone } = await get(headers);
  return client.send('PUT', '/api/profile', { revision, firstName, lastName, email, phone, ...change }, headers);
}
const confirm = (token: string, headers: Headers = {}) =>
  client.send('POST', '/api/email-confirmations', { token }, headers);

describe('the own profile', () => {
  it.each(['demo', 'demo-member'])('[AUTH-37] [ORG-11] [Q56] is changed by %s', async (username) => {
    const headers = await server.signIn(username);
    const answer = await save(headers, { firstName: ' Ada ', lastName: 'Lo', phone: '2345 6789' });
    expect(answer.json()).toMatchObject({ firstName: 'Ada', lastName: 'Lo', phone: '2345 6789', pendingEmail: null });
    expect(await get(headers)).toEqual(answer.json());
  });

  it('[U11] [Q56] has fields that are not the person’s to change, and concerns nobody else', async () => {
    const headers = await server.signIn('demo-colleague');
    const others = () => client.query("select * from users where username != 'demo-colleague' order by id");
    const [before, own] = [await others(), await get(headers)];
    const forged = {
      id: await client.idOf('demo'),
      username: 'chief',
      company: 'Demo Contractor B',
      companyId: 2,
      userType: 'admin',
      district: 'Sha Tin',
      isActive: false,
    };
    const answer = await save(headers, { ...forged, lastName: 'Changed' });
    expect(answer.json()).toEqual({ ...own, lastName: 'Changed', revision: own.revision + 1 });
    expect(await others()).toEqual(before);
  });

  it('needs a session', async () => {
    expect((await client.send('GET', '/api/profile')).statusCode).toBe(401);
    const form = { revision: 1, firstName: '', lastName: '', email: 'a@b.hk', phone: '' };
    expect((await client.send('PUT', '/api/profile', form)).statusCode).toBe(401);
  });

  it('is not overwritten by somebody who saw an earlier one', async () => {
    const headers = await server.signIn('demo-reader');
    const { revision } = await get(headers);
    const answers = await Promise.all(['One', 'Two'].map((firstName) => save(headers, { firstName, revision })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await save(headers, { revision })).json().code).toBe('CONFLICT');
  });
});

describe('a new password', () => {
  it('[U11] needs the present one, and ends the other sessions and browsers', async () => {
    const elsewhere = await server.signIn('demo-other');
    const here = await client.trySignIn('demo-other', 'quiet-demo-1');
    const headers = { cookie: `${cookieOf(here, 'session')}; ${cookieOf(here, 'device')}` };
    const newPassword = 'calm-harbour-7';
    for (const currentPassword of ['', 'wrong-password-1'])
      expect((await save(headers, { currentPassword, newPassword })).json().code).toBe('WRONG_PASSWORD');
    expect((await save(elsewhere, {})).statusCode).toBe(200);

    expect((await save(headers, { currentPassword: 'quiet-demo-1', newPassword })).statusCode).toBe(200);
    expect((await client.send('GET', '/api/session', undefined, headers)).statusCode).toBe(200);
    expect((await client.send('GET', '/api/session', undefined, elsewhere)).statusCode).toBe(401);
    const devices = await client.query(
      'select from devices d join users u on u.id = user_id where username = $1 and revoked_at is null',
      ['demo-other'],
    );
    expect(devices).toHaveLength(1);
    expect((await client.trySignIn('demo-other', newPassword)).statusCode).toBe(200);
    expect((await client.mailsTo('demo-other')).at(-1)?.subject).toBe('Your password was changed');
    expect(await client.actions('demo-other')).toContain('account.changePassword');
  });

  it('[U14] follows the rule, and a refusal changes nothing else', async () => {
    const headers = await server.signIn('demo-epd');
    const before = await get(headers);
    const change = { firstName: 'Lost', currentPassword: 'quiet-demo-1', newPassword: 'my-demo-epd-1' };
    const answer = await save(headers, change);
    expect(answer.json()).toMatchObject({ code: 'WEAK_PASSWORD', details: { fault: 'username' } });
    expect(await get(headers)).toEqual(before);
  });
});

describe('a new email address', () => {
  it('[U11] becomes valid with its emailed link; the old address is notified', async () => {
    const headers = await server.signIn('demo-reader');
    const answer = await save(headers, { email: 'Reader.New@firm.example', currentPassword: 'quiet-demo-1' });
    expect(answer.json()).toMatchObject({
      email: 'demo-reader@quietsite.example',
      pendingEmail: 'Reader.New@firm.example',
    });
    const told = (await client.mailsTo('demo-reader')).at(-1);
    expect(told?.subject).toBe('Your email address is about to change');
    expect(told?.text).not.toContain('Reader.New');
    const token = await client.tokenTo('Reader.New@firm.example', 'ConfirmEmail');
    expect((await confirm(token, headers)).statusCode).toBe(200);
    expect(await get(headers)).toMatchObject({ email: 'Reader.New@firm.example', pendingEmail: null });
    expect((await confirm(token)).json().code).toBe('LINK_INVALID');
  });

  it('[U11] needs the present password: whoever finds an open browser cannot take the account along', async () => {
    const headers = await server.signIn('demo-member');
    for (const currentPassword of ['', 'wrong-wrong-1']) {
      const answer = await save(headers, { email: 'thief@firm.example', currentPassword });
      expect(answer.json().code).toBe('WRONG_PASSWORD');
    }
    expect((await get(headers)).pendingEmail).toBeNull();
    expect(await listMails(server, 'thief@firm.example')).toEqual([]);
  });

  it('[U05] must not be somebody else’s, now or when it is confirmed', async () => {
    const headers = await server.signIn('demo-member');
    expect(
      (await save(headers, { email: 'DEMO@quietsite.example', currentPassword: 'quiet-demo-1' })).json().code,
    ).toBe('EMAIL_TAKEN');
    await save(headers, { email: 'wanted@firm.example', currentPassword: 'quiet-demo-1' });
    const token = await client.tokenTo('wanted@firm.example', 'ConfirmEmail');
    await client.registerOnly({ username: 'quicker', email: 'wanted@firm.example' });
    expect((await confirm(token)).json().code).toBe('EMAIL_TAKEN');
    expect((await get(headers)).email).toBe('demo-member@quietsite.example');
  });

  it('[U11] a link ends after a day, or with the next address', async () => {
    const headers = await server.signIn('demo-colleague');
    await save(headers, { email: 'one@firm.example', currentPassword: 'quiet-demo-1' });
    const first = await client.tokenTo('one@firm.example', 'ConfirmEmail');
    await save(headers, { email: 'two@firm.example', currentPassword: 'quiet-demo-1' });
    expect((await confirm(first)).json().code).toBe('LINK_INVALID');
    const second = await client.tokenTo('two@firm.example', 'ConfirmEmail');
    const before = now;
    now = new Date(before.getTime() + 86_401_000);
    expect((await confirm(second)).json().code).toBe('LINK_INVALID');
    now = before;
    expect(await listMails(server, 'two@firm.example')).toHaveLength(1);
  });
});
