import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDemoProject } from '../demo-project.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let signedIn: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  signedIn = await server.signIn('demo');
});
afterAll(() => server.close());

const TIMEOUT_MS = 20_000;
const MEGABYTE = 1_048_576;

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

function call(agent: Agent, { body, ...options }: Call): Promise<number> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, port, host: '127.0.0.1', ...options }, (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
    });
    outgoing.setTimeout(TIMEOUT_MS, () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject).end(body);
  });
}

const part = (name: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.zip"\r\n${more}\r\n${'P'.repeat(MEGABYTE)}`;
const END = '\r\n--x--\r\n';

test.each([
  ['a field that is not ours', part('other') + END],
  ['a field of every object', part('__proto__') + END],
  ['a form that ends in the middle', part('file')],
  ['two files', `${part('file')}\r\n${part('file')}${END}`],
  ['a part with a broken head', part('file', `${'x'.repeat(100_000)}\r\n`) + END],
  ['no form at all', 'P'.repeat(MEGABYTE)],
])('[U52] after %s the connection serves the next request', async (_, body) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { ...signedIn, 'content-type': 'multipart/form-data; boundary=x' };
  for (const path of ['shapes', 'schedule/reading', 'materials', 'attachments']) {
    const url = `/api/projects/1/${path}`;
    expect(await call(agent, { method: 'POST', path: url, headers, body })).toBeGreaterThanOrEqual(400);
    expect(await call(agent, { path: '/healthz' })).toBe(200);
  }
  agent.destroy();
});

/** Sends the head of an upload, optionally the start of its form, and disconnects. */
async function cutUpload(path: string, beginning: string, afterMs: number): Promise<void> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [
    ...[`POST ${path} HTTP/1.1`, 'host: 127.0.0.1', `cookie: ${signedIn.cookie}`],
    ...['content-type: multipart/form-data; boundary=x', 'content-length: 100000', '', ''],
  ].join('\r\n');
  socket.on('error', () => undefined).write(head + beginning);
  await pause(afterMs);
  socket.resetAndDestroy();
}

test('[DATA-06] an upload that is cut at once leaves nothing behind', async () => {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'cut-uploads-'));
  process.env.TMPDIR = folder;
  try {
    const { id } = await findDemoProject(server, signedIn);
    for (const path of ['shapes', 'schedule/reading', 'materials', 'attachments'])
      for (const beginning of ['', '--x\r\n', part('file').slice(0, 2_000)])
        for (const afterMs of [1, 5, 30, 150]) await cutUpload(`/api/projects/${id}/${path}`, beginning, afterMs);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true });
  }
});
