import type { CalculationInput, Programme, SavedCalendar } from '@quietsite/contracts';
import { DEFAULT_CALENDAR, HOLIDAY_DAYS, type WorkingCalendar } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addScheduleProject, type ScheduleClient } from './schedule-calls.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let schedule: ScheduleClient;
let taskIds: readonly number[];
beforeAll(async () => {
  world = await startSiteWorld({ clock: () => new Date('2027-03-01T20:00:00Z') });
});
let count = 0;
beforeEach(async () => {
  schedule = await addScheduleProject(world, `Calendar ${++count}`);
  const { programme } = await schedule.save(['Piling', 'Pump'].map((name) => schedule.task({ name })));
  taskIds = programme.tasks.map(({ id }) => id);
});
afterAll(() => world.close());

const path = () => `/${schedule.projectId}/working-calendar`;
const read = async () => (await world.call('GET', `/${schedule.projectId}/programme`, world.owner)).json<Programme>();
const readSnapshot = async () =>
  (await world.call('GET', `/${schedule.projectId}/calculation/input`, world.owner)).json<CalculationInput>().snapshot;

async function send(
  change: { calendar: WorkingCalendar | null; everyDayTaskIds?: readonly number[] },
  revision?: number,
) {
  const body = { revision: revision ?? (await read()).revision, everyDayTaskIds: [], ...change };
  return world.call('PUT', path(), world.owner, body);
}

const save = async (...change: Parameters<typeof send>) => {
  const response = await send(...change);
  expect(response.statusCode).toBe(200);
  return response.json<SavedCalendar>();
};

describe('the working calendar of a project', () => {
  it('[SCHED-31] is absent by default, and the snapshot has none', async () => {
    expect((await read()).calendarSettings).toEqual({ calendar: null, everyDayTaskIds: [] });
    const snapshot = await readSnapshot();
    expect(Object.keys(snapshot).sort()).toEqual(['neighbours', 'receivers', 'rows', 'tasks', 'zones']);
    expect(snapshot.tasks.every((task) => !('isEveryDay' in task))).toBe(true);
  });

  it('[SCHED-31] is stored in order with the activities of every day, and is in the snapshot with the holidays', async () => {
    const calendar = {
      ...DEFAULT_CALENDAR,
      weekdays: [3, 1],
      shutdowns: [
        { name: ' Lunar New Year ', start: '2027-02-08', end: '2027-02-13' },
        { name: 'Survey', start: '2027-01-04', end: '2027-01-04' },
      ],
      extraDays: ['2027-03-07', '2027-03-07'],
    } as unknown as WorkingCalendar;
    const saved = await save({ calendar, everyDayTaskIds: taskIds.slice(1) });
    const tidy = {
      ...calendar,
      weekdays: [1, 3],
      shutdowns: [
        { name: 'Survey', start: '2027-01-04', end: '2027-01-04' },
        { name: 'Lunar New Year', start: '2027-02-08', end: '2027-02-13' },
      ],
      extraDays: ['2027-03-07'],
    };
    expect(saved.programme.calendarSettings).toEqual({ calendar: tidy, everyDayTaskIds: taskIds.slice(1) });
    expect(saved.programme).toEqual(await read());
    const snapshot = await readSnapshot();
    expect(snapshot.calendar).toEqual({ ...tidy, holidays: HOLIDAY_DAYS });
    expect(snapshot.tasks.map(({ id, isEveryDay }) => [id, isEveryDay])).toEqual([
      [taskIds[0], undefined],
      [taskIds[1], true],
    ]);
    expect(await world.lastAudit(schedule.projectId)).toMatchObject({
      ...{ action: 'calendar.save', details: { isOn: true, everyDay: 1 } },
    });
  });

  it('[SCHED-31] takes the results away when days change, and keeps them when nothing does', async () => {
    const isCalculated = () => world.one('select is_calculated from projects where id = $1', [schedule.projectId]);
    const calculate = () =>
      world.client.query('update projects set is_calculated = true where id = $1', [schedule.projectId]);
    await calculate();
    await save({ calendar: null, everyDayTaskIds: taskIds });
    expect(await isCalculated()).toBe(true);
    const { project } = await save({ calendar: DEFAULT_CALENDAR, everyDayTaskIds: taskIds });
    expect(await isCalculated()).toBe(false);
    await calculate();
    const again = await save({ calendar: DEFAULT_CALENDAR, everyDayTaskIds: taskIds });
    expect([again.project.revision, await isCalculated()]).toEqual([project.revision, true]);
    await save({ calendar: null, everyDayTaskIds: taskIds });
    expect(await isCalculated()).toBe(false);
  });

  it('[SCHED-31] refuses an older revision, foreign activities and a calendar that is none', async () => {
    const { revision } = await read();
    await save({ calendar: DEFAULT_CALENDAR });
    expect((await send({ calendar: null }, revision)).json()).toMatchObject({ code: 'CONFLICT' });
    const foreign = await send({ calendar: null, everyDayTaskIds: [999_999_999] });
    expect(foreign.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    const shutdowns = [{ name: 'Backwards', start: '2027-03-02', end: '2027-03-01' }] as never;
    for (const calendar of [
      { ...DEFAULT_CALENDAR, weekdays: [1, 1] },
      { ...DEFAULT_CALENDAR, weekdays: [8] },
      { ...DEFAULT_CALENDAR, shutdowns },
    ])
      expect((await send({ calendar })).statusCode).toBe(400);
    expect((await read()).calendarSettings.calendar).toEqual(DEFAULT_CALENDAR);
  });
});
