import { type DayString, fillDates, isStoredTask, type ScheduledTask } from '@quietsite/domain';
import { nextUnstoredId, type ScheduleDraft } from './schedule-draft.ts';

/** All fields of an activity except its id, which a new one gets with the save. */
const contentOf = (task: ScheduledTask, today: DayString): string => {
  const { zoneId, constructionWork, name, start, end, sourceId } = fillDates(task, today);
  return JSON.stringify([zoneId, constructionWork.trim(), name.trim(), start, end, sourceId]);
};

/** True if the sent data is already stored: the response to an earlier save was lost. */
export function isScheduleStored(sent: ScheduleDraft, stored: ScheduleDraft, today: DayString): boolean {
  if (sent.length !== stored.length) return false;
  const byId = new Map(stored.map((task) => [task.id, contentOf(task, today)]));
  const known = sent.filter(isStoredTask);
  if (!known.every((task) => byId.get(task.id) === contentOf(task, today))) return false;
  for (const { id } of known) byId.delete(id);
  const added = sent.filter((task) => !isStoredTask(task)).map((task) => contentOf(task, today));
  return added.sort().join() === [...byId.values()].sort().join();
}

/** Applies the user's schedule to the other user's: activities that the other user removed become new ones. */
export function withoutLostTasks(mine: ScheduleDraft, theirs: ScheduleDraft): ScheduleDraft {
  const ids = new Set(theirs.map(({ id }) => id));
  let next = nextUnstoredId(mine);
  return mine.map((task) => (isStoredTask(task) && !ids.has(task.id) ? { ...task, id: next-- } : task));
}

/** Converts a step before a save to the data stored now: new activities have their ids, removed ones are new. */
export function carryTasks(
  step: ScheduleDraft,
  mine: ScheduleDraft,
  stored: ScheduleDraft,
  today: DayString,
): ScheduleDraft {
  const old = new Set(mine.map(({ id }) => id));
  const left = stored.filter(({ id }) => !old.has(id));
  const newIds = new Map<number, number>();
  for (const task of mine.filter((candidate) => !isStoredTask(candidate))) {
    const index = left.findIndex((candidate) => contentOf(candidate, today) === contentOf(task, today));
    if (index >= 0) newIds.set(task.id, left.splice(index, 1)[0]?.id ?? task.id);
  }
  return withoutLostTasks(
    step.map((task) => ({ ...task, id: newIds.get(task.id) ?? task.id })),
    stored,
  );
}

/** Removes the activities of deleted zones. */
export function withoutLostZones(tasks: ScheduleDraft, zoneIds: ReadonlySet<number>): ScheduleDraft {
  const kept = tasks.filter(({ zoneId }) => zoneIds.has(zoneId));
  return kept.length === tasks.length ? tasks : kept;
}

export interface TaskDifference {
  readonly id: number;
  readonly name: string;
  /** Null if absent from this version. */
  readonly mine: ScheduledTask | null;
  readonly theirs: ScheduledTask | null;
}

/** The activities that differ between the two versions. */
export function listTaskDifferences(mine: ScheduleDraft, theirs: ScheduleDraft): readonly TaskDifference[] {
  const other = new Map(theirs.map((task) => [task.id, task]));
  const own = new Map(mine.map((task) => [task.id, task]));
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((id) => {
    const [one, two] = [own.get(id) ?? null, other.get(id) ?? null];
    const isSame = one && two && fields.every((field) => one[field] === two[field]);
    return isSame ? [] : { id, name: one?.name || two?.name || '', mine: one, theirs: two };
  });
}

const fields = ['zoneId', 'constructionWork', 'name', 'start', 'end'] as const;
