import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../tools/kit/src/stack/mail-sink.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { type AccountClient, createAccountClient, registration } from './account-client.ts';
import { cookieOf, ORIGIN, sessionCookie, startTestServer, type TestServer, testEnvironment } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let sink: MailSink;
let worker: Awaited<ReturnType<typeof createWorkerProcess>>;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  client = createAccountClient(server);
  sink = await startMailSink(0);
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
  worker = await createWorkerProcess(readEnvironment(testEnvironment(server.database.url, smtp)));
});
afterAll(async () => {
  await worker.stop();
  await sink.close();
  await server.close();
});

const on = (language: string) => ({ 'x-quietsite-language': language });
const languageOf = async (username: string) =>
  (await client.query<{ language: string | null }>('select language from users where username = $1', [username]))[0]
    ?.language;
const received = (address: string, subject: string) =>
  sink.mails.find(({ to, subject: said }) => to?.[0]?.address === address && said === subject);
/** The text received through the mail server. */
async function textTo(address: string, subject: string): Promise<string> {
  await expect.poll(() => received(address, subject)?.subject).toBe(subject);
  return received(address, subject)?.text ?? '';
}
async function signIn(username: string, headers: Record<string, string> = {}) {
  const form = { username, password: 'quiet-demo-1' };
  return { cookie: sessionCookie(await client.send('POST', '/api/session', form, headers)) };
}
const ask = (username: string, headers: Record<string, string>) => {
  now = new Date(now.getTime() + 120_000);
  return client.send('POST', '/api/password-resets', { username }, headers);
};

it('[AUTH-31] somebody who never chose is written to in the language of the page, English by itself', async () => {
  await ask('demo-reader', {});
  expect(await textTo('demo-reader@quietsite.example', 'Set a new password')).toContain('within 45 minutes');
  await ask('demo-reader', on('zh-Hans'));
  expect(await textTo('demo-reader@quietsite.example', '设置新密码')).toContain(`${ORIGIN}/NewPassword#token=`);
  expect(await languageOf('demo-reader')).toBeNull();
});

it('[AUTH-31] what a person chose holds, whoever asks for the mail', async () => {
  const headers = await signIn('demo-member');
  expect(await languageOf('demo-member')).toBeNull();
  const answer = await client.send('PUT', '/api/profile/language', { language: 'zh-Hant' }, headers);
  expect(answer.statusCode).toBe(204);
  expect((await client.send('PUT', '/api/profile/language', { language: 'fr' }, headers)).statusCode).toBe(400);
  await ask('demo-member', on('zh-Hans'));
  const text = await textTo('demo-member@quietsite.example', '設定新密碼');
  expect(text).toContain('QuietSite 帳戶 demo-member');
  expect(text).not.toMatch(/Dear|password/);
});

it('remembers the language in which a user signs in, and keeps it if none is given', async () => {
  await signIn('demo-colleague', on('zh-Hant'));
  expect(await languageOf('demo-colleague')).toBe('zh-Hant');
  await signIn('demo-colleague');
  expect(await languageOf('demo-colleague')).toBe('zh-Hant');
  await signIn('demo-colleague', on('en, zh-Hans'));
  expect(await languageOf('demo-colleague')).toBe('zh-Hant');
});

it('a registration, its approval and a reset keep the language of their page', async () => {
  const form = { ...registration, username: 'chinese', email: 'chinese@firm.example' };
  expect((await client.send('POST', '/api/accounts', form, on('zh-Hans'))).statusCode).toBe(201);
  expect(await languageOf('chinese')).toBe('zh-Hans');
  await textTo('chinese@firm.example', '确认你的注册');
  const proof = { token: await client.tokenTo('chinese@firm.example', 'ConfirmEmail') };
  expect((await client.send('POST', '/api/email-confirmations', proof)).json()).toEqual({ waitingFor: 'company' });
  // To the approver, in the approver's language.
  await textTo('demo@quietsite.example', 'A registration is waiting for your approval');
  const decide = { token: await client.tokenTo('demo@quietsite.example', 'ApproveUser'), decision: 'approve' };
  expect((await client.send('POST', '/api/approvals', decide)).statusCode).toBe(200);
  expect(await textTo('chinese@firm.example', '你的注册已获批准')).toContain(`${ORIGIN}/Login`);
  await ask('chinese', {});
  await textTo('chinese@firm.example', '设置新密码');
  const token = await client.tokenTo('chinese@firm.example', 'NewPassword');
  await client.send('PUT', '/api/password-resets', { token, password: 'calm-harbour-8' }, on('zh-Hant'));
  expect(await languageOf('chinese')).toBe('zh-Hant');
  await textTo('chinese@firm.example', '你的密碼已更改');
});

it('an unknown mailbox is written to in the language of the page that asked', async () => {
  const headers = { ...(await signIn('demo')), ...on('zh-Hant') };
  const invited = { email: 'guest@firm.example' };
  expect((await client.send('POST', '/api/organisation/invitations', invited, headers)).statusCode).toBe(201);
  expect(await textTo('guest@firm.example', 'QuietSite 邀請')).toMatch(/公司成員的身分/);
});

it('[U09] the sign-in code is in the language of the page, also when it is sent again', async () => {
  const begun = await client.send(
    'POST',
    '/api/session',
    { username: 'demo-admin', password: 'quiet-demo-1' },
    on('zh-Hant'),
  );
  expect(await textTo('demo-admin@quietsite.example', 'QuietSite：你的登入驗證碼')).toMatch(/驗證碼為 \d{6}。/);
  now = new Date(now.getTime() + 120_000);
  const headers = { cookie: cookieOf(begun, 'pending'), ...on('zh-Hans') };
  expect((await client.send('POST', '/api/session/twofactor/resend', undefined, headers)).statusCode).toBe(204);
  expect(await textTo('demo-admin@quietsite.example', 'QuietSite：你的登录验证码')).toMatch(/验证码为 \d{6}。/);
});
