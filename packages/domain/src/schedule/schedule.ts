import type { ScheduledTask } from './schedule.schema.ts';

export const MAX_TASK_NAME_LENGTH = 200;
export const MAX_WORK_NAME_LENGTH = 200;
export const MAX_SOURCE_ID_LENGTH = 100;
/** Per project: five times the size the product is built for. */
export const MAX_TASKS = 5_000;

/** The construction work of an activity without one (SCHED-21). */
export const NO_WORK = '-';

export const isStoredTask = ({ id }: Pick<ScheduledTask, 'id'>): boolean => id > 0;

/** The name of a construction work; blank becomes '-' (SCHED-21). */
export const readWork = (typed: string): string => typed.trim().slice(0, MAX_WORK_NAME_LENGTH).trimEnd() || NO_WORK;

/** A blank edit keeps the previous name (SCHED-14). */
export function renamedTask(before: string, typed: string): string {
  const name = typed.trim().slice(0, MAX_TASK_NAME_LENGTH).trimEnd();
  return name === '' ? before : name;
}
