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
} from '../../session/equipment-draft/equipment-draft.ts';
import { programmeQuery, projectQuery } from '../../session/project-queries.ts';
import { nextUnstoredId } from '../../session/schedule-draft/schedule-draft.ts';

interface EquipmentToSave {
  readonly projectId: number;
  readonly draft: EquipmentDraft;
  readonly revision: number;
  /** The programme that the draft was begun on; null when the page was loaded again since. */
  readonly base: Programme | null;
}

/** What is said of a save: what follows is a first calculation or another one. */
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
  /** Activities that both changed. */
  readonly taskIds: readonly number[];
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly project: Project; readonly programme: Programme; readonly mergedCount: number }
  | { readonly kind: 'problems'; readonly problems: readonly ServerProblem[] }
  | EquipmentConflict;

/** Stores the changed activities. The answer replaces the rows (EQUIP-27); a refusal or a lost answer loses nothing (U60). */
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
  // All activities of the draft are gone: there is nothing to store, and nothing to keep.
  if (body.activities.length === 0) return { kind: 'saved', ...(await readAgain(client, projectId)), mergedCount: 0 };
  const saved = await requestJson(`/api/projects/${projectId}/equipment`, savedEquipmentSchema, {
    method: 'PUT',
    body,
  });
  return { kind: 'saved', ...saved };
}

/** Somebody saved in between, or the answer to our own save was lost. */
async function settle(client: QueryClient, request: EquipmentToSave): Promise<SaveResult> {
  const { projectId, draft, base } = request;
  const { programme, project: theirs } = await readAgain(client, projectId);
  if (isStored(draft, programme)) return { kind: 'saved', project: theirs, programme, mergedCount: 0 };
  const taskIds = listTouched(draft, base, programme);
  // Other parts of the project were changed: nothing of these activities is at stake.
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

/** The server has what is wanted, as it would have merged it. */
export function isStored(draft: EquipmentDraft, programme: Programme): boolean {
  const wanted = Object.entries(draft).map(([taskId, rows]) => [taskId, mergeRows(rows).rows]);
  const stored = Object.keys(draft).map((taskId) => [taskId, storedRowsOf(programme, Number(taskId))]);
  return asSet(Object.fromEntries(wanted), programme) === asSet(Object.fromEntries(stored), programme);
}

/** Activities of the draft that are not stored any more as they were when the editing began. */
export function listTouched(draft: EquipmentDraft, base: Programme | null, now: Programme): readonly number[] {
  const looksOf = (programme: Programme, taskId: number) =>
    JSON.stringify([programme.tasks.find(({ id }) => id === taskId), storedRowsOf(programme, taskId)]);
  return Object.keys(draft)
    .map(Number)
    .filter((taskId) => now.tasks.some(({ id }) => id === taskId))
    .filter((taskId) => base === null || looksOf(base, taskId) !== looksOf(now, taskId));
}

/** Rows of the own work that somebody else removed are new ones when it goes over theirs. */
export function withoutLostIds(draft: EquipmentDraft, now: Programme): EquipmentDraft {
  const entries = Object.entries(draft).map(([taskId, rows]) => {
    const known = new Set(storedRowsOf(now, Number(taskId)).map(({ id }) => id));
    let next = nextUnstoredId(rows);
    return [taskId, rows.map((row) => (row.id < 0 || known.has(row.id) ? row : { ...row, id: next-- }))];
  });
  return Object.fromEntries(entries);
}

/** A step on the way to what was saved, over what is stored now: new rows have their ids, removed ones are new. */
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

/** The ids that new rows of an activity got, by what they say. */
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

/** What is left to save when theirs counts for some activities. */
export const withoutTasks = (draft: EquipmentDraft, taskIds: readonly number[]): EquipmentDraft =>
  Object.fromEntries(Object.entries(draft).filter(([taskId]) => !taskIds.includes(Number(taskId))));

const readProblems = (problems: unknown): readonly ServerProblem[] =>
  Array.isArray(problems) ? (problems as readonly ServerProblem[]) : [];
