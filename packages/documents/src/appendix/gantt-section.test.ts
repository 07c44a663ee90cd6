import { findSpan, type PlanActivity } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { GANTT_ROWS } from '../page-rules.ts';
import { activityOf } from '../testing/sample-programme.ts';
import { buildGantt, chooseGranularity } from './gantt-section.ts';

const granularityOf = (start: string, end: string) => {
  const span = findSpan([activityOf(start, end)]);
  return span && chooseGranularity(span);
};
const partsOf = (...activities: PlanActivity[]) => buildGantt('A-1', 'Programme', activities).parts;

it.each([
  ['2027-01-01', '2027-01-31', 'Day'],
  ['2027-01-01', '2027-02-01', 'Week'],
  ['2027-01-15', '2027-07-15', 'Week'],
  ['2027-01-15', '2027-07-16', 'Month'],
  // The same day half a year later, or the last day of a shorter month.
  ['2026-08-31', '2027-02-28', 'Week'],
  ['2026-08-31', '2027-03-01', 'Month'],
])('[APPX-26] [Q128] shows %s to %s by %s', (start, end, granularity) => {
  expect(granularityOf(start, end)).toBe(granularity);
});

it('[APPX-26] has pages for each year of a long programme, by months', () => {
  const parts = partsOf(activityOf('2026-11-10', '2028-01-05'));
  expect(parts.map(({ heading }) => heading)).toEqual(['2026', '2027', '2028']);
  expect(parts[1]?.lowerTicks.map(({ label }) => label).join(' ')).toBe(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  );
});

it('[APPX-26] has one page of whole weeks from Monday to Sunday', () => {
  const [part] = partsOf(activityOf('2027-01-06', '2027-03-03'));
  expect(part?.lowerTicks.map(({ label }) => label).join(' ')).toBe('4 11 18 25 1 8 15 22 1');
  expect(part?.upperTicks.map(({ label }) => label)).toEqual(['January 2027', 'February 2027', 'March 2027']);
});

it('[APPX-26] names every day of a short one', () => {
  const [part] = partsOf(activityOf('2027-01-30', '2027-02-02'));
  expect(part?.lowerTicks.map(({ label }) => label)).toEqual(['30', '31', '1', '2']);
});

it('[APPX-02] draws the bars from the first to the last day, both counted', () => {
  const [part] = partsOf(activityOf('2027-01-01', '2027-01-10'), activityOf('2027-01-06', '2027-01-10', { code: 'B' }));
  expect(part?.rows).toMatchObject([
    { head: 'Zone 1' },
    { code: 'A', start: '2027-01-01', end: '2027-01-10', from: 0, to: 1, isCutBefore: false, isCutAfter: false },
    { code: 'B', from: 0.5, to: 1 },
  ]);
});

it('lists an activity on the pages of its years, cut at their edges', () => {
  const parts = partsOf(activityOf('2026-07-02', '2027-02-28'), activityOf('2027-10-01', '2028-03-31', { code: 'B' }));
  const codes = parts.map(({ rows }) => rows.flatMap((row) => ('code' in row ? [row.code] : [])));
  expect(codes).toEqual([['A'], ['A', 'B'], ['B']]);
  const row = parts[0]?.rows[1];
  expect(row).toMatchObject({ to: 1, isCutBefore: false, isCutAfter: true, end: '2027-02-28' });
  expect(row && 'from' in row && row.from).toBeCloseTo(182 / 365, 6);
});

it('puts each zone above its activities, and a year before 1000 where it is', () => {
  const parts = partsOf(
    activityOf('2027-01-01', '2027-01-02'),
    activityOf('2027-01-02', '2027-01-03', { code: 'B', zone: 'Zone 2' }),
    activityOf('2027-01-03', '2027-01-04', { code: 'C', zone: '' }),
  );
  const heads = parts[0]?.rows.flatMap((row) => ('head' in row ? [row.head] : []));
  expect(heads).toEqual(['Zone 1', 'Zone 2', 'Without a zone']);
  expect(partsOf(activityOf('0999-01-01', '0999-12-31')).map(({ heading }) => heading)).toEqual(['0999']);
});

it('[APPX-25] holds fifteen rows a page', () => {
  expect(buildGantt('A-1', 'Programme', []).rowsPerPage).toEqual({ first: 15, next: 15 });
  expect(GANTT_ROWS).toBe(15);
});
