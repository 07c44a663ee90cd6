import { type Programme, savedEquipmentSchema } from '@quietsite/contracts';
import { mergeRows } from '@quietsite/domain';
import { requestJson } from '../../lib/api-client.ts';
import {
  type DraftRow,
  type EquipmentDraft,
  equipmentSource,
  storedRowsOf,
  toEquipmentChange,
  withRows,
} from '../../project/equipment/equipment-draft.ts';
import type { ProjectPart } from '../../project/save/project-part.ts';
import { nextUnstoredId } from '../../project/schedule/schedule-draft.ts';
import { programmeQuery } from '../../session/project-queries.ts';

/** The text after a save: the next step is a first calculation or a recalculation. */
export const describeNext = (hasRun: boolean) => (hasRun ? 'equipment.savedText' : 'equipment.savedFirst');

/** The same text for the same fields, whatever their order. */
const textOf = (row: object): string =>
  JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const toComparable = (draft: EquipmentDraft, programme: Programme): string =>
  JSON.stringify(
    toEquipmentChange(draft, programme, 0).activities.map(({ taskId, rows }) => [
      taskId,
      rows.map(({ id: _, materialIds, ...row }) => textOf({ ...row, materialIds: materialIds.toSorted() })).toSorted(),
    ]),
  );

/** Whether the server already has the draft, as it would have merged it. */
export function isStored(draft: EquipmentDraft, programme: Programme): boolean {
  const mine = Object.entries(draft).map(([taskId, rows]) => [taskId, mergeRows(rows).rows]);
  const stored = Object.keys(draft).map((taskId) => [taskId, storedRowsOf(programme, Number(taskId))]);
  return toComparable(Object.fromEntries(mine), programme) === toComparable(Object.fromEntries(stored), programme);
}

/** Activities of the draft whose stored rows have changed since editing began. */
export function listTouched(draft: EquipmentDraft, base: Programme | null, now: Programme): readonly number[] {
  const stateOf = (programme: Programme, taskId: number) =>
    JSON.stringify([programme.tasks.find(({ id }) => id === taskId), storedRowsOf(programme, taskId)]);
  return Object.keys(draft)
    .map(Number)
    .filter((taskId) => now.tasks.some(({ id }) => id === taskId))
    .filter((taskId) => base === null || stateOf(base, taskId) !== stateOf(now, taskId));
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
export function carryRows(step: EquipmentDraft, mine: EquipmentDraft, base: Programme, now: Programme): EquipmentDraft {
  const taskIds = [...new Set([...Object.keys(mine), ...Object.keys(step)].map(Number))];
  const known = new Set(now.tasks.map(({ id }) => id));
  let carried: EquipmentDraft = {};
  for (const taskId of taskIds.filter((id) => known.has(id))) {
    const stored = storedRowsOf(now, taskId);
    const ids = findAssignedIds(mine[taskId] ?? [], stored);
    const rows = (step[taskId] ?? storedRowsOf(base, taskId)).map((row) => ({ ...row, id: ids.get(row.id) ?? row.id }));
    carried = withRows(carried, taskId, withoutLostIds({ [taskId]: rows }, now)[taskId] ?? [], stored);
  }
  return carried;
}

/** The ids assigned to new rows of an activity, matched by content. */
function findAssignedIds(sent: readonly DraftRow[], stored: readonly DraftRow[]): ReadonlyMap<number, number> {
  const contentOf = ({ id: _, measures: __, ...row }: DraftRow) =>
    JSON.stringify({ ...row, materialIds: row.materialIds.toSorted() });
  const old = new Set(sent.map(({ id }) => id));
  const left = stored.filter(({ id }) => !old.has(id));
  const assigned = new Map<number, number>();
  for (const row of mergeRows(sent).rows.filter(({ id }) => id < 0)) {
    const index = left.findIndex((candidate) => contentOf(candidate) === contentOf(row));
    if (index >= 0) assigned.set(row.id, left.splice(index, 1)[0]?.id ?? row.id);
  }
  return assigned;
}

/** What is left to save after taking the other user's version of some activities. */
export const withoutTasks = (draft: EquipmentDraft, taskIds: readonly number[]): EquipmentDraft =>
  Object.fromEntries(Object.entries(draft).filter(([taskId]) => !taskIds.includes(Number(taskId))));

const NOTHING: Pick<Programme, 'tasks' | 'materials'> = { tasks: [], materials: [] };

/**
 * The rows of the edited activities. The response replaces the rows (EQUIP-27) and counts those that were merged into
 * identical ones.
 */
export const equipmentPart: ProjectPart<EquipmentDraft, Programme, number> = {
  ...equipmentSource,
  isStored,
  isUntouched: ({ value, source }, now) => listTouched(value, source, now).length === 0,
  keepMine: withoutLostIds,
  takeTheirs: ({ value, source }, now) => withoutTasks(value, listTouched(value, source, now)),
  carry: (step, { value, source }, now) => source && carryRows(step, value, source, now),
  send: async (client, projectId, mine, revision) => {
    const known = client.getQueryData(programmeQuery(projectId).queryKey) ?? NOTHING;
    const body = toEquipmentChange(mine, known, revision);
    // All activities of the draft have been deleted, so there is nothing to store or keep.
    if (body.activities.length === 0) return { news: 0 };
    const path = `/api/projects/${projectId}/equipment`;
    const saved = await requestJson(path, savedEquipmentSchema, { method: 'PUT', body });
    return { project: saved.project, stored: saved.programme, news: saved.mergedCount };
  },
};
