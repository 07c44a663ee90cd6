import { addDays, type ScheduledTask, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { listShifted } from '../shift-tasks.ts';
import { listNewOverlaps } from './shift-overlaps.ts';

const today = toDay('2027-01-04');
const task = (id: number, name: string, start: string, end: string, zoneId = 7): ScheduledTask => ({
  ...{ id, zoneId, constructionWork: '-', name, sourceId: '' },
  ...{ start: toDay(start), end: toDay(end) },
});
const piling = task(1, 'Piling', '2027-03-01', '2027-03-10');
const cap = task(2, 'Pile cap', '2027-03-11', '2027-03-20');
const dewatering = task(3, 'Dewatering', '2027-03-05', '2027-03-20');
const elsewhere = task(4, 'Bored piling', '2027-03-11', '2027-03-20', 8);

function find(tasks: readonly ScheduledTask[], days: Readonly<Record<number, number>>, taken = Object.keys(days)) {
  const shifts = Object.entries(days).map(([id, by]) => ({
    ...{ taskId: Number(id), days: by, savedDays: 0, savedExcess: 0 },
  }));
  const found = listNewOverlaps(tasks, listShifted(tasks, shifts, today), new Set(taken.map(Number)), today);
  return Object.fromEntries(found);
}

describe('overlaps that a shift brings', () => {
  it('[M-95] are those of the same zone that were not there before', () => {
    expect(find([piling, cap, dewatering, elsewhere], { 1: 1 })).toEqual({ 1: ['Pile cap'] });
  });

  it('[M-95] begin with the first day that both have', () => {
    const later = { ...cap, start: toDay('2027-03-12') };
    expect(find([piling, later], { 1: 1 })).toEqual({ 1: [] });
    expect(find([piling, later], { 1: 2 })).toEqual({ 1: ['Pile cap'] });
    expect(find([piling, later], { 2: -2 })).toEqual({ 2: ['Piling'] });
  });

  it('[M-95] are none where the other one moves along, as far as that is ticked', () => {
    expect(find([piling, cap], { 1: 3, 2: 3 })).toEqual({ 1: [], 2: [] });
    expect(find([piling, cap], { 1: 3, 2: 3 }, ['1'])).toEqual({ 1: ['Pile cap'], 2: [] });
  });

  it('[M-95] count an activity without dates as the save will date it', () => {
    const undated = { ...cap, start: null, end: null };
    const soon = { ...piling, start: addDays(today, 1), end: addDays(today, 2) };
    expect(find([soon, undated], { 1: -1 })).toEqual({ 1: ['Pile cap'] });
  });
});
