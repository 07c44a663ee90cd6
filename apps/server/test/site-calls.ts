import type { Project, ProjectMap } from '@quietsite/contracts';
import { packLevels } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { type Connection, openConnection } from '../src/database/connection.ts';
import { addTerrainTiles, replaceTerrainGrid, TILE_NODES } from '../src/repositories/layers/terrain.repository.ts';
import { rebuildSurroundings } from '../src/repositories/receivers/assessment.repository.ts';
import type { Clock } from '../src/services/mechanisms/clock.ts';
import { type ProjectWorld, startProjectWorld } from './project-calls.ts';

/** In open water, away from the sample city: anything here was added by a test. */
const EAST = 810_000;
const NORTH = 810_000;

/** A closed ring of corners at offsets from that origin. */
export const ring = (...corners: readonly (readonly [number, number])[]) => [
  [...corners, ...corners.slice(0, 1)].map(([east, north]) => place(east, north)),
];
export const square = (east: number, north: number, side: number) =>
  ring([east, north], [east + side, north], [east + side, north + side], [east, north + side]);
export const place = (east: number, north: number) => hk80(EAST + east, NORTH + north);

export type SiteWorld = Awaited<ReturnType<typeof startSiteWorld>>;

interface SourceBuilding {
  readonly kind?: string;
  readonly name?: string;
  readonly criterion?: number | null;
  readonly height?: number | null;
  readonly base?: number | null;
  readonly roof?: number | null;
}

/** A project world in which sites, zones and buildings are added one by one. */
export async function startSiteWorld(options: { clock?: Clock; overrides?: NodeJS.ProcessEnv } = {}) {
  const world = await startProjectWorld(options);
  const connection = openConnection(world.server.database.url, 2, console.error);
  return {
    ...world,
    connection,
    ...writers(world, connection),
    ...readers(world),
    async close() {
      await connection.close();
      await world.close();
    },
  };
}

const polygon = (outline: object) => JSON.stringify({ type: 'Polygon', coordinates: outline });
const SHAPE = 'st_setsrid(st_geomfromgeojson($2), 2326)';

function writers({ client, one, create }: ProjectWorld, { database }: Connection) {
  return {
    /** A project whose site is the square of 100 m at the origin, as one or several polygons. */
    async addSite(title: string, parts: readonly object[] = [square(0, 0, 100)]): Promise<Project> {
      const project = await create(title);
      for (const part of parts) {
        await client.query(`insert into site_parts (project_id, geom) values ($1, ${SHAPE})`, [
          project.id,
          polygon(part),
        ]);
      }
      await rebuildSurroundings(database, project.id);
      return project;
    },

    /** A terrain model of 2 km around the origin in cells of 10 m; without levels there is none. */
    async setTerrain(levelAt?: (east: number, north: number) => number): Promise<void> {
      await client.query('delete from source.terrain_tiles');
      await client.query('delete from source.terrain_grid');
      if (levelAt === undefined) return;
      const [side, cellMetres] = [200, 10];
      const grid = { west: EAST - 1000, south: NORTH - 1000, cellMetres, columns: side, rows: side };
      const levels = Array.from({ length: TILE_NODES ** 2 }, (_, node) => {
        const [column, row] = [node % TILE_NODES, Math.floor(node / TILE_NODES)];
        return column < side && row < side ? levelAt(column * cellMetres - 1000, row * cellMetres - 1000) : null;
      });
      const facts = { knownNodes: side * side, fingerprint: Buffer.from('of a test') };
      await replaceTerrainGrid(database, grid, facts);
      await addTerrainTiles(database, [{ row: 0, column: 0, levels: Buffer.from(packLevels(levels)) }]);
      await client.query(`update source.datasets set edition = 4 where name = 'terrain'`);
    },

    addZone: (projectId: number, name: string, outline: object = square(0, 0, 100), order = 1) =>
      one<number>(
        `insert into zones (project_id, geom, centre, name, display_order)
         values ($1, ${SHAPE}, st_centroid(${SHAPE}), $3, $4) returning id`,
        [projectId, polygon(outline), name, order],
      ),

    addTask: (projectId: number, zoneId: number, start: string, end: string) =>
      one<number>(
        `insert into tasks (project_id, zone_id, name, start_date, end_date) values ($1, $2, 't', $3, $4) returning id`,
        [projectId, zoneId, start, end],
      ),

    /** Adds a source building; it becomes a receiver of sites added after it. */
    async addBuilding(buildingId: number, outline: object, more: SourceBuilding = {}): Promise<void> {
      const {
        kind = 'residential',
        name = `Block ${buildingId}`,
        criterion = null,
        height = 30,
        base = null,
        roof = null,
      } = more;
      await client.query(
        `insert into source.buildings (building_id, kind, name, noise_criterion, height_metres, base_level, roof_level, geom,
           geom_mercator)
         select $1, $3, $4, $5, $6, $7, $8, geom, st_transform(geom, 3857) from (select st_multi(${SHAPE}) as geom) shape`,
        [buildingId, polygon(outline), kind, name, criterion, height, base, roof],
      );
    },

    async clearBuildings(): Promise<void> {
      await client.query(
        'delete from source.buildings where st_dwithin(geom, st_setsrid(st_makepoint($1, $2), 2326), 6000)',
        [EAST, NORTH],
      );
    },

    markCalculated: (projectId: number) =>
      client.query('update projects set is_calculated = true where id = $1', [projectId]),
  };
}

function readers({ call, owner, client }: ProjectWorld) {
  return {
    async map(projectId: number): Promise<ProjectMap> {
      return (await call('GET', `/${projectId}/map`, owner)).json<ProjectMap>();
    },

    /** The newest entry of a project's log. */
    async lastAudit(projectId: number) {
      const { rows } = await client.query(
        'select action, user_id as "userId", details from audit_log where project_id = $1 order by id desc limit 1',
        [projectId],
      );
      return rows[0];
    },
  };
}
