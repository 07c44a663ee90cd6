import type pg from 'pg';
import type { Project, ProjectMap, SavedSchedule } from '../../../../packages/contracts/src/index.ts';
import type { Hk80Polygon } from '../../../../packages/geometry/src/index.ts';
import type { Screen } from '../screen/screen.ts';
import { BENCH_INFORMATION, NEW_ROW, rectangle } from '../users/bench-project.ts';
import type { ReferenceProject } from './reference-project.ts';
import type { Works } from './works.ts';

export interface LargeProject {
  readonly projectId: number;
  readonly receivers: number;
  readonly rows: number;
  readonly neighbours: number;
}

const RADIUS_METRES = 300;
/** Number of receivers selected for the report. */
const SELECTED = 100;

/** Saves a reference project and its neighbours over HTTP; its receivers replace those of the sample city. */
export async function storeReferenceProject(
  screen: Screen,
  pool: pg.Pool,
  { works, receivers, neighbours }: ReferenceProject,
): Promise<LargeProject> {
  for (const [index, neighbour] of neighbours.entries()) {
    const id = await storeWorks(screen, `Neighbour ${index + 1}`, neighbour);
    await pool.query(`update projects set approved_on = current_date where id = $1`, [id]);
  }
  const projectId = await storeWorks(screen, 'Large', works);
  await replaceReceivers(pool, projectId, receivers);
  const { snapshot } = await screen.call<{
    snapshot: { receivers: unknown[]; rows: unknown[]; neighbours: unknown[] };
  }>('GET', `/api/projects/${projectId}/calculation/input`);
  return {
    projectId,
    receivers: snapshot.receivers.length,
    rows: snapshot.rows.length,
    neighbours: snapshot.neighbours.length,
  };
}

async function storeWorks({ call }: Screen, title: string, { zones, tasks, rows }: Works): Promise<number> {
  const created = await call<Project>('POST', '/api/projects', { title, ...BENCH_INFORMATION });
  const path = `/api/projects/${created.id}`;
  const drawn = zones.map(({ name, type, outline }) => ({
    ...{ id: null, name, calculationType: type, outline, movedCentre: null },
  }));
  const site = { radiusMetres: RADIUS_METRES, parts: [boundsOf(zones)], zones: drawn };
  const { revision } = await call<Project>('PUT', `${path}/site`, { revision: created.revision, ...site });
  const map = await call<ProjectMap>('GET', `${path}/map`);
  const zoneIds = new Map(zones.map(({ id }, index) => [id, map.zones[index]?.id]));
  const saved = await call<SavedSchedule>('PUT', `${path}/schedule`, {
    revision,
    tasks: tasks.map(({ zoneId, construction, name, start, end }) => ({
      ...{ id: null, zoneId: zoneIds.get(zoneId), constructionWork: construction, name, start, end },
    })),
  });
  const taskIds = new Map(saved.programme.tasks.map(({ id, name }) => [name, id]));
  const activities = tasks.map(({ id, name }) => ({
    taskId: taskIds.get(name),
    rows: rows.filter(({ taskId }) => taskId === id).map(toWrittenRow),
  }));
  await call('PUT', `${path}/equipment`, { revision: saved.programme.revision, activities });
  return created.id;
}

function toWrittenRow({ name, quantity, soundPower, timePercent, start, end, ...row }: Works['rows'][number]) {
  const { exclusiveGroup, fixedLocation } = row;
  return { ...NEW_ROW, name, quantity, soundPower, timePercent, start, end, exclusiveGroup, fixedLocation };
}

/** A rectangle around all zones, with a margin of one metre. */
function boundsOf(zones: Works['zones']): Hk80Polygon {
  const corners = zones.flatMap(({ outline }) => outline.flat());
  const along = (axis: 0 | 1) => corners.map((corner) => corner[axis]);
  const [west, east] = [Math.min(...along(0)) - 1, Math.max(...along(0)) + 1];
  const [south, north] = [Math.min(...along(1)) - 1, Math.max(...along(1)) + 1];
  return rectangle(west, south, east, north);
}

/** Points and buildings at the positions of the reference project, which no city has. */
async function replaceReceivers(
  pool: pg.Pool,
  projectId: number,
  receivers: ReferenceProject['receivers'],
): Promise<void> {
  const listed = receivers.map(({ buildingId, buildingName, kind, name, heightMetres, position: [x, y] }) => ({
    ...{ building: buildingId, building_name: buildingName, kind, name, height: heightMetres, x, y },
  }));
  await pool.query('delete from receiver_buildings where project_id = $1', [projectId]);
  await pool.query(
    `with listed as (
       select * from json_to_recordset($2) as entry
         (building bigint, building_name text, kind text, name text, height float8, x float8, y float8)),
     added as (
       insert into receiver_buildings (project_id, building_id, name, kind, height_metres, geom)
       select $1, building, min(building_name), min(kind), min(height),
         st_multi(st_buffer(st_setsrid(st_makepoint(avg(x), avg(y)), 2326), 10))
       from listed group by building returning id, building_id)
     insert into receiver_points (project_id, receiver_building_id, name, geom, is_selected)
     select $1, added.id, listed.name, st_setsrid(st_makepoint(x, y), 2326), row_number() over () <= ${SELECTED}
     from listed join added on added.building_id = listed.building`,
    [projectId, JSON.stringify(listed)],
  );
}
