import type {
  CalculationResults,
  CalculationRun,
  Neighbour,
  ProjectDocument,
  ReceiverDetail,
  ReceiverList,
  ReceiverPoint,
  Submission,
} from '@quietsite/contracts';
import type { EquipmentRecord, ReceiverRecord } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPoint, sent } from '../receiver-calls.ts';
import { place, square } from '../site-calls.ts';
import { contact } from '../submission-calls.ts';
import { type RowWorld, startRowWorld } from './row-world.ts';

let world: RowWorld;
let plan: number;
let points: readonly ReceiverPoint[];
beforeAll(async () => {
  world = await startRowWorld();
  await world.withdrawApprovals();
  const project = await world.addWorking();
  plan = project.id;
  await world.client.query('update equipment_rows set barrier_dba = -5 where project_id = $1', [plan]);
  await world.calculate(plan);
  ({ points } = await world.list(plan));
});
afterAll(() => world.close());

const url = (projectId: number, rest: string) => `/api/projects/${projectId}${rest}`;
const pointOf = (buildingName: string) => points.find((point) => point.buildingName === buildingName);
/** The site is a square of 100 m; the nearest home is 50 m east of it. */
const HOME = 'Harbour View';
const saveReceivers = async (projectId: number, change: object) =>
  world.ask('PUT', url(projectId, '/receivers'), {
    ...{ revision: await world.revisionOf(projectId), points: [], removedIds: [], ...change },
  });
/** Started by the call under test and calculated by the worker's own code. */
async function calculate(projectId: number, body?: object): Promise<CalculationRun> {
  const run = await world.json<CalculationRun>('POST', url(projectId, '/calculation'), body);
  await world.runs.perform(run.id, AbortSignal.timeout(30_000));
  return run;
}
const count = (table: string, runId: number | undefined) =>
  world.one<number>(`select count(*)::int from ${table} where run_id = $1`, [runId]);

