import { readFileSync } from 'node:fs';
import type { Project, ReceiverDetail } from '@quietsite/contracts';
import type { EquipmentRecord, ReceiverRecord } from '@quietsite/domain';
import { equipmentRecordSchema, receiverRecordSchema } from '@quietsite/domain/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { day, type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { square } from './site-calls.ts';

let world: ReceiverWorld;
let project: Project;
let works: { zoneId: number; taskId: number };
let count = 0;

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20));
  await world.addBuilding(903, square(300, 0, 20), { kind: 'education' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null');
  project = await world.addSite(`Records ${++count}`);
  works = await world.addWorks(project.id);
});

const equipment = async () => (await world.read(`/${project.id}/results/equipment`)).json<EquipmentRecord[]>();
const receivers = async () => (await world.read(`/${project.id}/results/receivers`)).json<ReceiverRecord[]>();
const points = async () => (await world.list(project.id)).points;

describe('the tables of a receiver', () => {
  const detail = async (pointId: number | undefined) =>
    (await world.read(`/${project.id}/receivers/${pointId}`)).json<ReceiverDetail>();

  it('[Q25] are made from the input of the run, and agree with its stored levels', async () => {
    await world.calculate(project.id);
    for (const stored of (await world.results(project.id)).receivers) {
      const { unmitigated, mitigated, ...levels } = await detail(stored.pointId);
      expect(levels).toMatchObject(stored);
      expect([unmitigated[0]?.level, mitigated[0]?.level]).toEqual([stored.unmitigatedLevel, stored.mitigatedLevel]);
    }
  });

  it('[NSR-35] give the source position of each activity', async () => {
    await world.calculate(project.id);
    const [point] = await points();
    const { notionalPoints, notionalSources } = await detail(point?.pointId);
    expect(notionalPoints).toEqual([
      {
        ...{ projectId: project.id, buildingId: 901, zoneTaskId: `${works.zoneId}-${works.taskId}`, name: point?.name },
        ...{ distance: notionalSources[0]?.distanceMetres, remark: 'notional', calculationType: 'A' },
      },
    ]);
  });

  it('[Q25] do not explain levels that they do not lead to: those of the run are the record', async () => {
    await world.calculate(project.id);
    const [near, far] = await points();
    await world.client.query('update receiver_results set mitigated_level = 41 where receiver_point_id = $1', [
      near?.pointId,
    ]);
    expect(await detail(near?.pointId)).toMatchObject({ mitigatedLevel: 41, unmitigated: [], mitigated: [] });
    expect((await detail(far?.pointId)).mitigated).not.toEqual([]);
  });

  it.each([
    ['unmitigated_level', 'unmitigatedLevel'],
    ['mitigated_level', 'mitigatedLevel'],
    ['with_neighbour_level', 'withNeighbourLevel'],
  ])('[Q25] keep to a stored %s and to the stored verdict', async (column, field) => {
    await world.calculate(project.id);
    const [near] = await points();
    const before = await detail(near?.pointId);
    await world.client.query(`update receiver_results set ${column} = 41, verdict = $2 where receiver_point_id = $1`, [
      near?.pointId,
      before.verdict === 'borderline' ? 'exceeds' : 'borderline',
    ]);
    expect(await detail(near?.pointId)).toMatchObject({
      ...{
        [field]: 41,
        verdict: before.verdict === 'borderline' ? 'exceeds' : 'borderline',
        unmitigated: [],
        mitigated: [],
      },
    });
  });
});

describe('verdicts of a stored run', () => {
  it('[CALC-38] [Q145] are read from level and criterion where the release before stored none', async () => {
    await world.calculate(project.id);
    const stored = (await world.results(project.id)).receivers;
    expect(stored.every(({ verdict, isLeftOut }) => isLeftOut === (verdict === null))).toBe(true);
    const [near, far] = stored;
    await world.client.query(
      'update receiver_results set unmitigated_verdict = null, verdict = null, with_neighbour_verdict = null',
    );
    expect((await world.results(project.id)).receivers).toEqual(stored);
    const set =
      'update receiver_results set mitigated_level = criterion + 0.3, exceeds = $2 where receiver_point_id = $1';
    await world.client.query(set, [near?.pointId, false]);
    await world.client.query(set, [far?.pointId, true]);
    expect((await world.results(project.id)).receivers.slice(0, 2).map(({ verdict }) => verdict)).toEqual([
      ...['borderline', 'exceeds'],
    ]);
  });

  it('[CALC-43] of an older run with criteria on certain days are calculated again', async () => {
    const migration = readFileSync(new URL('../migrations/0030_verdicts_of_older_runs.sql', import.meta.url), 'utf8');
    const isCalculated = async () =>
      (await world.client.query('select is_calculated from projects where id = $1', [project.id])).rows[0]
        .is_calculated;
    const forget = () => world.client.query('update receiver_results set verdict = null where not is_left_out');
    await world.calculate(project.id);
    await forget();
    await world.client.query(migration);
    expect(await isCalculated()).toBe(true);
    const otherCriteria = [{ name: 'Examination', start: day('01'), end: day('02'), value: 60 }];
    await world.save(project.id, { points: [sent((await points())[0], { otherCriteria })] });
    await world.calculate(project.id);
    await world.client.query(migration);
    expect(await isCalculated()).toBe(true);
    await forget();
    await world.client.query(migration);
    expect(await isCalculated()).toBe(false);
  });
});

