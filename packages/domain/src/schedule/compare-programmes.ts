import type { DayString } from '../day.ts';
import { zoneNameKey } from '../site/zone-names.ts';
import type { IncomingTask } from './map-programme.ts';
import type { ScheduledTask } from './schedule.schema.ts';

/** The fields of an activity that the user sees. */
export const COMPARED_FIELDS = ['zoneId', 'constructionWork', 'name', 'start', 'end'] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

export interface TaskChange {
  readonly before: ScheduledTask;
  /** With the id of the stored activity, so that it keeps its equipment. */
  readonly after: ScheduledTask;
  readonly fields: readonly ComparedField[];
}

export interface ProgrammeComparison {
  readonly added: readonly IncomingTask[];
  readonly changed: readonly TaskChange[];
  readonly removed: readonly ScheduledTask[];
  /** Equal in all fields that the user sees; `after` may have the planner's own id. */
  readonly same: readonly TaskChange[];
}

/** Changes of a comparison that are not applied: ids of stored activities, and indices in the list of added ones. */
export interface DeclinedChanges {
  readonly added: ReadonlySet<number>;
  readonly changed: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

export const NOTHING_DECLINED: DeclinedChanges = { added: new Set(), changed: new Set(), removed: new Set() };

/**
 * Activities that cannot be in the file: those entered here or read from another kind of file. They stay unless the
 * user decides otherwise. A table has no ids and is taken as complete.
 */
export function declineUnknown({ removed }: ProgrammeComparison, incoming: readonly IncomingTask[]): DeclinedChanges {
  const kinds = new Set(incoming.map(sourceKind).filter((kind) => kind !== ''));
  if (kinds.size === 0) return NOTHING_DECLINED;
  return {
    ...NOTHING_DECLINED,
    removed: new Set(removed.filter((task) => !kinds.has(sourceKind(task))).map(({ id }) => id)),
  };
}

/** 'p6' for 'p6:A1010'. */
const sourceKind = ({ sourceId }: IncomingTask): string => sourceId.slice(0, Math.max(0, sourceId.indexOf(':')));

const sourceKey = ({ sourceId }: IncomingTask): string | null => (sourceId === '' ? null : sourceId);
const wholeKey = (task: IncomingTask): string => JSON.stringify(COMPARED_FIELDS.map((field) => task[field]));
const nameKey = ({ zoneId, constructionWork, name }: IncomingTask): string =>
  JSON.stringify([zoneId, zoneNameKey(constructionWork), zoneNameKey(name)]);

/**
 * Keys in order of priority; a match is final. Equality in all fields comes before equality in name, because names can
 * repeat.
 */
const MATCH_KEYS: readonly ((task: IncomingTask) => string | null)[] = [sourceKey, wholeKey, nameKey];

/** Compares with a programme that was changed outside. Activities are matched by source id, or else by name. */
export function compareProgrammes(
  stored: readonly ScheduledTask[],
  incoming: readonly IncomingTask[],
): ProgrammeComparison {
  const pairs = matchTasks(stored, incoming);
  const added = incoming.filter((task) => !pairs.has(task));
  const partners = new Map([...pairs].map(([task, before]) => [before, task]));
  const kept = stored.flatMap((before) => {
    const partner = partners.get(before);
    return partner ? [describeChange(before, partner)] : [];
  });
  return {
    added,
    changed: kept.filter(({ fields }) => fields.length > 0),
    removed: stored.filter((task) => !partners.has(task)),
    same: kept.filter(({ fields }) => fields.length === 0),
  };
}

function matchTasks(stored: readonly ScheduledTask[], incoming: readonly IncomingTask[]) {
  const pairs = new Map<IncomingTask, ScheduledTask>();
  const used = new Set<ScheduledTask>();
  for (const keyOf of MATCH_KEYS) {
    const free = Map.groupBy(
      stored.filter((task) => !used.has(task)),
      keyOf,
    );
    for (const task of incoming) {
      const key = pairs.has(task) ? null : keyOf(task);
      const partner = key === null ? undefined : free.get(key)?.shift();
      if (!partner) continue;
      pairs.set(task, partner);
      used.add(partner);
    }
  }
  return pairs;
}

function describeChange(before: ScheduledTask, incoming: IncomingTask): TaskChange {
  const sourceId = incoming.sourceId === '' ? before.sourceId : incoming.sourceId;
  const after = { ...incoming, ...keepDates(before, incoming), id: before.id, sourceId };
  return { before, after, fields: COMPARED_FIELDS.filter((field) => before[field] !== after[field]) };
}

/** A blank date in a file keeps the stored one, unless it conflicts with the other date. */
function keepDates(before: ScheduledTask, { start, end }: IncomingTask) {
  const kept = { start: start ?? before.start, end: end ?? before.end };
  const isTurned = kept.start !== null && kept.end !== null && kept.end < kept.start;
  return isTurned ? oneDay(start ?? end ?? kept.start) : kept;
}

const oneDay = (day: DayString | null) => ({ start: day, end: day });

/** The schedule after a comparison. Remaining activities keep their ids and positions; added ones come last. */
export function applyComparison(
  stored: readonly ScheduledTask[],
  comparison: ProgrammeComparison,
  declined: DeclinedChanges = NOTHING_DECLINED,
): readonly ScheduledTask[] {
  const removed = new Set(comparison.removed.map(({ id }) => id).filter((id) => !declined.removed.has(id)));
  const taken = [...comparison.same, ...comparison.changed.filter(({ before }) => !declined.changed.has(before.id))];
  const after = new Map(taken.map((change) => [change.before.id, change.after]));
  const kept = stored.filter(({ id }) => !removed.has(id)).map((task) => after.get(task.id) ?? task);
  return [
    ...kept,
    ...numberTasks(
      stored,
      comparison.added.filter((_, index) => !declined.added.has(index)),
    ),
  ];
}

/** Assigns ids below all existing ones. */
function numberTasks(stored: readonly ScheduledTask[], tasks: readonly IncomingTask[]): ScheduledTask[] {
  const lowest = stored.reduce((least, { id }) => Math.min(least, id), 0);
  return tasks.map((task, index) => ({ ...task, id: lowest - 1 - index }));
}

/** Adds activities that do not exist yet (Q74). A source id that another activity already has is not copied. */
export function addProgramme(
  stored: readonly ScheduledTask[],
  incoming: readonly IncomingTask[],
): { readonly tasks: readonly ScheduledTask[]; readonly added: number; readonly skipped: number } {
  const there = Map.groupBy<string, IncomingTask>(stored, exactName);
  const sources = new Set(stored.map(({ sourceId }) => sourceId));
  const added: IncomingTask[] = [];
  for (const task of incoming) {
    const namesakes = there.get(exactName(task)) ?? [];
    if (namesakes.some((other) => hasSameContent(task, other))) continue;
    there.set(exactName(task), [...namesakes, task]);
    added.push(sources.has(task.sourceId) ? { ...task, sourceId: '' } : task);
    sources.add(task.sourceId);
  }
  const tasks = [...stored, ...numberTasks(stored, added)];
  return { tasks, added: added.length, skipped: incoming.length - added.length };
}

const exactName = ({ zoneId, constructionWork, name }: IncomingTask): string =>
  JSON.stringify([zoneId, constructionWork, name]);

/** Dates filled in on saving were blank in the file (SCHED-12), so importing the same file again shows no change. */
function hasSameContent(task: IncomingTask, other: IncomingTask): boolean {
  const isOtherSource = task.sourceId !== '' && other.sourceId !== '' && task.sourceId !== other.sourceId;
  const hasDay = (one: DayString | null, there: DayString | null) => one === null || one === there;
  return !isOtherSource && hasDay(task.start, other.start) && hasDay(task.end, other.end);
}
