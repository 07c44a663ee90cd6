import type { CalculationSnapshot, DayString } from '@quietsite/domain';
import type { Random } from '../random-case/random.ts';

/** One user edit: a new snapshot that shares all unchanged entities with the old one. */
export type Edit = (random: Random, snapshot: CalculationSnapshot) => CalculationSnapshot;

export function replaced<T>(list: readonly T[], entry: T, by: T): T[] {
  return list.map((candidate) => (candidate === entry ? by : candidate));
}

/** An edit of one entity of a list; an empty list stays unchanged. */
export function editOf<K extends 'rows' | 'tasks' | 'receivers'>(
  key: K,
  change: (
    random: Random,
    entity: CalculationSnapshot[K][number],
    snapshot: CalculationSnapshot,
  ) => Partial<CalculationSnapshot[K][number]>,
): Edit {
  return (random, snapshot) => {
    const list: readonly CalculationSnapshot[K][number][] = snapshot[key];
    if (list.length === 0) return snapshot;
    const entity = random.pick(list);
    return { ...snapshot, [key]: replaced(list, entity, { ...entity, ...change(random, entity, snapshot) }) };
  };
}

/** An id that the list does not contain. */
export function unusedId(ids: readonly number[]): number {
  return Math.max(0, ...ids) + 1;
}

export function earlierOf(...days: readonly [DayString, DayString]): DayString {
  return days.toSorted()[0] as DayString;
}