describe('records of results', () => {
  it('[CALC-31] [CALC-32] list every machine of both runs', async () => {
    await world.client.query('update equipment_rows set barrier_dba = -5 where project_id = $1', [project.id]);
    await world.calculate(project.id);
    const records = await equipment();
    expect(z.array(equipmentRecordSchema).parse(records)).toEqual(records);
    expect(records).toMatchObject([
      { id: 1, projectId: project.id, isMitigated: false, ...works, swl: 112, totalSwl: 112, mitigationMeasure: '' },
      {
        id: 2,
        isMitigated: true,
        mitigationMeasure: 'Barrier',
        mitigationEffect: -5,
        mitigatedSwl: 107,
        highestSwl: 107,
      },
    ]);
  });

  it('[CALC-29] [CALC-33] [Q33] list only selected points, and follow the selection without another run', async () => {
    await world.calculate(project.id);
    const [near, far, school] = await points();
    const ids = async () => [...new Set((await receivers()).map(({ pointId }) => pointId))];
    const records = await receivers();
    expect(z.array(receiverRecordSchema).parse(records)).toEqual(records);
    expect(await ids()).toEqual([near?.pointId, school?.pointId]);
    await world.save(project.id, { points: [sent(far, { isSelected: true, name: 'Third' })] });
    expect(await ids()).toEqual([near?.pointId, far?.pointId, school?.pointId]);
    const third = (await receivers()).find(({ pointId }) => pointId === far?.pointId);
    expect(third).toMatchObject({ name: 'Third', buildingId: 902, noiseCriteria: 75 });
    const level = (await world.results(project.id)).receivers.find(({ pointId }) => pointId === far?.pointId);
    expect(third?.highestNoiseLevel).toBe(level?.unmitigatedLevel);
    expect(third?.cnl).toBeCloseTo(level?.unmitigatedLevel ?? 0, 9);
  });

  it('[CALC-30] [Q99] derive the level with neighbours from the own level, and state what a neighbour adds', async () => {
    await world.calculate(project.id);
    const [alone] = await receivers();
    expect(alone?.highestNoiseLevelWithNeighbour).toBe(alone?.highestNoiseLevel);
    const neighbour = await world.addSite(`Next door ${count}`, [square(400, 0, 100)]);
    await world.addWorks(neighbour.id, 400);
    await world.client.query(`update projects set approved_on = '2027-01-15' where id = $1`, [neighbour.id]);
    await world.calculate(project.id);
    const [first, of] = (await receivers()).filter(({ isMitigated }) => !isMitigated);
    expect(first).toMatchObject({ approvedProjectId: null, zoneTaskOrCombined: `${works.zoneId}-${works.taskId}` });
    expect(of).toMatchObject({ approvedProjectId: neighbour.id, taskId: null, zoneTaskOrCombined: '' });
    expect(first?.highestNoiseLevelWithNeighbour ?? 0).toBeGreaterThan(first?.highestNoiseLevel ?? 0);
    expect(first?.highestNoiseLevel).toBe(alone?.highestNoiseLevel);
  });

  it('[CALC-35] [U28] list the dated criteria that are exceeded', async () => {
    const [near] = await points();
    const exam = { name: 'Exam', start: day('05'), end: day('06'), value: 40 };
    await world.save(project.id, { points: [sent(near, { otherCriteria: [exam] })] });
    await world.calculate(project.id);
    const [record] = await receivers();
    const level = record?.highestNoiseLevel;
    expect(record?.otherCriteriaExceeded).toEqual([{ name: 'Exam', start: exam.start, end: exam.end, level }]);
    expect(record?.otherCriteriaExceededMost).toBe(level);
  });

  it('[U34] [CALC-07] there are none while the project is not calculated', async () => {
    for (const path of ['equipment', 'receivers'])
      expect((await world.call('GET', `/${project.id}/results/${path}`, world.owner)).json().code).toBe(
        'NOT_CALCULATED',
      );
  });
});

