import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LoopWatch, watchLoop } from './loop-watch.ts';

let watch: LoopWatch;
beforeEach(() => {
  watch = watchLoop();
});
afterEach(() => watch.stop());

function block(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('[DATA-03] detects that the process itself was too busy to read a response, and when this ended', async () => {
  const start = performance.now();
  await pause(50);
  expect(watch.wasBlockedSince(start)).toBe(false);
  block(900);
  expect(watch.wasBlockedSince(start)).toBe(true);
  const after = performance.now();
  await pause(50);
  expect(watch.wasBlockedSince(after)).toBe(false);
});
