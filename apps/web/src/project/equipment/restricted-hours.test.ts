import { type CalendarSettings, DEFAULT_CALENDAR, HOLIDAY_DAYS, toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { type EquipmentDraft, toDraftRow } from './equipment-draft.ts';
import { hasRestrictedRows } from './restricted-hours.tsx';

const days = { start: toDay('2027-01-05'), end: toDay('2027-02-05') };
const night = sampleRow({ ...days, id: 4, taskId: 1, timePeriod: 2 });
const programme = { holidays: HOLIDAY_DAYS, tasks: [sampleTask({ ...days, id: 1 })], equipmentRows: [night] };
const byDay = { ...programme, equipmentRows: [{ ...night, timePeriod: null }] };
const always: CalendarSettings = { calendar: null, everyDayTaskIds: [] };

it('[Q148] follows the equipment as it is edited', () => {
  const isRestricted = (of: typeof programme, edited: EquipmentDraft = {}) => hasRestrictedRows(of, edited, always);
  expect(isRestricted(programme)).toBe(true);
  expect(isRestricted(programme, { 1: [{ ...toDraftRow(night), timePeriod: null }] })).toBe(false);
  expect(isRestricted(byDay)).toBe(false);
  expect(isRestricted(byDay, { 1: [toDraftRow(night)] })).toBe(true);
});

it('[REPORT-88] follows the calendar as it is edited', () => {
  const isRestricted = (settings: Partial<CalendarSettings>) =>
    hasRestrictedRows(byDay, {}, { ...always, ...settings });
  expect(isRestricted({ everyDayTaskIds: [1] })).toBe(false);
  expect(isRestricted({ calendar: DEFAULT_CALENDAR })).toBe(false);
  expect(isRestricted({ calendar: { ...DEFAULT_CALENDAR, extraDays: [toDay('2027-01-10')] } })).toBe(true);
  expect(isRestricted({ calendar: DEFAULT_CALENDAR, everyDayTaskIds: [1] })).toBe(true);
});
