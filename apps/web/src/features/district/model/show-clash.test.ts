import type { DayParts, SiteClash, SiteClashes } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { changeDistrictAddress, readDistrictAddress } from './address.ts';
import { barScale, readOutcome, showClash, splitParts, worstToShow } from './show-clash.ts';

it('[CONC-25] bars of parts grow with the level, and the criterion lies below what is above it', () => {
  const scale = barScale({ criterion: 75, together: 76.7 });
  const bars = [30, 60, 72.4, 74.7, 75, 76.7].map(scale);
  expect(bars).toEqual(bars.toSorted((a, b) => a - b));
  expect(bars[0]).toBe(1);
  expect(bars.at(-1)).toBeLessThan(100);
  // Even a very high level stays within the bar's track.
  const loud = barScale({ criterion: 60, together: 95 });
  expect(loud(95)).toBeLessThan(100);
  expect(loud(60)).toBeLessThan(loud(95));
});

it('[CONC-25] quiet sites make room for those that matter, but a single one is not folded away', () => {
  const parts = [70, 65, 60, 59.9, 43.9].map((level, projectId) => ({ projectId, title: '', version: null, level }));
  const levels = (list: readonly { readonly level: number }[]) => list.map(({ level }) => level);
  const { loud, quiet } = splitParts(parts as DayParts['parts']);
  expect([levels(loud), levels(quiet)]).toEqual([
    [70, 65, 60],
    [59.9, 43.9],
  ]);
  expect(levels(splitParts(parts.slice(0, 4) as DayParts['parts']).loud)).toEqual([70, 65, 60, 59.9]);
  expect(splitParts([])).toEqual({ loud: [], quiet: [] });
});

const shift = { taskId: 1, name: 'Piling', start: toDay('2027-03-01'), end: toDay('2027-03-05'), days: 3 };
const tried = { hasSlack: true, isProven: true, shifts: [shift], remainingDays: 0 };

it('[CONC-43] says that nothing helps only after everything was tried, and names a plan without slack', () => {
  expect(readOutcome(tried)).toBe('ends');
  expect(readOutcome({ ...tried, remainingDays: 2 })).toBe('eases');
  expect(readOutcome({ ...tried, shifts: [], remainingDays: 5 })).toBe('none');
  expect(readOutcome({ ...tried, shifts: [], remainingDays: 5, isProven: false })).toBe('noneYet');
  expect(readOutcome({ ...tried, hasSlack: false, shifts: [], remainingDays: 5 })).toBe('noSlack');
});

const clash = (pointId: number, day: string) =>
  ({ pointId, worst: { day: toDay(day), level: 76, criterion: 75, verdict: 'exceeds' } }) as SiteClash;
const data: SiteClashes = { pending: 0, clashCount: 2, clashes: [clash(7, '2028-11-20'), clash(8, '2028-01-03')] };
const read = (text: string) => readDistrictAddress(new URLSearchParams(text), new Date('2027-04-06T04:00:00Z'));

it('[CONC-36] a link that names only the site opens at the worst clash, with its year, day and receiver', () => {
  const link = 'scope=submitted&site=4';
  const worst = worstToShow(data, read(link));
  expect(worst?.pointId).toBe(7);
  const query = changeDistrictAddress(new URLSearchParams(link), showClash(worst ?? clash(0, '2027-01-01')));
  expect(read(query.toString())).toMatchObject({
    ...{ year: 2028, day: '2028-11-20', pointId: 7, siteId: 4, scope: 'submitted' },
  });
});

it('[CONC-36] what the address names stays, and nothing opens before all is calculated', () => {
  expect(worstToShow(data, read('site=4&day=2028-01-01'))).toBeNull();
  expect(worstToShow(data, read('site=4&point=8'))).toBeNull();
  expect(worstToShow({ ...data, pending: 1 }, read('site=4'))).toBeNull();
  expect(worstToShow(undefined, read('site=4'))).toBeNull();
  expect(worstToShow({ pending: 0, clashCount: 0, clashes: [] }, read('site=4'))).toBeNull();
});
