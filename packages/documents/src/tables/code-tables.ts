import { dayNumber, type PlanSource } from '@quietsite/domain';
import { type ColumnOf, day, number, text } from './plan-table.ts';
import { describeWorks, type PlannedActivity } from './works.ts';

/** What stands in a table where an activity is in the programme but never in the calculation (M-11). */
const NO_WORK = 'No equipment at work';

const named: readonly ColumnOf<PlannedActivity>[] = [
  text('Activity code', ({ code }) => code),
  text('Zone', ({ zone }) => zone),
  text('Construction work', ({ construction }) => construction),
  text('Activity', ({ name }) => name),
  day('From', ({ start }) => start),
  day('To', ({ end }) => end),
];

/** Both days count (M-03). */
export const scheduleColumns: readonly ColumnOf<PlannedActivity>[] = [
  ...named,
  number('Days', 0, ({ start, end }) => dayNumber(end) - dayNumber(start) + 1),
];

export const activityCodeColumns: readonly ColumnOf<PlannedActivity>[] = [
  ...named,
  text('Remark', ({ hasWork }) => (hasWork ? '' : NO_WORK)),
];

export interface CombinationRow {
  readonly code: string;
  readonly activities: string;
  readonly count: number;
}

export const combinationCodeColumns: readonly ColumnOf<CombinationRow>[] = [
  text('Combination code', ({ code }) => code),
  text('Activities at work together', ({ activities }) => activities),
  number('Number of activities', 0, ({ count }) => count),
];

/** Sets of several: an activity that works alone has a code already (M-41). */
export function listCombinationRows(source: PlanSource): CombinationRow[] {
  const works = describeWorks(source);
  return source.summary.combinations
    .filter(({ key }) => key.includes('+'))
    .map(({ key, code }) => ({ code, activities: works.sumOf(key), count: key.split('+').length }));
}
