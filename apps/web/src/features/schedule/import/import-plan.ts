import type { ProgrammeFile, ProgrammeFormat } from '@quietsite/contracts';
import {
  addProgramme,
  type FileLineProblem,
  type GroupTarget,
  groupProgramme,
  hasMissingDate,
  type IncomingTask,
  mapProgramme,
  mapTable,
  type ProgrammeGroup,
  type ScheduledTask,
} from '@quietsite/domain';

export interface ImportZone {
  readonly id: number;
  readonly name: string;
}

export type ImportMode = 'add' | 'update';

/** Tables name the zone of each line. Programmes of planning tools have groups that must be mapped. */
const hasGroups = (format: ProgrammeFormat): boolean => format === 'xer' || format === 'msproject';

/** A programme maintained elsewhere updates the schedule. Lines of a table are added (Q74). */
export const defaultMode = (format: ProgrammeFormat, isEmpty: boolean): ImportMode =>
  hasGroups(format) && !isEmpty ? 'update' : 'add';

/** Any of these blocks the import. A zone may have been removed from the drawn site since the server read the file. */
export function listProblems(file: ProgrammeFile, zones: readonly ImportZone[]): readonly FileLineProblem[] {
  if (file.problems.length > 0 || hasGroups(file.format)) return file.problems;
  return mapTable(file.tasks, zones).unknown.map(({ line, zoneName }) => ({
    line,
    fault: 'ZONE_UNKNOWN',
    value: zoneName,
    other: '',
  }));
}

export const listGroups = (
  file: ProgrammeFile,
  zones: readonly ImportZone[],
  tasks: readonly ScheduledTask[],
): readonly ProgrammeGroup[] => (hasGroups(file.format) ? groupProgramme(file.tasks, zones, tasks) : []);

/** The used part of the file, with the chosen zones and works. */
export function listIncoming(
  file: ProgrammeFile,
  zones: readonly ImportZone[],
  groups: readonly ProgrammeGroup[],
  chosen: ReadonlyMap<string, GroupTarget>,
): readonly IncomingTask[] {
  if (!hasGroups(file.format)) return mapTable(file.tasks, zones).tasks;
  return mapProgramme(groups, (group) => targetOf(group, chosen)).tasks;
}

export const targetOf = (group: ProgrammeGroup, chosen: ReadonlyMap<string, GroupTarget>): GroupTarget =>
  chosen.get(group.key) ?? group.suggested;

/** A group without a zone that the user has not excluded. */
export const isOpenGroup = (group: ProgrammeGroup, chosen: ReadonlyMap<string, GroupTarget>): boolean =>
  group.suggested.zoneId === null && !chosen.has(group.key);

/** Applies the zone of one group to all groups after it. Their works stay. */
export function applyBelow(
  groups: readonly ProgrammeGroup[],
  chosen: ReadonlyMap<string, GroupTarget>,
  index: number,
): ReadonlyMap<string, GroupTarget> {
  const above = groups[index];
  if (!above) return chosen;
  const { zoneId } = targetOf(above, chosen);
  const below = groups.slice(index + 1).map((group) => [group.key, { ...targetOf(group, chosen), zoneId }] as const);
  return new Map([...chosen, ...below]);
}

export interface Addition {
  readonly next: readonly ScheduledTask[];
  readonly added: number;
  readonly skipped: number;
}

export function planAddition(tasks: readonly ScheduledTask[], incoming: readonly IncomingTask[]): Addition {
  const { tasks: next, added, skipped } = addProgramme(tasks, incoming);
  return { next, added, skipped };
}

export const countUndated = (incoming: readonly IncomingTask[]): number =>
  incoming.filter((task) => hasMissingDate({ ...task, id: 0 })).length;
