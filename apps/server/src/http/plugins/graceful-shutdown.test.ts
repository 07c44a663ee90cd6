import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shutDownGracefully } from './graceful-shutdown.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: 'idle' });
  shutDownGracefully(app);
  app.get('/', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function ask() {
  const answer = await fetch(app.listeningOrigin);
  await answer.text();
  return [answer.status, answer.headers.get('connection')];
}

it('who leaves answers still, and says that it was the last answer of the connection', async () => {
  expect(await ask()).toEqual([200, 'keep-alive']);
  const left = app.leave(200);
  expect(await ask()).toEqual([200, 'close']);
  expect(await ask()).toEqual([200, 'close']);
  await left;
});

it('who came in before the door was closed is answered, and nobody comes in after', async () => {
  const early = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  await once(early, 'connect');
  const left = app.leave(50);
  await pause(150);
  await expect(ask()).rejects.toThrow();
  early.write('GET / HTTP/1.1\r\nHost: quietsite\r\n\r\n');
  const [said] = await once(early, 'data');
  expect(String(said)).toMatch(/^HTTP\/1.1 200/);
  await left;
});
