import type { CalculationSnapshot } from '@quietsite/domain';
import { expect, test } from 'vitest';
import { describeWithLimit } from '../receivers/receiver-results.ts';

const little: CalculationSnapshot = { zones: [], tasks: [], rows: [], receivers: [], neighbours: [] };
const much: CalculationSnapshot = { ...little, rows: new Array(1_001) };

test('[U52] much is described two at a time, and little does not wait for it', async () => {
  const ends: (() => void)[] = [];
  const inThread = () => new Promise<[]>((resolve) => ends.push(() => resolve([])));
  const load = async () => much;
  const all = [1, 2, 3].map(() => describeWithLimit(load, inThread));
  await expect(describeWithLimit(async () => little, inThread)).resolves.toEqual([]);
  await new Promise(setImmediate);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  await all[0];
  await new Promise(setImmediate);
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  await expect(Promise.all(all)).resolves.toEqual([[], [], []]);
});
