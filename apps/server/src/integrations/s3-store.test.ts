import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createFileKey } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const limits = { connectMs: 500, silenceMs: 400, callMs: 900, attempts: 3 };
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A failing store: a server that behaves as a real one does only when it breaks. */
async function openAgainst(behaviour: RequestListener, changes: Partial<typeof limits> = {}) {
  server = createServer(behaviour).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'name', secretAccessKey: 'secret' };
  const location = { kind: 's3', bucket: 'noise-files', prefix: '', endpoint, region: undefined } as const;
  return createS3Store(location, credentials, { ...limits, ...changes });
}

it('gives up on a store that takes the call and never answers', async () => {
  const store = await openAgainst(() => {});
  const begin = performance.now();
  await expect(store.put(new Uint8Array(64))).rejects.toThrow();
  await expect(store.read(createFileKey())).rejects.toThrow();
  expect(performance.now() - begin).toBeLessThan(4 * limits.callMs);
});

it('ends the whole call in time, whatever is left of the retries', async () => {
  const store = await openAgainst(() => {}, { silenceMs: 60_000 });
  await expect(store.read(createFileKey())).rejects.toThrow('the file store did not answer within 0.9 s');
});

it('tries again after a passing failure, a bounded number of times', async () => {
  let calls = 0;
  const store = await openAgainst((_request, response) => {
    calls += 1;
    response.writeHead(503).end();
  });
  await expect(store.remove(createFileKey())).rejects.toThrow();
  expect(calls).toBe(limits.attempts);
});

it('breaks the stream when the store falls silent in the middle of a file', async () => {
  const store = await openAgainst((_request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('half');
  });
  const content = await store.read(createFileKey());
  await expect(buffer(content)).rejects.toThrow('inactivity');
});

it('breaks the stream when the store hangs up in the middle of a file', async () => {
  const store = await openAgainst((_request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('half', () => response.destroy());
  });
  const content = await store.read(createFileKey());
  await expect(buffer(content)).rejects.toThrow('aborted');
});

it('lets a file that flows take longer than the call that opened it', async () => {
  const store = await openAgainst((_request, response) => {
    response.writeHead(200, { 'content-length': 6 });
    let sent = 0;
    const timer = setInterval(() => {
      response.write('x');
      sent += 1;
      if (sent === 6) clearInterval(timer);
    }, 200);
  });
  const content = await store.read(createFileKey());
  expect((await buffer(content)).toString()).toBe('xxxxxx');
});
