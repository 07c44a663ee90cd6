import { codeTasks, type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { arrange, holdChanged } from './held-rows.ts';
import { listRows } from './task-rows.ts';

const task = (id: number, zoneId: number, start: string): ScheduledTask => ({
  id,
  zoneId,
  constructionWork: 'Earthwork',
  name: `Task ${id}`,
  start: toDay(start),
  end: toDay('2026-12-31'),
  sourceId: '',
});
const before = [task(1, 7, '2026-01-01'), task(2, 7, '2026-02-01'), task(3, 8, '2026-01-01')];
const idsOf = (tasks: readonly ScheduledTask[]) => listRows(tasks, [7, 8], true).map(({ id }) => id);

describe('an edited row', () => {
  const after = [task(1, 8, '2026-05-01'), ...before.slice(1)];
  const held = holdChanged(new Map(), before, after);

  it('[SCHED-35] keeps its place and every code, and takes its new place once it is no longer held', () => {
    expect(idsOf(after)).toEqual([2, 3, 1]);
    expect(idsOf(arrange(after, held))).toEqual([1, 2, 3]);
    expect(codeTasks([7, 8], arrange(after, held))).toEqual(codeTasks([7, 8], before));
    expect(idsOf(arrange(after, new Map()))).toEqual([2, 3, 1]);
  });

  it('[SCHED-35] keeps its first place through further edits of it and of others', () => {
    const again = [task(1, 8, '2026-06-01'), task(2, 8, '2026-07-01'), task(3, 8, '2026-01-01')];
    expect(idsOf(arrange(again, holdChanged(held, after, again)))).toEqual([1, 2, 3]);
  });

  it('does not hold rows that are added or removed', () => {
    const other = [before[1], task(-1, 7, '2025-01-01')].filter((one) => one !== undefined);
    const now = holdChanged(held, before, other);
    expect(now).toBe(held);
    expect(idsOf(arrange(other, now))).toEqual([-1, 2]);
  });
});
