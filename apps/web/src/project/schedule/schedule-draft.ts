import type { Programme, ScheduleChange } from '@quietsite/contracts';
import { isStoredTask, type ScheduledTask } from '@quietsite/domain';
import { programmeQuery } from '../../session/project-queries.ts';
import type { DraftSource } from '../draft/use-draft.ts';
import { revisionOf } from '../save/project-part.ts';

/** The edited schedule, unordered: tables and charts sort it themselves. */
export type ScheduleDraft = readonly ScheduledTask[];

const fields = ['id', 'zoneId', 'constructionWork', 'name', 'start', 'end', 'sourceId'] as const;

const isSameTask = (one: ScheduledTask, other: ScheduledTask): boolean =>
  one === other || fields.every((field) => one[field] === other[field]);

export const scheduleSource: DraftSource<ScheduleDraft, Programme> = {
  query: programmeQuery,
  revisionOf,
  startOf: (programme) => toScheduleDraft(programme),
  name: 'schedule',
  isSame: (one, other) =>
    one === other ||
    (one.length === other.length && one.every((task, index) => isSameTask(task, other[index] as ScheduledTask))),
  isReadable: (value): value is ScheduleDraft =>
    Array.isArray(value) && value.every((task) => fields.every((field) => task?.[field] !== undefined)),
};

export const toScheduleDraft = ({ tasks }: Pick<Programme, 'tasks'>): ScheduleDraft => tasks;

export const toScheduleChange = (draft: ScheduleDraft, revision: number): ScheduleChange => ({
  revision,
  tasks: draft.map((task) => ({ ...task, id: isStoredTask(task) ? task.id : null })),
});

/** An id for an item that is not stored yet: below all existing ones. */
export const nextUnstoredId = (entries: readonly { readonly id: number }[]): number =>
  Math.min(0, ...entries.map(({ id }) => id)) - 1;
