import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import {
  changeDistrictAddress,
  type DistrictAddress,
  dayInYear,
  leaveYear,
  readDistrictAddress,
  selectDay,
} from './address.ts';

const NOW = new Date('2027-04-06T04:00:00Z');
const read = (text: string) => readDistrictAddress(new URLSearchParams(text), NOW);

it('[CONC-27] without anything in the address it is today, approved sites, on the map', () => {
  expect(read('')).toEqual({
    ...{ district: null, year: 2027, scope: 'approved', day: '2027-04-06', hasDay: false, view: 'map', span: 'week' },
    ...{ levels: 'together', pointId: null, siteId: null },
  });
});

it('[CONC-27] what a person sees can be written into the address and read again', () => {
  const shown: DistrictAddress = {
    ...{ district: 'Kowloon City', year: 2028, scope: 'submitted', day: toDay('2028-03-01'), hasDay: true },
    ...{ levels: 'alone', view: 'table', span: 'year', pointId: 7, siteId: 12 },
  };
  const query = changeDistrictAddress(new URLSearchParams('project=4'), shown);
  expect(query.get('project')).toBe('4');
  expect(read(query.toString())).toEqual(shown);
  const back = changeDistrictAddress(query, {
    ...{ scope: 'approved', levels: 'together', view: 'map', span: 'week', pointId: null },
  } as const);
  expect([...back.keys()].sort()).toEqual(['day', 'district', 'project', 'site', 'year']);
});

it('[CONC-27] what cannot be read counts as left out', () => {
  expect(read('year=27&scope=all&day=2027-02-30&view=x&span=x&levels=x&point=-1&site=a')).toEqual(read(''));
  expect(read('day=2029-05-01')).toMatchObject({ year: 2029, day: '2029-05-01' });
});

it('[CONC-27] a day that the year does not have becomes the same day of that year', () => {
  expect(read('year=2028&day=2027-05-01').day).toBe('2028-05-01');
  // The first and last weeks of a calendar reach into the adjacent years.
  expect(dayInYear(toDay('2026-12-29'), 2027)).toBe('2026-12-29');
  expect(dayInYear(toDay('2028-02-29'), 2029)).toBe('2029-02-28');
});

it('[CONC-27] a day that two calendars share stays in the one that shows it', () => {
  const played = changeDistrictAddress(new URLSearchParams('day=2026-12-31'), selectDay(toDay('2027-01-03'), 2026));
  expect(read(played.toString())).toMatchObject({ year: 2026, day: '2027-01-03' });
  expect(selectDay(toDay('2026-12-31'), 2026)).toEqual({ day: '2026-12-31' });
});

it('[CONC-27] a week beyond a calendar is in that of the other year', () => {
  expect(leaveYear(toDay('2026-12-28'), 2027)).toBeNull();
  expect(leaveYear(toDay('2026-12-27'), 2027)).toEqual({ day: '2026-12-27', year: 2026, pointId: null });
  expect(leaveYear(toDay('2028-01-03'), 2027)).toEqual({ day: '2028-01-03', year: 2028, pointId: null });
});
