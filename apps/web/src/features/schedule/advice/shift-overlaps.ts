import { type DatedTask, type DayString, fillDates, type ScheduledTask } from '@quietsite/domain';
import type { ShiftedTask } from '../shift-tasks.ts';

/**
 * By shifted activity, the names of those of its zone that it overlaps with its new dates and did not before: what must
 * follow what is not known, so that the user has to look (M-95). Of the others the ticked ones count as shifted.
 */
export function listNewOverlaps(
  tasks: readonly ScheduledTask[],
  shifted: readonly ShiftedTask[],
  taken: ReadonlySet<number>,
  today: DayString,
): ReadonlyMap<number, readonly string[]> {
  const newDates = new Map(shifted.map(({ after }) => [after.id, after]));
  const others = tasks.map((task) => {
    const before = fillDates(task, today);
    return { before, after: (taken.has(task.id) && newDates.get(task.id)) || before };
  });
  return new Map(
    shifted.map(({ before, after }) => {
      const met = others.filter(
        (other) =>
          other.before.id !== before.id &&
          other.before.zoneId === before.zoneId &&
          overlaps(after, other.after) &&
          !overlaps(before, other.before),
      );
      return [before.id, met.map((other) => other.before.name)];
    }),
  );
}

/** Both days of an activity count (Q76). */
const overlaps = (one: DatedTask, other: DatedTask): boolean => one.start <= other.end && other.start <= one.end;
