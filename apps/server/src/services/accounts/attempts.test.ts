import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createAttempts } from './attempts.ts';

const fail = async () => {
  throw new Error('away');
};

it('continues after a failure and reports all failures together, with the first as the cause', async () => {
  const attempts = createAttempts();
  const outcomes = [];
  for (const act of [async () => 1, fail, async () => 2, fail]) outcomes.push(await attempts.run('file', act));
  expect(outcomes).toEqual([true, false, true, false]);
  expect(attempts.summary()).toMatchObject({
    message: 'files could not be removed (2 failed, 0 not tried), the next round tries again',
    cause: { message: 'file', cause: { message: 'away' } },
  });
});

it('reports nothing if nothing failed', async () => {
  const attempts = createAttempts();
  await attempts.run('file', async () => undefined);
  expect(attempts.summary()).toBeUndefined();
});

it('leaves the rest for the next round once failures have taken too long', async () => {
  const attempts = createAttempts(20);
  const slowly = async () => {
    await wait(30);
    throw new Error('away');
  };
  let tried = 0;
  await attempts.run('slow', slowly);
  for (let file = 0; file < 3; file += 1) await attempts.run('next', async () => ++tried);
  expect(tried).toBe(0);
  expect(attempts.summary()?.message).toContain('(1 failed, 3 not tried)');
});
