import { Agent, get } from 'node:http';
import type { Connection } from '../../../../apps/server/src/database/connection.ts';
import { compileTile, type TileAddress } from '../../../../apps/server/src/repositories/layers/tile.repository.ts';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import type { ExcessBar } from '../../../kit/src/measure/report.ts';

const ZOOM = 15;
const WARM_UP = 20;
/** For a tile over HTTP against the bare statement. */
export const TILE_BAR: ExcessBar = { ratio: 1.5, extraMs: 2 };
/** A tile of a small city takes a few milliseconds: on a busy machine the request alone takes longer. */
export const SHORT_TILE_BAR: ExcessBar = { ratio: 5, extraMs: 15 };
/** As sent by Chromium and Firefox. */
const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

export interface TileFigures {
  readonly address: TileAddress;
  readonly buildings: number;
  readonly tileBytes: number;
  readonly sentBytes: number;
  readonly bareP50Ms: number;
  readonly httpP50Ms: number;
  readonly plainP50Ms: number;
  /** The fastest of each: other load on the machine only adds time. */
  readonly bareBestMs: number;
  readonly httpBestMs: number;
}

/**
 * The densest tile through the server (compressed as for browsers, and plain) and as the bare statement, alternately.
 */
export async function measureTile(connection: Connection, origin: string, repetitions: number): Promise<TileFigures> {
  const { buildings, ...address } = await findDensestTile(connection);
  const edition = await readEdition(connection);
  const url = `${origin}/tiles/buildings/${edition}/${address.z}/${address.x}/${address.y}.pbf`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statement = compileTile(connection.database, 'buildings', edition, address);
  const runBare = async () =>
    (await connection.pool.query<{ tile: Buffer }>(statement.sql, [...statement.parameters])).rows[0]?.tile.length ?? 0;
  const times: Record<'bare' | 'packed' | 'plain', number[]> = { bare: [], packed: [], plain: [] };
  let tileBytes = 0;
  let sentBytes = 0;
  for (let index = 0; index < WARM_UP + repetitions; index += 1) {
    const record = index >= WARM_UP;
    tileBytes = await timed(runBare, record ? times.bare : []);
    sentBytes = await timed(() => download(url, agent, BROWSER_ENCODINGS), record ? times.packed : []);
    await timed(() => download(url, agent, 'identity'), record ? times.plain : []);
  }
  agent.destroy();
  const median = (values: readonly number[]) => percentile(values, 0.5);
  return {
    ...{ address, buildings, tileBytes, sentBytes },
    ...{ bareP50Ms: median(times.bare), httpP50Ms: median(times.packed), plainP50Ms: median(times.plain) },
    ...{ bareBestMs: Math.min(...times.bare), httpBestMs: Math.min(...times.packed) },
  };
}

async function timed(work: () => Promise<number>, times: number[]): Promise<number> {
  const startedAt = performance.now();
  const bytes = await work();
  times.push(performance.now() - startedAt);
  return bytes;
}

async function findDensestTile({ pool }: Connection): Promise<TileAddress & { readonly buildings: number }> {
  const { rows } = await pool.query<{ x: number; y: number; buildings: number }>(
    `select floor((st_x(c) + 20037508.342789244) / size)::int as x, floor((20037508.342789244 - st_y(c)) / size)::int as y,
       count(*) as buildings
     from (select st_centroid(geom_mercator) as c from source.buildings) as centres, (select 40075016.685578488 / 2 ^ $1::int as size) as tile
     group by 1, 2 order by 3 desc limit 1`,
    [ZOOM],
  );
  if (!rows[0]) throw new Error('there are no buildings');
  return { z: ZOOM, ...rows[0] };
}

async function readEdition({ pool }: Connection): Promise<number> {
  const { rows } = await pool.query<{ edition: number }>(
    "select edition from source.datasets where name = 'buildings'",
  );
  return rows[0]?.edition ?? 0;
}

function download(url: string, agent: Agent, encoding: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });
}
