import { type HolidayTable, SHIPPED_HOLIDAYS, toDay } from '@quietsite/domain';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../testing/texts.ts';
import { describeKnownYears, nameHoliday } from './holidays.ts';

beforeAll(startTexts);

const upTo = (gazetted: number): HolidayTable => ({
  ...SHIPPED_HOLIDAYS,
  years: SHIPPED_HOLIDAYS.years.map(({ year }) => ({ year, status: year <= gazetted ? 'gazetted' : 'computed' })),
});

it('[ADMIN-60] the table says to which year it is gazetted and computed', () => {
  expect(describeKnownYears(i18next.t, SHIPPED_HOLIDAYS)).toBe('General holidays: gazetted to 2027, computed to 2040.');
  expect(describeKnownYears(i18next.t, upTo(2040))).toBe('General holidays: gazetted to 2040.');
  expect(describeKnownYears(i18next.t, upTo(2023))).toBe('General holidays: computed to 2040.');
});

it('[ADMIN-60] a day has its name, in lieu or not, and an added one that of its reason', () => {
  const day = toDay('2026-04-07');
  const named = { day, name: 'chingMing', isInLieu: false, reason: '' } as const;
  expect(nameHoliday(i18next.t, named)).toBe('Ching Ming Festival');
  expect(nameHoliday(i18next.t, { ...named, isInLieu: true })).toBe('Ching Ming Festival (in lieu)');
  expect(nameHoliday(i18next.t, { ...named, name: null, reason: 'Victory Day' })).toBe('Victory Day');
});
