import type { ScheduledTask } from '@quietsite/domain';
import { useEffect, useMemo, useState } from 'react';
import type { ScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import { listRows } from './task-rows.ts';

/** Edited activities before the edit, by id. They keep their position while the user works in the table. */
type HeldRows = ReadonlyMap<number, ScheduledTask>;

const NO_HELD: HeldRows = new Map();

/** Keeps the first state of each changed activity, which determines its position and code. */
export function holdChanged(held: HeldRows, before: ScheduleDraft, after: ScheduleDraft): HeldRows {
  const newest = new Map(after.map((task) => [task.id, task]));
  const changed = before.filter((task) => {
    const now = newest.get(task.id);
    return now !== undefined && now !== task && !held.has(task.id);
  });
  return changed.length === 0 ? held : new Map([...held, ...changed.map((task) => [task.id, task] as const)]);
}

/** The activities with the values that determine positions, headings and codes. */
export const arrange = (tasks: ScheduleDraft, held: HeldRows): ScheduleDraft =>
  held.size === 0 ? tasks : tasks.map((task) => held.get(task.id) ?? task);

/** The rows of the table. An edited row moves only when the focus leaves the table or the schedule is saved. */
export function useArrangedRows(
  { value: tasks, base }: { readonly value: ScheduleDraft; readonly base: ScheduleDraft },
  zoneIds: readonly number[],
  isGrouped: boolean,
) {
  const [held, setHeld] = useState(NO_HELD);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a save changes the stored schedule
  useEffect(() => setHeld(NO_HELD), [base]);
  const arranged = useMemo(() => arrange(tasks, held), [tasks, held]);
  const places = useMemo(() => listRows(arranged, zoneIds, isGrouped), [arranged, zoneIds, isGrouped]);
  const rows = useMemo(() => {
    const newest = new Map(tasks.map((task) => [task.id, task]));
    return places.map((task) => newest.get(task.id) ?? task);
  }, [places, tasks]);
  return {
    rows,
    /** The rows in the same order, with the values that determine their headings. */
    places,
    arranged,
    hold: (next: ScheduleDraft) => setHeld((now) => holdChanged(now, tasks, next)),
    release: () => setHeld(NO_HELD),
  };
}
