import type { PlanSource } from '@quietsite/domain';
import type { CalendarWords } from './words/report-words.ts';

/** A longer list ends with the number of entries left out. */
const MAX_LISTED = 12;

/** States whether levels were calculated with a working calendar, and which (M-130, M-135). */
export function describeCalendar(
  { snapshot: { calendar, tasks }, restrictedDays }: Pick<PlanSource, 'snapshot' | 'restrictedDays'>,
  words: CalendarWords,
): string {
  if (calendar === undefined) return words.none;
  const list = (entries: readonly string[]) => {
    const rest = entries.length - MAX_LISTED;
    return [...entries.slice(0, MAX_LISTED), ...(rest > 0 ? [words.more(rest)] : [])].join(words.comma);
  };
  const { worked } = restrictedDays;
  const everyDay = tasks.filter(({ isEveryDay }) => isEveryDay).length;
  const shutdowns = calendar.shutdowns.map(({ start, end }) => (start === end ? start : words.period(start, end)));
  return [
    words.used(list(calendar.weekdays.map((weekday) => words.weekdays[weekday - 1] ?? ''))),
    calendar.worksOnHolidays ? words.withHolidays : words.withoutHolidays,
    ...(shutdowns.length > 0 ? [words.shutdowns(list(shutdowns))] : []),
    ...(calendar.extraDays.length > 0 ? [words.extraDays(list(calendar.extraDays))] : []),
    ...(everyDay > 0 ? [words.everyDay(everyDay)] : []),
    ...(worked.length > 0 ? [words.restrictedWorked(list(worked))] : []),
    ...(restrictedDays.everyDay.length > 0 ? [words.restrictedEveryDay(list(restrictedDays.everyDay))] : []),
  ].join(words.space);
}
