import { type Project, type ResultOverview, resultOverviewSchema } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { square } from './site-calls.ts';

let world: ReceiverWorld;
let project: Project;
let works: { zoneId: number; taskId: number };
let count = 0;

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20), { name: 'Hill Court' });
  await world.addBuilding(903, square(300, 0, 20), { kind: 'education' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Overview ${++count}`);
  works = await world.addWorks(project.id);
});

const overview = async () => (await world.read(`/${project.id}/results/overview`)).json<ResultOverview>();
const setEquipment = (change: string) =>
  world.client.query(`update equipment_rows set ${change} where project_id = $1`, [project.id]);
const points = async () => (await world.list(project.id)).points;

describe('the overview of the results', () => {
  it('[CALC-49] counts the verdicts of the run and names its worst receivers', async () => {
    await setEquipment('sound_power = 125');
    await world.calculate(project.id);
    const found = await overview();
    expect(resultOverviewSchema.parse(found)).toEqual(found);
    const { receivers, run } = await world.results(project.id);
    const counted = (verdict: string) => receivers.filter((one) => one.verdict === verdict).length;
    expect(found.counts).toEqual({
      ...{ exceeds: counted('exceeds'), borderline: counted('borderline'), satisfies: counted('satisfies') },
    });
    expect(found).toMatchObject({ runId: run.id, calculatedAt: run.finishedAt, isCurrent: true, leftOut: 0 });
    const [near] = await points();
    const level = receivers.find(({ pointId }) => pointId === near?.pointId)?.mitigatedLevel;
    expect(found.receivers[0]).toMatchObject({
      ...{ pointId: near?.pointId, name: near?.name, buildingName: 'Harbour View', verdict: 'exceeds' },
      ...{ level, criterion: 75, day: '2027-03-01', exceedanceDays: 31 },
    });
    expect(found.days).toMatchObject({ all: 31, exceeds: 31, months: [{ month: '2027-03', exceeds: 31 }] });
  });

  it('[CALC-49] has the counts before mitigation only if a measure lowers a level', async () => {
    await setEquipment('sound_power = 120');
    await world.calculate(project.id);
    const before = await overview();
    expect(before.unmitigatedCounts).toBeNull();
    await setEquipment('barrier_dba = -10');
    await world.calculate(project.id);
    const after = await overview();
    expect(after.unmitigatedCounts).toEqual(before.counts);
    expect(after.counts.exceeds).toBeLessThan(before.counts.exceeds);
  });

  it('[CALC-52] lists the activities and rows that cause the levels, with the places to show', async () => {
    await setEquipment('sound_power = 125');
    await world.calculate(project.id);
    const { contributions } = await overview();
    expect(contributions.activities).toMatchObject([{ ...works, zoneName: 'Zone 1', share: 1 }]);
    expect(contributions.equipment).toMatchObject([
      { ...works, name: 'Excavator', officialId: 'CNP 081', fixedLocation: null, share: 1 },
    ]);
  });

  it('[CALC-53] stays when the project changes, says so, and is replaced by the next run', async () => {
    await world.calculate(project.id);
    const before = await overview();
    const [near] = await points();
    await world.save(project.id, { points: [sent(near, { criterion: 50 })] });
    expect(await overview()).toEqual({ ...before, isCurrent: false });
    const runId = await world.calculate(project.id);
    const after = await overview();
    expect(after).toMatchObject({ runId, isCurrent: true });
    expect(after.counts.exceeds).toBe(before.counts.exceeds + 1);
  });

  it('[CALC-53] follows the names of receivers without another run; a removed one has none', async () => {
    await world.calculate(project.id);
    const [near, far] = await points();
    await world.save(project.id, { points: [sent(near, { name: 'Renamed' })] });
    const nameOf = async (pointId: number | undefined) =>
      (await overview()).receivers.find((one) => one.pointId === pointId)?.name;
    expect(await nameOf(near?.pointId)).toBe('Renamed');
    await world.save(project.id, { removedIds: [far?.pointId] });
    expect(await nameOf(far?.pointId)).toBe('');
  });

  it('[CALC-45] carries the remark while a row works in the evening or at night', async () => {
    await world.calculate(project.id);
    expect((await overview()).isRestrictedUnassessed).toBe(false);
    await setEquipment('time_period = 1');
    expect((await overview()).isRestrictedUnassessed).toBe(true);
  });
});
