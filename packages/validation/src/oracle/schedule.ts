import type { CaseCalendar, CaseRow, CaseTask, CaseZone } from '../case.ts';
import { present } from '../present.ts';
import { isWithin } from './days.ts';
import { isSilent } from './sound-power.ts';

/** A project as the calculation sees it, the assessed one or a neighbour (M-50). */
export interface Site {
  readonly zones: readonly CaseZone[];
  readonly tasks: readonly CaseTask[];
  readonly rows: readonly CaseRow[];
  readonly calendar?: CaseCalendar;
}

interface ZonedTask {
  readonly zone: CaseZone;
  readonly task: CaseTask;
}

/** An activity in its zone, with its code (M-41). */
export interface ZoneTask extends ZonedTask {
  readonly code: string;
  /** Its name in combinations; all parts of a front have that of the first (M-153). */
  readonly member: string;
  /** The member's position in code order. */
  readonly place: number;
}

/** A zone-task with the rows that work on a day. */
export interface WorkingTask extends ZoneTask {
  readonly rows: readonly CaseRow[];
}

/** The zone-tasks with active work on a day, in code order. */
export type Work = readonly WorkingTask[];

/** Ordered by zone, then start, then task id; every activity has a code, with or without work (M-41). */
export function zoneTasksOf(site: Site): ZoneTask[] {
  const ordered = site.zones.flatMap((zone) =>
    site.tasks
      .filter((task) => task.zoneId === zone.id)
      .sort((a, b) => (a.start === b.start ? a.id - b.id : a.start < b.start ? -1 : 1))
      .map((task) => ({ zone, task })),
  );
  const members: ZonedTask[] = [];
  return ordered.map((zoneTask) => {
    const isSame = ({ zone }: ZonedTask) => zone.front !== undefined && zone.front === zoneTask.zone.front;
    const found = members.findIndex(isSame);
    const index = found < 0 ? members.push(zoneTask) - 1 : found;
    const { zone, task } = present(members[index]);
    return { ...zoneTask, code: lettersOf(index), member: `${zone.id}-${task.id}`, place: index };
  });
}

/**
 * The work of each day (M-40). Days with the same active rows share one object, so that its values are calculated once.
 */
export function workByDay(site: Site, days: readonly string[]): Map<string, Work> {
  const zoneTasks = zoneTasksOf(site);
  const known = new Map<string, Work>();
  const byDay = new Map<string, Work>();
  for (const day of days) {
    const work = workOn(day, zoneTasks, site);
    const key = work.flatMap((item) => item.rows.map((row) => row.id)).join();
    const shared = known.get(key) ?? work;
    known.set(key, shared);
    byDay.set(day, shared);
  }
  return byDay;
}

/** A, B, ..., Z, AA, AB, ... (M-41). */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}

function workOn(day: string, zoneTasks: readonly ZoneTask[], { rows, calendar }: Site): Work {
  return zoneTasks
    .map((zoneTask) => ({ ...zoneTask, rows: rows.filter((row) => isActive(row, zoneTask.task, day, calendar)) }))
    .filter((working) => working.rows.length > 0);
}

/** Active work (M-11) on a day within the dates of the row and of its activity (M-13). */
function isActive(row: CaseRow, task: CaseTask, day: string, calendar?: CaseCalendar): boolean {
  const isWorked = calendar === undefined || task.isEveryDay === true || isWorkingDay(day, calendar);
  return row.taskId === task.id && !isSilent(row) && isWithin(day, row) && isWithin(day, task) && isWorked;
}

/** Whether a day is a working day (M-130). */
export function isWorkingDay(day: string, calendar: CaseCalendar): boolean {
  if (calendar.extraDays.includes(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isTicked = calendar.weekdays.includes(weekday === 0 ? 7 : weekday);
  const isShut = calendar.shutdowns.some((shutdown) => isWithin(day, shutdown));
  return isTicked && !isShut && (calendar.worksOnHolidays || !calendar.holidays.includes(day));
}
