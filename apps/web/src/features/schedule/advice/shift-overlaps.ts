import { type DatedTask, type DayString, fillDates, type ScheduledTask } from '@quietsite/domain';
import type { ShiftedTask } from '../shift-tasks.ts';

/**
 * By shifted activity, the names of activities in its zone that it newly overlaps. Dependencies between activities are
 * not known, so the user has to check (M-95). Ticked activities count as shifted.
 */
export function listNewOverlaps(
  tasks: readonly ScheduledTask[],
  shifted: readonly ShiftedTask[],
  tickedIds: ReadonlySet<number>,
  today: DayString,
): ReadonlyMap<number, readonly string[]> {
  const newDates = new Map(shifted.map(({ after }) => [after.id, after]));
  const others = tasks.map((task) => {
    const before = fillDates(task, today);
    return { before, after: (tickedIds.has(task.id) && newDates.get(task.id)) || before };
  });
  return new Map(
    shifted.map(({ before, after }) => {
      const overlapped = others.filter(
        (other) =>
          other.before.id !== before.id &&
          other.before.zoneId === before.zoneId &&
          overlaps(after, other.after) &&
          !overlaps(before, other.before),
      );
      return [before.id, overlapped.map((other) => other.before.name)];
    }),
  );
}

/** Start and end days are inclusive (Q76). */
const overlaps = (one: DatedTask, other: DatedTask): boolean => one.start <= other.end && other.start <= one.end;
