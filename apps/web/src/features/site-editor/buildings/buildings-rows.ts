import type { BuildingCandidate, ProjectMap } from '@quietsite/contracts';
import { criterionOfKind } from '@quietsite/domain';
import type { BuildingChange, BuildingOutline, BuildingsDraft, ReceiverKind } from './buildings-draft.ts';
import { receiverKind } from './buildings-draft.ts';

export type BuildingView = 'receivers' | 'removed' | 'nearby';
export type RowState = 'plain' | 'added' | 'toAdd' | 'toRemove' | 'removed' | 'toPutBack' | 'changed';

export interface BuildingRow {
  readonly buildingId: number;
  readonly name: string;
  readonly kind: Building['kind'];
  readonly outline: BuildingOutline;
  readonly state: RowState;
  readonly heightMetres: number | null;
  readonly distanceMetres: number | null;
  /** Before the reduction. Null if it becomes known only after Apply. */
  readonly criterion: number | null;
  readonly isTyped: boolean;
  readonly reduction: number | null;
  /** The value used in the calculation (M-55, M-56). */
  readonly inForce: number | null;
}

type Building = ProjectMap['receiverBuildings'][number];

/** The values of a building for which nothing is known. */
const UNKNOWN = {
  heightMetres: null,
  distanceMetres: null,
  criterion: null,
  isTyped: false,
  reduction: null,
  inForce: null,
};

const changesById = (draft: BuildingsDraft): ReadonlyMap<number, BuildingChange> =>
  new Map(draft.map((change) => [change.buildingId, change]));

/** The receiver buildings, now and after Apply. */
export function listReceiverRows(map: ProjectMap, draft: BuildingsDraft): readonly BuildingRow[] {
  const changes = changesById(draft);
  const removed = new Set(map.removedBuildings.map(({ buildingId }) => buildingId));
  const stored = map.receiverBuildings.map((building) => toRow(building, changes.get(building.buildingId)));
  const toAdd = draft.filter(({ before, after }) => !before.isReceiver && after.isReceiver);
  return [...toAdd.map((change) => toAddedRow(change, removed.has(change.buildingId))), ...stored];
}

function toRow(building: Building, change: BuildingChange | undefined): BuildingRow {
  const { buildingId, name, kind, outline, heightMetres, criterionReduction: reduction } = building;
  const wasTyped = building.isCriterionTyped;
  const typed = change ? change.after.criterion : wasTyped ? building.criterion : null;
  // Only the server knows the default that a typed value replaced.
  const defaultCriterion = wasTyped ? null : (building.criterion ?? criterionOfKind(kind));
  const criterion = typed ?? defaultCriterion;
  return {
    ...{ buildingId, name, kind, outline, heightMetres, distanceMetres: null, reduction },
    state: stateOf(building, change),
    criterion,
    isTyped: typed !== null,
    inForce: criterion === null ? null : criterion - reduction,
  };
}

function stateOf({ isAdded }: Building, change: BuildingChange | undefined): RowState {
  if (change) return change.after.isReceiver ? 'changed' : 'toRemove';
  return isAdded ? 'added' : 'plain';
}

function toAddedRow(change: BuildingChange, wasRemoved: boolean): BuildingRow {
  const { buildingId, name, kind, outline, after } = change;
  return {
    ...UNKNOWN,
    ...{ buildingId, name, kind, outline, criterion: after.criterion, isTyped: after.criterion !== null },
    state: wasRemoved ? 'toPutBack' : 'toAdd',
  };
}

export function listRemovedRows({ removedBuildings }: ProjectMap, draft: BuildingsDraft): readonly BuildingRow[] {
  const changes = changesById(draft);
  const toRemove = draft.filter(({ before, after }) => before.isReceiver && !after.isReceiver);
  const stored = removedBuildings.map((building) => ({
    ...UNKNOWN,
    ...building,
    state: changes.has(building.buildingId) ? ('toPutBack' as const) : ('removed' as const),
  }));
  return [...toRemove.map(toRemovedRow), ...stored];
}

const toRemovedRow = ({ buildingId, name, kind, outline }: BuildingChange): BuildingRow => ({
  ...UNKNOWN,
  ...{ buildingId, name, kind, outline, state: 'toRemove' },
});

/** The number of rows after Apply. */
export const countAfter = (rows: readonly BuildingRow[], removedState: RowState): number =>
  rows.filter(({ state }) => state !== removedState).length;

export function listNearbyRows(
  candidates: readonly BuildingCandidate[],
  draft: BuildingsDraft,
): readonly BuildingRow[] {
  const changes = changesById(draft);
  return candidates.map((building) => {
    const change = changes.get(building.buildingId);
    // Shows the original kind until it is added, then the kind it is added as.
    return { ...UNKNOWN, ...building, kind: change?.kind ?? building.kind, state: change ? 'toAdd' : 'plain' };
  });
}

export function filterRows(rows: readonly BuildingRow[], text: string): readonly BuildingRow[] {
  const query = text.trim().toLowerCase();
  if (query === '') return rows;
  return rows.filter(({ name, buildingId }) => name.toLowerCase().includes(query) || String(buildingId) === query);
}

/** The subject of a change, from any row. */
export const subjectOf = ({ buildingId, name, kind, outline }: BuildingRow, otherwise: ReceiverKind) => ({
  buildingId,
  name,
  kind: receiverKind(kind, otherwise),
  outline,
});
