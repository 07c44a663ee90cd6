import type { Activity, CalculationInput, ChangedHolidays, Programme } from '@quietsite/contracts';
import { DEFAULT_CALENDAR, type HolidayTable, SHIPPED_HOLIDAYS, toDay } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Headers } from './project-calls.ts';
import { addScheduleProject, type ScheduleClient } from './schedule-calls.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let admin: Headers;
beforeAll(async () => {
  world = await startSiteWorld({ clock: () => new Date('2027-03-01T20:00:00Z') });
  admin = await world.server.signIn('demo-admin');
});
afterAll(() => world.close());

const send = (method: 'GET' | 'PUT', path: string, headers: Headers, payload?: object) =>
  world.server.app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
const read = async (headers = world.owner) => (await send('GET', 'general-holidays', headers)).json<HolidayTable>();
const change = (day: string, isHoliday: boolean, reason = 'Gazette of 5 May', headers = admin) =>
  send('PUT', `admin/general-holidays/${day}`, headers, { isHoliday, reason });
const changed = async (...given: Parameters<typeof change>) => (await change(...given)).json<ChangedHolidays>();
const markYear = (year: number, status: string, headers = admin) =>
  send('PUT', `admin/holiday-years/${year}`, headers, { status });
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).json<{ code: string }>().code;
const lastAudit = () =>
  world.one<{ action: string; details: object }>(
    `select json_build_object('action', action, 'details', details) from audit_log
     where action like 'holiday.%' order by id desc limit 1`,
  );

describe('the general holidays', () => {
  it('[ADMIN-56] are stored as they ship with the product, and everybody who is signed in reads them', async () => {
    expect(await read()).toEqual(SHIPPED_HOLIDAYS);
    expect((await send('GET', 'general-holidays', {})).statusCode).toBe(401);
  });

  it('[ADMIN-57] get a day with its reason, lose it again, and the audit log says who and why', async () => {
    const day = '2028-05-05';
    const { table } = await changed(day, true);
    const added = { day, name: null, isInLieu: false, reason: 'Gazette of 5 May' };
    expect(table.holidays.filter((holiday) => holiday.day.startsWith('2028-05'))).toEqual([
      ...[expect.objectContaining({ day: '2028-05-01' }), expect.objectContaining({ day: '2028-05-02' }), added],
      expect.objectContaining({ day: '2028-05-29' }),
    ]);
    expect(await lastAudit()).toEqual({ action: 'holiday.add', details: { day, reason: 'Gazette of 5 May' } });
    expect(await codeOf(change(day, true))).toBe('CONFLICT');
    await change(day, false, 'Not appointed');
    expect(await read()).toEqual(SHIPPED_HOLIDAYS);
    expect(await lastAudit()).toMatchObject({ action: 'holiday.remove', details: { reason: 'Not appointed' } });
    expect(await codeOf(change(day, false))).toBe('CONFLICT');
  });

  it('[ADMIN-57] keep a removed day of the shipped table with the reason, and bring it back under its name', async () => {
    const { table } = await changed('2037-04-07', false, 'No day was added');
    const removed = { day: '2037-04-07', name: 'chingMing', isInLieu: true };
    expect(table.removed).toEqual([{ ...removed, reason: 'No day was added' }]);
    expect(table.holidays).toHaveLength(288);
    const back = (await changed('2037-04-07', true, 'Gazetted after all')).table;
    expect(back.removed).toEqual([]);
    expect(back.holidays).toContainEqual({ ...removed, reason: 'Gazetted after all' });
  });

  it('[ADMIN-57] say of a year whether it is gazetted', async () => {
    const years = async () =>
      (await read()).years.filter(({ status }) => status === 'gazetted').map(({ year }) => year);
    expect((await markYear(2028, 'gazetted')).json<HolidayTable>().years).toContainEqual({
      ...{ year: 2028, status: 'gazetted' },
    });
    expect(await years()).toEqual([2024, 2025, 2026, 2027, 2028]);
    await markYear(2028, 'computed');
    expect(await years()).toEqual([2024, 2025, 2026, 2027]);
    expect(await lastAudit()).toEqual({ action: 'holiday.markYear', details: { year: 2028, status: 'computed' } });
  });

  it('[ADMIN-57] refuse Sundays, unknown years, blank reasons and everybody but a platform administrator', async () => {
    expect(await codeOf(change('2028-05-07', true))).toBe('VALIDATION_FAILED');
    expect(await codeOf(change('2041-01-02', true))).toBe('NOT_FOUND');
    expect(await codeOf(markYear(2041, 'gazetted'))).toBe('NOT_FOUND');
    expect((await change('2028-05-05', true, '  ')).statusCode).toBe(400);
    expect((await change('2028-02-30', true)).statusCode).toBe(400);
    for (const headers of [world.owner, await world.server.signIn('demo-epd')]) {
      expect(await codeOf(change('2028-05-05', true, 'x', headers))).toBe('FORBIDDEN');
      expect(await codeOf(markYear(2028, 'gazetted', headers))).toBe('FORBIDDEN');
    }
  });
});

