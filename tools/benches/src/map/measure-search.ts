import type { Connection } from '../../../../apps/server/src/database/connection.ts';
import { findBuildingsWithin } from '../../../../apps/server/src/repositories/layers/source-layer.repository.ts';
import { type Hk80Polygon, hk80 } from '../../../../packages/geometry/src/index.ts';
import { percentile } from '../../../kit/src/measure/percentile.ts';

const SITE_SIDE_METRES = Math.sqrt(200_000);
const RADIUS_METRES = 300;

export interface SearchFigures {
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly slowestMs: number;
  readonly meanFound: number;
}

/** Sites of 20 hectares, rotated at random, around random buildings: sites are where buildings are. */
export async function measureSearch({ database, pool }: Connection, sites: number): Promise<SearchFigures> {
  const { rows } = await pool.query<{ east: number; north: number }>(
    `select st_x(c) as east, st_y(c) as north from (
       select st_centroid(geom) as c from source.buildings order by md5(building_id::text) limit $1) as chosen`,
    [sites + 1],
  );
  const milliseconds: number[] = [];
  let found = 0;
  for (const [index, { east, north }] of rows.entries()) {
    const site = squareAround(east, north, index);
    const startedAt = performance.now();
    const buildings = await findBuildingsWithin(database, site, RADIUS_METRES, ['residential', 'education', 'other']);
    // The first query includes opening the connection.
    if (index > 0) milliseconds.push(performance.now() - startedAt);
    found += buildings.length;
  }
  return {
    p50Ms: percentile(milliseconds, 0.5),
    p95Ms: percentile(milliseconds, 0.95),
    slowestMs: percentile(milliseconds, 1),
    meanFound: found / rows.length,
  };
}

function squareAround(east: number, north: number, turn: number): Hk80Polygon {
  const halfDiagonal = SITE_SIDE_METRES / Math.SQRT2;
  const corner = (quarter: number) => {
    const angle = turn + (quarter * Math.PI) / 2;
    return hk80(east + halfDiagonal * Math.cos(angle), north + halfDiagonal * Math.sin(angle));
  };
  return [[corner(0), corner(1), corner(2), corner(3), corner(0)]];
}
