import { TIE_DECIBELS } from '@quietsite/acoustics';
import type { DayString } from '../../day.ts';
import type { LevelStep, ReceiverTimeline } from '../receiver-timeline.ts';

/** The first day of the highest level (M-42); null if there is no noise on any day. */
export function findLoudestDay(
  { steps }: Pick<ReceiverTimeline, 'steps'>,
  run: 'unmitigated' | 'mitigated',
  level: 'level' | 'withNeighbours' = 'level',
): DayString | null {
  let kept: { readonly day: DayString; readonly level: number } | null = null;
  for (const step of steps) {
    const heard: LevelStep[typeof run][typeof level] = step[run][level];
    if (heard !== null && (kept === null || heard > kept.level + TIE_DECIBELS))
      kept = { day: step.start, level: heard };
  }
  return kept?.day ?? null;
}
