import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { leaveInGoodOrder } from './leaving.ts';

it('who leaves answers still, and says that it was the last answer of the connection', async () => {
  const app = Fastify();
  leaveInGoodOrder(app);
  app.get('/', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.listeningOrigin;
  const ask = async () => {
    const answer = await fetch(address);
    await answer.text();
    return [answer.status, answer.headers.get('connection')];
  };
  try {
    expect(await ask()).toEqual([200, 'keep-alive']);
    const left = app.leave(50);
    expect(await ask()).toEqual([200, 'close']);
    await left;
    expect(await ask()).toEqual([200, 'close']);
  } finally {
    await app.close();
  }
});
