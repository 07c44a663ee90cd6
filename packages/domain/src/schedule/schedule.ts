import type { DayString } from '../day.ts';

export const MAX_TASK_NAME_LENGTH = 200;
export const MAX_WORK_NAME_LENGTH = 200;
export const MAX_SOURCE_ID_LENGTH = 100;
/** Of one project; the sizes the product is built for are a fifth of it. */
export const MAX_TASKS = 5_000;

/** The construction work of an activity that belongs to none (SCHED-21). */
export const NO_WORK = '-';

/** An activity as it is edited. Ids below 0 stand for what is not stored yet (SCHED-20). */
export interface ScheduledTask {
  readonly id: number;
  readonly zoneId: number;
  /** Construction work, '-' when it belongs to none. */
  readonly constructionWork: string;
  readonly name: string;
  /** Both days count (Q76). A missing one is filled with the save (SCHED-12). */
  readonly start: DayString | null;
  readonly end: DayString | null;
  /** What the planner's own file calls it; '' = typed here. */
  readonly sourceId: string;
}

export interface DatedTask extends ScheduledTask {
  readonly start: DayString;
  readonly end: DayString;
}

export const isStoredTask = ({ id }: Pick<ScheduledTask, 'id'>): boolean => id > 0;

/** What a construction work is called: nothing at all is '-' (SCHED-21). */
export const readWork = (typed: string): string => typed.trim().slice(0, MAX_WORK_NAME_LENGTH).trimEnd() || NO_WORK;

/** An edit that leaves nothing keeps the name that was there (SCHED-14). */
export function renamedTask(before: string, typed: string): string {
  const name = typed.trim().slice(0, MAX_TASK_NAME_LENGTH).trimEnd();
  return name === '' ? before : name;
}
