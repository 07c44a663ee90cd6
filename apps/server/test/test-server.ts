import type { LightMyRequestResponse } from 'fastify';
import { readEnvironment } from '../src/config/environment.ts';
import type { Clock } from '../src/services/clock.ts';
import { createServerProcess, type ServerProcess } from '../src/wiring.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const ORIGIN = 'http://quietsite.test';

export interface TestServer extends ServerProcess {
  readonly database: TestDatabase;
  /** Signs a seeded account in and answers the headers that carry its session. */
  signIn(username: string): Promise<Record<string, string>>;
  close(): Promise<void>;
}

export const testEnvironment = (databaseUrl: string, overrides: NodeJS.ProcessEnv = {}) => ({
  DATABASE_URL: databaseUrl,
  PUBLIC_ORIGIN: ORIGIN,
  LOG_LEVEL: 'silent',
  FILE_STORE_URL: `file:///tmp/quietsite-test-${process.pid}`,
  SMTP_URL: 'smtp://127.0.0.1:1',
  BASE_MAP: 'offline',
  RATE_LIMIT_PER_MINUTE: '1000',
  ...overrides,
});

/** The real server on a database of its own; requests go through its whole pipeline without a socket. */
export async function startTestServer(
  options: { overrides?: NodeJS.ProcessEnv; clock?: Clock } = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const environment = readEnvironment(testEnvironment(database.url, options.overrides));
  const server = await createServerProcess(environment, options.clock);
  return {
    ...server,
    database,
    async signIn(username) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/session',
        payload: { username, password: 'quiet-demo-1' },
      });
      if (answer.statusCode !== 200) throw new Error(`${username} could not sign in: ${answer.body}`);
      return { cookie: sessionCookie(answer) };
    },
    async close() {
      await server.stop();
      await database.remove();
    },
  };
}

export function sessionCookie(answer: LightMyRequestResponse): string {
  const cookie = answer.cookies.find(({ name }) => name.endsWith('session'));
  if (!cookie) throw new Error('the answer sets no session');
  return `${cookie.name}=${cookie.value}`;
}
