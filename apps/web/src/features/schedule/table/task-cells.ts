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

/** A lifetime of work; more is a slip of the hand. */
const MAX_DAYS = 36_525;

const tooLong = (most: number): Outcome => ({ fault: i18next.t('schedule.textTooLong', { most }) });

/** A name that becomes blank is rejected, and the old one is kept (SCHED-10, SCHED-14). */
export function writeName(task: ScheduledTask, text: string): Outcome {
  if (text.trim() === '') return { fault: i18next.t('schedule.nameMissing') };
  if (text.trim().length > MAX_TASK_NAME_LENGTH) return tooLong(MAX_TASK_NAME_LENGTH);
  return { row: { ...task, name: renamedTask(task.name, text) } };
}

/** Nothing is '-' (SCHED-21). */
export function writeWork(task: ScheduledTask, text: string): Outcome {
  if (text.trim().length > MAX_WORK_NAME_LENGTH) return tooLong(MAX_WORK_NAME_LENGTH);
  return { row: { ...task, constructionWork: readWork(text) } };
}

/**
 * Typed as yyyy-mm-dd and nothing else (LIMIT-01); an empty one is filled with the save (U51). Another start takes the
 * end along, so that the activity keeps its duration (SCHED-26).
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

/** The duration is that between the dates (SCHED-11): typing another one sets the end. */
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
