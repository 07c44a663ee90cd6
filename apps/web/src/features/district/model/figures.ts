import { displayJudged, judgeLevel, type Verdict } from '@quietsite/domain';

/**
 * A level relative to its criterion: more than 10 dB below, 5 to 10 dB below, up to 5 dB below, borderline or
 * exceeding.
 */
export type Tone = 'far' | 'middle' | 'near' | 'borderline' | 'exceeds';
export const TONES: readonly Tone[] = ['far', 'middle', 'near', 'borderline', 'exceeds'];

const FAR_DB = 10;
const MIDDLE_DB = 5;

export interface JudgedLevel {
  readonly level: number;
  readonly criterion: number;
}

export function toneOf({ level, criterion }: JudgedLevel, verdict: Verdict = judgeLevel(level, criterion)): Tone {
  if (verdict !== 'satisfies') return verdict;
  const below = criterion - level;
  if (below > FAR_DB) return 'far';
  return below > MIDDLE_DB ? 'middle' : 'near';
}

/** The margin of the level as shown: '+1.7' above the criterion, '-0.4' below. */
export function formatMargin({ level, criterion }: JudgedLevel): string {
  const shown = displayJudged(level, criterion);
  const margin = Number(shown) - criterion;
  const text = Math.abs(margin).toFixed(shown.split('.')[1]?.length ?? 1);
  return `${margin < 0 ? '\u2212' : '+'}${text}`;
}
