import type { ProjectMap, ReceiverBuildingsChange } from '@quietsite/contracts';
import { type EnteredKind, lacksKindReason, type ReceiverKind } from '@quietsite/domain';
import { type ProjectPart, putPart, revisionOf } from '../../../project/save/project-part.ts';
import { projectMapQuery } from '../../../session/project-queries.ts';

export type BuildingOutline = ProjectMap['site'];

/** The editable state of a building. */
export interface BuildingState {
  readonly isReceiver: boolean;
  /** Typed by a user, or null for the default of the building or its type (M-55). */
  readonly criterion: number | null;
  readonly kind: ReceiverKind;
  /** Why the kind differs from the building layer's. */
  readonly kindReason: string;
}

/** The change of one building: state before and after. */
export interface BuildingChange {
  readonly buildingId: number;
  readonly name: string;
  /** The kind it gets when it is added. */
  readonly kind: EnteredKind;
  /** The kind that the building layer proposes; null if it proposes none. */
  readonly layerKind: ReceiverKind | null;
  readonly outline: BuildingOutline;
  readonly before: BuildingState;
  readonly after: BuildingState;
}
export type BuildingsDraft = readonly BuildingChange[];

const NO_CHANGES: BuildingsDraft = [];
const NOT_A_RECEIVER: BuildingState = { isReceiver: false, criterion: null, kind: 'other', kindReason: '' };

const isSameState = (one: BuildingState, other: BuildingState) =>
  one.isReceiver === other.isReceiver &&
  one.criterion === other.criterion &&
  one.kind === other.kind &&
  one.kindReason === other.kindReason;

const isSameChange = (one: BuildingChange, other: BuildingChange | undefined) =>
  one === other ||
  (other !== undefined &&
    one.buildingId === other.buildingId &&
    one.kind === other.kind &&
    isSameState(one.after, other.after));

function storedState({ receiverBuildings }: ProjectMap, buildingId: number): BuildingState {
  const building = receiverBuildings.find((candidate) => candidate.buildingId === buildingId);
  if (!building) return NOT_A_RECEIVER;
  const { kind, kindReason } = building;
  return { isReceiver: true, criterion: building.isCriterionTyped ? building.criterion : null, kind, kindReason };
}

/** A building of known use gets its own kind. For all others the user chooses one (NSR-01). */
export const receiverKind = (kind: ReceiverKind, otherwise: EnteredKind): EnteredKind =>
  kind === 'other' ? otherwise : kind;

type Subject = Pick<BuildingChange, 'buildingId' | 'name' | 'kind' | 'layerKind' | 'outline'>;

/** Adds a change to the draft. A change back to the stored state is dropped. */
function withChange(draft: BuildingsDraft, map: ProjectMap, subject: Subject, after: BuildingState): BuildingsDraft {
  const { buildingId, name, kind, layerKind, outline } = subject;
  const before = storedState(map, buildingId);
  const others = draft.filter((change) => change.buildingId !== buildingId);
  return isSameState(before, after)
    ? others
    : [...others, { buildingId, name, kind, layerKind, outline, before, after }];
}

const asAdded = ({ kind }: Subject): BuildingState => ({ isReceiver: true, criterion: null, kind, kindReason: '' });

/** The building as a receiver in the current draft. */
function wantedState(draft: BuildingsDraft, map: ProjectMap, subject: Subject): BuildingState {
  const changed = draft.find(({ buildingId }) => buildingId === subject.buildingId);
  const state = changed?.after ?? storedState(map, subject.buildingId);
  if (state.isReceiver) return state;
  return changed?.before.isReceiver ? changed.before : asAdded(subject);
}

export const addReceiver = (draft: BuildingsDraft, map: ProjectMap, subject: Subject): BuildingsDraft => {
  // A building removed in this draft returns to its stored state.
  const before = storedState(map, subject.buildingId);
  return withChange(draft, map, subject, before.isReceiver ? before : asAdded(subject));
};