describe('a changed year', () => {
  const isCalculated = ({ projectId }: ScheduleClient) =>
    world.one<boolean>('select is_calculated from projects where id = $1', [projectId]);
  const inputOf = async ({ projectId }: ScheduleClient) =>
    (await world.call('GET', `/${projectId}/calculation/input`, world.owner)).json<CalculationInput>().snapshot;

  async function addProject(
    title: string,
    options: { year?: number; lastYear?: number; hasCalendar?: boolean; state?: string } = {},
  ) {
    const { year = 2029, lastYear = year, hasCalendar = true, state } = options;
    const schedule = await addScheduleProject(world, title);
    await schedule.save([schedule.task({ start: `${year}-03-01`, end: `${lastYear}-03-31` })]);
    await world.client.query('update projects set is_calculated = true, working_calendar = $2 where id = $1', [
      ...[schedule.projectId, hasCalendar ? DEFAULT_CALENDAR : null],
    ]);
    if (state) await world.client.query(`update projects set ${state} = now() where id = $1`, [schedule.projectId]);
    return schedule;
  }

  it('[ADMIN-58] makes the results of projects that use it out of date, and of no others', async () => {
    const [using, around, other, plain, submitted, approved] = [
      await addProject('Uses the year'),
      await addProject('From the year before to the year after', { year: 2028, lastYear: 2030 }),
      await addProject('Another year', { year: 2030 }),
      await addProject('On every day', { hasCalendar: false }),
      await addProject('Submitted', { state: 'submitted_at' }),
      await addProject('Approved', { state: 'approved_on' }),
    ];
    // The approved project next to it, on other days, is a neighbour.
    const { neighbours: _, ...before } = await inputOf(plain);
    expect((await changed('2029-03-07', true)).outdatedProjects).toBe(2);
    expect(await Promise.all([using, around, other, plain, submitted, approved].map(isCalculated))).toEqual([
      ...[false, false, true, true, true, true],
    ]);
    expect((await inputOf(using)).calendar?.holidays).toContain('2029-03-07');
    expect(await inputOf(plain)).toMatchObject(before);
    const { holidays } = (await world.call('GET', `/${plain.projectId}/programme`, world.owner)).json<Programme>();
    expect(holidays).toContain(toDay('2029-03-07'));
    const log = await world.call('GET', `/${using.projectId}/activity`, world.owner);
    expect(log.json<{ entries: Activity[] }>().entries[0]).toMatchObject({ action: 'changedHolidays' });
  });

  it('[ADMIN-58] is not in a run that was calculated before', async () => {
    const schedule = await addProject('Calculated before');
    const input = await inputOf(schedule);
    const runId = await world.one<number>(
      `insert into calculation_runs (project_id, status, input, input_hash, engine_version, project_revision, requested_by)
       select id, 'done', $2, 'hash', '1', revision, owner_user_id from projects where id = $1 returning id`,
      [schedule.projectId, JSON.stringify(input)],
    );
    await change('2029-03-08', true);
    const stored = await world.one<CalculationInput['snapshot']>('select input from calculation_runs where id = $1', [
      runId,
    ]);
    expect(stored).toEqual(input);
    expect(stored.calendar?.holidays).not.toContain('2029-03-08');
  });
});
