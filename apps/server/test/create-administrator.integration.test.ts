import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.ts';
import {
  codeIn,
  cookieOf,
  listMails,
  ORIGIN,
  sessionCookie,
  startTestServer,
  type TestServer,
  testEnvironment,
} from './test-server.ts';

const COMMAND = join(import.meta.dirname, '../src/create-administrator.ts');
const ADDRESS = 'first.admin@authority.example';
const PASSWORD = 'calm-harbour-7';
let server: TestServer;
let client: AccountClient;

beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
});
afterAll(() => server.close());

function run(...parameters: string[]) {
  const env = { ...process.env, ...testEnvironment(server.database.url) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...parameters], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const readState = () =>
  client.query(`select (select count(*) from users) as users, (select count(*) from account_links) as links,
    (select count(*) from audit_log) as notes`);

it('makes an administrator whose printed link sets the password, and who then signs in with a mailed code', async () => {
  const { status, stdout, stderr } = run('first-admin', ADDRESS);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const token = new RegExp(`^${ORIGIN}/NewPassword#token=([\\w-]{43})$`, 'm').exec(stdout)?.[1] ?? '';
  expect(stdout).toContain('within 45 minutes');
  expect((await client.trySignIn('first-admin', PASSWORD)).json().code).toBe('BAD_CREDENTIALS');
  expect(await listMails(server, ADDRESS)).toEqual([]);

  expect((await client.send('PUT', '/api/password-resets', { token, password: PASSWORD })).statusCode).toBe(204);
  const pending = await client.trySignIn('first-admin', PASSWORD);
  expect(pending.json()).toMatchObject({ next: 'twofactor' });
  const code = codeIn((await listMails(server, ADDRESS)).at(-1));
  const headers = { cookie: cookieOf(pending, 'pending') };
  const opened = await client.send('POST', '/api/session/twofactor', { code }, headers);
  const users = await client.send('GET', '/api/admin/users', undefined, { cookie: sessionCookie(opened) });
  expect(users.statusCode).toBe(200);
});

it('leaves one line in the audit log, of nobody who is signed in, and no secret anywhere', async () => {
  const { stdout } = run('second-admin', 'second.admin@authority.example');
  const userId = await client.idOf('second-admin');
  expect(
    await client.query(`select user_id, details from audit_log where details ->> 'username' = 'second-admin'`),
  ).toEqual([{ user_id: null, details: { userId, username: 'second-admin' } }]);
  const [link] = await client.query(
    `select kind, encode(token_hash, 'escape') as hash, expires_at - created_at = interval '45 minutes' as "isReset"
      from account_links where user_id = $1`,
    [userId],
  );
  expect(link).toMatchObject({ kind: 'reset', isReset: true });
  expect(link?.hash).not.toContain(/#token=([\w-]{43})/.exec(stdout)?.[1]);
});

it.each([
  ['a name that is there', ['DEMO-admin', 'somebody@authority.example'], 'Username already exists.'],
  ['an address that is there', ['somebody', 'Demo-Admin@quietsite.example'], 'Email already exists.'],
  ['a name that registration refuses', ['some body', 'somebody@authority.example'], 'cannot be a username'],
  ['an address that is none', ['somebody', 'authority.example'], 'is not an email address'],
  ['a word too many', ['somebody', 'somebody@authority.example', 'more'], 'usage: quietsite admin USERNAME EMAIL'],
  ['a word too few', ['somebody'], 'usage: quietsite admin USERNAME EMAIL'],
])('refuses %s and changes nothing', async (_, parameters, reason) => {
  const before = await readState();
  expect(run(...parameters)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(reason) });
  expect(await readState()).toEqual(before);
});
