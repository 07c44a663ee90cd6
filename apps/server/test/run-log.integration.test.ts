import type { CalculationInput, Project, RunDetail, RunLogEntry } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calculateInThread } from '../src/calculation/calculate-in-thread.ts';
import { createRunService } from '../src/services/calculation/run.service.ts';
import { type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { square } from './site-calls.ts';

let world: ReceiverWorld;
let project: Project;
let works: { zoneId: number; taskId: number };
let count = 0;

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Runs ${++count}`);
  works = await world.addWorks(project.id);
});

const list = async () => (await world.read(`/${project.id}/runs`)).json<RunLogEntry[]>();
const detail = async (runId: number) => (await world.read(`/${project.id}/runs/${runId}`)).json<RunDetail>();

describe('the log of runs', () => {
  it('[CALC-08] [U40] lists the newest first, with how they ended and who asked', async () => {
    const done = await world.calculate(project.id);
    const { id: cancelled } = await world.start(project.id);
    await world.call('DELETE', `/${project.id}/calculation`, world.owner);
    expect(await list()).toMatchObject([
      { id: cancelled, status: 'cancelled', requestedBy: 'Demo Owner' },
      { id: done, status: 'done', progress: 1, errorCode: null },
    ]);
  });

  it('is at most twenty long', async () => {
    await world.client.query(
      `insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash, input, status)
       select $1, 1, $2, '', '', '{}', 'cancelled' from generate_series(1, 25)`,
      [project.id, await world.userId('demo')],
    );
    expect(await list()).toHaveLength(20);
  });

  it('[U34] lists the inputs and how long each part took', async () => {
    const { id } = await world.start(project.id);
    const { database } = world.connection;
    const runs = createRunService({ database, clock: () => new Date(), calculate: calculateInThread });
    await runs.perform(id, AbortSignal.timeout(60_000));
    const { counts, timings, neighbours } = await detail(id);
    expect(counts).toEqual({ zones: 1, tasks: 1, equipmentRows: 1, receivers: 1, neighbours: 0 });
    expect(neighbours).toEqual([]);
    expect(Object.keys(timings).sort()).toEqual(['engine', 'load', 'prepare', 'start', 'summarise', 'wait', 'write']);
    for (const milliseconds of Object.values(timings)) {
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      expect(milliseconds).toBeLessThan(60_000);
    }
    expect(timings.load).toBeGreaterThan(0);
    expect(timings.write).toBeGreaterThan(0);
  });

  it('lists the completed parts of a run that did not finish', async () => {
    const { id } = await world.start(project.id);
    const { timings, leftOut } = await detail(id);
    expect([Object.keys(timings), leftOut]).toEqual([['load'], []]);
  });

  it('[NSR-31] [Q98] names what was left out, as it was called then', async () => {
    await world.client.query('update equipment_rows set quantity = 0 where task_id = $1', [works.taskId]);
    const zoneId = await world.addZone(project.id, 'Idle zone', square(-200, 0, 50), 2);
    const [point] = (await world.list(project.id)).points;
    const late = { start: '2029-01-01', end: '2029-01-02' };
    await world.save(project.id, {
      points: [
        sent(point, {
          otherCriteria: [{ ...late, name: 'Examination', value: 65 }],
          contributions: [{ ...late, name: 'Site B', level: 60 }],
        }),
      ],
    });
    const runId = await world.calculate(project.id);
    await world.client.query(`update zones set name = 'Renamed' where project_id = $1`, [project.id]);
    const { leftOut } = await detail(runId);
    const rowId = await world.one('select id from equipment_rows where task_id = $1', [works.taskId]);
    const id = point?.pointId;
    expect(leftOut).toEqual([
      { reason: 'ROW_SILENT', id: rowId, name: 'Excavator' },
      { reason: 'ZONE_WITHOUT_TASKS', id: zoneId, name: 'Idle zone' },
      { reason: 'TASK_WITHOUT_ACTIVE_WORK', id: works.taskId, name: 't' },
      { reason: 'CRITERION_OUTSIDE_PROJECT_DAYS', id, name: 'Examination (Harbour View)' },
      { reason: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS', id, name: 'Site B (Harbour View)' },
    ]);
  });
});

describe('a receiver', () => {
  const isInside = async () => {
    const { snapshot } = (await world.read(`/${project.id}/calculation/input`)).json<CalculationInput>();
    return snapshot.receivers.map(({ isInsideZoneWithBuilding }) => isInsideZoneWithBuilding);
  };

  it('[M-35] is inside when one zone of its own project holds it together with its building', async () => {
    expect(await isInside()).toEqual([false]);
    const other = await world.addSite(`Other ${count}`);
    await world.addZone(other.id, 'Around', square(140, -10, 50));
    await world.addZone(project.id, 'Half of it', square(140, -10, 15), 2);
    expect(await isInside()).toEqual([false]);
    await world.addZone(project.id, 'All of it', square(140, -10, 50), 3);
    expect(await isInside()).toEqual([true]);
  });
});
