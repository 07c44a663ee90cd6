import type { CalculationSnapshot, DayString } from '@quietsite/domain';
import type { Random } from '../random-case/random.ts';

/** One step of a user's work: a new snapshot that shares with the old one every entity it leaves as it is. */
export type Edit = (random: Random, snapshot: CalculationSnapshot) => CalculationSnapshot;

/** The list with one entry replaced. */
export function replaced<T>(list: readonly T[], entry: T, by: T): T[] {
  return list.map((candidate) => (candidate === entry ? by : candidate));
}

/** An edit of one entity of a list; a list without entities stays as it is. */
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

/** An id that no entity of the list has. */
export function unusedId(ids: readonly number[]): number {
  return Math.max(0, ...ids) + 1;
}

export function earlierOf(...days: readonly [DayString, DayString]): DayString {
  return days.toSorted()[0] as DayString;
}
