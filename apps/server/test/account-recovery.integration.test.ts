import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { cookieOf, startTestServer, type TestServer } from './test-server.ts';

const PASSWORD = 'quiet-demo-1';
const NEW_PASSWORD = 'calm-harbour-7';
const STOLEN = 'thief@firm.example';

let server: TestServer;
let client: AccountClient;
let now: Date;
beforeAll(async () => {
  now = new Date();
  server = await startTestServer({ clock: () => now });
  client = createAccountClient(server);
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 3_600_000);
});

type Headers = Record<string, string>;

async function save(headers: Headers, change: object) {
  const { revision, firstName, lastName, email, phone } = (
    await client.send('GET', '/api/profile', undefined, headers)
  ).json();
  return client.send('PUT', '/api/profile', { revision, firstName, lastName, email, phone, ...change }, headers);
}
const confirm = (token: string, headers: Headers = {}) =>
  client.send('POST', '/api/email-confirmations', { token }, headers);
const statusOf = async (url: string, headers: Headers) =>
  (await client.send('GET', url, undefined, headers)).statusCode;
const createToken = (headers: Headers, currentPassword: string) =>
  client.send('POST', '/api/tokens', { name: 'kept', scopes: ['layers:read'], currentPassword }, headers);

async function resetPassword(username: string) {
  await client.send('POST', '/api/password-resets', { username });
  const token = await client.tokenTo(`${username}@quietsite.example`, 'NewPassword');
  const answer = await client.send('PUT', '/api/password-resets', { token, password: NEW_PASSWORD });
  expect(answer.statusCode).toBe(204);
}

/** Everything that a person with a phished password can leave behind, each with a check whether it still works. */
async function leaveBehind(username: string, password: string, email: string) {
  const session = { cookie: cookieOf(await client.trySignIn(username, password), 'session') };
  const { token } = (await createToken(session, password)).json();
  await client.send('POST', '/api/password-resets', { username });
  const reset = await client.tokenTo(`${username}@quietsite.example`, 'NewPassword');
  await save(session, { email, currentPassword: password });
  const confirmation = await client.tokenTo(email, 'ConfirmEmail');
  return {
    session: async () => (await statusOf('/api/session', session)) === 200,
    token: async () => (await statusOf('/ogc/collections', { authorization: `Bearer ${token}` })) === 200,
    reset: async () => (await client.send('POST', '/api/password-resets/account', { token: reset })).statusCode === 200,
    confirmation: async () => (await confirm(confirmation)).statusCode === 200,
  };
}

describe('what was left behind in an account', () => {
  it('[AUTH-39] ends with a reset: the pending new address, tokens, links and sessions', async () => {
    const left = await leaveBehind('demo-member', PASSWORD, STOLEN);
    expect([await left.session(), await left.token(), await left.reset()]).toEqual([true, true, true]);
    await resetPassword('demo-member');
    for (const opens of Object.values(left)) expect(await opens()).toBe(false);
    const [row] = await client.query<{ email: string }>("select email from users where username = 'demo-member'");
    expect(row?.email).toBe('demo-member@quietsite.example');
  });

  it('[AUTH-39] ends with a new password, but for the session that sets it', async () => {
    const left = await leaveBehind('demo-colleague', PASSWORD, STOLEN);
    const here = await client.trySignIn('demo-colleague', PASSWORD);
    const headers = { cookie: `${cookieOf(here, 'session')}; ${cookieOf(here, 'device')}` };
    const change = { email: 'own@firm.example', currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await save(headers, change)).json().pendingEmail).toBe('own@firm.example');
    for (const opens of Object.values(left)) expect(await opens()).toBe(false);
    expect(await statusOf('/api/session', headers)).toBe(200);
    // The address requested together with the password is not revoked.
    expect((await confirm(await client.tokenTo('own@firm.example', 'ConfirmEmail'))).statusCode).toBe(200);
  });

  it('[AUTH-39] ends with a new address, but for the session that confirms it', async () => {
    const headers = await server.signIn('demo-reader');
    const elsewhere = await server.signIn('demo-reader');
    const { token } = (await createToken(headers, PASSWORD)).json();
    await client.send('POST', '/api/password-resets', { username: 'demo-reader' });
    const reset = await client.tokenTo('demo-reader@quietsite.example', 'NewPassword');
    await save(headers, { email: 'reader@firm.example', currentPassword: PASSWORD });
    expect((await confirm(await client.tokenTo('reader@firm.example', 'ConfirmEmail'), headers)).statusCode).toBe(200);
    expect(await statusOf('/api/session', headers)).toBe(200);
    expect(await statusOf('/api/session', elsewhere)).toBe(401);
    expect(await statusOf('/ogc/collections', { authorization: `Bearer ${token}` })).toBe(401);
    expect((await client.send('POST', '/api/password-resets/account', { token: reset })).json().code).toBe(
      'LINK_INVALID',
    );
  });

  it('[AUTH-39] ends with a reset: what was sent to others in its name', async () => {
    const headers = await server.signIn('demo');
    await client.send('POST', '/api/organisation/invitations', { email: 'friend@thief.example' }, headers);
    const invitation = await client.tokenTo('friend@thief.example', 'Invitation');
    const look = () => client.send('POST', '/api/invitations/account', { token: invitation });
    expect((await look()).statusCode).toBe(200);
    await resetPassword('demo');
    expect((await look()).json().code).toBe('LINK_INVALID');
  });
});

describe('a personal access token', () => {
  it('[AUTH-40] is made with the password alone, and for a year at most', async () => {
    const headers = await server.signIn('demo-other');
    for (const wrong of ['', 'not-mine-1'])
      expect((await createToken(headers, wrong)).json().code).toBe('WRONG_PASSWORD');
    const wanted = { name: 'long', scopes: ['layers:read'], currentPassword: PASSWORD };
    const ask = (validDays: number) => client.send('POST', '/api/tokens', { ...wanted, validDays }, headers);
    expect((await ask(366)).json().code).toBe('VALIDATION_FAILED');
    const { expiresAt } = (await ask(365)).json();
    expect(new Date(expiresAt).getTime() - now.getTime()).toBe(365 * 86_400_000);
    expect((await client.send('GET', '/api/tokens', undefined, headers)).json()).toHaveLength(1);
  });
});

describe('a wrong present password', () => {
  it('[AUTH-41] counts as a failed sign-in, locks, is audited and reported to the account holder', async () => {
    const headers = await server.signIn('demo-epd');
    const email = 'x@firm.example';
    for (const currentPassword of ['guess-one-1', 'guess-two-2'])
      expect((await save(headers, { email, currentPassword })).json().code).toBe('WRONG_PASSWORD');
    for (const guess of ['guess-three-3', 'guess-four-4'])
      expect((await createToken(headers, guess)).json().code).toBe('WRONG_PASSWORD');
    expect((await createToken(headers, 'guess-five-5')).json().code).toBe('LOCKED_OUT');
    expect((await createToken(headers, PASSWORD)).json().code).toBe('LOCKED_OUT');
    expect((await save(headers, { email, currentPassword: PASSWORD })).json().code).toBe('LOCKED_OUT');
    expect((await client.trySignIn('demo-epd', PASSWORD)).json().code).toBe('LOCKED_OUT');
    const wrong = (await client.actions('demo-epd')).filter((action) => action === 'account.wrongPassword');
    expect(wrong).toHaveLength(5);
    expect(await client.query("select from pgboss.job where name = 'lock-notice'")).toHaveLength(1);
  });
});
