import type { TFunction } from 'i18next';

/** Shown instead of an unknown count. */
export const UNKNOWN = '\u2013';

/** A zero means nothing while calendars are being calculated, so it is shown as a dash. */
export const shownCount = (count: number, isKnown: boolean): string =>
  count === 0 && !isKnown ? UNKNOWN : String(count);

interface WeekCount {
  readonly number: number;
  readonly count: number;
  readonly isKnown: boolean;
}

/** 'Week 14, 2 clashes', or that the count is not known yet. */
export const describeWeekCount = (t: TFunction, { number, count, isKnown }: WeekCount): string =>
  count === 0 && !isKnown ? t('districtPage.week.unknown', { number }) : t('districtPage.week.said', { number, count });

/** The progress of the calendar calculation. */
export const describeCalculating = (
  t: TFunction,
  { pending, sites }: { readonly pending: number; readonly sites: readonly unknown[] },
): string => t('districtPage.calendar.calculating', { done: sites.length - pending, total: sites.length });
