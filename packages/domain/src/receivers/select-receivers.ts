import { isAtIssue, type Verdict } from '../calculation/verdict.ts';
import type { EditedReceiver } from './receiver.schema.ts';
import { nameReceivers } from './receiver-names.ts';

export type SelectionMode = 'select' | 'deselect';

/**
 * Selects or deselects the points of a box or of ticked rows. Compulsory points stay selected (NSR-12, NSR-07).
 * Deselected points are marked as taken out by the user (Q149).
 */
export function selectReceivers<Point extends EditedReceiver>(
  points: readonly Point[],
  pointIds: ReadonlySet<number>,
  mode: SelectionMode,
): Point[] {
  const isSelected = mode === 'select';
  return nameReceivers(
    points.map((point) =>
      pointIds.has(point.pointId) && point.isSelected !== isSelected && !(point.isCompulsory && !isSelected)
        ? { ...point, isSelected, isTakenOut: !isSelected }
        : point,
    ),
  );
}

/** The next box does the opposite (NSR-12). */
export const otherMode = (mode: SelectionMode): SelectionMode => (mode === 'select' ? 'deselect' : 'select');

/**
 * After a calculation, the loudest residential and education points, including ties, are selected and locked. Those of
 * the previous calculation stay selected but are unlocked (NSR-07, Q105).
 */
export function lockCompulsory(
  points: readonly EditedReceiver[],
  compulsoryIds: ReadonlySet<number>,
): EditedReceiver[] {
  return nameReceivers(
    points.map((point) => {
      const isCompulsory = compulsoryIds.has(point.pointId);
      const isSelected = point.isSelected || isCompulsory;
      if (isCompulsory === point.isCompulsory && isSelected === point.isSelected) return point;
      return { ...point, isCompulsory, isSelected, isTakenOut: point.isTakenOut && !isCompulsory };
    }),
  );
}

/** The verdicts of a run on a receiver before and after mitigation; null if it is left out. */
export interface RunVerdicts {
  readonly unmitigated: Verdict | null;
  readonly mitigated: Verdict | null;
}

/** Whether it exceeds or is borderline in either run (Q149). */
export const isAtIssueInEither = ({ unmitigated, mitigated }: RunVerdicts): boolean =>
  isAtIssue(unmitigated) || isAtIssue(mitigated);

/**
 * After a calculation, every receiver that exceeds or is borderline in either run is selected, except those the user
 * took out (Q149).
 */
export function selectAtIssue(
  points: readonly EditedReceiver[],
  verdicts: ReadonlyMap<number, RunVerdicts>,
): EditedReceiver[] {
  const isToBeSelected = ({ pointId, isSelected, isTakenOut }: EditedReceiver) => {
    const judged = verdicts.get(pointId);
    return !isSelected && !isTakenOut && judged !== undefined && isAtIssueInEither(judged);
  };
  return nameReceivers(points.map((point) => (isToBeSelected(point) ? { ...point, isSelected: true } : point)));
}

/** Why a receiver is in the report, or is not although it is loud: the first reason that applies (Q149). */
export type SelectionReason =
  | 'compulsory'
  | 'exceeds'
  | 'borderline'
  | 'exceedsBefore'
  | 'borderlineBefore'
  | 'optional'
  | 'notJudged'
  | 'withoutVerdict'
  | 'takenOut'
  | null;

/**
 * Shown next to the tick box and always consistent with the verdict beside it: the reason with mitigation comes first,
 * then the one before. A receiver that satisfies in both runs need not be in the report.
 */
export function explainSelection(
  { isSelected, isCompulsory, isTakenOut }: Pick<EditedReceiver, 'isSelected' | 'isCompulsory' | 'isTakenOut'>,
  verdicts: RunVerdicts | null,
): SelectionReason {
  if (!isSelected) return isTakenOut ? 'takenOut' : null;
  if (isCompulsory) return 'compulsory';
  const { unmitigated = null, mitigated = null } = verdicts ?? {};
  if (mitigated === 'exceeds' || mitigated === 'borderline') return mitigated;
  if (unmitigated === 'exceeds' || unmitigated === 'borderline') return `${unmitigated}Before`;
  if (verdicts === null) return 'notJudged';
  return mitigated === null ? 'withoutVerdict' : 'optional';
}
