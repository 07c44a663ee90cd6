import {
  addDays,
  type DayString,
  durationDays,
  isDay,
  MAX_TASK_NAME_LENGTH,
  MAX_WORK_NAME_LENGTH,
  readWork,
  renamedTask,
  type ScheduledTask,
} from '@quietsite/domain';
import i18next from 'i18next';
import type { CellOutcome } from '../../../ui/sheet/sheet-types.ts';

type Outcome = CellOutcome<ScheduledTask>;

/** A hundred years. More is a typing error. */
const MAX_DAYS = 36_525;

const tooLong = (most: number): Outcome => ({ fault: i18next.t('schedule.textTooLong', { most }) });

/** A blank name is rejected and the old one kept (SCHED-10, SCHED-14). */
export function writeName(task: ScheduledTask, text: string): Outcome {
  if (text.trim() === '') return { fault: i18next.t('schedule.nameMissing') };
  if (text.trim().length > MAX_TASK_NAME_LENGTH) return tooLong(MAX_TASK_NAME_LENGTH);
  return { row: { ...task, name: renamedTask(task.name, text) } };
}

/** Blank becomes '-' (SCHED-21). */
export function writeWork(task: ScheduledTask, text: string): Outcome {
  if (text.trim().length > MAX_WORK_NAME_LENGTH) return tooLong(MAX_WORK_NAME_LENGTH);
  return { row: { ...task, constructionWork: readWork(text) } };
}

/**
 * Must be yyyy-mm-dd (LIMIT-01). A blank date is filled in on save (U51). Changing the start moves the end, so that the
 * activity keeps its duration (SCHED-26).
 */
export function writeDay(task: ScheduledTask, which: 'start' | 'end', text: string): Outcome {
  const day = text.trim();
  if (day === '') return { row: { ...task, [which]: null } };
  if (!isDay(day)) return { fault: i18next.t('sheet.badDay') };
  if (which === 'end' || !isDated(task) || task.end < task.start) return { row: { ...task, [which]: day } };
  return { row: { ...task, start: day, end: addDays(day, durationDays(task) - 1) } };
}

const isDated = (task: ScheduledTask): task is ScheduledTask & { readonly start: DayString; readonly end: DayString } =>
  task.start !== null && task.end !== null;

export const readDays = (task: ScheduledTask): string =>
  isDated(task) && task.end >= task.start ? String(durationDays(task)) : '';

/** The duration follows from the dates (SCHED-11). Typing a duration sets the end. */
export function writeDays(task: ScheduledTask, text: string): Outcome {
  const typed = text.trim();
  if (typed === '') return { row: task };
  if (!/^[1-9]\d*$/.test(typed)) return { fault: i18next.t('schedule.daysInvalid') };
  if (Number(typed) > MAX_DAYS) return { fault: i18next.t('schedule.daysTooMany', { most: MAX_DAYS }) };
  if (task.start === null) return { fault: i18next.t('schedule.startFirst') };
  return { row: { ...task, end: addDays(task.start, Number(typed) - 1) } };
}

export const findNameFault = ({ name }: ScheduledTask): string | null =>
  name.trim() === '' ? i18next.t('schedule.nameMissing') : null;

export function findDayFault({ start, end }: ScheduledTask): string | null {
  if (start === null || end === null || end >= start) return null;
  return i18next.t('schedule.endBeforeStart', { start, end });
}
