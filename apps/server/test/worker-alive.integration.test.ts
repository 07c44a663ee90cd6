import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readEnvironment } from '../src/config/environment.ts';
import { createJobQueue } from '../src/jobs/queue.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { createTestDatabase } from './test-database.ts';
import { testEnvironment } from './test-server.ts';

const run = promisify(execFile);
const SCRIPT = new URL('../src/worker-alive.ts', import.meta.url).pathname;

it('distinguishes a working worker from a server, from none and from an unreachable database', async () => {
  const database = await createTestDatabase();
  const ask = (url: string) => run(process.execPath, [SCRIPT], { env: { DATABASE_URL: url } });
  const ofServer = createJobQueue({ url: database.url, heartbeatSeconds: 10, onError: console.error });
  await ofServer.start();
  await expect(ask(database.url)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('no worker') });
  const worker = await createWorkerProcess(readEnvironment(testEnvironment(database.url)));
  await expect(ask(database.url)).resolves.toMatchObject({ stderr: '' });
  await expect(ask('postgres://nobody@127.0.0.1:1/none')).rejects.toMatchObject({ code: 1 });
  await worker.stop();
  await ofServer.stop(1_000);
  await database.remove();
});
