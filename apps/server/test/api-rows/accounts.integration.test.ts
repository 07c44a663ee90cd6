import type { DistrictAdmin, Organisation, Profile, UserList } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rootPackage from '../../../../package.json' with { type: 'json' };
import { type AccountClient, createAccountClient, registration } from '../account-client.ts';
import { findDemoProject } from '../demo-project.ts';
import { codeIn, cookieOf, listMails, sessionCookie, startTestServer, type TestServer } from '../test-server.ts';

type Headers = Record<string, string>;
let server: TestServer;
let client: AccountClient;
let owner: Headers;
let authority: Headers;
beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
  owner = await server.signIn('demo');
  authority = await server.signIn('demo-admin');
});
afterAll(() => server.close());

const PASSWORD = registration.password;
const register = (username: string) => client.register({ username, email: `${username}@firm.example` });
/** An active user, set up directly in the database. */
async function join(username: string): Promise<number> {
  await register(username);
  await client.query('update users set is_active = true where username = $1', [username]);
  return client.idOf(username);
}
const signInCode = async (username: string) => {
  const answer = await client.trySignIn(username, PASSWORD);
  return answer.statusCode === 200 ? 'in' : answer.json().code;
};
const organisation = async (): Promise<Organisation> =>
  (await client.send('GET', '/api/organisation', undefined, owner)).json();
const memberNamed = async (username: string) =>
  (await organisation()).members.find((member) => member.username === username);

