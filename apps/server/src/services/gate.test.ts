import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('[U52] so many at a time, in the order in which they came, and failures make room too', async () => {
  const gate = createGate(2);
  const log: string[] = [];
  const task = (name: string, isFailing = false) =>
    gate(async () => {
      log.push(`${name} in`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} out`);
      if (isFailing) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task('a', true), task('b'), task('c'), task('d')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(log).toEqual(['a in', 'b in', 'a out', 'c in', 'b out', 'd in', 'c out', 'd out']);
  expect(await task('e')).toBe('e');
});
