import { compareProgrammes, type IncomingTask, NOTHING_DECLINED, type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { countComparison, listEntries, listLines, updateDeclined } from './import-comparison-lines.ts';

const incoming = (name: string, sourceId: string, zoneId = 1): IncomingTask => ({
  zoneId,
  constructionWork: 'Piling',
  name,
  start: toDay('2027-01-04'),
  end: toDay('2027-02-04'),
  sourceId,
});
const tasks: readonly ScheduledTask[] = [
  { ...incoming('Same', 'A1'), id: 1 },
  { ...incoming('Old name', 'A2'), id: 2 },
  { ...incoming('Gone', 'A3'), id: 3 },
  { ...incoming('Gone too', 'A4', 2), id: 4 },
];
const comparison = compareProgrammes(tasks, [
  incoming('Same', 'A1'),
  incoming('New name', 'A2'),
  incoming('Fresh', 'A9', 2),
]);
const rowCounts = new Map([
  [1, 2],
  [2, 3],
  [3, 4],
]);
const zoneNames = new Map([
  [1, 'North'],
  [2, 'South'],
]);
const entries = listEntries(comparison);
const show = (...parameters: Parameters<typeof listLines>) =>
  listLines(...parameters).map((line) =>
    line.kind === 'head' ? `${line.section} ${line.entries.length}` : line.entry.task.name,
  );

describe('what an update changes', () => {
  it('stands in sections, each below its heading', () => {
    const all = ['added 1', 'Fresh', 'changed 1', 'Old name', 'removed 2', 'Gone', 'Gone too'];
    expect(show(entries, zoneNames, 'all', '')).toEqual(all);
    expect(show(entries, zoneNames, 'removed', '')).toEqual(['removed 2', 'Gone', 'Gone too']);
  });

  it('is found by zone, work or name, also by the name it gets', () => {
    expect(show(entries, zoneNames, 'all', ' SOUTH ')).toEqual(['added 1', 'Fresh', 'removed 1', 'Gone too']);
    expect(show(entries, zoneNames, 'all', 'new name')).toEqual(['changed 1', 'Old name']);
    expect(show(entries, zoneNames, 'all', 'tunnel')).toEqual([]);
  });

  it('[Q80] is counted with the equipment that goes along and that stays', () => {
    const counts = { added: 1, changed: 1, removed: 2, same: 1, kept: 2, lostRows: 4 };
    expect(countComparison(tasks, comparison, NOTHING_DECLINED, rowCounts)).toEqual(counts);
  });

  it('[Q80] what is declined stays, with its equipment', () => {
    const removal = updateDeclined(NOTHING_DECLINED, 'removed', [3, 4], false);
    const declined = updateDeclined(removal, 'changed', [2], false);
    expect(countComparison(tasks, comparison, declined, rowCounts)).toEqual({
      added: 1,
      changed: 0,
      removed: 0,
      same: 4,
      kept: 3,
      lostRows: 0,
    });
    const takenAgain = updateDeclined(declined, 'removed', [3], true);
    expect([...takenAgain.removed]).toEqual([4]);
    expect([...declined.removed]).toEqual([3, 4]);
  });
});
