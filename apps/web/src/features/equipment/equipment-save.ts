import { type Programme, type Project, savedEquipmentSchema } from '@quietsite/contracts';
import { mergeRows, type RowFault } from '@quietsite/domain';
import type { QueryClient } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { hasCode } from '../../lib/api-error.ts';
import {
  type DraftRow,
  type EquipmentDraft,
  storedRowsOf,
  toEquipmentChange,
  withRows,
} from '../../project/equipment/equipment-draft.ts';
import { nextUnstoredId } from '../../project/schedule/schedule-draft.ts';
import { programmeQuery, projectQuery } from '../../session/project-queries.ts';

interface EquipmentToSave {
  readonly projectId: number;
  readonly draft: EquipmentDraft;
  readonly revision: number;
  /** The programme the draft is based on, or null if the page was reloaded since. */
  readonly base: Programme | null;
}

/** The text after a save: the next step is a first calculation or a recalculation. */
export const describeNext = (hasRun: boolean) => (hasRun ? 'equipment.savedText' : 'equipment.savedFirst');

export interface ServerProblem {
  readonly taskId: number;
  readonly index: number;
  readonly fault: RowFault;
}

export interface EquipmentConflict {
  readonly kind: 'conflict';
  readonly theirs: Project;
  readonly programme: Programme;
  /** Activities changed by both users. */
  readonly taskIds: readonly number[];
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly project: Project; readonly programme: Programme; readonly mergedCount: number }
  | { readonly kind: 'problems'; readonly problems: readonly ServerProblem[] }
  | EquipmentConflict;

/**
 * Stores the changed activities. The response replaces the rows (EQUIP-27). Nothing is lost if the save is refused or
 * the response is lost (U60).
 */
export async function saveEquipment(client: QueryClient, request: EquipmentToSave): Promise<SaveResult> {
  try {
    return await put(client, request);
  } catch (error) {
    if (hasCode(error, 'EQUIPMENT_INVALID'))
      return { kind: 'problems', problems: readProblems(error.details.problems) };
    if (!hasCode(error, 'CONFLICT')) throw error;
    return settle(client, request);
  }
}

const NOTHING: Pick<Programme, 'tasks' | 'materials'> = { tasks: [], materials: [] };

async function put(client: QueryClient, { projectId, draft, revision }: EquipmentToSave): Promise<SaveResult> {
  const programme = client.getQueryData(programmeQuery(projectId).queryKey) ?? NOTHING;
  const body = toEquipmentChange(draft, programme, revision);
  // All activities of the draft have been deleted, so there is nothing to store or keep.
  if (body.activities.length === 0) return { kind: 'saved', ...(await readAgain(client, projectId)), mergedCount: 0 };
  const saved = await requestJson(`/api/projects/${projectId}/equipment`, savedEquipmentSchema, {
    method: 'PUT',
    body,
  });
  return { kind: 'saved', ...saved };
}

/** Another user saved in between, or the response to this user's own save was lost. */
async function settle(client: QueryClient, request: EquipmentToSave): Promise<SaveResult> {
  const { projectId, draft, base } = request;
  const { programme, project: theirs } = await readAgain(client, projectId);
  if (isStored(draft, programme)) return { kind: 'saved', project: theirs, programme, mergedCount: 0 };
  const taskIds = listTouched(draft, base, programme);
  // Other parts of the project were changed, so these activities do not conflict.
  if (taskIds.length === 0 && programme.revision !== request.revision)
    return put(client, { ...request, revision: programme.revision });
  return { kind: 'conflict', theirs, programme, taskIds };
}

async function readAgain(client: QueryClient, projectId: number) {
  const [programme, project] = await Promise.all([
    client.fetchQuery({ ...programmeQuery(projectId), staleTime: 0 }),
    client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 }),
  ]);
  return { programme, project };
}

