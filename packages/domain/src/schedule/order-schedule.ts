import { letterCode } from '../calculation/codes.ts';
import { toDay } from '../day.ts';
import type { ScheduledTask } from './schedule.schema.ts';

/** No date is later than this. */
const LAST_DAY = toDay('9999-12-31');

/** Stored activities by id, then new ones in the order in which they were added. */
const sortKey = (id: number): number => (id > 0 ? id : Number.MAX_SAFE_INTEGER / 2 - id);

/** The order of the activity table: zones in their order, then start, then id (Q78). */
export function orderSchedule<Task extends ScheduledTask>(
  zoneIds: readonly number[],
  tasks: readonly Task[],
): readonly Task[] {
  const zoneOrder = new Map(zoneIds.map((id, index) => [id, index]));
  const zoneOf = ({ zoneId }: Task) => zoneOrder.get(zoneId) ?? zoneIds.length;
  const startOf = ({ start, end }: Task) => start ?? end ?? LAST_DAY;
  return [...tasks].sort(
    (a, b) => zoneOf(a) - zoneOf(b) || compareText(startOf(a), startOf(b)) || sortKey(a.id) - sortKey(b.id),
  );
}

/** A, B, ..., Z, AA in the order of the activity table: the same letters as in the appendices (SCHED-22, Q78). */
export function codeTasks(zoneIds: readonly number[], tasks: readonly ScheduledTask[]): ReadonlyMap<number, string> {
  return new Map(orderSchedule(zoneIds, tasks).map(({ id }, index) => [id, letterCode(index)]));
}

/** Days as yyyy-mm-dd sort correctly as text. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
