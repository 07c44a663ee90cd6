import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../tools/kit/src/stack/cluster.ts';
import { type MailSink, startMailSink } from '../../../tools/kit/src/stack/mail-sink.ts';
import { startNode, stopProcess } from '../../../tools/kit/src/stack/processes.ts';
import { codeIn, cookieOf, ORIGIN, startTestServer, type TestServer, testEnvironment } from './test-server.ts';

let server: TestServer;
let worker: ChildProcess;
let sink: MailSink | undefined;
let client: pg.Client;
let smtpPort: number;
const directory = mkdtempSync(join(tmpdir(), 'quietsite-mail-'));

/** The worker runs from the start; the mail server only when a test starts it. */
beforeAll(async () => {
  server = await startTestServer();
  smtpPort = await findFreePort();
  client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  const variables = testEnvironment(server.database.url, { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
  worker = startNode('apps/server/src/worker.ts', { ...process.env, ...variables }, join(directory, 'worker.log'));
});
afterAll(async () => {
  await stopProcess(worker);
  await sink?.close();
  await client.end();
  await server.close();
  rmSync(directory, { recursive: true });
});

const signIn = (username: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/session', payload: { username, password } });

/** The state of each mail in the queue. */
async function mailStates(): Promise<readonly string[]> {
  const { rows } = await client.query("select state::text from pgboss.job where name = 'mail'");
  return rows.map(({ state }) => state);
}

it('[AUTH-05] [U08] a dead mail server delays codes and notices of a lock, and loses none', {
  timeout: 300_000,
}, async () => {
  for (const username of ['demo', 'nobody']) for (let time = 0; time < 5; time += 1) await signIn(username, 'wrong-1');
  const pending = await signIn('demo-admin', 'quiet-demo-1');
  expect(pending.json()).toEqual({ next: 'twofactor' });
  // One mail of each kind, waiting for a retry; an unknown user name gets none.
  await expect.poll(mailStates, { interval: 100 }).toEqual(['retry', 'retry']);

  sink = await startMailSink(smtpPort);
  await expect.poll(() => sink?.mails.length, { interval: 100 }).toBe(2);
  const mailTo = (address: string) => sink?.mails.find(({ to }) => to?.[0]?.address === address);
  const notice = mailTo('demo@quietsite.example')?.text ?? '';
  expect(notice).toContain('wrong password five times for your account demo');
  expect(notice).toContain(`${ORIGIN}/Reset`);
  const { rows } = await client.query(
    "select username from audit_log a join users u on u.id = a.user_id where action = 'session.locked'",
  );
  expect(rows).toEqual([{ username: 'demo' }]);

  const code = codeIn({ to: '', subject: '', text: mailTo('demo-admin@quietsite.example')?.text ?? '' });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/session/twofactor',
    headers: { cookie: cookieOf(pending, 'pending') },
    payload: { code },
  });
  expect(answer.json().user.userType).toBe('admin');
  await expect.poll(mailStates, { interval: 100 }).toEqual(['completed', 'completed']);
});
