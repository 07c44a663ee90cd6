import { expect, it } from 'vitest';
import { createClockWatch } from './clock-watch.ts';

/** A database whose clock returns these moments in turn. */
function openClock(...moments: readonly number[]) {
  const left = [...moments];
  const updates: string[] = [];
  return {
    updates,
    async executeSql(text: string) {
      if (text.includes('clock_timestamp')) return { rows: [{ seconds: left.shift() }] };
      updates.push(text);
      return { rows: [] };
    },
  };
}

it('brings jobs back at its first look and whenever the clock shows less than before, and leaves them alone otherwise', async () => {
  const statements = openClock(1_000, 1_005, 1_010, 500, 505);
  const look = createClockWatch(statements);
  const counts: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await look();
    counts.push(statements.updates.length);
  }
  expect(counts).toEqual([2, 2, 2, 4, 4]);
});