const asSet = (draft: EquipmentDraft, programme: Programme): string =>
  JSON.stringify(
    toEquipmentChange(draft, programme, 0).activities.map(({ taskId, rows }) => [
      taskId,
      rows.map(({ id: _, materialIds, ...row }) => JSON.stringify([row, materialIds.toSorted()])).toSorted(),
    ]),
  );

/** Whether the server already has the draft, as it would have merged it. */
export function isStored(draft: EquipmentDraft, programme: Programme): boolean {
  const wanted = Object.entries(draft).map(([taskId, rows]) => [taskId, mergeRows(rows).rows]);
  const stored = Object.keys(draft).map((taskId) => [taskId, storedRowsOf(programme, Number(taskId))]);
  return asSet(Object.fromEntries(wanted), programme) === asSet(Object.fromEntries(stored), programme);
}

/** Activities of the draft whose stored rows have changed since editing began. */
export function listTouched(draft: EquipmentDraft, base: Programme | null, now: Programme): readonly number[] {
  const looksOf = (programme: Programme, taskId: number) =>
    JSON.stringify([programme.tasks.find(({ id }) => id === taskId), storedRowsOf(programme, taskId)]);
  return Object.keys(draft)
    .map(Number)
    .filter((taskId) => now.tasks.some(({ id }) => id === taskId))
    .filter((taskId) => base === null || looksOf(base, taskId) !== looksOf(now, taskId));
}

/** Rows that another user removed become new rows when this draft overwrites theirs. */
export function withoutLostIds(draft: EquipmentDraft, now: Programme): EquipmentDraft {
  const entries = Object.entries(draft).map(([taskId, rows]) => {
    const known = new Set(storedRowsOf(now, Number(taskId)).map(({ id }) => id));
    let next = nextUnstoredId(rows);
    return [taskId, rows.map((row) => (row.id < 0 || known.has(row.id) ? row : { ...row, id: next-- }))];
  });
  return Object.fromEntries(entries);
}

/** Applies an undo step to the rows stored now: new rows get their ids, removed rows become new. */
export function carryRows(
  step: EquipmentDraft,
  wanted: EquipmentDraft,
  base: Programme,
  now: Programme,
): EquipmentDraft {
  const taskIds = [...new Set([...Object.keys(wanted), ...Object.keys(step)].map(Number))];
  const known = new Set(now.tasks.map(({ id }) => id));
  let carried: EquipmentDraft = {};
  for (const taskId of taskIds.filter((id) => known.has(id))) {
    const stored = storedRowsOf(now, taskId);
    const ids = findGivenIds(wanted[taskId] ?? [], stored);
    const rows = (step[taskId] ?? storedRowsOf(base, taskId)).map((row) => ({ ...row, id: ids.get(row.id) ?? row.id }));
    carried = withRows(carried, taskId, withoutLostIds({ [taskId]: rows }, now)[taskId] ?? [], stored);
  }
  return carried;
}

/** The ids assigned to new rows of an activity, matched by content. */
function findGivenIds(sent: readonly DraftRow[], stored: readonly DraftRow[]): ReadonlyMap<number, number> {
  const contentOf = ({ id: _, measures: __, ...row }: DraftRow) =>
    JSON.stringify({ ...row, materialIds: row.materialIds.toSorted() });
  const old = new Set(sent.map(({ id }) => id));
  const left = stored.filter(({ id }) => !old.has(id));
  const given = new Map<number, number>();
  for (const row of mergeRows(sent).rows.filter(({ id }) => id < 0)) {
    const place = left.findIndex((candidate) => contentOf(candidate) === contentOf(row));
    if (place >= 0) given.set(row.id, left.splice(place, 1)[0]?.id ?? row.id);
  }
  return given;
}

/** What is left to save after taking the other user's version of some activities. */
export const withoutTasks = (draft: EquipmentDraft, taskIds: readonly number[]): EquipmentDraft =>
  Object.fromEntries(Object.entries(draft).filter(([taskId]) => !taskIds.includes(Number(taskId))));

const readProblems = (problems: unknown): readonly ServerProblem[] =>
  Array.isArray(problems) ? (problems as readonly ServerProblem[]) : [];
