import type { ReceiverLevel } from '@quietsite/contracts';
import { isAtIssue } from '@quietsite/domain';
import type { DraftPoint } from '../../../project/receivers/receivers-draft.ts';

/** A table row: a point with its level. */
export interface SelectRow extends DraftPoint {
  readonly level: ReceiverLevel | null;
  /**
   * The criterion on days without a dated one, after the reduction for unregistered sites (M-55, M-56); null if there
   * is none.
   */
  readonly shownCriterion: number | null;
  /** True if no user typed a criterion for the point or its building (U38). */
  readonly isDefaultCriterion: boolean;
  /** Moved from its original position, now or before an earlier save (NSR-19). */
  readonly isMoved: boolean;
  /** Equipment works in the evening or at night, which the verdict does not cover (Q148). */
  readonly isRestricted: boolean;
}

export interface RowFilter {
  readonly search: string;
  readonly isOnlySelected: boolean;
  readonly isOnlyExceeding: boolean;
}

export const NO_FILTER: RowFilter = { search: '', isOnlySelected: false, isOnlyExceeding: false };

/**
 * Null if the kind has no criterion (M-141), or if a file shows that the receiver does not rely on opened windows
 * (M-143).
 */
function reducedCriterion({ criterion, buildingCriterion, criterionReduction, exemption }: DraftPoint): number | null {
  if (exemption?.hasClosedWindows && exemption.proofId !== null) return null;
  const standard = criterion ?? buildingCriterion;
  return standard === null ? null : standard - criterionReduction;
}

/** Selected points first, then by rank. Points without a level come last. */
export function listRows(
  points: readonly DraftPoint[],
  levels: ReadonlyMap<number, ReceiverLevel>,
  movedIds: ReadonlySet<number>,
  /** Buildings with a criterion typed by a user. */
  typedBuildingIds: ReadonlySet<number>,
  isRestricted = false,
): readonly SelectRow[] {
  const rankOf = ({ level }: SelectRow) => level?.rank ?? Number.MAX_SAFE_INTEGER;
  return points
    .map((point) => ({
      ...point,
      level: levels.get(point.pointId) ?? null,
      shownCriterion: reducedCriterion(point),
      isDefaultCriterion: point.criterion === null && !typedBuildingIds.has(point.buildingId),
      isMoved: movedIds.has(point.pointId),
      isRestricted,
    }))
    .sort((a, b) => Number(b.isSelected) - Number(a.isSelected) || rankOf(a) - rankOf(b));
}

/** The index of each row, by point id. */
export type RowOrder = ReadonlyMap<number, number>;

export const orderOf = (rows: readonly SelectRow[]): RowOrder =>
  new Map(rows.map(({ pointId }, index) => [pointId, index]));

/** Keeps the order although points have been ticked or levels have changed. New points come first, to be visible. */
export function keepOrder(rows: readonly SelectRow[], order: RowOrder): readonly SelectRow[] {
  const indexOf = ({ pointId }: SelectRow) => order.get(pointId) ?? pointId - rows.length;
  return rows.toSorted((a, b) => indexOf(a) - indexOf(b));
}

export function filterRows(rows: readonly SelectRow[], filter: RowFilter): readonly SelectRow[] {
  const text = filter.search.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (!filter.isOnlySelected || row.isSelected) &&
      (!filter.isOnlyExceeding || isAtIssue(row.level?.verdict ?? null)) &&
      (text === '' || row.name.toLowerCase().includes(text) || row.buildingName.toLowerCase().includes(text)),
  );
}
