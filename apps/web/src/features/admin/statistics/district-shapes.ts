import type { DistrictShape } from '@quietsite/contracts';

export interface DistrictArea {
  readonly district: string;
  /** Path data in pixels. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly areas: readonly DistrictArea[];
}

/** Room at the edge for the outline of a selected district. */
const MARGIN = 3;

/** Draws the outlines north up, as large as fits. */
export function drawShapes(shapes: readonly DistrictShape[], maxWidth: number, maxHeight: number): Drawing {
  const points = shapes.flatMap(({ outline }) => outline.flat(2));
  const [west, south] = [leastOf(points, 0), leastOf(points, 1)];
  const [east, north] = [-leastOf(points, 0, -1), -leastOf(points, 1, -1)];
  const scale = Math.min((maxWidth - 2 * MARGIN) / (east - west), (maxHeight - 2 * MARGIN) / (north - south));
  const x = (easting: number) => inTenths(MARGIN + (easting - west) * scale);
  const y = (northing: number) => inTenths(MARGIN + (north - northing) * scale);
  return {
    width: Math.ceil((east - west) * scale + 2 * MARGIN),
    height: Math.ceil((north - south) * scale + 2 * MARGIN),
    areas: shapes.map(({ district, outline, labelPoint }) => ({
      district,
      path: outline
        .flat()
        .map((ring) => `M${ring.map(([easting, northing]) => `${x(easting)} ${y(northing)}`).join('L')}Z`)
        .join(''),
      ...{ x: x(labelPoint[0]), y: y(labelPoint[1]) },
    })),
  };
}

const leastOf = (points: readonly (readonly [number, number])[], axis: 0 | 1, sign = 1): number =>
  points.reduce((least, point) => Math.min(least, sign * point[axis]), Number.POSITIVE_INFINITY);

const inTenths = (pixels: number): number => Math.round(pixels * 10) / 10;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A district straight ahead is preferred to a nearer one to the side. */
const ASIDE_WEIGHT = 2;

/** The district that a key leads to, or null if the key leads nowhere. */
export function districtAfterKey(areas: readonly DistrictArea[], from: string, key: string): string | null {
  if (key === 'Home') return areas[0]?.district ?? null;
  if (key === 'End') return areas.at(-1)?.district ?? null;
  const direction = directions[key];
  const start = areas.find(({ district }) => district === from);
  if (!direction || !start) return null;
  const [dx, dy] = direction;
  const ahead = areas.flatMap(({ district, x, y }) => {
    const [along, aside] = [(x - start.x) * dx + (y - start.y) * dy, Math.abs((x - start.x) * dy - (y - start.y) * dx)];
    return along > 0 ? [{ district, distance: along + ASIDE_WEIGHT * aside }] : [];
  });
  return ahead.sort((one, other) => one.distance - other.distance)[0]?.district ?? null;
}
