import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CalculationRun } from '@quietsite/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runStatements } from '../../../tools/kit/src/stack/database.ts';
import { findDemoProject } from './demo-project.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const SIZE_BYTES = 100_000;
let isMissing = false;
let store: Server;
let server: TestServer;
let headers: Record<string, string>;
let origin: string;

/** A file store that is empty, or drops the connection in the middle of a file. */
beforeAll(async () => {
  store = createServer((_request, response) => {
    if (isMissing) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else response.writeHead(200, { 'content-length': SIZE_BYTES }).write('%PDF-', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  server = await startTestServer({
    overrides: {
      FILE_STORE_URL: `s3://noise-files?endpoint=${endpoint}`,
      FILE_STORE_ACCESS_KEY: 'name',
      FILE_STORE_SECRET_KEY: 'secret',
    },
  });
  headers = await server.signIn('demo');
  await storeDocument();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  store.close();
});

async function storeDocument() {
  const { id: projectId } = await findDemoProject(server, headers);
  const run = await server.app.inject({ method: 'POST', url: `/api/projects/${projectId}/calculation`, headers });
  const key = 'ab/abababab-0000-4000-8000-000000000000';
  await runStatements(server.database.url, [
    `insert into documents (project_id, run_id, kind, requested_by, status, file_key, sha256, size_bytes)
     select ${projectId}, ${run.json<CalculationRun>().id}, 'summary', min(id), 'done', '${key}', '', ${SIZE_BYTES} from users`,
  ]);
}

const download = () => fetch(`${origin}/api/documents/1/file`, { headers, signal: AbortSignal.timeout(10_000) });

it('answers with a failure that can be shown when the file is gone from the store', async () => {
  isMissing = true;
  const answer = await download();
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ code: 'INTERNAL', requestId: expect.any(String) });
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('ends the connection when the store breaks off in the middle of a file', async () => {
  isMissing = false;
  const answer = await download();
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
});