describe('what the calls for results do', () => {
  it('[API-57] the figures of a run are there with every term, for receivers and for equipment', async () => {
    const receivers = await world.json<ReceiverRecord[]>('GET', url(plan, '/results/receivers'));
    const home = receivers.find(
      ({ buildingName, isMitigated, taskId }) => buildingName === HOME && !isMitigated && taskId,
    );
    expect(home).toMatchObject({ projectId: plan, facadeCorrection: 3, noiseCriteria: 75 });
    expect(home?.spl).toBeCloseTo((home?.highestSwl ?? 0) + (home?.distanceCorrection ?? 0) + 3, 6);
    const equipment = await world.json<EquipmentRecord[]>('GET', url(plan, '/results/equipment'));
    expect(equipment.find(({ isMitigated }) => isMitigated)).toMatchObject({
      ...{ pmeName: 'Excavator', swl: 112, quantity: 1, timePercent: 100, mitigationEffect: -5, mitigatedSwl: 107 },
    });
  });

  it('[API-58] every receiver has its level and its rank', async () => {
    const { receivers, run } = await world.json<CalculationResults>('GET', url(plan, '/results'));
    expect(run).toMatchObject({ projectId: plan, status: 'done' });
    expect(receivers.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(receivers[0]).toMatchObject({ pointId: pointOf(HOME)?.pointId, criterion: 75 });
    expect(receivers[0]?.unmitigatedLevel).toBeGreaterThan(60);
  });

  it('[API-59] the mitigated level of each receiver is 5 dB lower behind a barrier of 5 dB', async () => {
    const { receivers } = await world.json<CalculationResults>('GET', url(plan, '/results'));
    expect(receivers).toHaveLength(3);
    for (const { unmitigatedLevel, mitigatedLevel } of receivers)
      expect((unmitigatedLevel ?? 0) - (mitigatedLevel ?? 0)).toBeCloseTo(5, 6);
  });

  it('[API-60] one receiver is returned with its combinations and distances', async () => {
    const pointId = pointOf(HOME)?.pointId;
    const detail = await world.json<ReceiverDetail>('GET', url(plan, `/receivers/${pointId}`));
    expect(detail).toMatchObject({ pointId, rank: 1, buildingName: HOME });
    expect(detail.unmitigated).toMatchObject([{ code: 'A', day: '2027-03-01', level: detail.unmitigatedLevel }]);
    expect(detail.notionalSources).toMatchObject([{ zoneName: 'Zone 1' }]);
  });

  it('[API-61] a neighbour that is listed counts in the level with neighbours', async () => {
    const own = await world.addWorking();
    const neighbour = await world.addNeighbour();
    expect(await world.json<Neighbour[]>('GET', url(own.id, '/neighbours'))).toMatchObject([{ id: neighbour.id }]);
    await world.calculate(own.id);
    const [home] = (await world.results(own.id)).receivers;
    expect(home?.withNeighbourLevel).toBeGreaterThan(home?.mitigatedLevel ?? 999);
    await world.withdrawApprovals();
  });

  it('[API-62] a new run takes the place of the results of the one before', async () => {
    const { id } = await world.addWorking();
    const before = await world.calculate(id);
    const run = await calculate(id);
    expect((await world.results(id)).run.id).toBe(run.id);
    expect(run.id).toBeGreaterThan(before);
  });

  it('[API-63] nobody hands in equipment levels: those of the run are the sound powers of the rows', async () => {
    const { id } = await world.addWorking();
    const run = await calculate(id, { records: [{ pmeName: 'Excavator', totalSwl: 1 }] });
    expect((await world.results(id)).run.id).toBe(run.id);
    const [record] = (await world.read(`/${id}/results/equipment`)).json<EquipmentRecord[]>();
    expect(record).toMatchObject({ pmeName: 'Excavator', totalSwl: 112 });
  });

  it('[API-64] results of a receiver that is gone go with the next run', async () => {
    const { id } = await world.addWorking();
    await world.calculate(id);
    const school = (await world.list(id)).points.find(({ kind }) => kind === 'education');
    await world.save(id, { removedIds: [school?.pointId] });
    const run = await calculate(id);
    expect(await count('receiver_results', run.id)).toBe(2);
    expect((await world.results(id)).receivers.map(({ pointId }) => pointId)).not.toContain(school?.pointId);
  });

  it('[API-65] nobody hands in receiver levels: the level is the one that is calculated', async () => {
    const { id } = await world.addWorking();
    const run = await calculate(id, { receivers: [{ pointId: 1, unmitigatedLevel: 1 }] });
    const { receivers, run: stored } = await world.results(id);
    expect(stored.id).toBe(run.id);
    expect(receivers[0]?.unmitigatedLevel).toBeGreaterThan(60);
  });

  /** A receiver that was moved once. */
  async function addMoved() {
    const id = await world.addReady();
    const home = (await world.list(id)).points.find(({ buildingName }) => buildingName === HOME);
    return { id, home, moved: sent(home, { position: place(152, 0) }) };
  }

  it('[API-66] the receivers come with the history of their moves', async () => {
    const { id, home, moved } = await addMoved();
    await world.save(id, { points: [moved] });
    const { history } = await world.json<ReceiverList>('GET', url(id, '/receivers'));
    expect(history).toMatchObject([{ pointId: home?.pointId, oldPosition: home?.position, position: place(152, 0) }]);
  });

  it('[API-67] the server writes the history of a move, whatever is sent with it', async () => {
    const { id, home, moved } = await addMoved();
    await saveReceivers(id, { points: [moved], history: [{ pointId: 1, oldPosition: place(0, 0) }] });
    const { history } = await world.list(id);
    expect(history).toMatchObject([{ pointId: home?.pointId, oldPosition: home?.position, position: place(152, 0) }]);
    expect(history).toHaveLength(1);
  });

  const removeBuilding = async (projectId: number, buildingId: number) =>
    world.ask('PUT', url(projectId, '/receiver-buildings'), {
      ...{ revision: await world.revisionOf(projectId), added: [], removed: [buildingId], criteria: [] },
    });

  it('[API-68] a receiver building is removed', async () => {
    const { id } = await world.addWorking();
    await removeBuilding(id, 902);
    const { receiverBuildings, removedBuildings } = await world.map(id);
    expect(receiverBuildings.map(({ buildingId }) => buildingId)).toEqual([901, 903]);
    expect(removedBuildings).toMatchObject([{ buildingId: 902, name: 'Sea View' }]);
  });

  it('[API-69] a building takes its points along', async () => {
    const { id } = await world.addWorking();
    await removeBuilding(id, 902);
    expect((await world.list(id)).points.map(({ buildingId }) => buildingId)).toEqual([901, 903]);
  });

  it('[API-70] points are removed by their numbers, and no others', async () => {
    const { id } = await world.addWorking();
    const [first, ...others] = (await world.list(id)).points;
    await saveReceivers(id, { removedIds: [first?.pointId] });
    expect((await world.list(id)).points.map(({ pointId }) => pointId)).toEqual(others.map(({ pointId }) => pointId));
  });

  it('[API-71] the server numbers and names new points', async () => {
    const { id } = await world.addWorking();
    const known = (await world.list(id)).points.map(({ pointId }) => pointId);
    await saveReceivers(id, { points: [newPoint(place(400, 0), { isSelected: true })] });
    const added = (await world.list(id)).points.filter(({ pointId }) => !known.includes(pointId));
    expect(added).toMatchObject([{ name: 'N1', isSelected: true, position: place(400, 0) }]);
    expect(added[0]?.pointId).toBeGreaterThan(Math.max(...known));
  });

  it('[API-72] the shapes of a project are replaced whole: zones and unregistered sites', async () => {
    const { id } = await world.addWorking();
    const save = async (kind: string, body: object) =>
      world.ask('PUT', url(id, `/${kind}`), { revision: await world.revisionOf(id), ...body });
    const zone = { id: null, name: 'East', calculationType: 'B', outline: square(50, 0, 50), movedCentre: null };
    await save('site', { radiusMetres: 300, parts: [square(0, 0, 100)], zones: [zone] });
    expect((await world.map(id)).zones.map(({ name, calculationType }) => [name, calculationType])).toEqual([
      ['East', 'B'],
    ]);
    const drawn = { id: null, affectDegree: 'Affected', radiusMetres: 300, outline: square(0, 200, 50) };
    await save('unregistered-sites', { sites: [drawn] });
    expect((await world.map(id)).unregisteredSites).toMatchObject([{ affectDegree: 'Affected' }]);
    await save('unregistered-sites', { sites: [] });
    expect((await world.map(id)).unregisteredSites).toEqual([]);
  });

  it('[API-73] a document is ordered from the stored results', async () => {
    const { id } = await world.addWorking();
    await world.calculate(id);
    const ordered = await world.json<ProjectDocument>('POST', url(id, '/documents'), { kind: 'report' });
    expect(ordered).toMatchObject({ projectId: id, kind: 'report', status: 'queued', isCurrent: true });
    expect(ordered.runId).toBe((await world.results(id)).run.id);
    const list = (await world.read(`/${id}/documents`)).json<ProjectDocument[]>();
    expect(list.map((document) => document.id)).toContain(ordered.id);
  });

  it('[API-74] a plan is submitted once, with all its files, by who is signed in', async () => {
    const id = await world.addReady();
    const body = { key: '5b2f4d3e-9c1a-4e8b-a9f0-0d1c2b3a4f5e', contact };
    const submission = await world.json<Submission>('POST', url(id, '/submission'), body);
    expect(submission).toMatchObject({ projectId: id, number: 1, state: 'submitted', ...contact });
    expect(submission.submittedBy).toContain('Demo');
    expect(submission.files.map(({ kind }) => kind)).toContain('inputs');
    expect(await world.get(id)).toMatchObject({ status: 'Submitted', isReadonly: true });
    expect((await world.json<Submission>('POST', url(id, '/submission'), body)).id).toBe(submission.id);
  });
});
