import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { sampleRow, sampleTask } from '../../testing/samples.ts';
import { toDraftRow } from './equipment-draft.ts';
import { hasRestrictedRows } from './restricted-hours.tsx';

const days = { start: toDay('2027-01-05'), end: toDay('2027-02-05') };

it('[Q148] follows the equipment as it is edited', () => {
  const night = sampleRow({ ...days, id: 4, taskId: 1, timePeriod: 2 });
  const programme = { tasks: [sampleTask({ ...days, id: 1 })], equipmentRows: [night] };
  expect(hasRestrictedRows(programme, {})).toBe(true);
  expect(hasRestrictedRows(programme, { 1: [{ ...toDraftRow(night), timePeriod: null }] })).toBe(false);
  const byDay = { ...programme, equipmentRows: [{ ...night, timePeriod: null }] };
  expect(hasRestrictedRows(byDay, {})).toBe(false);
  expect(hasRestrictedRows(byDay, { 1: [toDraftRow(night)] })).toBe(true);
});
