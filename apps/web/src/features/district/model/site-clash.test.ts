import type { SiteClash, SiteClashes } from '@quietsite/contracts';
import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { changeDistrictAddress, readDistrictAddress } from './address.ts';
import { showClash, worstToShow } from './site-clash.ts';

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
