import type pg from 'pg';
import type { Connection } from '../../../../apps/server/src/database/connection.ts';
import { selectAllReceivers } from '../../../../apps/server/src/repositories/receivers/assessment.repository.ts';
import type { Project, ProjectMap, SiteChange } from '../../../../packages/contracts/src/index.ts';
import { type Hk80Point, type Hk80Polygon, hk80 } from '../../../../packages/geometry/src/index.ts';
import type { Api } from '../../../kit/src/stack/caller.ts';
import { BENCH_INFORMATION, rectangle } from '../../../kit/src/users/bench-project.ts';

const SITE_SIDE_METRES = 300;
const ZONES = 10;

export interface DenseProject {
  readonly id: number;
  readonly revision: number;
  readonly site: Omit<SiteChange, 'revision'>;
  readonly receivers: number;
}

/**
 * A project in the densest part of the city whose radius includes this many homes and schools; created through the API.
 */
export async function createDenseProject(api: Api, pool: pg.Pool, title: string, receivers: number) {
  const [east, north] = await findDensePlace(pool);
  const radiusMetres = await findRadius(pool, squareAt(east, north), receivers);
  const created = await api.request<Project>('POST', '/api/projects', { title, ...BENCH_INFORMATION });
  const drawn = { radiusMetres, parts: [squareAt(east, north)], zones: listStrips(east, north) };
  const path = `/api/projects/${created.id}`;
  const { revision } = await api.request<Project>('PUT', `${path}/site`, { ...drawn, revision: created.revision });
  const map = await api.request<ProjectMap>('GET', `${path}/map`);
  const zones = drawn.zones.map((zone, index) => ({ ...zone, id: map.zones[index]?.id ?? null }));
  return {
    id: created.id,
    revision,
    site: { ...drawn, zones },
    receivers: map.receivers.length,
  } satisfies DenseProject;
}

export const squareAt = (east: number, north: number) =>
  rectangle(east, north, east + SITE_SIDE_METRES, north + SITE_SIDE_METRES);

function listStrips(east: number, north: number): SiteChange['zones'] {
  const width = SITE_SIDE_METRES / ZONES;
  return Array.from({ length: ZONES }, (_, index) => ({
    id: null,
    name: `Zone ${index + 1}`,
    calculationType: 'A',
    outline: rectangle(east + index * width, north, east + (index + 1) * width, north + SITE_SIDE_METRES),
    movedCentre: null,
  }));
}

/** Where a screen at zoom 14 shows the most buildings, rounded to 100 metres. */
async function findDensePlace(pool: pg.Pool): Promise<Hk80Point> {
  const { rows } = await pool.query<{ east: number; north: number }>(
    `with cells as (
       select floor(st_x(c) / 1000) as x, floor(st_y(c) / 1000) as y, count(*) as buildings
       from (select st_centroid(geom) as c from source.buildings) centres group by 1, 2)
     select one.x * 1000 + 500 as east, one.y * 1000 + 500 as north
     from cells one join cells other on abs(one.x - other.x) <= 4 and abs(one.y - other.y) <= 2
     group by one.x, one.y order by sum(other.buildings) desc limit 1`,
  );
  if (!rows[0]) throw new Error('there are no buildings');
  return hk80(rows[0].east, rows[0].north);
}

async function findRadius(pool: pg.Pool, site: Hk80Polygon, receivers: number): Promise<number> {
  const { rows } = await pool.query<{ metres: number }>(
    `select ceil(st_distance(geom, site)) as metres
     from source.buildings, st_setsrid(st_geomfromgeojson($1), 2326) as site
     where kind in ('residential', 'education') order by st_distance(geom, site) offset $2 limit 1`,
    [JSON.stringify({ type: 'Polygon', coordinates: site }), receivers - 1],
  );
  if (!rows[0] || rows[0].metres > 5000) throw new Error(`no radius takes in ${receivers} buildings`);
  return rows[0].metres;
}

/** As after a calculation: a name and a verdict for every receiver, labels at the loudest. */
export async function insertFakeResults({ database, pool }: Connection, projectId: number): Promise<void> {
  await selectAllReceivers(database, projectId);
  await pool.query(
    `with run as (
       insert into calculation_runs (project_id, project_revision, requested_by, status, progress, engine_version,
         input_hash, input, summary, started_at, finished_at)
       select id, revision, owner_user_id, 'done', 1, 'bench', 'bench', '{}',
         '{"firstDay": null, "lastDay": null, "activityCodes": [], "leftOut": [], "combinations": []}', now(), now()
       from projects where id = $1 returning id)
     insert into receiver_results (run_id, receiver_point_id, position, criterion, unmitigated_level, mitigated_level,
       exceeds)
     select run.id, p.id, row_number() over (order by p.geom <-> s.geom, p.id), 75,
       110 - 20 * log((10 + st_distance(p.geom, s.geom))::numeric),
       110 - 20 * log((10 + st_distance(p.geom, s.geom))::numeric), st_distance(p.geom, s.geom) < 1500
     from run, receiver_points p, (select st_union(geom) as geom from site_parts where project_id = $1) s
     where p.project_id = $1`,
    [projectId],
  );
  await pool.query('update projects set is_calculated = true where id = $1', [projectId]);
}