export const removeReceiver = (draft: BuildingsDraft, map: ProjectMap, subject: Subject): BuildingsDraft =>
  withChange(draft, map, subject, NOT_A_RECEIVER);

export const setCriterion = (
  draft: BuildingsDraft,
  map: ProjectMap,
  subject: Subject,
  criterion: number | null,
): BuildingsDraft => withChange(draft, map, subject, { ...wantedState(draft, map, subject), criterion });

export const setKind = (
  draft: BuildingsDraft,
  map: ProjectMap,
  subject: Subject,
  decided: Pick<BuildingState, 'kind' | 'kindReason'>,
): BuildingsDraft => withChange(draft, map, subject, { ...wantedState(draft, map, subject), ...decided });

/** Counts kinds that differ from the building layer's without a reason; they cannot be saved. */
export const countUnexplained = (draft: BuildingsDraft): number =>
  draft.filter(({ before, after, layerKind }) => isKindChanged({ before, after }) && lacksKindReason(after, layerKind))
    .length;

const isKindChanged = ({ before, after }: Pick<BuildingChange, 'before' | 'after'>): boolean =>
  after.isReceiver && (before.kind !== after.kind || before.kindReason !== after.kindReason);

const decidedKind = ({ buildingId, kind, after }: BuildingChange) => ({
  ...{ buildingId, kind: receiverKind(after.kind, kind) },
  kindReason: after.kindReason.trim(),
});

/** The request body. */
export function toBuildingsChange(draft: BuildingsDraft, revision: number): ReceiverBuildingsChange {
  const added = draft.filter(({ before, after }) => !before.isReceiver && after.isReceiver);
  const removed = draft.filter(({ before, after }) => before.isReceiver && !after.isReceiver);
  const criteria = draft.filter(({ before, after }) => after.isReceiver && before.criterion !== after.criterion);
  return {
    revision,
    added: added.map(decidedKind),
    removed: removed.map(({ buildingId }) => buildingId),
    kinds: draft.filter((change) => change.before.isReceiver && isKindChanged(change)).map(decidedKind),
    criteria: criteria.map(({ buildingId, after }) => ({ buildingId, criterion: after.criterion })),
  };
}

/** Applies the draft to the buildings stored now. Changes that are already stored are dropped. */
function keepMine(draft: BuildingsDraft, map: ProjectMap): BuildingsDraft {
  return draft.reduce<BuildingsDraft>((kept, change) => withChange(kept, map, change, change.after), NO_CHANGES);
}

export const buildingsPart: ProjectPart<BuildingsDraft, ProjectMap> = {
  name: 'receiver-buildings',
  isPartial: true,
  isSame: (one, other) =>
    one.length === other.length && one.every((change, index) => isSameChange(change, other[index])),
  isReadable: (value): value is BuildingsDraft =>
    Array.isArray(value) && value.every((change) => typeof (change as BuildingChange | null)?.after?.kind === 'string'),
  query: projectMapQuery,
  revisionOf,
  startOf: () => NO_CHANGES,
  isStored: (mine, map) => keepMine(mine, map).length === 0,
  isUntouched: ({ value }, map) =>
    value.every(({ buildingId, before }) => isSameState(before, storedState(map, buildingId))),
  keepMine,
  takeTheirs: ({ value }, map) =>
    value.filter(({ buildingId, before }) => isSameState(before, storedState(map, buildingId))),
  carry: (step, sent, map) => {
    const changedIds = new Set(step.map(({ buildingId }) => buildingId));
    const reverted = sent.value.filter(({ buildingId }) => !changedIds.has(buildingId));
    return keepMine([...reverted.map((change) => ({ ...change, after: change.before })), ...step], map);
  },
  send: (_, projectId, mine, revision) => putPart(projectId, 'receiver-buildings', toBuildingsChange(mine, revision)),
};
