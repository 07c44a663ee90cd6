import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '../src/config/environment.ts';
import { ONE_FILE } from '../src/http/receive-file.ts';
import { createServerProcess, type ServerProcess } from '../src/wiring.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { sessionCookie, testEnvironment } from './test-server.ts';

let database: TestDatabase;
let server: ServerProcess;
let headers: Record<string, string>;

/** Over a real connection: the parser fails on content that arrives in chunks. */
beforeAll(async () => {
  database = await createTestDatabase();
  const environment = readEnvironment(testEnvironment(database.url));
  server = await createServerProcess(environment);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const payload = { username: 'demo', password: 'quiet-demo-1' };
  const cookie = sessionCookie(await server.app.inject({ method: 'POST', url: '/api/session', payload }));
  headers = { cookie, origin: environment.PUBLIC_ORIGIN, 'content-type': 'multipart/form-data; boundary=x' };
});
afterAll(async () => {
  await server.stop();
  await database.remove();
});

const ENDS = {
  'in the middle of the file': '',
  'after the beginning of a second part': '\r\n--x\r\n',
  'in the middle of a second file': '\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="b.csv"\r\n\r\nB',
  'after a thousand parts': '\r\n--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nA'.repeat(1_100),
  'in the middle of a third part': '\r\n--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nA\r\n--x\r\n',
};
/** Below and above the buffer size, and above the maximum file size. */
const SIZES = [100, 70_000, 300_000, 2_500_000];

it.each(Object.entries(ENDS))('refuses a form that ends %s, and lives on', async (_where, end) => {
  for (const size of SIZES) {
    const head = 'content-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
    const body = `--x\r\n${head}${'A'.repeat(size)}${end}`;
    const address = `${server.app.listeningOrigin}/api/projects/1/equipment/reading?taskId=1`;
    const answer = await fetch(address, { method: 'POST', headers, body });
    expect([400, 413, 422], `${size} bytes`).toContain(answer.status);
    await answer.text();
  }
  expect((await fetch(`${server.app.listeningOrigin}/readyz`)).status).toBe(200);
});

it('has no limit of parts, over which the parser would end the process', () => {
  expect(ONE_FILE.limits.parts).toBe(Number.POSITIVE_INFINITY);
});
