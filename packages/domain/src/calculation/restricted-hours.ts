import { isAudible } from '@quietsite/acoustics';
import { createIsRestricted } from '../calendar/restricted-days.ts';
import { type ProjectCalendar, workingDaysOf } from '../calendar/task-calendar.ts';
import type { DatedCalendar } from '../calendar/working-calendar.schema.ts';
import { type DayString, dayNumber } from '../day.ts';
import { projectDays } from './project-days.ts';

/** The fields of an equipment row that decide whether it works in restricted hours. */
export interface TimedRow {
  readonly taskId: number;
  /** 1: evening and general holidays; 2: night; null: daytime (Q141). */
  readonly timePeriod: 1 | 2 | null;
  readonly quantity: number;
  readonly timePercent: number;
  readonly start: DayString;
  readonly end: DayString;
}

interface TimedTask {
  readonly id: number;
  readonly start: DayString;
  readonly end: DayString;
  readonly isEveryDay?: true;
}

/**
 * Rows that work in the evening or at night and, in a project with a calendar, rows that work on a Sunday or general
 * holiday (M-162). The daytime criteria do not cover these hours. While such a row has active work (M-11, M-13), every
 * 'satisfies' carries the note that restricted hours are not assessed (Q148).
 */
export function listRestrictedRows<Row extends TimedRow>(
  rows: readonly Row[],
  tasks: readonly TimedTask[],
  calendar: ProjectCalendar,
): Row[] {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const worksOnRestricted = calendar && findRestrictedWork(calendar, tasks);
  return rows.filter((row) => {
    const task = taskOf.get(row.taskId);
    if (task === undefined || !isAudible(row)) return false;
    const startDay = Math.max(dayNumber(row.start), dayNumber(task.start));
    const endDay = Math.min(dayNumber(row.end), dayNumber(task.end));
    if (startDay > endDay) return false;
    if (row.timePeriod !== null && workingDaysOf(calendar, task)?.count(startDay, endDay) !== 0) return true;
    return worksOnRestricted?.(task, startDay, endDay) ?? false;
  });
}

/** Finds out whether an activity works on a Sunday or general holiday between two days. */
function findRestrictedWork(calendar: DatedCalendar, tasks: readonly TimedTask[]) {
  const isRestricted = createIsRestricted(calendar.holidays);
  const { firstDay, lastDay } = projectDays(tasks);
  const all: number[] = [];
  for (let day = firstDay; day <= lastDay; day++) if (isRestricted(day)) all.push(day);
  const working = workingDaysOf(calendar, {});
  const worked = all.filter((day) => working?.isWorking(day));
  return (task: TimedTask, startDay: number, endDay: number): boolean =>
    (task.isEveryDay ? all : worked).some((day) => startDay <= day && day <= endDay);
}
