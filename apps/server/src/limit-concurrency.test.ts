import { expect, test } from 'vitest';
import { type ConcurrencyLimit, createConcurrencyLimit } from './limit-concurrency.ts';
import { runFor } from './requester.ts';

const nobodyLeaves = new AbortController().signal;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Named tasks that end on command, and the order in which they started. */
function openLog(runLimited: ConcurrencyLimit) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, party = 'a', signal = nobodyLeaves) =>
    runFor({ party, signal }, () =>
      runLimited(async () => {
        began.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
        return name;
      }),
    );
  return { began, start, end: (name: string) => ends.get(name)?.() };
}

test('[U52] so many at a time, in the order in which they came, and failures make room too', async () => {
  const runLimited = createConcurrencyLimit({ maxRunning: 2, maxRunningPerParty: 2 });
  const log: string[] = [];
  const task = (name: string, isFailing = false) =>
    runLimited(async () => {
      log.push(`${name} in`);
      await turn();
      log.push(`${name} out`);
      if (isFailing) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task('a', true), task('b'), task('c'), task('d')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['a in', 'b in', 'a out', 'c in', 'b out', 'd in', 'c out', 'd out']);
  expect(await task('e')).toBe('e');
});

test('[LIMIT-05] a party has its own places and turns go round, however much one of them asks for', async () => {
  const { began, start, end } = openLog(createConcurrencyLimit({ maxRunning: 2 }));
  const all = [start('a1'), start('a2'), start('a3'), start('b1', 'b'), start('c1', 'c'), start('b2', 'b')];
  await turn();
  expect(began).toEqual(['a1', 'b1']);
  end('a1');
  await turn();
  expect(began).toEqual(['a1', 'b1', 'c1']);
  end('b1');
  await turn();
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2']);
  for (const name of ['c1', 'a2', 'b2', 'a3']) {
    end(name);
    await turn();
  }
  end('b2');
  end('a3');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

test('[LIMIT-05] who hangs up leaves the line, and a line that is too long is refused', async () => {
  const { began, start, end } = openLog(createConcurrencyLimit({ maxRunning: 1 }));
  const first = start('first');
  const left = new AbortController();
  const gone = start('gone', 'b', left.signal);
  const next = start('next', 'c');
  left.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  end('first');
  await first;
  await turn();
  expect(began).toEqual(['first', 'next']);
  const waiting = Array.from({ length: 50 }, (_, index) => start(`w${index}`, 'd'));
  await expect(start('one too many', 'd')).rejects.toThrow('Too many requests');
  await expect(start('late', 'e', left.signal)).rejects.toThrow('gone');
  end('next');
  await next;
  for (let index = 0; index < 50; index++) {
    await turn();
    end(`w${index}`);
  }
  expect(await Promise.all(waiting)).toHaveLength(50);
});
