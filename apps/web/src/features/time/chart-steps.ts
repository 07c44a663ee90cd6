import { type DayString, dayNumber, type LevelStep, type Verdict } from '@quietsite/domain';

/** A period in which the mitigated level exceeds the criterion or is borderline (Q145), with its highest level. */
export interface ExceedingPeriod {
  readonly start: DayString;
  readonly end: DayString;
  readonly level: number;
  readonly criterion: number;
  readonly verdict: Verdict;
}

/** Adjacent steps with the same criterion and verdict are merged. */
export function listExceedingPeriods(steps: readonly LevelStep[]): readonly ExceedingPeriod[] {
  const periods: ExceedingPeriod[] = [];
  for (const { start, end, criterion, mitigated } of steps) {
    const { verdict } = mitigated;
    if (verdict === null || verdict === 'satisfies' || criterion === null || mitigated.level === null) continue;
    const last = periods.at(-1);
    const isSame = last?.criterion === criterion && last.verdict === verdict;
    if (last && isSame && dayNumber(last.end) + 1 === dayNumber(start))
      periods[periods.length - 1] = { ...last, end, level: Math.max(last.level, mitigated.level) };
    else periods.push({ start, end, level: mitigated.level, criterion, verdict });
  }
  return periods;
}

/** The step of a day, or null if no equipment works. */
export function findStep(steps: readonly LevelStep[], day: DayString): LevelStep | null {
  let [low, high] = [0, steps.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const step = steps[middle];
    if (step === undefined) return null;
    if (day < step.start) high = middle - 1;
    else if (day > step.end) low = middle + 1;
    else return step;
  }
  return null;
}
