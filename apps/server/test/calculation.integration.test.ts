import type { CalculationResults, CalculationRun, ReceiverDetail } from '@quietsite/contracts';
import type { CalculationSnapshot } from '@quietsite/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/config/environment.ts';
import { createWorkerProcess } from '../src/worker-wiring.ts';
import { findDemoProject } from './demo-project.ts';
import { startTestServer, type TestServer, testEnvironment } from './test-server.ts';

let server: TestServer;
let worker: Awaited<ReturnType<typeof createWorkerProcess>> | undefined;
let client: pg.Client;
let headers: Record<string, string>;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  headers = await server.signIn('demo');
  projectId = (await findDemoProject(server, headers)).id;
});
afterAll(async () => {
  await worker?.stop();
  await client.end();
  await server.close();
});

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, as = headers, payload?: object) =>
  server.app.inject({ method, url: `/api/projects/${projectId}/${path}`, headers: as, ...(payload && { payload }) });
const status = async () => (await call('GET', 'calculation')).json<CalculationRun>().status;
const startWorker = async () => createWorkerProcess(readEnvironment(testEnvironment(server.database.url)));

describe('before a worker is there', () => {
  it('has no results and no run', async () => {
    expect((await call('GET', 'results')).json().code).toBe('NOT_CALCULATED');
    expect((await call('GET', 'calculation')).json()).toBeNull();
    expect((await call('POST', 'documents', headers, { kind: 'summary' })).json().code).toBe('NOT_CALCULATED');
  });

  it('[U40] keeps a started run in the queue, refuses a second one and lets it be cancelled', async () => {
    const started = await call('POST', 'calculation');
    expect(started.statusCode).toBe(202);
    expect(started.json()).toMatchObject({ status: 'queued', progress: 0 });
    expect((await call('POST', 'calculation')).json().code).toBe('RUN_ALREADY_ACTIVE');
    expect((await call('DELETE', 'calculation')).json().status).toBe('cancelled');
    expect((await call('DELETE', 'calculation')).json().code).toBe('RUN_NOT_ACTIVE');
  });

  const queuedJobs = async () =>
    (await client.query("select count(*)::integer as n from pgboss.job where name = 'calculate' and state = 'created'"))
      .rows[0].n;
  const activeRuns = async () =>
    (await client.query("select count(*)::integer as n from calculation_runs where status = 'queued'")).rows[0].n;

  it.each(['audit_log', 'pgboss.job'])('leaves neither run nor job behind when %s refuses', async (table) => {
    const before = await queuedJobs();
    await client.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
    await client.query(`create trigger refuse before insert on ${table} for each row execute function refuse()`);
    expect((await call('POST', 'calculation')).statusCode).toBe(500);
    await client.query('drop function refuse cascade');
    expect(await activeRuns()).toBe(0);
    expect(await queuedJobs()).toBe(before);
  });

  it('is not started by a reader', async () => {
    const reader = await server.signIn('demo-reader');
    expect((await call('GET', 'calculation', reader)).statusCode).toBe(200);
    expect((await call('POST', 'calculation', reader)).json().code).toBe('FORBIDDEN');
    expect((await call('DELETE', 'calculation', reader)).json().code).toBe('FORBIDDEN');
  });
});

