import { dayNumber, type PlanSource } from '@quietsite/domain';
import { type ColumnOf, day, number, text } from './plan-table.ts';
import { describeWorks, type PlannedActivity } from './works.ts';

const nameColumns: readonly ColumnOf<PlannedActivity>[] = [
  text('activityCode', ({ code }) => code),
  text('zone', ({ zone }) => zone),
  text('construction', ({ construction }) => construction),
  text('activity', ({ name }) => name),
  day('from', ({ start }) => start),
  day('to', ({ end }) => end),
];

/** Both days are inclusive (M-03). Width and progress appear only if a zone is drawn as a line (M-150). */
export const scheduleColumnsOf = (activities: readonly PlannedActivity[]): readonly ColumnOf<PlannedActivity>[] => [
  ...nameColumns,
  number('days', 0, ({ start, end }) => dayNumber(end) - dayNumber(start) + 1),
  ...(activities.some(({ line }) => line) ? lineColumns : []),
];

const lineColumns: readonly ColumnOf<PlannedActivity>[] = [
  number('width', 1, ({ line }) => line?.widthMetres ?? null),
  number('metresPerDay', 1, ({ line }) => (line && 'metresPerDay' in line ? line.metresPerDay : null)),
];

export const activityCodeColumns: readonly ColumnOf<PlannedActivity>[] = [
  ...nameColumns,
  // In the programme but not in the calculation (M-11).
  text('remark', ({ hasWork }, { noWork }) => (hasWork ? '' : noWork)),
];

export interface CombinationRow {
  readonly code: string;
  readonly activities: string;
  readonly count: number;
}

export const combinationCodeColumns: readonly ColumnOf<CombinationRow>[] = [
  text('combinationCode', ({ code }) => code),
  text('together', ({ activities }) => activities),
  number('activityCount', 0, ({ count }) => count),
];

/** Sets of several activities only; a single activity already has a code (M-41). */
export function listCombinationRows(source: PlanSource): CombinationRow[] {
  const works = describeWorks(source);
  return source.summary.combinations
    .filter(({ key }) => key.includes('+'))
    .map(({ key, code }) => ({ code, activities: works.sumOf(key), count: key.split('+').length }));
}
