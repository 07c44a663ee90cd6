import type { CaseZone } from '../case.ts';
import { present } from '../present.ts';
import { type Dec, dec, sum } from './decimal.ts';
import {
  edgesOf,
  isInside,
  nearestPoints,
  type Outline,
  outlineOf,
  type Point,
  pointOf,
  southWestern,
} from './plane.ts';

/**
 * The geographical centre (M-30). The text does not say which of several equally near outline points replaces a
 * centroid outside the zone; the order of M-31 is used.
 */
export function centreOf(zone: CaseZone): Point {
  if (zone.centre !== null) {
    return pointOf(zone.centre);
  }
  return centreOfOutline(outlineOf(zone.outline));
}

export function centreOfOutline(outline: Outline): Point {
  const centroid = centroidOf(outline);
  return isInside(outline, centroid) ? centroid : southWestern(nearestPoints(outline, centroid));
}

interface Moments {
  readonly area: Dec;
  readonly east: Dec;
  readonly north: Dec;
}

/** The centroid of the area (M-30): the outer ring less the holes, whatever the orientation of each ring. */
function centroidOf(outline: Outline): Point {
  const rings = outline.map((ring, index) => momentsOf(ring, index === 0 ? 1 : -1));
  const area = sum(rings.map((ring) => ring.area));
  return {
    easting: sum(rings.map((ring) => ring.east)).div(area),
    northing: sum(rings.map((ring) => ring.north)).div(area),
  };
}

/** Area and first moments of a ring by the trapezium sums over its edges. */
function momentsOf(ring: readonly Point[], sign: 1 | -1): Moments {
  const edges = edgesOf([ring]);
  const crosses = edges.map(([a, b]) => a.easting.times(b.northing).minus(b.easting.times(a.northing)));
  const twice = sum(crosses);
  const orientation = dec(twice.isNegative() ? -sign : sign);
  const moment = (pick: (point: Point) => Dec): Dec =>
    sum(edges.map(([a, b], index) => pick(a).plus(pick(b)).times(present(crosses[index]))))
      .times(orientation)
      .div(6);
  return {
    area: twice.times(orientation).div(2),
    east: moment((point) => point.easting),
    north: moment((point) => point.northing),
  };
}
