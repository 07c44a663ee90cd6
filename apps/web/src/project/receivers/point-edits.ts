import { isNameTaken, nameReceivers, type SelectionMode, selectReceivers } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import { type DraftPoint, NO_BUILDING, withExemption } from './receivers-draft.ts';

export type Points = readonly DraftPoint[];
export type PointDetails = Pick<DraftPoint, 'name' | 'criterion' | 'otherCriteria' | 'contributions' | 'exemption'>;

/** Names typed by the user, by point; they are restored with the selection (Q106). */
export type TypedNames = Map<number, string>;

const isAutomatic = (name: string) => /^n\d+$/i.test(name.trim());

export function withMoved(points: Points, pointId: number, position: Hk80Point): Points {
  return points.map((point) => (point.pointId === pointId ? { ...point, position, isPlaced: true } : point));
}

export const withoutPoint = (points: Points, pointId: number): Points =>
  points.filter((point) => point.pointId !== pointId);

/** Names of all selected points except this one. */
export const otherNames = (points: Points, pointId: number): string[] =>
  points.filter((point) => point.isSelected && point.pointId !== pointId).map(({ name }) => name);

/** A name already in use is not given again: the edited point gets the next free number (NSR-13). */
export function withDetails(points: Points, pointId: number, details: PointDetails): Points {
  const name = isNameTaken(details.name, otherNames(points, pointId)) ? '' : details.name;
  return nameReceivers(
    points.map((point) =>
      point.pointId === pointId ? withExemption({ ...point, ...details, name }, details.exemption) : point,
    ),
  );
}

/** The fields that a new point takes from its building. */
export type BuildingOfPoint = Pick<
  DraftPoint,
  'buildingId' | 'buildingName' | 'kind' | 'heightMetres' | 'buildingCriterion' | 'criterionReduction'
>;

export interface NewPoint {
  readonly position: Hk80Point;
  /** Null if none is near. */
  readonly building: BuildingOfPoint | null;
  readonly name: string;
  readonly criterion: number;
}

/** A notional building has no known type (Q104). */
const notionalBuilding = (criterion: number): BuildingOfPoint => ({
  ...{ buildingId: NO_BUILDING, buildingName: '', kind: 'other', heightMetres: null },
  ...{ buildingCriterion: criterion, criterionReduction: 0 },
});

/** The point is selected: only selected points have a name (NSR-14). */
export function withNewPoint(points: Points, { position, building, name, criterion }: NewPoint): Points {
  const pointId = points.reduce((lowest, point) => Math.min(lowest, point.pointId), 0) - 1;
  const flags = { isSelected: true, isCompulsory: false, isTakenOut: false, isClosest: false, isPlaced: true };
  const lists = { otherCriteria: [], contributions: [] };
  const added = {
    pointId,
    name: name.trim(),
    position,
    criterion,
    ...(building ?? notionalBuilding(criterion)),
    ...flags,
    ...lists,
  };
  return nameReceivers([...points, added]);
}

/**
 * For checkboxes and selection boxes. A deselected point loses its name; a typed name returns on selection, unless it
 * is in use by then (Q106).
 */
export function withSelection(
  points: Points,
  pointIds: ReadonlySet<number>,
  mode: SelectionMode,
  typedNames: TypedNames,
): Points {
  if (mode === 'deselect') {
    rememberNames(points, pointIds, typedNames);
    return selectReceivers(points, pointIds, mode);
  }
  const used = new Set(points.map(({ name }) => name.trim().toLowerCase()));
  const named = points.map((point) => {
    const name = typedNames.get(point.pointId);
    const isRestored = pointIds.has(point.pointId) && !point.isSelected && name && !used.has(name.toLowerCase());
    return isRestored ? { ...point, name } : point;
  });
  return selectReceivers(named, pointIds, mode);
}

function rememberNames(points: Points, pointIds: ReadonlySet<number>, typedNames: TypedNames): void {
  for (const { pointId, name } of points)
    if (pointIds.has(pointId) && name !== '' && !isAutomatic(name)) typedNames.set(pointId, name.trim());
}
