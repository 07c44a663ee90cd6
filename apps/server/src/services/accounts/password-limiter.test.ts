import { expect, it } from 'vitest';
import type { AppError } from '../../errors.ts';
import { createPasswordLimiter } from './password-limiter.ts';

/** Work that ends on command and records the order in which it began. */
function createWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endFirst = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, endFirst };
}

it('[U08] runs two at once and lets addresses take turns', async () => {
  const { begun, work, endFirst } = createWork();
  const run = createPasswordLimiter({ atOnce: 2, waiting: 10, waitingPerAddress: 5 });
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1'].map((name) => run(name.slice(0, 1), work(name)));
  expect(begun).toEqual(['a1', 'a2']);
  for (let ended = 0; ended < 7; ended += 1) await endFirst();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1']);
});

it('[U08] refuses an address whose line is full', async () => {
  const { work, endFirst } = createWork();
  const run = createPasswordLimiter({ atOnce: 1, waiting: 9, waitingPerAddress: 2 });
  const accepted = ['a', 'a', 'a', 'b'].map((address) => run(address, work(address)));
  await expect(run('a', work('a'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  for (let ended = 0; ended < 4; ended += 1) await endFirst();
  expect(await Promise.all(accepted)).toEqual(['a', 'a', 'a', 'b']);
});

it('[U08] gives the last place of the longest line to a newcomer when all places are taken', async () => {
  const { begun, work, endFirst } = createWork();
  const run = createPasswordLimiter({ atOnce: 1, waiting: 3, waitingPerAddress: 3 });
  const outcomes = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) =>
    run(name.slice(0, 1), work(name)).catch((error: AppError) => error.code),
  );
  for (let ended = 0; ended < 4; ended += 1) await endFirst();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  const [TOO_MANY, AWAY] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE'];
  expect(await Promise.all(outcomes)).toEqual(['a1', 'a2', TOO_MANY, TOO_MANY, 'b1', AWAY, 'c1']);
});

it('goes on after work that failed', async () => {
  const run = createPasswordLimiter({ atOnce: 1, waiting: 1, waitingPerAddress: 1 });
  await expect(run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run('a', async () => 'fine')).toBe('fine');
});
