import { describe, expect, it } from 'vitest';
import { datedTask } from '../testing/task-builder.ts';
import { hasScheduleChanges, listScheduleChanges } from './schedule-changes.ts';

const stored = [1, 2, 3].map((id) => datedTask({ id, sourceId: `A${id}` }));

describe('what a save changes', () => {
  it('[U39] is nothing when the same comes back, in whatever order', () => {
    const changes = listScheduleChanges(stored, stored.toReversed());
    expect(changes).toEqual({ added: [], changed: [], removed: [] });
    expect(hasScheduleChanges(changes)).toBe(false);
  });

  it.each([
    { zoneId: 2 },
    { constructionWork: 'Paving' },
    { name: 'Backfilling' },
    { start: '2027-03-02' },
    { end: '2027-03-30' },
    { sourceId: 'B1' },
  ])('[U39] is an activity with another %j', (change) => {
    const after = datedTask({ id: 1, sourceId: 'A1', ...change });
    const changes = listScheduleChanges(stored, [after, ...stored.slice(1)]);
    expect(changes).toEqual({ added: [], changed: [{ before: stored[0], after }], removed: [] });
    expect(hasScheduleChanges(changes)).toBe(true);
  });

  it('[SCHED-20] [Q80] is what came and what is gone', () => {
    const fresh = [datedTask({ id: -1 }), datedTask({ id: -2 })];
    const changes = listScheduleChanges(stored, [...fresh, ...stored.slice(1)]);
    expect(changes).toEqual({ added: fresh, changed: [], removed: [stored[0]] });
    expect([changes, { ...changes, added: [] }, { ...changes, removed: [] }].map(hasScheduleChanges)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
