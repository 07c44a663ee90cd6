import type { ReceiverLevel } from '@quietsite/contracts';
import { filterReceivers } from '../../../session/receiver-rows.ts';
import type { DraftPoint } from '../../../session/receivers-draft/receivers-draft.ts';

/** A point with its level, as the table lists it. */
export interface SelectRow extends DraftPoint {
  readonly level: ReceiverLevel | null;
  /** In force on days without an entry of their own: less the reduction for unregistered sites (M-55, M-56). */
  readonly shownCriterion: number;
  /** Nobody typed it, neither for the point nor for its building (U38). */
  readonly isDefaultCriterion: boolean;
  /** Away from where it was found, now or before an earlier save (NSR-19). */
  readonly isMoved: boolean;
  /** Something works in the evening or at night, which its verdict says nothing about (Q148). */
  readonly isRestricted: boolean;
}

export interface RowFilter {
  readonly search: string;
  readonly isOnlySelected: boolean;
  readonly isOnlyExceeding: boolean;
}

export const NO_FILTER: RowFilter = { search: '', isOnlySelected: false, isOnlyExceeding: false };

/** Selected ones first, then by rank; those without a level last. */
export function listRows(
  points: readonly DraftPoint[],
  levels: ReadonlyMap<number, ReceiverLevel>,
  movedIds: ReadonlySet<number>,
  /** Buildings whose criterion somebody typed. */
  typedBuildingIds: ReadonlySet<number>,
  isRestricted = false,
): readonly SelectRow[] {
  const rankOf = ({ level }: SelectRow) => level?.rank ?? Number.MAX_SAFE_INTEGER;
  return points
    .map((point) => ({
      ...point,
      level: levels.get(point.pointId) ?? null,
      shownCriterion: (point.criterion ?? point.buildingCriterion) - point.criterionReduction,
      isDefaultCriterion: point.criterion === null && !typedBuildingIds.has(point.buildingId),
      isMoved: movedIds.has(point.pointId),
      isRestricted,
    }))
    .sort((a, b) => Number(b.isSelected) - Number(a.isSelected) || rankOf(a) - rankOf(b));
}

/** Where each row stands, by its point. */
export type RowOrder = ReadonlyMap<number, number>;

export const orderOf = (rows: readonly SelectRow[]): RowOrder =>
  new Map(rows.map(({ pointId }, place) => [pointId, place]));

/** As before, whatever was ticked or became louder since; what is new comes first, where it is seen. */
export function keepOrder(rows: readonly SelectRow[], order: RowOrder): readonly SelectRow[] {
  const placeOf = ({ pointId }: SelectRow) => order.get(pointId) ?? pointId - rows.length;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function filterRows(rows: readonly SelectRow[], filter: RowFilter): readonly SelectRow[] {
  const listed = filter.isOnlySelected ? rows.filter(({ isSelected }) => isSelected) : rows;
  return filterReceivers(listed, filter.search, filter.isOnlyExceeding);
}