describe('with a worker', () => {
  it('[Q90] calculates the sample project; the cancelled run stays cancelled', async () => {
    const cancelled = (await call('GET', 'calculation')).json<CalculationRun>();
    worker = await startWorker();
    const run = (await call('POST', 'calculation')).json<CalculationRun>();
    await expect.poll(status).toBe('done');
    const finished = (await call('GET', 'calculation')).json<CalculationRun>();
    expect(finished).toMatchObject({ id: run.id, progress: 1, errorCode: null });
    const { rows } = await client.query('select status from calculation_runs where id = $1', [cancelled.id]);
    expect(rows[0].status).toBe('cancelled');
  });

  it('keeps with its input what an explanation names: replacements and where a criterion comes from', async () => {
    await client.query(
      `update receiver_points set criterion = 72
       where id = (select min(id) from receiver_points where project_id = $1)`,
      [projectId],
    );
    const { id } = (await call('POST', 'calculation')).json<CalculationRun>();
    await expect.poll(status).toBe('done');
    const { rows } = await client.query<{ input: CalculationSnapshot }>(
      'select input from calculation_runs where id = $1',
      [id],
    );
    const { receivers, rows: equipment } = (rows[0] as { input: CalculationSnapshot }).input;
    expect(receivers[0]).toMatchObject({ criterion: 72, criterionOrigin: 'point' });
    expect(receivers[1]).toMatchObject({ criterionOrigin: 'building' });
    const replaced = equipment.filter((row) => row.quieterMethodSoundPower > 0 || row.quieterEquipmentSoundPower > 0);
    expect(replaced.length).toBeGreaterThan(0);
    for (const row of replaced) expect(row.quieterMethodName || row.quieterEquipmentName).toBeTruthy();
    await client.query('update receiver_points set criterion = null where project_id = $1', [projectId]);
  });

  it('[SITE-21] [Q70] judges by the criterion that an unregistered site lowered', async () => {
    const lowered = (
      await client.query('select min(id) as id from receiver_buildings where project_id = $1', [projectId])
    ).rows[0].id;
    await client.query('update receiver_buildings set criterion_reduction = 7 where id = $1', [lowered]);
    await call('POST', 'calculation');
    await expect.poll(status).toBe('done');
    const { rows } = await client.query<{ lowered: boolean; criteria: number[] }>(
      `select b.id = $2 as lowered, array_agg(distinct r.criterion) as criteria
       from receiver_results r join receiver_points p on p.id = r.receiver_point_id
       join receiver_buildings b on b.id = p.receiver_building_id
       where r.run_id = (select max(id) from calculation_runs where project_id = $1)
         and b.kind = (select kind from receiver_buildings where id = $2)
       group by 1 order by 1`,
      [projectId, lowered],
    );
    const [others, one] = rows.map(({ criteria }) => criteria);
    expect(others).toHaveLength(1);
    expect(one).toEqual([(others?.[0] ?? 0) - 7]);
    await client.query('update receiver_buildings set criterion_reduction = 0 where id = $1', [lowered]);
    await call('POST', 'calculation');
    await expect.poll(status).toBe('done');
  });

  it('lists every receiver once, ranked by its unmitigated level', async () => {
    const { receivers } = (await call('GET', 'results')).json<CalculationResults>();
    const { rows } = await client.query('select count(*)::integer as n from receiver_points where project_id = $1', [
      projectId,
    ]);
    expect(receivers).toHaveLength(rows[0].n);
    expect(receivers.map(({ rank }) => rank)).toEqual(receivers.map((_, index) => index + 1));
    const levels = receivers.map(({ unmitigatedLevel }) => unmitigatedLevel ?? 0);
    expect(levels).toEqual(levels.toSorted((one, other) => other - one));
  });

  it('[Q110] shows one receiver by combination, and its notional distances agree with PostGIS', async () => {
    const { receivers } = (await call('GET', 'results')).json<CalculationResults>();
    const loudest = receivers[0]?.pointId ?? 0;
    const detail = (await call('GET', `receivers/${loudest}`)).json<ReceiverDetail>();
    expect(detail.unmitigated[0]?.level).toBe(detail.unmitigatedLevel);
    expect(detail.mitigated[0]?.level).toBe(detail.mitigatedLevel);
    expect(detail.mitigatedLevel ?? 0).toBeLessThan(detail.unmitigatedLevel ?? 0);
    for (const source of detail.notionalSources) {
      const { rows } = await client.query(notionalDistance, [loudest, source.zoneId]);
      expect(source.distanceMetres).toBeCloseTo(rows[0].distance, 6);
    }
  });

  it('notifies everyone who has the project open', async () => {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${address}/api/projects/${projectId}/events`, { headers });
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(stream.headers.get('cache-control')).toBe('no-store');
    await call('POST', 'calculation');
    let text = '';
    for await (const chunk of stream.body ?? []) {
      text += new TextDecoder().decode(chunk);
      if (
        text.includes('"status":"running"') &&
        text.lastIndexOf('"status":"done"') > text.indexOf('"status":"running"')
      )
        break;
    }
    expect(text).toContain('data: {"type":"run"');
  });

  it('drops the outcome of a run whose project changed meanwhile', async () => {
    await worker?.stop();
    await call('POST', 'calculation');
    await client.query(
      `update projects set revision = revision + 1, input_revision = revision + 1, is_calculated = false where id = $1`,
      [projectId],
    );
    worker = await startWorker();
    await expect.poll(status).toBe('failed');
    const run = (await call('GET', 'calculation')).json<CalculationRun>();
    expect(run.errorCode).toBe('INPUT_CHANGED');
    const { rows } = await client.query('select from receiver_results where run_id = $1', [run.id]);
    expect(rows).toHaveLength(0);
    expect((await call('GET', 'results')).json().code).toBe('NOT_CALCULATED');
  });
});

it('a run that fails on every try is marked failed and does not block the project', async () => {
  await worker?.stop();
  const { id } = (await call('POST', 'calculation')).json<CalculationRun>();
  await client.query("update calculation_runs set input = '{}' where id = $1", [id]);
  worker = await startWorker();
  // Skips the queue's delays between retries; everything else is the queue's own.
  const statusWithoutPause = async () => {
    await client.query("update pgboss.job set start_after = now() where name = 'calculate' and state = 'retry'");
    return status();
  };
  await expect.poll(statusWithoutPause).toBe('failed');
  expect((await call('GET', 'calculation')).json<CalculationRun>()).toMatchObject({
    id,
    errorCode: 'CALCULATION_FAILED',
  });
  await call('POST', 'calculation');
  await expect.poll(status).toBe('done');
});

/** M-31 in SQL: the source is on the line from the nearest outline point to the centre, at most 50 m from it. */
const notionalDistance = `
  with parts as (
    select r.geom as receiver, st_closestpoint(st_boundary(z.geom), r.geom) as p, z.centre as c
    from receiver_points r, zones z where r.id = $1 and z.id = $2)
  select greatest(1, st_distance(receiver,
    st_lineinterpolatepoint(st_makeline(p, c), least(st_distance(p, c) / 2, 50) / st_distance(p, c)))) as distance
  from parts`;
