import { type ScheduledTask, toDay } from '@quietsite/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { findDayFault, findNameFault, readDays, writeDay, writeDays, writeName, writeWork } from './task-cells.ts';

beforeAll(startTexts);

const task: ScheduledTask = {
  id: 1,
  zoneId: 7,
  constructionWork: 'Earthwork',
  name: 'Dig',
  start: toDay('2026-01-01'),
  end: toDay('2026-01-31'),
  sourceId: '',
};

describe('the name of an activity', () => {
  it('[SCHED-10] [SCHED-14] cannot become blank', () => {
    const fault = 'Please enter the name of the activity.';
    expect(writeName(task, '   ')).toEqual({ fault });
    expect(findNameFault({ ...task, name: ' ' })).toBe(fault);
    expect(findNameFault(task)).toBeNull();
  });

  it('is taken without the spaces around it, and not cut when it is too long', () => {
    expect(writeName(task, ' Haul ')).toEqual({ row: { ...task, name: 'Haul' } });
    expect(writeName(task, 'x'.repeat(201))).toEqual({ fault: 'Please enter at most 200 characters.' });
  });
});

describe('the construction work', () => {
  it("[SCHED-21] is '-' when it is emptied", () => {
    expect(writeWork(task, ' ')).toEqual({ row: { ...task, constructionWork: '-' } });
    expect(writeWork(task, ' Piling ')).toEqual({ row: { ...task, constructionWork: 'Piling' } });
  });
});

describe('the dates', () => {
  it('[LIMIT-01] are typed as yyyy-mm-dd and nothing else', () => {
    expect(writeDay(task, 'end', ' 2026-02-28 ')).toEqual({ row: { ...task, end: '2026-02-28' } });
    for (const text of ['2026-2-28', '28/02/2026', '2026-02-30', 'soon', '20260228']) {
      expect(writeDay(task, 'end', text)).toEqual({ fault: 'Please enter a date as yyyy-mm-dd.' });
    }
  });

  it('[SCHED-12] [U51] may be left open', () => {
    expect(writeDay(task, 'start', '')).toEqual({ row: { ...task, start: null } });
    expect(findDayFault({ ...task, start: null })).toBeNull();
  });

  it('[SCHED-26] another start takes the end along; an end alone stays where it is typed', () => {
    expect(writeDay(task, 'start', '2026-03-01')).toEqual({ row: { ...task, start: '2026-03-01', end: '2026-03-31' } });
    expect(writeDay(task, 'start', '2025-12-31')).toEqual({ row: { ...task, start: '2025-12-31', end: '2026-01-30' } });
    expect(writeDay(task, 'end', '2026-03-01')).toEqual({ row: { ...task, end: '2026-03-01' } });
    const open = { ...task, end: null };
    expect(writeDay(open, 'start', '2026-03-01')).toEqual({ row: { ...open, start: '2026-03-01' } });
    const upside = { ...task, end: toDay('2025-01-01') };
    expect(writeDay(upside, 'start', '2025-01-01')).toEqual({ row: { ...upside, start: '2025-01-01' } });
  });

  it('say that an end is before its start, and take the same day', () => {
    const upside = { ...task, start: toDay('2026-02-01') };
    expect(findDayFault(upside)).toBe('End date is earlier than start date: 2026-02-01 - 2026-01-31');
    expect(findDayFault({ ...task, start: task.end })).toBeNull();
  });
});

describe('the days', () => {
  it('[SCHED-11] [Q76] are those from the start to the end, both included', () => {
    expect(readDays(task)).toBe('31');
    expect(readDays({ ...task, end: task.start })).toBe('1');
    expect(readDays({ ...task, end: null })).toBe('');
    expect(readDays({ ...task, end: toDay('2025-12-31') })).toBe('');
  });

  it('[SCHED-11] set the end when they are typed', () => {
    expect(writeDays(task, '10')).toEqual({ row: { ...task, end: '2026-01-10' } });
    expect(writeDays({ ...task, end: null }, '1')).toEqual({ row: { ...task, end: '2026-01-01' } });
    expect(writeDays(task, '')).toEqual({ row: task });
  });

  it('are whole, at least one, and need a start', () => {
    for (const text of ['0', '-3', '1.5', 'x']) {
      expect(writeDays(task, text)).toEqual({ fault: 'Please enter whole days, 1 or more.' });
    }
    expect(writeDays(task, '99999999')).toEqual({ fault: 'Please enter at most 36525 days.' });
    expect(writeDays({ ...task, start: null }, '3')).toEqual({ fault: 'Please enter the start date first.' });
  });
});
