import { itemAt, numberAt } from '@quietsite/acoustics';
import { storedId } from '../front/part-ids.ts';
import type { SnapshotTask, SnapshotZone } from './snapshot.schema.ts';

/** A, B, ..., Z, AA, AB, ...: the code at a 0-based index (M-41). */
export function letterCode(index: number): string {
  let code = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    code = String.fromCharCode(65 + (rest % 26)) + code;
  return code;
}

/** Sorts by zone in snapshot order, then start, then id. Activity codes are assigned in this order. */
export function orderTasks(zones: readonly SnapshotZone[], tasks: readonly SnapshotTask[]): SnapshotTask[] {
  const place = new Map(zones.map((zone, index) => [zone.id, index]));
  const zoneIndexOf = (task: SnapshotTask) => place.get(task.zoneId) ?? zones.length;
  return [...tasks].sort((a, b) => zoneIndexOf(a) - zoneIndexOf(b) || compareText(a.start, b.start) || a.id - b.id);
}

/** Days as yyyy-mm-dd sort correctly as text. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The code of each activity, by the one that represents it: letters in order, one for all parts of a front. */
export function codeTaskIndices(members: readonly number[]): string[] {
  const standing = [...new Set(members)];
  return members.map((member) => letterCode(standing.indexOf(member)));
}

export interface CodedCombination {
  readonly key: string;
  readonly code: string;
}

/**
 * zoneId-taskId joined by '+'. A single activity keeps its letter; a combination of several is C-A, C-B, ... (M-41).
 */
export function codeCombinations(
  combinations: readonly (readonly number[])[],
  {
    orderedTasks,
    taskCodes,
  }: { readonly orderedTasks: readonly SnapshotTask[]; readonly taskCodes: readonly string[] },
): CodedCombination[] {
  let sets = 0;
  return combinations.map((taskIndices) => {
    const key = taskIndices.map((index) => zoneTaskKey(itemAt(orderedTasks, index))).join('+');
    const code = taskIndices.length === 1 ? itemAt(taskCodes, numberAt(taskIndices, 0)) : `C-${letterCode(sets++)}`;
    return { key, code };
  });
}

function zoneTaskKey(task: SnapshotTask): string {
  return `${storedId(task.zoneId)}-${storedId(task.id)}`;
}
