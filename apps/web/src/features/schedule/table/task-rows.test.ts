import { type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { buildLines } from '../../../ui/sheet/sheet-lines.ts';
import { countProjectDays, createTask, findFirstNew, headsOf, listRows, withRows } from './task-rows.ts';

const task = (id: number, zoneId: number, start: string, constructionWork = 'Earthwork'): ScheduledTask => ({
  id,
  zoneId,
  constructionWork,
  name: `Task ${id}`,
  start: toDay(start),
  end: toDay('2026-12-31'),
  sourceId: '',
});
const tasks = [
  task(1, 8, '2026-01-01'),
  task(2, 7, '2026-03-01', 'Piling'),
  task(3, 7, '2026-01-05'),
  task(4, 7, '2026-04-01'),
];
const idsOf = (rows: readonly ScheduledTask[]) => rows.map(({ id }) => id);

describe('listRows', () => {
  it('[SCHED-22] [Q78] is in the order of zones, starts and ids', () => {
    expect(idsOf(listRows(tasks, [7, 8], false))).toEqual([3, 2, 4, 1]);
  });

  it('[SCHED-04] keeps the activities of one construction work in one zone together', () => {
    const rows = listRows(tasks, [7, 8], true);
    expect(idsOf(rows)).toEqual([3, 4, 2, 1]);
    const texts = { title: (work: string) => work, note: (zoneId: number, count: number) => `${zoneId}: ${count}` };
    const heads = buildLines(rows, headsOf(rows, texts)).flatMap((line) => (line.kind === 'head' ? line.head : []));
    expect(heads.map(({ title, note }) => [title, note])).toEqual([
      ['Earthwork', '7: 2'],
      ['Piling', '7: 1'],
      ['Earthwork', '8: 1'],
    ]);
  });
});

describe('withRows', () => {
  it('[Q62] is no change when the rows are the same in another order', () => {
    expect(withRows(tasks, listRows(tasks, [7, 8], true))).toEqual(tasks);
  });

  it('takes changed, added and removed rows over', () => {
    const changed = { ...task(3, 7, '2026-01-05'), name: 'New name' };
    const next = withRows(tasks, [changed, task(-1, 7, '2026-01-01'), task(1, 8, '2026-01-01')]);
    expect(idsOf(next)).toEqual([1, 3, -1]);
    expect(next[1]?.name).toBe('New name');
  });
});

describe('findFirstNew', () => {
  it('[SCHED-07] is the first on the screen, not the first that was added', () => {
    const added = [...tasks, task(-1, 8, '2026-02-01'), task(-2, 7, '2026-05-01', 'Piling'), task(-3, 7, '2026-04-02')];
    expect(findFirstNew(tasks, added, [7, 8], true)).toBe(-3);
    expect(findFirstNew(tasks, added, [8, 7], true)).toBe(-1);
    expect(findFirstNew(tasks, tasks, [7, 8], true)).toBeNull();
  });
});

describe('createTask', () => {
  const where = { firstZoneId: 7, today: toDay('2026-01-31') };

  it('[SCHED-13] [Q76] lasts one month from today, to the last day of a shorter month', () => {
    const { start, end } = createTask([], undefined, where);
    expect([start, end]).toEqual(['2026-01-31', '2026-02-28']);
  });

  it('[SCHED-10] [SCHED-21] has no name yet, and no construction work but that of its neighbour', () => {
    expect(createTask([], undefined, where)).toMatchObject({ name: '', constructionWork: '-', zoneId: 7, id: -1 });
    const beside = createTask(tasks, tasks[0], where);
    expect(beside).toMatchObject({ name: '', constructionWork: 'Earthwork', zoneId: 8, id: -1 });
  });
});

describe('countProjectDays', () => {
  it('[Q77] counts both the first and the last day', () => {
    expect(countProjectDays([task(1, 7, '2026-12-30')])).toBe(2);
    expect(countProjectDays([{ ...task(1, 7, '2026-12-30'), end: null }])).toBe(1);
    expect(countProjectDays([])).toBe(0);
  });

  it('[Q77] counts as many days before 1970 as after', () => {
    expect(countProjectDays([{ ...task(1, 7, '1969-03-01'), end: toDay('1969-03-31') }])).toBe(31);
  });
});
