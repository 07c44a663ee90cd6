import { TIE_DECIBELS } from '@quietsite/acoustics';
import type { DayString } from '../../day.ts';
import type { LevelStep, ReceiverTimeline } from '../receiver-timeline.ts';

/** The first day of the highest level (M-42); null if there is no noise on any day. */
export function findLoudestDay(
  { steps }: Pick<ReceiverTimeline, 'steps'>,
  run: 'unmitigated' | 'mitigated',
  level: 'level' | 'withNeighbours' = 'level',
): DayString | null {
  let loudest: { readonly day: DayString; readonly level: number } | null = null;
  for (const step of steps) {
    const value: LevelStep[typeof run][typeof level] = step[run][level];
    if (value !== null && (loudest === null || value > loudest.level + TIE_DECIBELS))
      loudest = { day: step.start, level: value };
  }
  return loudest?.day ?? null;
}
