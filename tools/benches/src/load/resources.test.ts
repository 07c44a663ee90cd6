import { expect, it } from 'vitest';
import { parseCpuTicks, summariseMemory } from './resources.ts';

it('sums the times of a process and of its ended children, whatever it is called', () => {
  const line = '42 (node (x) y) S 7 42 42 0 -1 4194560 1 2 3 4 100 20 3 4 20 0 11 0 1234 5678';
  expect(parseCpuTicks(line)).toBe(127);
  expect(parseCpuTicks('')).toBe(0);
});

it('compares the middle of the first third with that of the last', () => {
  const samples = [90, 100, 110, 500, 500, 500, 118, 120, 122];
  expect(summariseMemory(samples)).toEqual({ firstMegabytes: 100, lastMegabytes: 120, mostMegabytes: 500 });
});
