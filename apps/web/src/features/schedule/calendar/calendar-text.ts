import { type CalendarDay, type DayString, dayNumber, fromDayNumber, toDay } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../../lib/languages.ts';
import { nameHoliday } from '../../../session/holidays.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** First and last day of a month, yyyy-mm. */
export function daysOfMonth(month: string): [DayString, DayString] {
  const first = toDay(`${month}-01`);
  const next = toDay(`${fromDayNumber(dayNumber(first) + 31).slice(0, 7)}-01`);
  return [first, fromDayNumber(dayNumber(next) - 1)];
}

/** 'March 2027', in the language of the page. */
export function useMonthName(withYear = true): (month: string) => string {
  const language = toLanguage(useTranslation().i18n.language);
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return (month) => format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Everything special about a day, for its tooltip and for screen readers. */
export function describeCalendarDay(t: TFunction, day: CalendarDay, isWorking: boolean): string {
  return [
    t(isWorking ? 'workingCalendar.worked' : 'workingCalendar.notWorked'),
    ...(day.holiday ? [nameHoliday(t, day.holiday)] : []),
    ...(day.shutdown === null ? [] : [day.shutdown || t('workingCalendar.shutdown')]),
    ...(day.isExtra ? [t('workingCalendar.extraDay')] : []),
    ...(isWorking && day.isRestricted ? [t('workingCalendar.restricted')] : []),
  ].join(', ');
}
