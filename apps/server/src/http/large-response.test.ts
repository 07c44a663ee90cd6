import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sendLargeWithList, writeList } from './large-response.ts';

const schema = z.object({ id: z.int(), name: z.string() });
const list = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `"${id}"` }));

it.each([0, 1, 499, 500, 501, 1_234])('[DATA-08] a list of %i is written as one text', async (count) => {
  expect(JSON.parse(await writeList(schema, list(count)))).toEqual(list(count));
});

it('[DATA-08] others get their turn while a long list is written', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  await writeList(schema, list(200_000));
  clearInterval(timer);
  await pause(0);
  expect(turns).toBeGreaterThan(10);
});

it('[DATA-08] sends nothing that the contract does not name, and refuses what it does not allow', async () => {
  const more = [{ id: 1, name: 'a', password: 'secret' }];
  expect(await writeList(schema, more)).toBe('[{"id":1,"name":"a"}]');
  await expect(writeList(schema, [{ id: 0.5, name: 'a' }])).rejects.toThrow();
});

it('[DATA-08] a list that is already text is placed where it belongs, whatever other texts say', async () => {
  const app = fastify();
  const zones = ['"points":[]'];
  const points = await writeList(schema, list(3));
  app.get('/', (_request, reply) => sendLargeWithList(reply, 'points', async () => ({ zones, points })));
  const response = await app.inject('/');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual({ zones, points: list(3) });
  await app.close();
});
