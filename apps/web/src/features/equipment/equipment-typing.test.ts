import { describe, expect, it } from 'vitest';
import { toDraftRow } from '../../project/equipment/equipment-draft.ts';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { TypingStore } from './equipment-typing.ts';

const task = sampleTask();
const dates = { start: task.start, end: task.end };
const rows = [1, 2].map((id) =>
  toDraftRow(sampleRow({ id, quantity: 1, soundPower: 100, timePercent: 100, ...dates })),
);

describe('the sums while somebody types', () => {
  it('[EQUIP-04] are those of the rows with the typed one in its place', () => {
    const store = new TypingStore();
    expect(store.totalsOf(rows, null, task).highest?.highestSoundPower).toBeCloseTo(103.01, 2);
    const typed = { ...sampleTyped(), quantity: 9 };
    expect(store.totalsOf(rows, typed, task).highest?.highestSoundPower).toBeCloseTo(110, 2);
    expect(store.totalsOf(rows, null, task).highest?.highestSoundPower).toBeCloseTo(103.01, 2);
  });

  it('are added up once for all who show them, and again when anything of it changes', () => {
    const store = new TypingStore();
    const first = store.totalsOf(rows, null, task);
    expect(store.totalsOf(rows, null, task)).toBe(first);
    expect(store.totalsOf([...rows], null, task)).not.toBe(first);
    const later = store.totalsOf(rows, null, task);
    expect(store.totalsOf(rows, null, { ...task, end: task.start })).not.toBe(later);
  });

  it('notifies listeners of another row, but not of the same one', () => {
    const store = new TypingStore();
    let told = 0;
    const stop = store.subscribe(() => {
      told += 1;
    });
    const typed = sampleTyped();
    store.set(typed);
    store.set(typed);
    store.set(null);
    stop();
    store.set(typed);
    expect(told).toBe(2);
  });
});

function sampleTyped() {
  const [first] = rows;
  if (!first) throw new Error('there are no rows');
  return first;
}
