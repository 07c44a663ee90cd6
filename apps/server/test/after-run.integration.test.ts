import type { Project } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day, newPoint, type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { place, square } from './site-calls.ts';

let world: ReceiverWorld;
let project: Project;
let works: { zoneId: number; taskId: number };
let count = 0;
const [NEAR, FAR, SCHOOL] = [901, 902, 903];

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(NEAR, square(150, 0, 20));
  await world.addBuilding(FAR, square(250, 0, 20));
  await world.addBuilding(SCHOOL, square(300, 0, 20), { kind: 'education' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`After ${++count}`);
  works = await world.addWorks(project.id);
});

const points = async () => (await world.list(project.id)).points;
const ticks = async () =>
  (await points()).map(({ name, isSelected, isCompulsory }) => [name, isSelected, isCompulsory] as const);

describe('a finished run', () => {
  it('[NSR-07] [Q105] [NSR-13] selects and locks the loudest home and the loudest school, with names', async () => {
    const { revision } = await world.get(project.id);
    await world.calculate(project.id);
    expect(await ticks()).toEqual([
      ['N1', true, true],
      ['', false, false],
      ['N2', true, true],
    ]);
    // A change that affects no level does not change the project's revision.
    expect((await world.get(project.id)).revision).toBe(revision);
  });

  it('[NSR-07] [Q105] keeps what was compulsory selected and free, once another is louder', async () => {
    await world.calculate(project.id);
    const [near] = await points();
    const stands = { position: place(-10, 0), isSelected: true, name: 'Fence', criterion: 75 };
    await world.save(project.id, { points: [newPoint(stands.position, stands)] });
    await world.calculate(project.id);
    expect(await ticks()).toEqual([
      ['N1', true, false],
      ['', false, false],
      ['N2', true, true],
      ['Fence', true, true],
    ]);
    await world.save(project.id, { points: [sent(near, { isSelected: false })] });
    expect((await ticks())[0]).toEqual(['', false, false]);
  });

  it('[CALC-68] stores the level of a place in the open without a verdict, and locks the next loudest home', async () => {
    await world.calculate(project.id);
    const levels = async () => (await world.results(project.id)).receivers;
    const [before] = await levels();
    await world.client.query(
      "update receiver_buildings set kind = 'openAir' where project_id = $1 and building_id = $2",
      [project.id, NEAR],
    );
    await world.calculate(project.id);
    const none = { unmitigatedVerdict: null, verdict: null, withNeighbourVerdict: null, isLeftOut: false };
    const park = (await levels()).find(({ pointId }) => pointId === before?.pointId);
    expect(park).toMatchObject({ criterion: null, ...none });
    expect(park?.mitigatedLevel).toBeCloseTo((before?.mitigatedLevel ?? 0) - 3, 9);
    expect((await points()).map(({ isCompulsory }) => isCompulsory)).toEqual([false, true, true]);
    expect((await points())[0]).toMatchObject({ buildingCriterion: null });
  });

  it('[NSR-07] [Q105] goes by the level without measures', async () => {
    // The loudest at the far home, and barely audible once it is replaced.
    const zoneId = await world.addZone(project.id, 'Zone 2', square(275, 0, 10), 2);
    const taskId = await world.addTask(project.id, zoneId, day('01'), day('31'));
    await world.client.query(
      `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
         start_date, end_date, official_id, quieter_method_name, quieter_method_sound_power)
       values ($1, $2, 'Breaker', 1, 120, 120, 100, $3, $4, 'CNP 027', 'Crusher', 80)`,
      [project.id, taskId, day('01'), day('31')],
    );
    await world.calculate(project.id);
    const [near, far] = await points();
    const levels = new Map((await world.results(project.id)).receivers.map((level) => [level.pointId, level]));
    const louderBy = (run: 'unmitigatedLevel' | 'mitigatedLevel') =>
      (levels.get(far?.pointId ?? 0)?.[run] ?? 0) - (levels.get(near?.pointId ?? 0)?.[run] ?? 0);
    expect(louderBy('unmitigatedLevel')).toBeGreaterThan(1);
    expect(louderBy('mitigatedLevel')).toBeLessThan(-1);
    expect([near, far].map((point) => point?.isCompulsory)).toEqual([false, true]);
  });

  it('[NSR-07] [NSR-14] a compulsory point stays selected whatever is sent', async () => {
    await world.calculate(project.id);
    const [near] = await points();
    await world.save(project.id, { points: [sent(near, { isSelected: false, name: 'Kept' })] });
    expect((await ticks())[0]).toEqual(['Kept', true, true]);
    expect(await world.isCalculated(project.id)).toBe(true);
  });

  it('[CALC-07] [CALC-08] [U34] sets the flag with the results, and nobody else can', async () => {
    expect(await world.isCalculated(project.id)).toBe(false);
    await world.start(project.id);
    expect(await world.isCalculated(project.id)).toBe(false);
    const { rows } = await world.client.query('select max(id) as id from calculation_runs where project_id = $1', [
      project.id,
    ]);
    await world.runs.perform(rows[0].id, AbortSignal.timeout(30_000));
    expect(await world.isCalculated(project.id)).toBe(true);
    for (const path of ['/results', '/results/receivers', '/calculation/flag'])
      expect((await world.call('POST', `/${project.id}${path}`, world.owner, { isCalculated: 1 })).statusCode).toBe(
        404,
      );
  });

  it('[Q33] stands although names and selection were saved while it ran', async () => {
    const { id } = await world.start(project.id);
    const [near] = await points();
    await world.save(project.id, { points: [sent(near, { isSelected: true, name: 'Mine' })] });
    await world.runs.perform(id, AbortSignal.timeout(30_000));
    expect(await world.isCalculated(project.id)).toBe(true);
    expect((await ticks())[0]).toEqual(['Mine', true, true]);
  });

  it('[U39] [NSR-32] does not stand when a criterion was saved while it ran', async () => {
    const { id } = await world.start(project.id);
    const [near] = await points();
    await world.save(project.id, { points: [sent(near, { criterion: 60 })] });
    await world.runs.perform(id, AbortSignal.timeout(30_000));
    const error = 'select error_code from calculation_runs where id = $1';
    expect([await world.isCalculated(project.id), await world.one(error, [id])]).toEqual([false, 'INPUT_CHANGED']);
    expect((await points()).some(({ isCompulsory }) => isCompulsory)).toBe(false);
  });

  it('[Q149] [NSR-36] selects who exceeds or is borderline in either run, unless somebody took it out', async () => {
    await world.calculate(project.id);
    const [, far] = await points();
    const heard = async () =>
      (await world.results(project.id)).receivers.find(({ pointId }) => pointId === far?.pointId);
    const strict = Math.floor((await heard())?.unmitigatedLevel ?? 0) - 2;
    await world.save(project.id, { points: [sent(far, { criterion: strict })] });
    await world.calculate(project.id);
    expect(await heard()).toMatchObject({ unmitigatedVerdict: 'exceeds', verdict: 'exceeds' });
    expect((await ticks())[1]).toEqual(['N3', true, false]);

    const [, selected] = await points();
    await world.save(project.id, { points: [sent(selected, { isSelected: false })] });
    expect((await points())[1]).toMatchObject({ isSelected: false, isTakenOut: true });
    await world.calculate(project.id);
    expect((await points())[1]).toMatchObject({ name: '', isSelected: false, isTakenOut: true });
    const copy = (
      await world.call('POST', `/${project.id}/copies`, world.owner, {
        ...{ as: 'version', commencementDate: null, isEquipmentKept: true },
      })
    ).json();
    expect((await world.list(copy.id)).points[1]).toMatchObject({ isSelected: false, isTakenOut: true });

    // Saving a criterion without `isSelected` keeps the mark; setting `isSelected` clears it.
    const { isSelected: _, ...edited } = sent((await points())[1], { criterion: strict - 1 });
    await world.save(project.id, { points: [edited] });
    expect((await points())[1]).toMatchObject({ isSelected: false, isTakenOut: true });
    await world.save(project.id, { points: [sent((await points())[1], { isSelected: true })] });
    expect((await points())[1]).toMatchObject({ name: 'N3', isSelected: true, isTakenOut: false });
  });

  it('[NSR-07] leaves everything as it was when it cannot be stored', async () => {
    await world.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await world.client.query(
      'create trigger refuse before update on receiver_points for each row execute function refuse()',
    );
    const { id } = await world.start(project.id);
    await expect(world.runs.perform(id, AbortSignal.timeout(30_000))).rejects.toThrow('refused');
    await world.client.query('drop function refuse cascade');
    const results = 'select count(*)::int from receiver_results where run_id = $1';
    expect([await world.isCalculated(project.id), await world.one(results, [id])]).toEqual([false, 0]);
    await world.runs.perform(id, AbortSignal.timeout(30_000));
    expect(await world.isCalculated(project.id)).toBe(true);
  });
});