describe('features of receiver points', () => {
  interface Feature {
    readonly id: number;
    readonly properties: Readonly<Record<string, unknown>>;
  }
  const features = async (query = '') => {
    const url = `/ogc/projects/${project.id}/collections/projectNSRPoints/items${query}`;
    return (await world.server.app.inject({ url, headers: world.owner })).json().features;
  };

  it('[CALC-41] [Q145] have the verdict on each of the three levels, also for older runs', async () => {
    await world.client.query('update equipment_rows set barrier_dba = -5 where project_id = $1', [project.id]);
    const contributions = [{ name: 'Site B', start: day('01'), end: day('31'), level: 90 }];
    const [near] = await points();
    await world.calculate(project.id);
    const level = (await world.results(project.id)).receivers.find(({ pointId }) => pointId === near?.pointId);
    // Above the criterion after mitigation in tenths, but not in whole decibels.
    const criterion = (Math.round((level?.mitigatedLevel ?? 0) * 10) - 1) / 10;
    await world.save(project.id, { points: [sent(near, { contributions, criterion })] });
    await world.calculate(project.id);
    const told = (await world.results(project.id)).receivers.map((one) => [
      ...[one.pointId, one.unmitigatedVerdict, one.verdict, one.withNeighbourVerdict],
    ]);
    const layer = (await features()).map(({ properties }: Feature) => [
      ...[properties.id, properties.verdictunmitigated, properties.verdict, properties.verdictwithneighbor],
    ]);
    expect(layer).toEqual(expect.arrayContaining(told));
    expect(layer.find(([id]: unknown[]) => id === near?.pointId)).toEqual([
      ...[near?.pointId, 'exceeds', 'borderline', 'exceeds'],
    ]);
    await world.client.query(
      'update receiver_results set unmitigated_verdict = null, verdict = null, with_neighbour_verdict = null',
    );
    const older = (await features()).map(({ properties }: Feature) => [
      ...[properties.id, properties.verdictunmitigated, properties.verdict, properties.verdictwithneighbor],
    ]);
    expect(older).toEqual(layer);
  });

  it('[Q148] [CALC-45] carry the remark while a row works in the evening or at night', async () => {
    await world.calculate(project.id);
    const remarks = async () => (await features()).map(({ properties }: Feature) => properties.remark);
    expect(await remarks()).toEqual([null, null, null]);
    await world.client.query('update equipment_rows set time_period = 1 where project_id = $1', [project.id]);
    const remark = 'restricted hours not assessed';
    expect(await remarks()).toEqual([remark, remark, remark]);
    const [near] = await points();
    const url = `/ogc/projects/${project.id}/collections/projectNSRPoints/items/${near?.pointId}`;
    const one = (await world.server.app.inject({ url, headers: world.owner })).json<Feature>();
    expect(one.properties).toMatchObject({ verdict: 'satisfies', remark });
    await world.client.query('update receiver_results set is_left_out = true where receiver_point_id = $1', [
      near?.pointId,
    ]);
    expect((await remarks()).filter((text: unknown) => text === null)).toHaveLength(1);
  });

  it('[CALC-41] [Q145] are found by their verdict', async () => {
    const [near] = await points();
    await world.calculate(project.id);
    await world.client.query(`update receiver_results set verdict = 'borderline' where receiver_point_id = $1`, [
      near?.pointId,
    ]);
    const found = await features(`?filter=${encodeURIComponent("verdict = 'borderline'")}`);
    expect(found.map(({ id }: Feature) => id)).toEqual([near?.pointId]);
  });

  it('[NSR-25] [NSR-27] have a point with its levels and those of its combinations', async () => {
    await world.client.query('update equipment_rows set barrier_dba = -5 where project_id = $1', [project.id]);
    const contributions = [{ name: 'Site B', start: day('01'), end: day('31'), level: 60 }];
    await world.save(project.id, { points: [sent((await points())[0], { contributions })] });
    await world.calculate(project.id);
    const [feature] = await features();
    const [near] = await points();
    const level = (await world.results(project.id)).receivers[0];
    const { calcvalues, ...properties } = feature.properties;
    const { unmitigatedLevel, mitigatedLevel, withNeighbourLevel } = level ?? {};
    expect(new Set([unmitigatedLevel, mitigatedLevel, withNeighbourLevel]).size).toBe(3);
    expect(properties).toEqual({
      ...{ id: near?.pointId, nsrpointid: near?.pointId, projectid: project.id, buildingid: 901, nsrname: 'N1' },
      ...{ noisecriteria: 75, othernoisecriteria: '', Bld_Ht: 30, BldName_E: 'Harbour View' },
      ...{
        totalcnl: level?.unmitigatedLevel,
        totalcnlmit: level?.mitigatedLevel,
        highestnoiselevel: level?.mitigatedLevel,
      },
      ...{ totalcnlwithneighbor: level?.withNeighbourLevel, ismitigated: true, isleftout: false },
      ...{ verdictunmitigated: 'satisfies', verdict: 'satisfies', verdictwithneighbor: 'satisfies' },
      remark: null,
    });
    const zonetask = `${works.zoneId}-${works.taskId}`;
    expect(JSON.parse(calcvalues)).toEqual([
      { ismitigated: false, zonetask, totalCNL: level?.unmitigatedLevel },
      { ismitigated: true, zonetask, totalCNL: level?.mitigatedLevel },
    ]);
  });

  it('[NSR-25] [NSR-32] have no level after the points were edited', async () => {
    await world.calculate(project.id);
    const [near] = await points();
    await world.save(project.id, { points: [sent(near, { criterion: 66 })] });
    const [feature] = await features();
    expect(feature.properties).toMatchObject({
      ...{ noisecriteria: 66, totalcnl: null, highestnoiselevel: null, calcvalues: null },
    });
  });
});
