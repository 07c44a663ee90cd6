import type { Programme, Project } from '@quietsite/contracts';
import type { Front } from '@quietsite/domain';
import { toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadInput } from '../src/repositories/calculation/snapshot.repository.ts';
import { ScheduleClient } from './schedule-calls.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';
import { at, drawnZone, rectangle, saveSite, toDrawing } from './site-drawings.ts';

let world: SiteWorld;
let project: Project;

beforeAll(async () => {
  world = await startSiteWorld();
});
let count = 0;
beforeEach(async () => {
  project = await world.create(`Front ${++count}`);
});
afterAll(() => world.close());

/** 60 m at 10 m a day is six days: without a calendar, until 6 March. */
const front: Front = {
  alignment: [at(20, 50), at(80, 50)],
  ...{ widthMetres: 12, metresPerDay: 10, start: toDay('2027-03-01'), direction: 'forwards' },
};
const parts = [rectangle(0, 0, 100)];
const moving = (changes: Partial<Front> = {}, id: number | null = null) => ({
  ...drawnZone('Trench', rectangle(0, 0, 1), id),
  front: { ...front, ...changes },
});
const save = (zones: readonly ReturnType<typeof drawnZone>[]) =>
  saveSite(world, project.id, { parts, zones: [...zones] });
const zonesOf = async (id = project.id) => (await world.map(id)).zones;
const works = async (id = project.id): Promise<Programme> =>
  (await world.call('GET', `/${id}/programme`, world.owner)).json<Programme>();

/** A front with an activity and equipment on all its days, and equipment that starts later. */
async function addWorks() {
  await save([moving()]);
  const [zone] = await zonesOf();
  const zoneId = zone?.id ?? 0;
  const schedule = new ScheduleClient(world, project.id, [zoneId, zoneId]);
  const { programme } = await schedule.save([schedule.task({ start: '2027-01-01', end: '2027-12-31' })]);
  const [task] = programme.tasks;
  await schedule.addRow(task?.id ?? 0, { start: '2027-03-01', end: '2027-03-06' });
  await schedule.addRow(task?.id ?? 0, { start: '2027-03-04', end: '2027-03-06' });
  return { zoneId, task };
}
const rowDays = async (id = project.id) => (await works(id)).equipmentRows.map(({ start, end }) => `${start} ${end}`);

