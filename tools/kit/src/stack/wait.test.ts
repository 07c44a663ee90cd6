import { expect, it } from 'vitest';
import { becomesTrueWithin, runConcurrently, waitFor } from './wait.ts';

it('works on six things at once and on each of them once', async () => {
  const done: number[] = [];
  let [active, most] = [0, 0];
  await runConcurrently(
    Array.from({ length: 20 }, (_, index) => index),
    6,
    async (item) => {
      active += 1;
      most = Math.max(most, active);
      await Promise.resolve();
      active -= 1;
      done.push(item);
    },
  );
  expect(most).toBe(6);
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

it('asks until there is an answer', async () => {
  const answers = [undefined, null, false, 0];
  expect(await waitFor('a number', async () => answers.shift(), { everyMs: 1 })).toBe(0);
});

it('gives up when the time is over, and passes on what failed', async () => {
  await expect(waitFor('nothing', async () => null, { limitMs: 5, everyMs: 1 })).rejects.toThrow('nothing: not within');
  await expect(becomesTrueWithin(async () => false, 5, 1)).resolves.toBe(false);
  await expect(becomesTrueWithin(() => Promise.reject(new Error('gone')), 5, 1)).rejects.toThrow('gone');
});
