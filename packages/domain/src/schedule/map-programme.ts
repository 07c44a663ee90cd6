import { itemAt } from '@quietsite/acoustics';
import { zoneNameKey } from '../site/zone-names.ts';
import { createZoneFinder, type NamedZone, type ZoneFinder } from './find-named-zone.ts';
import type { FileTask, ScheduledTask } from './schedule.schema.ts';
import { readWork } from './schedule.ts';

/** An activity as in the file. */
export type ProgrammeTask = Omit<FileTask, 'line'>;

export type IncomingTask = Omit<ScheduledTask, 'id'>;

/** The target of a group's activities. Without a zone they are left out. */
export interface GroupTarget {
  readonly zoneId: number | null;
  readonly constructionWork: string;
}

/** Activities under the same summaries, which go to the same zone and construction work. */
export interface ProgrammeGroup {
  readonly key: string;
  readonly path: readonly string[];
  readonly tasks: readonly ProgrammeTask[];
  readonly suggested: GroupTarget;
}

/**
 * The groups of a programme with their known or guessed targets. A summary with the name of a zone means that zone, so
 * that the comparison finds activities a planner moved there. Other groups go where most of their activities are
 * stored, or else to the zone whose number is in a summary or whose name is in an activity, or else to the only zone.
 */
export function groupProgramme(
  tasks: readonly ProgrammeTask[],
  zones: readonly NamedZone[],
  stored: readonly ScheduledTask[],
): readonly ProgrammeGroup[] {
  const known = findKnown(tasks, zones, stored);
  const finder = createZoneFinder(zones);
  const workOf = Map.groupBy(known.keys(), ({ constructionWork }) => constructionWork);
  const paths = new Map(tasks.map((task) => [pathKey(task), task.path]));
  const hints = new Map([...paths].map(([key, path]) => [key, findPathHint(path, finder)]));
  const hintOf = (task: ProgrammeTask) => hints.get(pathKey(task)) ?? findNameHint(task, finder);
  const groups = Map.groupBy(tasks, (task) => JSON.stringify([task.path, hintOf(task)?.id ?? null]));
  return [...groups].map(([key, members]) => {
    const first = itemAt(members, 0);
    const hint = hintOf(first);
    const there = findMostCommon(members.flatMap((task) => known.get(task)?.zoneId ?? []));
    const guess = there ?? hint?.id ?? (zones.length === 1 ? zones[0]?.id : undefined) ?? null;
    const works = (workOf.get(first.constructionWork) ?? []).flatMap((task) => known.get(task)?.constructionWork ?? []);
    const constructionWork = findMostCommon(works) ?? readWork(first.constructionWork);
    const suggested = { zoneId: hint?.isSure ? hint.id : guess, constructionWork };
    return { key, path: first.path, tasks: members, suggested };
  });
}

/** A zone that a text refers to. It is certain if a summary has exactly that name. */
interface Hint {
  readonly id: number;
  readonly isSure: boolean;
}

const pathKey = ({ path }: ProgrammeTask): string => path.join('\n');

/** Activities that are already stored, in a zone that still exists. */
function findKnown(tasks: readonly ProgrammeTask[], zones: readonly NamedZone[], stored: readonly ScheduledTask[]) {
  const zoneIds = new Set(zones.map(({ id }) => id));
  const bySource = new Map(stored.filter(({ zoneId }) => zoneIds.has(zoneId)).map((task) => [task.sourceId, task]));
  bySource.delete('');
  return new Map(
    tasks.flatMap((task) => {
      const there = bySource.get(task.sourceId);
      return there ? [[task, there] as const] : [];
    }),
  );
}

/**
 * The innermost summary has priority. Numbers in activity names count pieces ('Pile 3'), so only summaries are
 * searched.
 */
function findPathHint(path: readonly string[], { findNamed, findNumbered }: ZoneFinder): Hint | undefined {
  const inward = [...path].reverse();
  for (const find of [findNamed, findNumbered]) {
    for (const name of inward) {
      const zone = find(name);
      if (zone) return { id: zone.id, isSure: find === findNamed };
    }
  }
  return undefined;
}

function findNameHint({ name }: ProgrammeTask, { findNamed }: ZoneFinder): Hint | undefined {
  const zone = findNamed(name);
  return zone && { id: zone.id, isSure: false };
}

/** The most common value. The planner changed the few that differ, and the comparison shows them. */
function findMostCommon<Value>(values: readonly Value[]): Value | undefined {
  const equal = [...Map.groupBy(values, (value) => value).values()];
  return equal.sort((one, other) => other.length - one.length)[0]?.[0];
}

/**
 * The activities of all groups with a zone. If a source id occurs twice in the file, only the first activity keeps it.
 */
export function mapProgramme(
  groups: readonly ProgrammeGroup[],
  targetOf: (group: ProgrammeGroup) => GroupTarget,
): { readonly tasks: readonly IncomingTask[]; readonly leftOut: readonly ProgrammeGroup[] } {
  const sources = new Set(['']);
  const leftOut: ProgrammeGroup[] = [];
  const tasks = groups.flatMap((group): IncomingTask[] => {
    const { zoneId, constructionWork } = targetOf(group);
    if (zoneId === null) {
      leftOut.push(group);
      return [];
    }
    return group.tasks.map(({ sourceId, name, start, end }) => {
      const isFree = !sources.has(sourceId);
      sources.add(sourceId);
      const work = readWork(constructionWork);
      return { zoneId, constructionWork: work, name: name.trim(), start, end, sourceId: isFree ? sourceId : '' };
    });
  });
  return { tasks, leftOut };
}

/** The lines of a table name their zones; `unknown` are those whose zone does not exist or no longer exists. */
export function mapTable<Task extends ProgrammeTask>(
  tasks: readonly Task[],
  zones: readonly NamedZone[],
): { readonly tasks: readonly IncomingTask[]; readonly unknown: readonly Task[] } {
  const zoneIds = new Map(zones.map(({ id, name }) => [zoneNameKey(name), id]));
  const unknown: Task[] = [];
  const known = tasks.flatMap((task): IncomingTask[] => {
    const zoneId = zoneIds.get(zoneNameKey(task.zoneName));
    if (zoneId === undefined) {
      unknown.push(task);
      return [];
    }
    const { sourceId, constructionWork, name, start, end } = task;
    return [{ zoneId, constructionWork: readWork(constructionWork), name: name.trim(), start, end, sourceId }];
  });
  return { tasks: known, unknown };
}
