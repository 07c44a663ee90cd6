import type { BuildingCandidate, ProjectMap } from '@quietsite/contracts';
import { criterionOfKind, type EnteredKind, originOfKind, type ReceiverKind } from '@quietsite/domain';
import type { BuildingChange, BuildingOutline, BuildingsDraft } from './buildings-draft.ts';
import { receiverKind } from './buildings-draft.ts';

export type BuildingView = 'receivers' | 'removed' | 'nearby' | 'proposed';
export type RowState = 'plain' | 'added' | 'toAdd' | 'toRemove' | 'removed' | 'toPutBack' | 'changed';

export interface BuildingRow {
  readonly buildingId: number;
  readonly name: string;
  readonly kind: ReceiverKind;
  /** The kind that the building layer proposes; null if it proposes none or was not asked. */
  readonly layerKind: ReceiverKind | null;
  /** The use in the building layer's own words. */
  readonly use: string | null;
  readonly kindReason: string;
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
  ...{ layerKind: null, use: null, kindReason: '' },
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
  const { buildingId, name, outline, heightMetres, criterionReduction: reduction, layerKind, use } = building;
  const { kind, kindReason } = change?.after.isReceiver ? change.after : building;
  const wasTyped = building.isCriterionTyped;
  const typed = change ? change.after.criterion : wasTyped ? building.criterion : null;
  // Only the server knows the default that a typed value replaced.
  const defaultCriterion = wasTyped ? null : (building.criterion ?? criterionOfKind(kind));
  const criterion = typed ?? defaultCriterion;
  return {
    ...{ buildingId, name, kind, kindReason, layerKind, use },
    ...{ outline, heightMetres, distanceMetres: null, reduction },
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
  const { buildingId, name, outline, layerKind, after } = change;
  const { criterion, kind, kindReason } = after;
  return {
    ...UNKNOWN,
    ...{ buildingId, name, kind, kindReason, layerKind, outline, criterion, isTyped: criterion !== null },
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
    // Before it is added, the building layer's kind; afterwards, the kind it was added as.
    const kind = change?.after.kind ?? building.layerKind ?? building.kind;
    return { ...UNKNOWN, ...building, kind, state: change ? 'toAdd' : 'plain' };
  });
}

export function filterRows(rows: readonly BuildingRow[], text: string): readonly BuildingRow[] {
  const query = text.trim().toLowerCase();
  if (query === '') return rows;
  return rows.filter(({ name, buildingId }) => name.toLowerCase().includes(query) || String(buildingId) === query);
}

/** The subject of a change, from any row. */
export const subjectOf = ({ buildingId, name, kind, layerKind, outline }: BuildingRow, otherwise: EnteredKind) => ({
  ...{ buildingId, name, layerKind, outline },
  kind: receiverKind(kind, otherwise),
});

/** Receivers to which the building layer gives a different kind and whose kind nobody has confirmed yet (M-145). */
export const listProposedKinds = (rows: readonly BuildingRow[]): readonly BuildingRow[] =>
  rows.filter((row) => row.state !== 'toRemove' && originOfKind(row, row.layerKind) === 'proposed');
