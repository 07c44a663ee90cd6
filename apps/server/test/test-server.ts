import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { readEnvironment } from '../src/config/environment.ts';
import type { Mail } from '../src/integrations/mail.ts';
import { createMailSeal } from '../src/jobs/sealed-mail.ts';
import type { Clock } from '../src/services/mechanisms/clock.ts';
import { createServerProcess, type ServerProcess } from '../src/wiring.ts';
import { stubResponses } from './api-rows/stub-responses.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const ORIGIN = 'http://quietsite.test';
const MAIL_KEY = 'a key that closes mails in tests alone';
export const openStoredMail = createMailSeal(MAIL_KEY).open;

export interface TestServer extends ServerProcess {
  readonly database: TestDatabase;
  /** Signs in a seeded account, including second factor, and returns the headers with its session. */
  signIn(username: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export const testEnvironment = (databaseUrl: string, overrides: NodeJS.ProcessEnv = {}) => ({
  DATABASE_URL: databaseUrl,
  PUBLIC_ORIGIN: ORIGIN,
  LOG_LEVEL: 'error',
  FILE_STORE_URL: `file:///tmp/quietsite-test-${process.pid}`,
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_KEY,
  BASE_MAP: 'offline',
  RATE_LIMIT_PER_MINUTE: '1000',
  APPROVAL_MAILS_PER_HOUR: '1000',
  ...overrides,
});

/** The real server on its own database; requests run through the whole pipeline without a socket. */
export async function startTestServer(
  options: { overrides?: NodeJS.ProcessEnv; clock?: Clock } = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const environment = readEnvironment(testEnvironment(database.url, options.overrides));
  const started = await createServerProcess(environment, options.clock);
  const server = { ...started, app: stubResponses(started.app) };
  return {
    ...server,
    database,
    async signIn(username) {
      const payload = { username, password: 'quiet-demo-1' };
      const answer = await server.app.inject({ method: 'POST', url: '/api/session', payload });
      if (answer.statusCode !== 200) throw new Error(`${username} could not sign in: ${answer.body}`);
      if (answer.json().next !== 'twofactor') return { cookie: sessionCookie(answer) };
      const mails = await readMails(database.url);
      const mail = mails.findLast(({ to }) => to === `${username}@quietsite.example`);
      return { cookie: sessionCookie(await enterCode(server, answer, mail)) };
    },
    async close() {
      await server.stop();
      await database.remove();
    },
  };
}

/** The six-digit code in a queued mail. */
export function codeIn(mail: Mail | undefined): string {
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('no mail with a code was enqueued');
  return code;
}

async function enterCode(server: ServerProcess, pending: LightMyRequestResponse, mail: Mail | undefined) {
  const payload = { code: codeIn(mail) };
  const headers = { cookie: cookieOf(pending, 'pending') };
  const url = '/api/session/twofactor';
  const answer = await server.app.inject({ method: 'POST', url, headers, payload });
  if (answer.statusCode !== 200) throw new Error(`the code was refused: ${answer.body}`);
  return answer;
}

async function readMails(databaseUrl: string): Promise<readonly Mail[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("select data from pgboss.job where name = 'mail' order by created_on, id");
    return rows.map(({ data }) => openStoredMail(data));
  } finally {
    await client.end();
  }
}

/** Mails queued for an address, sent or not, oldest first; needs no worker. */
export async function listMails(server: TestServer, to: string): Promise<readonly Mail[]> {
  return (await readMails(server.database.url)).filter((mail) => mail.to === to);
}

/** 'name=value' of the cookie whose name ends like this, with or without the __Host- prefix. */
export function cookieOf(answer: LightMyRequestResponse, suffix: string): string {
  const cookie = answer.cookies.find(({ name }) => name.endsWith(suffix));
  if (!cookie) throw new Error(`the answer sets no cookie '${suffix}'`);
  return `${cookie.name}=${cookie.value}`;
}

export const sessionCookie = (answer: LightMyRequestResponse): string => cookieOf(answer, 'session');
