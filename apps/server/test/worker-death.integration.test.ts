import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalculationRun } from '@quietsite/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startNode, stopProcess } from '../../../tools/kit/src/stack/processes.ts';
import { findDemoProject } from './demo-project.ts';
import { startTestServer, type TestServer, testEnvironment } from './test-server.ts';

/** Enough receivers for the run to be killed halfway. */
const RECEIVERS = 12_000;

let server: TestServer;
let client: pg.Client;
const workers: ChildProcess[] = [];
const directory = mkdtempSync(join(tmpdir(), 'quietsite-worker-'));

beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
});
afterAll(async () => {
  await Promise.all(workers.map(stopProcess));
  await client.end();
  await server.close();
  rmSync(directory, { recursive: true });
});

async function startWorker(): Promise<ChildProcess> {
  const environment = { ...process.env, ...testEnvironment(server.database.url), LOG_LEVEL: 'info' };
  const log = join(directory, `worker-${workers.length}.log`);
  const worker = startNode('apps/server/src/worker.ts', environment, log);
  workers.push(worker);
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('worker ready');
  return worker;
}

/** Copies the nearest receiver on a grid around it, and multiplies the equipment. */
async function enlarge(projectId: number): Promise<void> {
  await client.query(
    `insert into receiver_points (project_id, receiver_building_id, name, geom)
     select p.project_id, p.receiver_building_id, '', st_translate(p.geom, 3 * (i / 150), 3 * (i % 150))
     from receiver_points p, generate_series(1, $2::integer) as i
     where p.project_id = $1 and p.is_closest`,
    [projectId, RECEIVERS],
  );
  await client.query(
    `insert into equipment_rows (project_id, task_id, official_id, name, quantity, sound_power, default_sound_power,
       time_percent, start_date, end_date, exclusive_group, fixed_location)
     select r.project_id, r.task_id, r.official_id, r.name, 1, r.sound_power, r.default_sound_power, r.time_percent,
       r.start_date + least(i, r.end_date - r.start_date), r.end_date, '', st_translate(z.centre, i % 7, i % 11)
     from equipment_rows r join tasks t on t.id = r.task_id join zones z on z.id = t.zone_id,
       generate_series(1, 20) as i
     where r.project_id = $1`,
    [projectId],
  );
}

it('a killed worker leaves a run that another worker takes up and finishes', async () => {
  const headers = await server.signIn('demo');
  const { id } = await findDemoProject(server, headers);
  await enlarge(id);
  const url = `/api/projects/${id}/calculation`;
  const getRun = async () => (await server.app.inject({ url, headers })).json<CalculationRun>();

  // The other worker is started in advance, so its start time is not measured.
  const other = await startWorker();
  other.kill('SIGSTOP');
  const first = await startWorker();
  const started = await server.app.inject({ method: 'POST', url, headers });
  expect(started.statusCode).toBe(202);
  await expect.poll(async () => (await getRun()).progress, { interval: 20 }).toBeGreaterThan(0);
  first.kill('SIGKILL');
  const killedAt = performance.now();
  const killed = await getRun();
  expect(killed).toMatchObject({ status: 'running', id: started.json().id });
  const secondsSinceKill = () => ((performance.now() - killedAt) / 1000).toFixed(1);

  other.kill('SIGCONT');
  const isTakenUp = async () => (await getRun()).startedAt !== killed.startedAt;
  await expect.poll(isTakenUp, { interval: 50 }).toBe(true);
  console.info(`taken up ${secondsSinceKill()} s after the kill`);
  // Ten seconds of silence, five until it is noticed, five for the retry and the poll, five for a busy machine.
  expect(Number(secondsSinceKill())).toBeLessThan(25);
  await expect.poll(async () => (await getRun()).status, { timeout: 90_000, interval: 100 }).toBe('done');
  console.info(`finished ${secondsSinceKill()} s after the kill`);
  const run = await getRun();
  const { rows } = await client.query('select count(*)::integer as count from receiver_results where run_id = $1', [
    run.id,
  ]);
  const points = await client.query('select count(*)::integer as count from receiver_points where project_id = $1', [
    id,
  ]);
  expect(rows[0].count).toBe(points.rows[0].count);
  const project = await server.app.inject({ url: `/api/projects/${id}`, headers });
  expect(project.json().isCalculated).toBe(true);
});
