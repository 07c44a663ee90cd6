import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** The server's response to these bytes until it closes the connection. */
async function say(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (chunk: string) => {
    text += chunk;
  });
  socket.end(lines.join('\r\n'));
  await once(socket, 'close');
  return text;
}

const countAnswers = (text: string) => text.match(/HTTP\/1\.1 \d/g)?.length ?? 0;
const HIDDEN = ['GET /healthz HTTP/1.1', 'Host: a', '', ''];
const BEGIN = ['POST /api/session HTTP/1.1', 'Host: a', 'Content-Type: application/json'];

it('answers two plain requests with two answers', async () => {
  expect(countAnswers(await say(...HIDDEN, ...HIDDEN))).toBe(2);
});

it.each([
  ['a message of two lengths', ['Content-Length: 4', 'Content-Length: 40', '', '{}\r\n', ...HIDDEN]],
  ['a message of a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ...HIDDEN]],
  ['chunks under a name of their own', ['Transfer-Encoding: xchunked', '', '0', '', ...HIDDEN]],
  ['a length with a sign', ['Content-Length: +2', '', '{}', ...HIDDEN]],
  ['a blank before the colon', ['Content-Length : 2', '', '{}', ...HIDDEN]],
  ['a chunk of no length', ['Transfer-Encoding: chunked', '', 'zz', '{}', '', ...HIDDEN]],
])('%s is refused, with whatever is hidden behind it', async (_, rest) => {
  const text = await say(...BEGIN, ...rest);
  expect(countAnswers(text)).toBe(1);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).not.toContain('"status":"ok"');
});
