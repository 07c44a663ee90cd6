import { hk80, hk80ToLonLat, hk80ToMercator } from '@quietsite/geometry';
import { writeNames } from './dbf-writer.ts';
import { projections } from './projections.ts';
import { POLYGON, type Ring, type Shape, writeShapes } from './shp-writer.ts';
import { type TestEntry, zip } from './zip-writer.ts';

const [EAST, NORTH] = [836_000, 818_000];

/** By default a square of 10,000 m² in Kowloon, clockwise like outer rings in shapefiles. */
export function square(eastOffset = 0, northOffset = 0, side = 100): Ring {
  const [west, south] = [EAST + eastOffset, NORTH + northOffset];
  return [
    [west, south],
    [west, south + side],
    [west + side, south + side],
    [west + side, south],
    [west, south],
  ];
}

export const hole = (eastOffset: number, northOffset: number, side: number): Ring =>
  square(eastOffset, northOffset, side).toReversed();

/** Its sides cross in the middle: two triangles of 2,500 m² each. */
export const bowTie: Ring = [
  [EAST, NORTH],
  [EAST + 100, NORTH + 100],
  [EAST + 100, NORTH],
  [EAST, NORTH + 100],
  [EAST, NORTH],
];

/** A polygon with many corners around a point. */
export function circle(corners: number, eastOffset = 0, northOffset = 0, radius = 200): Ring {
  const ring = Array.from({ length: corners }, (_, i): readonly [number, number] => {
    const angle = (-2 * Math.PI * i) / corners;
    return [EAST + eastOffset + radius * Math.cos(angle), NORTH + northOffset + radius * Math.sin(angle)];
  });
  return [...ring, ring[0] as readonly [number, number]];
}

/** Joins each corner to the one farthest away, so that nearly every side crosses every other. */
export function star(corners: number): Ring {
  const points = circle(corners);
  const step = Math.floor(corners / 2);
  return Array.from({ length: corners + 1 }, (_, i) => points[(i * step) % corners] as readonly [number, number]);
}

const toRing = (points: readonly (readonly [number, number])[]): Ring => points.map(([x, y]) => [x, y]);
export const toMercator = (ring: Ring): Ring => toRing(ring.map(([x, y]) => hk80ToMercator(hk80(x, y))));
export const toDegrees = (ring: Ring): Ring => toRing(ring.map(([x, y]) => hk80ToLonLat(hk80(x, y))));

export interface ShapefileParts {
  readonly shapes?: readonly Shape[];
  readonly type?: number;
  readonly names?: readonly string[];
  readonly prj?: string | null;
  /** Replacement of a member, or null to leave it out. */
  readonly members?: Readonly<Record<string, Buffer | string | null>>;
  readonly stem?: string;
  readonly more?: readonly TestEntry[];
}

/** The members of an ordinary shapefile on the grid, with the changes of the test case. */
export function shapefileEntries(parts: ShapefileParts = {}): TestEntry[] {
  const { shapes = [[square()]], type = POLYGON, prj = projections.grid, stem = 'site' } = parts;
  const names = parts.names ?? shapes.map((_, i) => `Shape ${i + 1}`);
  const members: Record<string, Buffer | string | null> = {
    ...writeShapes(shapes, type),
    dbf: writeNames(names),
    prj,
    ...parts.members,
  };
  return Object.entries(members).flatMap(([extension, data]) =>
    data === null ? [] : [{ name: `${stem}.${extension}`, data }],
  );
}

export const shapefile = (parts: ShapefileParts = {}): Buffer =>
  zip([...shapefileEntries(parts), ...(parts.more ?? [])]);
