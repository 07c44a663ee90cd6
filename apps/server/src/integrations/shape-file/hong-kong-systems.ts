import { type Hk80Point, hk80, lonLat, lonLatToHk80, mercator, mercatorToHk80 } from '@quietsite/geometry';

export type Position = readonly [x: number, y: number];

interface HongKongSystem {
  readonly name: string;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly toGrid: (position: Position) => Hk80Point;
}

/** The extent of Hong Kong in each of the three systems in use here. The extents do not overlap. */
const webMercator: HongKongSystem = {
  name: 'EPSG:3857',
  west: 12_650_000,
  south: 2_512_000,
  east: 12_760_000,
  north: 2_600_000,
  toGrid: ([x, y]) => mercatorToHk80(mercator(x, y)),
};
/** Same extent as the geometry package uses for a site. */
const grid: HongKongSystem = {
  name: 'EPSG:2326',
  west: 790_000,
  south: 790_000,
  east: 870_000,
  north: 860_000,
  toGrid: ([x, y]) => hk80(x, y),
};
const degrees: HongKongSystem = {
  name: 'EPSG:4326',
  west: 113.65,
  south: 22,
  east: 114.6,
  north: 22.75,
  toGrid: ([x, y]) => lonLatToHk80(lonLat(x, y)),
};

/** Web Mercator first, as specified (SITE-12, U35). */
const systems = [webMercator, grid, degrees];

/** Finds a system whose positions can be converted to the grid without GDAL (M-02). */
export const findSystem = (name: string): HongKongSystem | undefined =>
  systems.find((system) => system.name === (name === 'OGC:CRS84' ? degrees.name : name));

/** The system in which all these positions are in Hong Kong. */
export const assumeSystem = (positions: readonly Position[]): HongKongSystem | undefined =>
  systems.find((system) => positions.every((position) => isInside(system, position)));

export const isInside = (system: HongKongSystem, [x, y]: Position): boolean =>
  x >= system.west && x <= system.east && y >= system.south && y <= system.north;

export const isOnGrid = (position: Position): boolean => isInside(grid, position);
