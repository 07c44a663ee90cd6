import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../../tools/kit/src/stack/mail-sink.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { codeIn, cookieOf, ORIGIN, startTestServer, type TestServer, testEnvironment } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let now = new Date();
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  client = createAccountClient(server);
});
afterAll(() => server.close());

const NEW_PASSWORD = 'calm-harbour-7';
const ask = (username: string) => client.send('POST', '/api/password-resets', { username });
const look = (token: string) => client.send('POST', '/api/password-resets/account', { token });
const set = (token: string, password = NEW_PASSWORD) => client.send('PUT', '/api/password-resets', { token, password });
async function tokenFor(username: string): Promise<string> {
  later(2);
  expect((await ask(username)).statusCode).toBe(200);
  return client.tokenTo(`${username}@quietsite.example`, 'NewPassword');
}

describe('asking for a reset', () => {
  it('[AUTH-30] says that nobody has the name', async () => {
    expect((await ask('nobody')).json()).toMatchObject({ code: 'UNKNOWN_USER', message: 'Username does not exist.' });
  });

  it('[AUTH-31] [U07] says where the mail went, masked, and mails a link instead of a password', async () => {
    const answer = await ask(' DEMO-reader ');
    expect(answer.json()).toEqual({ maskedEmail: 'd***@q***.example' });
    const [mail] = await client.mailsTo('demo-reader');
    expect(mail?.text).toMatch(new RegExp(`${ORIGIN}/NewPassword#token=[\\w-]{43}\n`));
    expect(mail?.text).not.toContain('quiet-demo-1');
    // Nothing has changed so far.
    expect((await client.trySignIn('demo-reader', 'quiet-demo-1')).statusCode).toBe(200);
  });

  it('[U07] mails once a minute and five times in 45 minutes, however often it is asked', async () => {
    const count = async () => (await client.mailsTo('demo-epd')).length;
    await Promise.all([ask('demo-epd'), ask('demo-epd'), ask('demo-epd')]);
    expect(await count()).toBe(1);
    for (let time = 0; time < 8; time += 1) {
      later(1);
      await ask('demo-epd');
    }
    expect(await count()).toBe(5);
    later(45);
    await ask('demo-epd');
    expect(await count()).toBe(6);
  });
});

describe('a reset link', () => {
  it('[U07] sets the password once, ends every session and known browser and lifts the lock', async () => {
    const before = await client.trySignIn('demo-member', 'quiet-demo-1');
    const headers = { cookie: cookieOf(before, 'session') };
    for (let time = 0; time < 5; time += 1) await client.trySignIn('demo-member', 'wrong-password-1');
    expect((await client.trySignIn('demo-member', 'quiet-demo-1')).json().code).toBe('LOCKED_OUT');
    const token = await tokenFor('demo-member');
    expect((await look(token)).json()).toEqual({ username: 'demo-member' });
    expect((await client.send('GET', '/api/session', undefined, headers)).statusCode).toBe(200);

    expect((await set(token)).statusCode).toBe(204);
    expect((await client.send('GET', '/api/session', undefined, headers)).statusCode).toBe(401);
    const devices = await client.query(
      'select from devices d join users u on u.id = user_id where username = $1 and revoked_at is null',
      ['demo-member'],
    );
    expect(devices).toEqual([]);
    expect((await client.trySignIn('demo-member', 'quiet-demo-1')).json().code).toBe('BAD_CREDENTIALS');
    expect((await client.trySignIn('demo-member', NEW_PASSWORD)).statusCode).toBe(200);
    expect((await client.mailsTo('demo-member')).at(-1)?.subject).toBe('Your password was changed');
    expect(await client.actions('demo-member')).toContain('account.resetPassword');

    expect((await look(token)).json().code).toBe('LINK_INVALID');
    expect((await set(token, 'another-harbour-8')).json().code).toBe('LINK_INVALID');
  });

  it('[U07] [U09] ends a sign-in that waits for its code', async () => {
    const pending = cookieOf(await client.trySignIn('demo-admin', 'quiet-demo-1'), 'pending');
    const code = codeIn((await client.mailsTo('demo-admin')).at(-1));
    expect((await set(await tokenFor('demo-admin'), 'quiet-demo-1')).statusCode).toBe(204);
    const late = await client.send('POST', '/api/session/twofactor', { code }, { cookie: pending });
    expect(late.json().code).toBe('TWO_FACTOR_INVALID');
    later(60);
  });

  it('[U07] is used by exactly one of two at the same time', async () => {
    const token = await tokenFor('demo-colleague');
    const answers = await Promise.all([set(token, 'first-harbour-1'), set(token, 'second-harbour-2')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410]);
  });

  it('[U07] ends after 45 minutes', async () => {
    const token = await tokenFor('demo-other');
    later(44);
    expect((await look(token)).statusCode).toBe(200);
    later(2);
    expect((await look(token)).json().code).toBe('LINK_INVALID');
    expect((await set(token)).json().code).toBe('LINK_INVALID');
  });

  it('[U14] is not used up by a password that is refused', async () => {
    later(60);
    const token = await tokenFor('demo-reader');
    const refused = await set(token, 'Demo-Reader-99');
    expect(refused.json()).toMatchObject({ code: 'WEAK_PASSWORD', details: { fault: 'username' } });
    expect((await set(token)).statusCode).toBe(204);
  });

  it('opens no other page', async () => {
    later(60);
    const token = await tokenFor('demo');
    for (const url of ['/api/approvals/request', '/api/invitations/account', '/api/email-confirmations'])
      expect((await client.send('POST', url, { token })).json().code).toBe('LINK_INVALID');
    expect((await look('not-a-token')).json().code).toBe('LINK_INVALID');
  });
});

it('[U07] [AUTH-30] with hidden names everybody gets the same answer, and only the known one a mail', async () => {
  const hiding = await startTestServer({ overrides: { HIDE_UNKNOWN_USERS: 'true' } });
  const hidden = createAccountClient(hiding);
  const worker = await createWorkerProcess(readEnvironment(testEnvironment(hiding.database.url)));
  try {
    for (const username of ['nobody', 'demo']) {
      const answer = await hidden.send('POST', '/api/password-resets', { username });
      expect([answer.statusCode, answer.json()]).toEqual([200, { maskedEmail: null }]);
    }
    await expect.poll(() => hidden.mailsTo('demo')).toHaveLength(1);
    await expect
      .poll(() => hidden.query(`select from pgboss.job where name = 'reset-request' and state = 'completed'`))
      .toHaveLength(2);
    expect(await hidden.query("select from pgboss.job where name = 'mail'")).toHaveLength(1);
  } finally {
    await worker.stop();
    await hiding.close();
  }
});

it('[U07] the link reaches the mailbox', async () => {
  const sink: MailSink = await startMailSink(0);
  const smtp = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
  const worker = await createWorkerProcess(readEnvironment(testEnvironment(server.database.url, smtp)));
  try {
    later(60);
    const token = await tokenFor('demo-admin');
    const find = () =>
      sink.mails.find(({ to, text }) => to?.[0]?.address === 'demo-admin@quietsite.example' && text?.includes(token));
    await expect.poll(() => find()?.text).toContain(`${ORIGIN}/NewPassword#token=${token}`);
    expect(find()?.subject).toBe('Set a new password');
  } finally {
    await worker.stop();
    await sink.close();
  }
});
