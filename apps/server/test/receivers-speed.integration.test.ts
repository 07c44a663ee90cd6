import type { CalculationInput, ReceiverList } from '@quietsite/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPoint, type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { place } from './site-calls.ts';

const POINTS = 20_000;
let world: ReceiverWorld;
let projectId: number;

beforeAll(async () => {
  world = await startReceiverWorld();
  projectId = (await world.addSite('Many receivers')).id;
  await world.addWorks(projectId);
  const [east, north] = place(0, 200);
  await world.client.query(
    `with building as (
       insert into receiver_buildings (project_id, building_id, kind, geom)
       select $1, 5000000 + n, 'residential',
         st_multi(st_makeenvelope($2 + (n % 200) * 20, $3 + n / 200 * 20, $2 + (n % 200) * 20 + 10, $3 + n / 200 * 20 + 10, 2326))
       from generate_series(1, $4::int) n returning id, geom)
     insert into receiver_points (project_id, receiver_building_id, geom)
     select $1, id, st_setsrid(st_makepoint(st_xmin(geom), st_ymin(geom)), 2326) from building order by id`,
    [projectId, east, north, POINTS],
  );
});
afterAll(() => world.close());

async function measure<Value>(what: string, work: () => Promise<Value>): Promise<readonly [Value, number]> {
  const since = performance.now();
  const value = await work();
  const seconds = (performance.now() - since) / 1000;
  console.info(`${what}: ${seconds.toFixed(2)} s`);
  return [value, seconds] as const;
}

it('20,000 receivers are listed, selected and saved in a few seconds', async () => {
  const [list, listing] = await measure('list', () => world.list(projectId));
  expect(list.points).toHaveLength(POINTS);
  const all = list.points.map((point) => sent(point, { isSelected: true }));
  const [selected, selecting] = await measure('select all', () => world.save(projectId, { points: all }));
  expect(selected.points.at(-1)).toMatchObject({ name: `N${POINTS}`, isSelected: true } satisfies Partial<
    ReceiverList['points'][number]
  >);
  const moved = { points: [newPoint(place(-50, 0)), sent(selected.points[0], { position: place(-60, 0) })] };
  const [, moving] = await measure('move and add', () => world.save(projectId, moved));
  const [input, reading] = await measure('input', async () =>
    (await world.read(`/${projectId}/calculation/input`)).json<CalculationInput>(),
  );
  expect(input.snapshot.receivers).toHaveLength(POINTS + 1);
  // Many times the duration on two busy cores: quadratic growth in the points would take minutes.
  for (const seconds of [listing, selecting, moving, reading]) expect(seconds).toBeLessThan(25);
});
