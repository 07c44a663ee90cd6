import type { DatedTask } from './schedule.schema.ts';

export interface ChangedTask {
  readonly before: DatedTask;
  readonly after: DatedTask;
}

/** The changes that a save makes to the stored activities. */
export interface ScheduleChanges {
  /** In the order in which they were sent. */
  readonly added: readonly DatedTask[];
  readonly changed: readonly ChangedTask[];
  readonly removed: readonly DatedTask[];
}

const fields = ['zoneId', 'constructionWork', 'name', 'start', 'end', 'sourceId'] as const;

/** A stored activity is identified by its id, whatever else changed, and so keeps its equipment (SCHED-20). */
export function listScheduleChanges(stored: readonly DatedTask[], sent: readonly DatedTask[]): ScheduleChanges {
  const storedById = new Map(stored.map((task) => [task.id, task]));
  const sentIds = new Set(sent.map(({ id }) => id));
  return {
    added: sent.filter(({ id }) => !storedById.has(id)),
    changed: sent.flatMap((after) => {
      const before = storedById.get(after.id);
      return before && fields.some((field) => before[field] !== after[field]) ? [{ before, after }] : [];
    }),
    removed: stored.filter(({ id }) => !sentIds.has(id)),
  };
}

export const hasScheduleChanges = ({ added, changed, removed }: ScheduleChanges): boolean =>
  added.length + changed.length + removed.length > 0;
