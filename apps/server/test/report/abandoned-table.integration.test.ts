import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { place, square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld } from './report-calls.ts';

let world: ReportWorld;
let origin: string;

beforeAll(async () => {
  world = await startReportWorld();
  origin = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

const TASKS = 200;
const POINTS = 400;

/** A project whose records take long: many activities, consecutive and concurrent, at many receivers. */
async function addLargeProject(): Promise<number> {
  const { id } = await world.addSite('Large');
  const zoneId = await world.addZone(id, 'Zone 1', square(0, 0, 100));
  await world.client.query(
    `with task as (
       insert into tasks (project_id, zone_id, name, start_date, end_date)
       select $1, $2, 'Work ' || n, date '2027-01-01' + n, date '2027-01-31' + n * 2 from generate_series(1, $3::int) n
       returning id, start_date, end_date)
     insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
       start_date, end_date)
     select $1, id, 'Machine ' || n, 1, 100 + n, 100 + n, 50, start_date, end_date from task, generate_series(1, 10) n`,
    [id, zoneId, TASKS],
  );
  const [east, north] = place(0, 150);
  await world.client.query(
    `with building as (
       insert into receiver_buildings (project_id, building_id, kind, geom)
       select $1, 6000000 + n, 'residential', st_multi(st_makeenvelope($2::int + n * 2, $3::int, $2::int + n * 2 + 1, $3::int + 10, 2326))
       from generate_series(1, $4::int) n returning id, geom)
     insert into receiver_points (project_id, receiver_building_id, geom, is_selected)
     select $1, id, st_setsrid(st_makepoint(st_xmin(geom), st_ymin(geom)), 2326), true from building order by id`,
    [id, east, north, POINTS],
  );
  await world.calculate(id);
  return id;
}

/** Owned by a person of another company. */
async function addSmallProject(): Promise<number> {
  await world.addBuilding(901, square(150, 0, 20));
  const { id } = await world.addSite('Small');
  await world.addWorks(id);
  await world.client.query('update receiver_points set is_selected = true where project_id = $1', [id]);
  await world.calculate(id);
  const owner = await world.userId('demo-other');
  await world.client.query('update projects set owner_user_id = $2 where id = $1', [id, owner]);
  return id;
}

async function timed<Answer>(asked: Promise<Answer>): Promise<readonly [Answer, number]> {
  const since = performance.now();
  return [await asked, (performance.now() - since) / 1_000];
}

it('[LIMIT-05] tables that somebody asked for and left do not delay those of another company', {
  timeout: 300_000,
}, async () => {
  const large = await addLargeProject();
  const other = await world.server.signIn('demo-other');
  const small = await addSmallProject();
  const tableOf = (projectId: number) =>
    `${origin}/api/projects/${projectId}/tables/calculation-unmitigated?format=csv`;
  const left = new AbortController();
  const abandoned = Array.from({ length: 3 }, () =>
    fetch(tableOf(large), { headers: world.owner, signal: left.signal }).catch((error: Error) => error.name),
  );
  await pause(500);
  left.abort();
  expect(await Promise.all(abandoned)).toEqual(['AbortError', 'AbortError', 'AbortError']);
  const [answer, seconds] = await timed(fetch(tableOf(small), { headers: other }));
  expect(answer.status).toBe(200);
  expect((await answer.text()).split('\n').length).toBeGreaterThan(1);
  // The large one takes minutes on its own.
  expect(seconds).toBeLessThan(15);
});