describe('what the calls for accounts do', () => {
  it('[API-01] [Q112] the base path is /api, whatever the case of a path', async () => {
    const answer = await client.send('GET', '/api/configuration');
    expect(answer.json()).toMatchObject({ version: `v${rootPackage.version}`, tiles: { buildings: /^\/tiles/ } });
    expect((await client.send('GET', '/API/Configuration')).json()).toEqual(answer.json());
  });

  it('[API-02] signing in answers who it is and opens a session', async () => {
    const answer = await client.trySignIn('demo', 'quiet-demo-1');
    expect(answer.json()).toMatchObject({ next: 'projects', session: { user: { username: 'demo' } } });
    const session = await client.send('GET', '/api/session', undefined, { cookie: sessionCookie(answer) });
    expect(session.json().user).toMatchObject({ username: 'demo', company: 'Demo Contractor A' });
  });

  const availability = async (asked: object) => (await client.send('POST', '/api/accounts/availability', asked)).json();

  it('[API-03] a name that somebody has is not available, another is', async () => {
    expect(await availability({ username: 'DEMO' })).toEqual({ isAvailable: false });
    expect(await availability({ username: 'nobody-yet' })).toEqual({ isAvailable: true });
  });

  it('[API-04] an address that somebody has is not available, another is', async () => {
    expect(await availability({ email: 'demo@quietsite.example' })).toEqual({ isAvailable: false });
    expect(await availability({ email: 'nobody@firm.example' })).toEqual({ isAvailable: true });
  });

  it('[API-05] registering makes an account that waits for its company', async () => {
    const answer = await register('row-newcomer');
    expect(answer.json()).toEqual({ userType: 'Contractor Member', waitingFor: 'company' });
    expect(await signInCode('row-newcomer')).toBe('PENDING');
    expect(await memberNamed('row-newcomer')).toMatchObject({ name: 'New Comer', isApproved: false });
  });

  it('[API-06] a profile is changed by its owner and answered as it is saved', async () => {
    const headers = await server.signIn('demo-colleague');
    const read = async () => (await client.send('GET', '/api/profile', undefined, headers)).json<Profile>();
    const { email, revision } = await read();
    const change = { firstName: 'Siu', lastName: 'Ming', phone: '2345 6789', email, revision, currentPassword: '' };
    const saved = (await client.send('PUT', '/api/profile', change, headers)).json<Profile>();
    const expected = { username: 'demo-colleague', firstName: 'Siu', lastName: 'Ming', phone: '2345 6789', email };
    expect(saved).toMatchObject({ ...expected, revision: revision + 1 });
    expect(await read()).toEqual(saved);
  });

  it('[API-07] a district administrator is set up, and gets a link to set a password', async () => {
    const person = { username: 'row-epd', firstName: 'Yan', lastName: 'Lau', email: 'row-epd@epd.example', phone: '' };
    const change = { ...person, userId: null, revision: 0 };
    const answer = await client.send('PUT', '/api/admin/district-admins/Sai%20Kung', change, authority);
    expect(answer.json()).toMatchObject({ ...person, district: 'Sai Kung', hasOpenLink: true });
    const token = await client.tokenTo('row-epd@epd.example', 'NewPassword');
    await client.send('PUT', '/api/password-resets', { token, password: PASSWORD });
    const { session } = (await client.trySignIn('row-epd', PASSWORD)).json();
    expect(session.user).toMatchObject({ userType: 'epd', district: 'Sai Kung' });
  });

  it('[API-08] companies are found by what was typed', async () => {
    const { names, isKnown } = (await client.send('GET', '/api/companies?text=demo%20contractor%20a')).json();
    expect(names).toContain('Demo Contractor A');
    expect(isKnown).toBe(true);
  });

  it('[API-09] the mailed code ends the sign-in of an administrator', async () => {
    const pending = await client.trySignIn('demo-admin', 'quiet-demo-1');
    const code = codeIn((await client.mailsTo('demo-admin')).at(-1));
    const headers = { cookie: cookieOf(pending, 'pending') };
    const answer = await client.send('POST', '/api/session/twofactor', { code }, headers);
    expect(answer.json().user).toMatchObject({ username: 'demo-admin', userType: 'admin' });
    const session = { cookie: sessionCookie(answer) };
    expect((await client.send('GET', '/api/session', undefined, session)).json().user.username).toBe('demo-admin');
  });

  it('[API-10] a reset mails a link and says where it went, masked', async () => {
    const answer = await client.send('POST', '/api/password-resets', { username: 'demo-reader' });
    expect(answer.json()).toEqual({ maskedEmail: 'd***@q***.example' });
    expect((await client.mailsTo('demo-reader')).at(-1)?.text).toMatch(/\/NewPassword#token=[\w-]{43}\n/);
  });

  it('[API-11] the company and its people are those of who asks', async () => {
    const { company, members } = await organisation();
    expect(company).toBe('Demo Contractor A');
    expect(members.find(({ username }) => username === 'demo')).toMatchObject({ userType: 'Contractor Admin' });
  });

  it('[API-12] a member becomes an Admin', async () => {
    const userId = await join('row-promoted');
    const role = { role: 'Admin', was: 'Member' };
    const answer = await client.send('PUT', `/api/organisation/members/${userId}/role`, role, owner);
    expect(answer.statusCode).toBe(204);
    expect(await memberNamed('row-promoted')).toMatchObject({ userType: 'Contractor Admin' });
  });

  it('[API-13] an account is approved by an Admin, or by the mailed link', async () => {
    await register('row-first');
    await client.send('POST', `/api/organisation/members/${await client.idOf('row-first')}/approval`, undefined, owner);
    expect(await signInCode('row-first')).toBe('in');
    await register('row-second');
    const token = await client.tokenTo('demo@quietsite.example', 'ApproveUser');
    const answer = await client.send('POST', '/api/approvals', { token, decision: 'approve' });
    expect(answer.json()).toEqual({ result: 1 });
    expect(await signInCode('row-second')).toBe('in');
  });

  it('[API-14] somebody is removed by the company, or by the platform administrator', async () => {
    const [first, second] = [await join('row-leaver'), await join('row-removed')];
    await client.send('DELETE', `/api/organisation/members/${first}`, {}, owner);
    expect(await signInCode('row-leaver')).toBe('UNKNOWN_USER');
    expect(await memberNamed('row-leaver')).toBeUndefined();
    await client.send('DELETE', `/api/admin/users/${second}`, {}, authority);
    expect(await signInCode('row-removed')).toBe('UNKNOWN_USER');
    expect(await memberNamed('row-removed')).toBeUndefined();
  });

  it('[API-15] people are found by name in the own company, others by their whole address', async () => {
    const { id } = await findDemoProject(server, owner);
    const search = async (text: string) =>
      (await client.send('POST', `/api/projects/${id}/member-search`, { text }, owner)).json();
    expect(await search('demo-other@quietsite.example')).toMatchObject([{ company: 'Demo Contractor B' }]);
    expect((await search('Demo')).map(({ company }: { company: string }) => company)).toContain('Demo Contractor A');
    expect(await search('demo-other')).toEqual([]);
  });

  it('[API-16] there is a row for each of the 18 districts, with who decides there', async () => {
    const rows: DistrictAdmin[] = (await client.send('GET', '/api/admin/district-admins', undefined, authority)).json();
    expect(new Set(rows.map(({ district }) => district)).size).toBe(18);
    expect(rows.find(({ district }) => district === 'Kowloon City')).toMatchObject({ username: 'demo-epd' });
  });

  it('[API-17] all accounts are listed page by page, without secrets', async () => {
    const answer = await client.send('GET', '/api/admin/users?search=demo-other', undefined, authority);
    const { users, count }: UserList = answer.json();
    expect(users).toMatchObject([{ username: 'demo-other', company: 'Demo Contractor B', isActive: true }]);
    expect(count).toBe(1);
    expect(answer.body).not.toMatch(/password|argon2/i);
    expect(await listMails(server, 'demo-other@quietsite.example')).toEqual([]);
  });
});
