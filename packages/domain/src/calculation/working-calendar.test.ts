import { describe, expect, it } from 'vitest';
import { HOLIDAY_DAYS } from '../calendar/general-holidays.ts';
import { DEFAULT_CALENDAR, withHolidays } from '../calendar/working-days.ts';
import { project, row, task } from '../testing/snapshot-builder.ts';
import { listLeftOut } from './left-out.ts';
import { describeNeighbour } from './neighbours/neighbours.ts';
import { prepare } from './prepare.ts';
import { listTaskSoundPowers } from './task-sound-powers.ts';

const calendar = withHolidays(DEFAULT_CALENDAR, HOLIDAY_DAYS);
/** Friday to Tuesday around the Sunday of 7 March 2027. */
const days = { start: '2027-03-05', end: '2027-03-09' };

describe('a snapshot with a working calendar (M-130)', () => {
  it('[CALC-64] leaves out rows without a working day, and activities without such rows', () => {
    const sunday = { start: '2027-03-07', end: '2027-03-07' };
    const snapshot = project({
      tasks: [task(days), task({ id: 2, ...days }), task({ id: 3, ...days, isEveryDay: true })],
      rows: [row(days), row({ id: 2, taskId: 2, ...sunday }), row({ id: 3, taskId: 3, ...sunday })],
      calendar,
    });
    expect(listLeftOut(snapshot, prepare(snapshot))).toEqual([
      { reason: 'ROW_WITHOUT_WORKING_DAYS', rowId: 2 },
      { reason: 'TASK_WITHOUT_ACTIVE_WORK', taskId: 2 },
    ]);
  });

  it('[CALC-64] lists a sound power on the first working day of the loudest rows', () => {
    const rows = [
      row({ ...days, soundPower: 100 }),
      row({ id: 2, start: '2027-03-07', end: '2027-03-09', soundPower: 110 }),
    ];
    const listed = (isEveryDay?: true) =>
      listTaskSoundPowers({ tasks: [task({ ...days, ...(isEveryDay && { isEveryDay }) })], rows, calendar })[0]
        ?.unmitigated;
    expect(listed()).toMatchObject({ day: '2027-03-08', highestSoundPower: expect.closeTo(110.41, 2) });
    expect(listed(true)).toMatchObject({ day: '2027-03-07' });
  });

  it('[CALC-63] discloses its days without work to others, but no rule, name or reason of its calendar', () => {
    const shut = { name: 'Typhoon repairs', start: calendar.holidays[0] as never, end: calendar.holidays[0] as never };
    const tasks = [task(days), task({ id: 2, ...days, isEveryDay: true })];
    const rows = [row(days), row({ id: 2, taskId: 2, ...days })];
    const neighbour = describeNeighbour({ ...project(), tasks, rows, calendar: { ...calendar, shutdowns: [shut] } });
    expect(neighbour.idleDays).toEqual(['2027-03-07']);
    expect(neighbour.zones.map(({ everyDayTasks }) => everyDayTasks)).toEqual([[1]]);
    expect(Object.keys(neighbour).sort()).toEqual(['idleDays', 'zones']);
    expect(JSON.stringify(neighbour)).not.toContain('Typhoon');
  });

  it('[CALC-61] describes a project without a calendar as before', () => {
    const neighbour = describeNeighbour(project());
    expect(Object.keys(neighbour)).toEqual(['zones']);
    expect(neighbour.zones.map((zone) => Object.keys(zone))).toEqual([['type', 'outline', 'centre', 'tasks']]);
  });
});
