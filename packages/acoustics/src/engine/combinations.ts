import { itemAt } from '../checked-reads.ts';
import type { Block } from './block.ts';

/** Every set of zone-tasks active on the same day, ordered by first day (M-41). */
export interface Combinations {
  /** Activity indices of each combination, ascending. */
  readonly tasks: readonly (readonly number[])[];
  /** By block: the combination of each interval; -1 if the project has no work. */
  readonly ofInterval: readonly Int32Array[];
}

export function listCombinations(blocks: readonly Block[]): Combinations {
  const indexByKey = new Map<string, number>();
  const tasks: (readonly number[])[] = [];
  const ofInterval = blocks.map((block) =>
    Int32Array.from(block.keys, (key, interval) => {
      if (key === '') return -1;
      const index = indexByKey.get(key) ?? tasks.push(itemAt(block.tasks, interval)) - 1;
      indexByKey.set(key, index);
      return index;
    }),
  );
  return { tasks, ofInterval };
}
