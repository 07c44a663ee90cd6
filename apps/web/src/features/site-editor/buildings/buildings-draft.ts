import type { ProjectMap, ReceiverBuildingsChange } from '@quietsite/contracts';
import { type ProjectPart, putPart, revisionOf } from '../../../project/save/project-part.ts';
import { projectMapQuery } from '../../../session/project-queries.ts';

export type ReceiverKind = 'residential' | 'education';
export type BuildingOutline = ProjectMap['site'];

/** The editable state of a building. */
export interface BuildingState {
  readonly isReceiver: boolean;
  /** Typed by a user, or null for the default of the building or its type (M-55). */
  readonly criterion: number | null;
}

/** The change of one building: state before and after. */
export interface BuildingChange {
  readonly buildingId: number;
  readonly name: string;
  readonly kind: ReceiverKind;
  readonly outline: BuildingOutline;
  readonly before: BuildingState;
  readonly after: BuildingState;
}
export type BuildingsDraft = readonly BuildingChange[];

const NO_CHANGES: BuildingsDraft = [];
const NOT_A_RECEIVER: BuildingState = { isReceiver: false, criterion: null };

const isSameState = (one: BuildingState, other: BuildingState) =>
  one.isReceiver === other.isReceiver && one.criterion === other.criterion;

const isSameChange = (one: BuildingChange, other: BuildingChange | undefined) =>
  one === other ||
  (other !== undefined &&
    one.buildingId === other.buildingId &&
    one.kind === other.kind &&
    isSameState(one.after, other.after));

function storedState({ receiverBuildings }: ProjectMap, buildingId: number): BuildingState {
  const building = receiverBuildings.find((candidate) => candidate.buildingId === buildingId);
  if (!building) return NOT_A_RECEIVER;
  return { isReceiver: true, criterion: building.isCriterionTyped ? building.criterion : null };
}

/**
 * Residential buildings and schools keep their kind. For any other building the user chooses what it counts as
 * (NSR-01).
 */
export const receiverKind = (kind: string, otherwise: ReceiverKind): ReceiverKind =>
  kind === 'residential' || kind === 'education' ? kind : otherwise;

type Subject = Pick<BuildingChange, 'buildingId' | 'name' | 'kind' | 'outline'>;

/** Adds a change to the draft. A change back to the stored state is dropped. */
function withChange(draft: BuildingsDraft, map: ProjectMap, subject: Subject, after: BuildingState): BuildingsDraft {
  const { buildingId, name, kind, outline } = subject;
  const before = storedState(map, buildingId);
  const others = draft.filter((change) => change.buildingId !== buildingId);
  return isSameState(before, after) ? others : [...others, { buildingId, name, kind, outline, before, after }];
}

export const addReceiver = (draft: BuildingsDraft, map: ProjectMap, subject: Subject): BuildingsDraft => {
  // A building removed in this draft returns to its stored state.
  const before = storedState(map, subject.buildingId);
  return withChange(draft, map, subject, before.isReceiver ? before : { isReceiver: true, criterion: null });
};

export const removeReceiver = (draft: BuildingsDraft, map: ProjectMap, subject: Subject): BuildingsDraft =>
  withChange(draft, map, subject, NOT_A_RECEIVER);

export const setCriterion = (
  draft: BuildingsDraft,
  map: ProjectMap,
  subject: Subject,
  criterion: number | null,
): BuildingsDraft => withChange(draft, map, subject, { isReceiver: true, criterion });

/** The request body. */
export function toBuildingsChange(draft: BuildingsDraft, revision: number): ReceiverBuildingsChange {
  const added = draft.filter(({ before, after }) => !before.isReceiver && after.isReceiver);
  const removed = draft.filter(({ before, after }) => before.isReceiver && !after.isReceiver);
  const criteria = draft.filter(({ before, after }) => after.isReceiver && before.criterion !== after.criterion);
  return {
    revision,
    added: added.map(({ buildingId, kind }) => ({ buildingId, kind })),
    removed: removed.map(({ buildingId }) => buildingId),
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
    Array.isArray(value) && value.every((change) => typeof (change as BuildingChange | null)?.after === 'object'),
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
