import { DEFAULT_CALENDAR, dayNumber, HOLIDAY_DAYS, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { row, task } from '../../../../../packages/domain/src/testing/snapshot-builder.ts';
import { NO_EDIT } from '../../workers/preview-protocol.ts';
import { describeWork, listActiveZones, listChangeDays } from './work-days.ts';

const days = (start: string, end: string) => ({ start: toDay(start), end: toDay(end) });
const programme = {
  calendarSettings: { calendar: null, everyDayTaskIds: [] },
  holidays: HOLIDAY_DAYS,
  tasks: [task(), task({ id: 2, zoneId: 2 })],
  equipmentRows: [
    row({ id: 1, ...days('2027-03-01', '2027-03-10') }),
    row({ id: 2, ...days('2027-03-11', '2027-03-12') }),
    row({ id: 3, ...days('2027-03-20', '2027-03-20') }),
    row({ id: 4, taskId: 2, ...days('2027-03-05', '2027-03-06') }),
  ],
} as unknown as Parameters<typeof describeWork>[0];
const work = describeWork(programme, NO_EDIT);
const numbers = (...texts: string[]) => texts.map((text) => dayNumber(toDay(text)));

describe('zones at work', () => {
  it('[SCHED-32] rest on days without work, except those with activities of every day', () => {
    const on = { ...programme, calendarSettings: { calendar: DEFAULT_CALENDAR, everyDayTaskIds: [2] } };
    const sunday = toDay('2027-03-07');
    expect(listActiveZones(describeWork(on, NO_EDIT), sunday)).toEqual([]);
    expect(listActiveZones(describeWork(on, NO_EDIT), toDay('2027-03-08'))).toEqual([1]);
    const later = row({ id: 4, taskId: 2, ...days('2027-03-05', '2027-03-09') });
    const edit = { ...NO_EDIT, rows: { upserts: [later], removedIds: [] } };
    expect(listActiveZones(describeWork(on, edit), sunday)).toEqual([2]);
    expect(listActiveZones(describeWork(on, { ...edit, calendar: null }), sunday)).toEqual([1, 2]);
  });

  it.each([
    ['2027-02-28', []],
    ['2027-03-01', [1]],
    ['2027-03-05', [1, 2]],
    ['2027-03-06', [1, 2]],
    ['2027-03-07', [1]],
    ['2027-03-12', [1]],
    ['2027-03-13', []],
    ['2027-03-20', [1]],
  ])('on %s are %j', (text, expected) => {
    expect(listActiveZones(work, toDay(text))).toEqual(expected);
  });

  it('have pieces of days as long as possible', () => {
    const [first, second] = work.zones.get(1) ?? [];
    expect([first, second]).toEqual([
      { start: dayNumber(toDay('2027-03-01')), end: dayNumber(toDay('2027-03-12')) },
      { start: dayNumber(toDay('2027-03-20')), end: dayNumber(toDay('2027-03-20')) },
    ]);
  });

  it('[U34] are those of what is edited and not saved', () => {
    const edited = describeWork(programme, {
      ...NO_EDIT,
      rows: { upserts: [row({ id: 4, taskId: 2, ...days('2027-05-01', '2027-05-02') })], removedIds: [3] },
      tasks: { upserts: [task({ id: 2, zoneId: 3 })], removedIds: [] },
    });
    expect(listActiveZones(edited, toDay('2027-05-01'))).toEqual([3]);
    expect([...listActiveZones(edited, toDay('2027-03-05')), ...listActiveZones(edited, toDay('2027-03-20'))]).toEqual([
      1,
    ]);
  });

  it('go with their activity', () => {
    const edited = describeWork(programme, { ...NO_EDIT, tasks: { upserts: [], removedIds: [2] } });
    expect([...edited.zones.keys()]).toEqual([1]);
  });
});

describe('days of change', () => {
  it('are those on which a machine comes or is gone, each once', () => {
    expect(work.changes).toEqual(
      numbers(...['2027-03-01', '2027-03-05', '2027-03-07', '2027-03-11', '2027-03-13', '2027-03-20', '2027-03-21']),
    );
  });

  it('are also those on which another number of receivers exceeds', () => {
    const exceeding = [{ ...days('2027-03-05', '2027-03-08'), exceeds: 2, borderline: 0 }];
    expect(listChangeDays(describeWork({ ...programme, tasks: [], equipmentRows: [] }, NO_EDIT), exceeding)).toEqual(
      numbers('2027-03-05', '2027-03-09'),
    );
    expect(listChangeDays(work, exceeding)).toHaveLength(8);
  });
});
