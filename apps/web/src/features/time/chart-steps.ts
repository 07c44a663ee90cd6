import { type DayString, dayNumber, type LevelStep } from '@quietsite/domain';

/** Days on which the mitigated level exceeds on the map (M-60), with the highest level among them. */
export interface ExceedingPiece {
  readonly start: DayString;
  readonly end: DayString;
  readonly level: number;
  readonly criterion: number;
}

/** Neighbouring steps under the same criterion are one piece. */
export function listExceedingPieces(steps: readonly LevelStep[]): readonly ExceedingPiece[] {
  const pieces: ExceedingPiece[] = [];
  for (const { start, end, criterion, mitigated } of steps) {
    if (mitigated.verdict !== 'exceeds' || mitigated.level === null) continue;
    const last = pieces.at(-1);
    if (last && last.criterion === criterion && dayNumber(last.end) + 1 === dayNumber(start))
      pieces[pieces.length - 1] = { ...last, end, level: Math.max(last.level, mitigated.level) };
    else pieces.push({ start, end, level: mitigated.level, criterion });
  }
  return pieces;
}

/** The step that a day belongs to; none where nobody is at work. */
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
