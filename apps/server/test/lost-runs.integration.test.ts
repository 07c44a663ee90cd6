import type { CalculationRun, Project } from '@quietsite/contracts';
import { calculateRun } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/config/environment.ts';
import { createRunService } from '../src/services/calculation/run.service.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { type ReceiverWorld, startReceiverWorld } from './receiver-calls.ts';
import { square } from './site-calls.ts';
import { testEnvironment } from './test-server.ts';

let world: ReceiverWorld;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(901, square(150, 0, 20));
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Lost ${++count}`);
  await world.addWorks(project.id);
});

const newest = async () => (await world.read(`/${project.id}/calculation`)).json<CalculationRun>();
const dropJob = (runId: number) =>
  world.client.query(`delete from pgboss.job where name = 'calculate' and (data ->> 'runId')::integer = $1`, [runId]);
const countResults = (runId: number) =>
  world.one<number>('select count(*)::int from receiver_results where run_id = $1', [runId]);
const FAILED = { status: 'failed', errorCode: 'CALCULATION_FAILED' };

describe('a run that no job stands for any more', () => {
  it.each(['queued', 'running'])(
    '[U40] ends as failed when it was %s, and the project can be calculated',
    async (status) => {
      const { id } = await world.start(project.id);
      await world.client.query('update calculation_runs set status = $2 where id = $1', [id, status]);
      await world.runs.failLost();
      expect(await newest()).toMatchObject({ id, status });
      await dropJob(id);
      await world.runs.failLost();
      expect(await newest()).toMatchObject({ id, ...FAILED });
      await world.calculate(project.id);
      expect(await world.isCalculated(project.id)).toBe(true);
    },
  );

  it('[U40] is left alone while it is about to be given up', async () => {
    const { id } = await world.start(project.id);
    await world.client.query(
      `update pgboss.job set name = 'calculate-given-up' where name = 'calculate' and (data ->> 'runId')::integer = $1`,
      [id],
    );
    await world.runs.failLost();
    expect((await newest()).status).toBe('queued');
  });

  it('[U40] is found by a worker when it starts', async () => {
    const { id } = await world.start(project.id);
    await world.client.query(`update calculation_runs set status = 'running', started_at = now() where id = $1`, [id]);
    await dropJob(id);
    const worker = await createWorkerProcess(readEnvironment(testEnvironment(world.server.database.url)));
    await expect.poll(newest).toMatchObject({ id, ...FAILED });
    await worker.stop();
  });
});

it('[CALC-08] [U40] a run ends although the database cuts every connection of the worker again and again', {
  timeout: 300_000,
}, async () => {
  const pids = async () =>
    (await world.client.query('select pid from pg_stat_activity where datname = current_database()')).rows.map(
      ({ pid }) => pid,
    );
  const others = await pids();
  const cut = () =>
    world.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> all ($1::integer[])`,
      [others],
    );
  const worker = await createWorkerProcess(readEnvironment(testEnvironment(world.server.database.url)));
  const { id } = await world.start(project.id);
  for (let times = 0; times < 3; times += 1) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await cut();
  }
  const state = async () =>
    (await world.client.query('select status from calculation_runs where id = $1', [id])).rows[0];
  await expect.poll(state, { timeout: 90_000 }).toEqual({ status: 'done' });
  expect([await countResults(id), await world.isCalculated(project.id)]).toEqual([1, true]);
  await worker.stop();
});

describe('two workers over one run', () => {
  it('[CALC-08] [U34] the second takes nothing away from what the first stored', async () => {
    const { id } = await world.start(project.id);
    const { database } = world.connection;
    const slow = createRunService({
      ...{ database, clock: () => new Date() },
      async calculate(snapshot) {
        const result = calculateRun(snapshot);
        // Presumed dead, then it comes back.
        await world.runs.perform(id, AbortSignal.timeout(30_000));
        return result;
      },
    });
    await slow.perform(id, AbortSignal.timeout(30_000));
    expect(await newest()).toMatchObject({ id, status: 'done' });
    expect([await countResults(id), await world.isCalculated(project.id)]).toEqual([1, true]);
  });

  it('[CALC-07] [U40] a run that was cancelled or given up at the last moment leaves no results and no flag', async () => {
    for (const end of [
      () => world.call('DELETE', `/${project.id}/calculation`, world.owner),
      (id: number) => world.runs.fail(id),
    ]) {
      const { id } = await world.start(project.id);
      const { database } = world.connection;
      const late = createRunService({
        ...{ database, clock: () => new Date() },
        async calculate(snapshot) {
          await end(id);
          return calculateRun(snapshot);
        },
      });
      await late.perform(id, AbortSignal.timeout(30_000));
      expect(['cancelled', 'failed']).toContain((await newest()).status);
      expect([await countResults(id), await world.isCalculated(project.id)]).toEqual([0, false]);
      const locked = 'select count(*)::int from receiver_points where project_id = $1 and is_compulsory';
      expect(await world.one(locked, [project.id])).toBe(0);
    }
  });
});

it('[U40] a run that is cancelled stops the calculation at its next sign of progress, and nothing has failed', async () => {
  const { id } = await world.start(project.id);
  let wasStopped = false;
  const long = createRunService({
    ...{ database: world.connection.database, clock: () => new Date() },
    async calculate(_, { onProgress, signal }) {
      await world.call('DELETE', `/${project.id}/calculation`, world.owner);
      onProgress(0.5);
      await expect.poll(() => signal.aborted).toBe(true);
      wasStopped = true;
      throw new Error('stopped');
    },
  });
  await long.perform(id, AbortSignal.timeout(30_000));
  expect([wasStopped, (await newest()).status, await countResults(id)]).toEqual([true, 'cancelled', 0]);
});
