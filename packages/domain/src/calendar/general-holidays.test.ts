import { describe, expect, it } from 'vitest';
import { addDays, type DayString, dayNumber, toDay } from '../day.ts';
import { findFestivals } from '../testing/festivals.ts';
import { describeHolidayYears, listHolidayDays, listHolidaysOfYear, SHIPPED_HOLIDAYS } from './general-holidays.ts';
import { weekdayOf } from './working-days.ts';

const YEARS = Array.from({ length: 17 }, (_, i) => 2024 + i);
const SUNDAY = 7;
const isSunday = (day: DayString) => weekdayOf(dayNumber(day)) === SUNDAY;

/** The rule of M-131, day by day and without the table. */
function listByRule(year: number): string[] {
  const { easter, lunarNewYear, chingMing, buddha, tuenNg, midAutumn, chungYeung } = findFestivals(year);
  const unlessSunday = (day: DayString) => (isSunday(day) ? addDays(day, 1) : day);
  const on = (monthAndDay: string) => toDay(`${year}-${monthAndDay}`);
  const newYearDays = [0, 1, 2].map((days) => addDays(lunarNewYear, days));
  const christmas = [25, 26, 27].map((day) => on(`12-${day}`)).filter((day) => !isSunday(day));
  const wanted = [
    ...newYearDays.map((day) => (isSunday(day) ? addDays(lunarNewYear, 3) : day)),
    ...[-2, -1, 1].map((days) => addDays(easter, days)),
    ...[on('01-01'), chingMing, on('05-01'), buddha, tuenNg, on('07-01')].map(unlessSunday),
    ...[addDays(midAutumn, 1), on('10-01'), chungYeung].map(unlessSunday),
    ...christmas.slice(0, 2),
  ];
  const days = new Set<DayString>(wanted);
  for (const day of wanted.filter((one, i) => wanted.indexOf(one) !== i)) {
    let free = day;
    while (days.has(free) || isSunday(free)) free = addDays(free, 1);
    days.add(free);
  }
  return [...days].sort();
}

describe('the general holidays (M-131, M-132)', () => {
  it.each(YEARS)('[CALC-60] [G130] of %d are those of the rule', (year) => {
    const days = listHolidaysOfYear(SHIPPED_HOLIDAYS, year).map(({ day }) => day);
    expect(days).toEqual(listByRule(year));
    expect(days).toHaveLength(17);
    expect(days.filter(isSunday)).toEqual([]);
  });

  it('[CALC-60] [G133] a clash adds the next free day, as in 2010, 2026 and 2037', () => {
    expect(listByRule(2010)).toEqual(expect.arrayContaining(['2010-04-05', '2010-04-06']));
    const april = (year: number) =>
      listHolidaysOfYear(SHIPPED_HOLIDAYS, year).filter(({ day }) => day.startsWith(`${year}-04`));
    expect(april(2026).map(({ day, name, isInLieu }) => [day, name, isInLieu])).toEqual([
      ['2026-04-03', 'goodFriday', false],
      ['2026-04-04', 'dayAfterGoodFriday', false],
      ['2026-04-06', 'easterMonday', false],
      ['2026-04-07', 'chingMing', true],
    ]);
    expect(april(2037).at(-1)).toMatchObject({ day: '2037-04-07', name: 'chingMing', isInLieu: true });
  });

  it('[CALC-60] the leap month of 2033 comes after the eleventh, so Mid-Autumn is on 8 September', () => {
    expect(findFestivals(2033)).toMatchObject({ midAutumn: '2033-09-08', chungYeung: '2033-10-01' });
    expect(findFestivals(2034).lunarNewYear).toBe('2034-02-19');
  });

  it('[CALC-60] say to which year they are gazetted, and where they end', () => {
    expect(describeHolidayYears(SHIPPED_HOLIDAYS)).toEqual({ from: 2024, to: 2040, gazettedTo: 2027 });
    expect(listHolidayDays(SHIPPED_HOLIDAYS)).toHaveLength(289);
  });

  it('[ADMIN-57] are gazetted to the last year before the first computed one', () => {
    const years = (...computed: readonly number[]) => ({
      ...SHIPPED_HOLIDAYS,
      years: [2026, 2027, 2028].map((year) => ({
        ...{ year, status: computed.includes(year) ? ('computed' as const) : ('gazetted' as const) },
      })),
    });
    expect(describeHolidayYears(years(2027)).gazettedTo).toBe(2026);
    expect(describeHolidayYears(years())).toEqual({ from: 2026, to: 2028, gazettedTo: 2028 });
    expect(describeHolidayYears(years(2026, 2028)).gazettedTo).toBeNull();
    const empty = { ...SHIPPED_HOLIDAYS, years: [] };
    expect(describeHolidayYears(empty)).toEqual({ from: 0, to: 0, gazettedTo: null });
  });
});