describe('verdicts', () => {
  it('[Q148] [CALC-45] carry the remark while a row works in the evening or at night', async () => {
    await world.calculate(project.id);
    const byDay = await world.results(project.id);
    expect(byDay.restrictedRowIds).toEqual([]);
    expect(byDay.receivers.some(({ isRestrictedUnassessed }) => isRestrictedUnassessed)).toBe(false);
    const row = await world.one('select id from equipment_rows where project_id = $1', [project.id]);
    await world.client.query('update equipment_rows set time_period = 1 where id = $1', [row]);
    const { receivers, restrictedRowIds } = await world.results(project.id);
    expect(restrictedRowIds).toEqual([row]);
    expect(receivers.every(({ isRestrictedUnassessed }) => isRestrictedUnassessed)).toBe(true);
    const detail = await world.read(`/${project.id}/receivers/${receivers[0]?.pointId}`);
    expect(detail.json()).toMatchObject({ isRestrictedUnassessed: true });
  });

  it('[CALC-28] compare the rounded level with the rounded criterion', async () => {
    await world.calculate(project.id);
    const [loudest] = (await world.results(project.id)).receivers;
    const level = loudest?.unmitigatedLevel ?? 0;
    const judge = async (criterion: number) => {
      const point = (await points()).find(({ pointId }) => pointId === loudest?.pointId);
      await world.save(project.id, { points: [sent(point, { criterion: Number(criterion.toFixed(1)) })] });
      await world.calculate(project.id);
      return (await world.results(project.id)).receivers[0]?.verdict;
    };
    expect(await judge(Math.round(level) + 1)).toBe('satisfies');
    expect(await judge(Math.round(level) - 0.6)).toBe('exceeds');
    expect(await judge(Math.round(level) - 0.5)).toBe('borderline');
  });

  it('[NSR-28] [NSR-29] judge homes by 75 and schools by 70 where nobody says otherwise', async () => {
    await world.calculate(project.id);
    const kinds = new Map((await points()).map(({ pointId, kind }) => [pointId, kind]));
    const { receivers } = await world.results(project.id);
    expect(receivers.map(({ pointId, criterion }) => [kinds.get(pointId), criterion])).toEqual([
      ['residential', 75],
      ['residential', 75],
      ['education', 70],
    ]);
  });

  it('[NSR-31] [Q103] leave out a point inside a zone that holds its building, and say so', async () => {
    const outline = square(140, -10, 50);
    const zoneId = await world.addZone(project.id, 'Zone 2', outline, 2);
    await world.addTask(project.id, zoneId, day('01'), day('31'));
    const runId = await world.calculate(project.id);
    const [near] = await points();
    const { receivers, leftOut } = await world.results(project.id);
    expect(receivers.find(({ pointId }) => pointId === near?.pointId)).toMatchObject({
      ...{ isLeftOut: true, unmitigatedLevel: null, mitigatedLevel: null, withNeighbourLevel: null, verdict: null },
    });
    expect(leftOut).toContainEqual({ reason: 'RECEIVER_INSIDE_ZONE', id: near?.pointId });
    const detail = (await world.read(`/${project.id}/runs/${runId}`)).json();
    const name = 'Block 901';
    expect(detail.leftOut).toContainEqual({ reason: 'RECEIVER_INSIDE_ZONE', id: near?.pointId, name });
  });
});

describe('without receivers or equipment', () => {
  const code = async () => (await world.call('POST', `/${project.id}/calculation`, world.owner)).json();

  it('[CALC-05] [U43] says that there are no receiver points', async () => {
    await world.save(project.id, { removedIds: (await points()).map(({ pointId }) => pointId) });
    expect(await code()).toMatchObject({
      ...{ code: 'NO_RECEIVERS', message: 'No NSR Points for this Project. Please set the NSR points first.' },
    });
  });

  it('[CALC-06] says that there is no equipment', async () => {
    await world.client.query('delete from equipment_rows where task_id = $1', [works.taskId]);
    expect(await code()).toMatchObject({
      ...{ code: 'NO_EQUIPMENT', message: 'PME is not set for this Project. Please set the equipment first.' },
    });
  });
});
