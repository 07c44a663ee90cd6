import { type DayString, dayNumber, type LevelStep, type Verdict } from '@quietsite/domain';

/** Days on which the mitigated level exceeds the criterion or is borderline (Q145), with the highest level among them. */
export interface ExceedingPiece {
  readonly start: DayString;
  readonly end: DayString;
  readonly level: number;
  readonly criterion: number;
  readonly verdict: Verdict;
}

/** Adjacent steps with the same criterion and verdict are merged. */
export function listExceedingPieces(steps: readonly LevelStep[]): readonly ExceedingPiece[] {
  const pieces: ExceedingPiece[] = [];
  for (const { start, end, criterion, mitigated } of steps) {
    const { verdict } = mitigated;
    if (verdict === 'satisfies' || mitigated.level === null) continue;
    const last = pieces.at(-1);
    const isSame = last?.criterion === criterion && last.verdict === verdict;
    if (last && isSame && dayNumber(last.end) + 1 === dayNumber(start))
      pieces[pieces.length - 1] = { ...last, end, level: Math.max(last.level, mitigated.level) };
    else pieces.push({ start, end, level: mitigated.level, criterion, verdict });
  }
  return pieces;
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