describe('a moving work-front (M-150)', () => {
  it('[SITE-64] is stored with its zone, whose outline is derived from it and never taken from the request', async () => {
    expect((await save([moving(), drawnZone('Yard', rectangle(0, 0, 20))])).statusCode).toBe(200);
    const [trench, yard] = await zonesOf();
    expect(trench).toMatchObject({ name: 'Trench', front, centre: at(50, 50), isCentreMoved: false });
    expect(new Set(trench?.outline[0]?.map(String))).toEqual(
      new Set([at(20, 44), at(80, 44), at(80, 56), at(20, 56)].map(String)),
    );
    expect(yard).not.toHaveProperty('front');
    const { snapshot } = await loadInput(world.connection.database, project.id);
    expect(snapshot.zones.map(({ moving: whole }) => whole)).toEqual([front, undefined]);
    expect('moving' in (snapshot.zones[1] ?? {})).toBe(false);
  });

  it('[SITE-64] keeps its zone and activities when it is changed, and becomes an ordinary zone without it', async () => {
    const { zoneId, task } = await addWorks();
    await save([moving({ widthMetres: 20, direction: 'backwards' }, zoneId)]);
    expect(await zonesOf()).toMatchObject([{ id: zoneId, front: { widthMetres: 20, direction: 'backwards' } }]);
    await save([drawnZone('Trench', rectangle(20, 20, 40), zoneId)]);
    expect((await zonesOf())[0]).not.toHaveProperty('front');
    expect((await works()).tasks.map(({ id }) => id)).toEqual([task?.id]);
    const again = toDrawing(await world.map(project.id));
    expect((await saveSite(world, project.id, again)).statusCode).toBe(200);
  });

  it('[SITE-65] refuses a front that cannot be divided, and figures outside their limits', async () => {
    const short = [at(20, 50), at(20.5, 50)];
    for (const [changes, fault] of [
      [{ alignment: short }, 'TOO_SHORT'],
      [{ metresPerDay: 0.1, alignment: [at(1, 50), at(99, 50), at(1, 52), at(99, 54), at(1, 56)] }, 'TOO_SLOW'],
    ] as const) {
      const answer = await save([moving(changes)]);
      expect(answer.json()).toMatchObject({
        code: 'SITE_INVALID',
        details: { problems: [{ kind: 'FRONT', zone: 'Trench', fault }] },
      });
    }
    for (const changes of [{ widthMetres: 0.5 }, { metresPerDay: 0 }, { alignment: [at(20, 50)] }])
      expect((await save([moving(changes)])).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    const farAway = hk80(1e300, -1e300);
    const problem = { kind: 'FRONT', zone: 'Trench', fault: 'TOO_SLOW' };
    expect((await save([moving({ alignment: [at(20, 50), farAway] })])).json().details.problems).toEqual([problem]);
    const bends = Array.from({ length: 60 }, (_, index) => at(20 + index, 50 + (index % 2)));
    expect((await save([moving({ alignment: bends })])).statusCode).toBe(200);
    await save([]);
    const beyond = await save([moving({ alignment: [at(20, 50), at(120, 50)] })]);
    expect(beyond.json().details.problems).toEqual([{ kind: 'ZONE_OUTSIDE_SITE', zone: 'Trench' }]);
    expect(await zonesOf()).toEqual([]);
  });

  it('[SITE-66] its activity has its days, whatever is sent, and equipment follows', async () => {
    const { zoneId, task } = await addWorks();
    expect(task).toMatchObject({ start: '2027-03-01', end: '2027-03-06' });
    await save([moving({ metresPerDay: 6, start: toDay('2027-03-08') }, zoneId)]);
    expect((await works()).tasks).toMatchObject([{ start: '2027-03-08', end: '2027-03-17' }]);
    expect(await rowDays()).toEqual(['2027-03-08 2027-03-17', '2027-03-08 2027-03-17']);
  });

  it('[SITE-66] its activity ends later when the calendar leaves it fewer days', async () => {
    await addWorks();
    const calendar = { weekdays: [1, 2, 3, 4, 5], worksOnHolidays: true, shutdowns: [], extraDays: [] };
    const { revision } = await world.get(project.id);
    const answer = await world.call('PUT', `/${project.id}/working-calendar`, world.owner, {
      ...{ revision, calendar, everyDayTaskIds: [] },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await works()).tasks).toMatchObject([{ start: '2027-03-01', end: '2027-03-08' }]);
    expect(await rowDays()).toEqual(['2027-03-01 2027-03-08', '2027-03-04 2027-03-08']);
  });

  it('[SITE-87] its activity and equipment follow the general holidays as an administrator changes them', async () => {
    await addWorks();
    const calendar = { weekdays: [1, 2, 3, 4, 5, 6], worksOnHolidays: false, shutdowns: [], extraDays: [] };
    const { revision } = await world.get(project.id);
    await world.call('PUT', `/${project.id}/working-calendar`, world.owner, {
      ...{ revision, calendar, everyDayTaskIds: [] },
    });
    await world.client.query('update projects set is_calculated = true where id = $1', [project.id]);
    const headers = await world.server.signIn('demo-admin');
    const change = (isHoliday: boolean) =>
      world.server.app.inject({
        ...{ method: 'PUT', url: '/api/admin/general-holidays/2027-03-03', headers },
        payload: { isHoliday, reason: 'Gazette of 5 May' },
      });
    expect((await change(true)).statusCode).toBe(200);
    expect((await works()).tasks).toMatchObject([{ start: '2027-03-01', end: '2027-03-08' }]);
    expect(await rowDays()).toEqual(['2027-03-01 2027-03-08', '2027-03-04 2027-03-08']);
    expect(await world.get(project.id)).toMatchObject({ isCalculated: false });
    await change(false);
    expect((await works()).tasks).toMatchObject([{ end: '2027-03-06' }]);
    expect(await rowDays()).toEqual(['2027-03-01 2027-03-06', '2027-03-04 2027-03-06']);
  });

  it('[SITE-85] without metres per day it is a linear zone: its activity keeps its dates, its calculation a line', async () => {
    const { zoneId, task } = await addWorks();
    expect((await save([moving({ metresPerDay: null }, zoneId)])).statusCode).toBe(200);
    expect(await zonesOf()).toMatchObject([{ id: zoneId, front: { metresPerDay: null, start: '2027-03-01' } }]);
    const schedule = new ScheduleClient(world, project.id, [zoneId, zoneId]);
    const dates = { start: '2027-01-01', end: '2027-12-31' };
    const { programme } = await schedule.save([schedule.task({ ...dates, id: task?.id ?? 0 })]);
    expect(programme.tasks).toMatchObject([dates]);
    const { snapshot } = await loadInput(world.connection.database, project.id);
    const { alignment, widthMetres } = front;
    expect(snapshot.zones).toMatchObject([{ linear: { alignment, widthMetres } }]);
    expect('moving' in (snapshot.zones[0] ?? {})).toBe(false);
    await save([moving({}, zoneId)]);
    expect((await works()).tasks).toMatchObject([{ start: '2027-03-01', end: '2027-03-06' }]);
  });

  it('[SITE-70] has no centre to be moved, because each of its parts has one', async () => {
    const { zoneId } = await addWorks();
    const { revision } = await world.get(project.id);
    const answer = await world.call('PUT', `/${project.id}/centres`, world.owner, {
      ...{ revision, centres: [{ zoneId, position: at(30, 50) }] },
    });
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: { zoneId } });
  });

  it('[PROJ-78] a copy has its front, later by as many days as its activities', async () => {
    await addWorks();
    const answer = await world.call('POST', `/${project.id}/copies`, world.owner, {
      ...{ as: 'project', title: `Copy ${count}`, commencementDate: '2027-04-05', isEquipmentKept: true },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const { id } = answer.json<Project>();
    expect((await zonesOf(id)).map((zone) => zone.front)).toEqual([{ ...front, start: '2027-04-05' }]);
    expect((await works(id)).tasks).toMatchObject([{ start: '2027-04-05', end: '2027-04-10' }]);
  });
});
