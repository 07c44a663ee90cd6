import type { TFunction } from 'i18next';

/** What stands for a count that is not known. */
export const UNKNOWN = '\u2013';

/** A zero says nothing while calendars are still being calculated, so it is a dash. */
export const shownCount = (count: number, isKnown: boolean): string =>
  count === 0 && !isKnown ? UNKNOWN : String(count);

interface WeekCount {
  readonly number: number;
  readonly count: number;
  readonly isKnown: boolean;
}

/** 'Week 14, 2 clashes', or that it is not known yet. */
export const sayWeek = (t: TFunction, { number, count, isKnown }: WeekCount): string =>
  count === 0 && !isKnown ? t('districtPage.week.unknown', { number }) : t('districtPage.week.said', { number, count });

/** How far the calculation of the calendars is. */
export const sayCalculating = (
  t: TFunction,
  { pending, sites }: { readonly pending: number; readonly sites: readonly unknown[] },
): string => t('districtPage.calendar.calculating', { done: sites.length - pending, total: sites.length });
