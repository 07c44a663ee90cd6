import type { RunAnswer } from '../case.ts';
import { levelOf } from './decimal.ts';
import { lettersOf, type Work } from './schedule.ts';
import { type Highest, highestOf, type Series } from './series.ts';

/**
 * The combinations, ordered by first day (M-41). Only sets of several activities get letters after 'C-'. Sets of one
 * leave no gap and keep their activity's letter.
 */
export function combinationsOf(series: Series, workOn: ReadonlyMap<string, Work>): RunAnswer['combinations'] {
  const daysByKey = Map.groupBy(series, ({ day }) => keyOf(workOn.get(day) as Work));
  let several = 0;
  return [...daysByKey].map(([key, days]) => {
    const work = workOn.get((days[0] as Highest).day) as Work;
    const [only] = work;
    const code = work.length === 1 && only !== undefined ? only.code : `C-${lettersOf(several++)}`;
    const highest = highestOf(days) as Highest;
    return { key, code, level: levelOf(highest.energy).toNumber(), day: highest.day };
  });
}

function keyOf(work: Work): string {
  return work.map(({ zone, task }) => `${zone.id}-${task.id}`).join('+');
}
