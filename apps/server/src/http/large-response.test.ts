import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { writeList } from './large-response.ts';

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

it('[DATA-08] tells nothing that the contract does not name, and refuses what it does not allow', async () => {
  const more = [{ id: 1, name: 'a', password: 'secret' }];
  expect(await writeList(schema, more)).toBe('[{"id":1,"name":"a"}]');
  await expect(writeList(schema, [{ id: 0.5, name: 'a' }])).rejects.toThrow();
});
