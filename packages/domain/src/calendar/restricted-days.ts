import { isAudible } from '@quietsite/acoustics';
import type { CalculationSnapshot, SnapshotRow, SnapshotTask } from '../calculation/snapshot.schema.ts';
import { activeDays } from '../calculation/task-emissions.ts';
import { type DayString, dayNumber, fromDayNumber } from '../day.ts';
import { workingDaysOf } from './task-calendar.ts';
import { mergeSpans, type Span, weekdayOf } from './working-days.ts';

type Works = Pick<CalculationSnapshot, 'tasks' | 'rows' | 'calendar'>;

interface DayOfWork {
  readonly day: DayString;
  /** Whether the day is a Sunday or a general holiday. */
  readonly isRestricted: boolean;
  /** Worked by the whole project, not only by activities that work every day. */
  readonly isProjectDay: boolean;
}

/** The working days of a project that are restricted (M-163). */
export interface RestrictedDays {
  /** Days on which something works. */
  readonly days: number;
  /** How many of them are Sundays or general holidays. */
  readonly restricted: number;
  /** The Sundays and general holidays that the calendar makes working days, in order. */
  readonly worked: readonly DayString[];
  /** The activities that work every day and are active on such days, if there is a calendar. */
  readonly everyDay: readonly string[];
}

const SUNDAY = 7;

/** Whether a day is a Sunday or one of these holidays. Days are day numbers. */
export function createIsRestricted(holidays: readonly DayString[]): (day: number) => boolean {
  const numbers = new Set(holidays.map(dayNumber));
  return (day) => weekdayOf(day) === SUNDAY || numbers.has(day);
}

/** A run keeps the holidays it was calculated with; without a calendar, today's holidays are used. */
export function countRestrictedDays(works: Works, holidays: readonly DayString[]): RestrictedDays {
  const days = listDaysOfWork(works, holidays);
  const restricted = days.filter(({ isRestricted }) => isRestricted);
  const isKnown = works.calendar !== undefined;
  return {
    ...{ days: days.length, restricted: restricted.length },
    worked: isKnown ? restricted.flatMap(({ day, isProjectDay }) => (isProjectDay ? [day] : [])) : [],
    everyDay: isKnown ? listRestrictedEveryDay(works) : [],
  };
}

/** Every day on which a row has active work (M-11, M-13, M-130), in order. */
export function listDaysOfWork(works: Works, holidays: readonly DayString[]): DayOfWork[] {
  const { calendar } = works;
  const isRestricted = createIsRestricted(calendar?.holidays ?? holidays);
  const spans = listActiveSpans(works);
  const found = new Map<number, boolean>();
  const note = (isProjectDay: boolean) => {
    const working = workingDaysOf(calendar, isProjectDay ? {} : { isEveryDay: true });
    const ofKind = spans.filter(({ task }) => isProjectDay !== isOfEveryDay(works, task));
    for (const { startDay, endDay } of mergeSpans(ofKind))
      for (let day = startDay; day <= endDay; day++)
        if (working?.isWorking(day) !== false && !found.has(day)) found.set(day, isProjectDay);
  };
  note(true);
  note(false);
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([day, isProjectDay]) => ({ day: fromDayNumber(day), isRestricted: isRestricted(day), isProjectDay }));
}

function listRestrictedEveryDay(works: Works): string[] {
  const isRestricted = createIsRestricted(works.calendar?.holidays ?? []);
  const ids = new Set<number>();
  for (const { task, startDay, endDay } of listActiveSpans(works)) {
    if (!isOfEveryDay(works, task)) continue;
    for (let day = startDay; day <= endDay && !ids.has(task.id); day++) if (isRestricted(day)) ids.add(task.id);
  }
  return works.tasks.filter(({ id }) => ids.has(id)).map(({ name }) => name);
}

interface ActiveSpan extends Span {
  readonly task: SnapshotTask;
}

function listActiveSpans({ tasks, rows }: Works): ActiveSpan[] {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  return rows.flatMap((row: SnapshotRow) => {
    const task = taskOf.get(row.taskId);
    if (task === undefined || !isAudible(row)) return [];
    const { startDay, endDay } = activeDays(row, task);
    return startDay <= endDay ? [{ task, startDay, endDay }] : [];
  });
}

const isOfEveryDay = ({ calendar }: Works, task: SnapshotTask): boolean =>
  calendar !== undefined && task.isEveryDay === true;
