import {
  type DayString,
  defaultDates,
  deriveGroups,
  findSpan,
  NO_WORK,
  orderSchedule,
  type ScheduledTask,
} from '@quietsite/domain';
import { nextUnstoredId, type ScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import type { HeadOf } from '../../../ui/sheet/sheet-types.ts';

/** Display order: that of the task table (Q78), with activities of the same work and zone together. */
export function listRows(
  tasks: ScheduleDraft,
  zoneIds: readonly number[],
  isGrouped: boolean,
): readonly ScheduledTask[] {
  const ordered = orderSchedule(zoneIds, tasks);
  return isGrouped ? deriveGroups(ordered).flatMap((group) => group.tasks) : ordered;
}

const isSameGroup = (one: ScheduledTask, other: ScheduledTask | undefined): boolean =>
  one.zoneId === other?.zoneId && one.constructionWork === other.constructionWork;

interface HeadTexts {
  readonly title: (work: string) => string;
  readonly note: (zoneId: number, count: number) => string;
}

/** A heading above the first activity of each construction work in a zone (SCHED-23). */
export function headsOf(places: readonly ScheduledTask[], texts: HeadTexts): HeadOf<ScheduledTask> {
  const counts = new Map<string, number>();
  const keyOf = ({ zoneId, constructionWork }: ScheduledTask) => `${zoneId} ${constructionWork}`;
  for (const row of places) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  // A row being edited stays under its current heading.
  const byId = new Map(places.map((row) => [row.id, row]));
  const placeOf = (row: ScheduledTask) => byId.get(row.id) ?? row;
  return (row, previous) => {
    const place = placeOf(row);
    if (isSameGroup(place, previous && placeOf(previous))) return null;
    const key = keyOf(place);
    return { key, title: texts.title(place.constructionWork), note: texts.note(place.zoneId, counts.get(key) ?? 0) };
  };
}

/** The edited rows in draft order, so that displaying another order is not a change. */
export function withRows(draft: ScheduleDraft, rows: readonly ScheduledTask[]): ScheduleDraft {
  const newest = new Map(rows.map((row) => [row.id, row]));
  const known = draft.flatMap(({ id }) => {
    const row = newest.get(id);
    newest.delete(id);
    return row ?? [];
  });
  return [...known, ...newest.values()];
}

/** A new activity next to another: same zone and work, one month from today, no name yet (SCHED-10, SCHED-13). */
export function createTask(
  tasks: readonly ScheduledTask[],
  beside: ScheduledTask | undefined,
  { firstZoneId, today }: { readonly firstZoneId: number; readonly today: DayString },
): ScheduledTask {
  return {
    id: nextUnstoredId(tasks),
    zoneId: beside?.zoneId ?? firstZoneId,
    constructionWork: beside?.constructionWork ?? NO_WORK,
    name: '',
    ...defaultDates(today),
    sourceId: '',
  };
}

/** The first new activity in display order. */
export function findFirstNew(
  before: ScheduleDraft,
  after: ScheduleDraft,
  zoneIds: readonly number[],
  isGrouped: boolean,
): number | null {
  const known = new Set(before.map(({ id }) => id));
  return listRows(after, zoneIds, isGrouped).find(({ id }) => !known.has(id))?.id ?? null;
}

/** Days from the first to the last of all activities, or 0 if none has dates. */
export const countProjectDays = (tasks: ScheduleDraft): number => findSpan(tasks)?.days ?? 0;
