import type { CasePoint, CaseZone } from '../case.ts';
import { present } from '../present.ts';
import { type Random, round3 } from './random.ts';
import { randomShape, type Shape } from './shapes.ts';

export interface BuiltZone extends Shape {
  readonly zone: CaseZone;
}

type Move = (point: CasePoint) => CasePoint;

const TURNS: readonly (readonly [cosine: number, sine: number])[] = [
  [0, 1],
  [-1, 0],
  [0.8, 0.6],
  [0.6, -0.8],
];

/** Zones around an origin, some side by side, some mirrored at an axis, so that a receiver on the axis has ties. */
export function randomZones(random: Random, ids: readonly number[], origin: CasePoint, axis: number): BuiltZone[] {
  const preferred = random.pick(['A', 'B', 'B'] as const);
  const other = preferred === 'A' ? 'B' : 'A';
  const shapes: Shape[] = [];
  return ids.map((id) => {
    const shape = nextShape(random, shapes, origin, axis);
    shapes.push(shape);
    const type = random.chance(0.8) ? preferred : other;
    const centre = random.chance(0.25) ? random.pick(shape.inner) : null;
    return { ...shape, zone: { id, type, outline: shape.rings.map((ring) => closed(random, ring)), centre } };
  });
}

export function boxOf(shape: Shape) {
  const eastings = shape.rings.flat().map(([easting]) => easting);
  const northings = shape.rings.flat().map(([, northing]) => northing);
  return {
    west: Math.min(...eastings),
    east: Math.max(...eastings),
    south: Math.min(...northings),
    north: Math.max(...northings),
  };
}

function nextShape(random: Random, earlier: readonly Shape[], origin: CasePoint, axis: number): Shape {
  const previous = earlier.at(-1);
  if (previous === undefined) {
    return moved(turned(random), ([easting, northing]) => [origin[0] + easting, origin[1] + northing]);
  }
  if (random.chance(0.45)) {
    return moved(random.pick(earlier), ([easting, northing]) => [2 * axis - easting, northing]);
  }
  const { east, south } = boxOf(previous);
  if (random.chance(0.3)) {
    return moved(randomShape(random), ([easting, northing]) => [east + easting, south + northing]);
  }
  const [right, up] = [random.integer(-20, 20) * 10, random.integer(-20, 20) * 10];
  return moved(turned(random), ([easting, northing]) => [origin[0] + right + easting, origin[1] + up + northing]);
}

/**
 * Half of the shapes stay unchanged; the others are rotated by an angle that keeps round coordinates, or by any
 * angle.
 */
function turned(random: Random): Shape {
  const shape = randomShape(random);
  if (random.chance(0.5)) {
    return shape;
  }
  const angle = random.fraction() * 2 * Math.PI;
  const [cosine, sine] = random.chance(0.6) ? random.pick(TURNS) : [Math.cos(angle), Math.sin(angle)];
  return moved(shape, ([easting, northing]) => [
    easting * cosine - northing * sine,
    easting * sine + northing * cosine,
  ]);
}

function moved(shape: Shape, move: Move): Shape {
  const place: Move = (point) => {
    const [easting, northing] = move(point);
    return [round3(easting), round3(northing)];
  };
  return {
    rings: shape.rings.map((ring) => ring.map(place)),
    inner: shape.inner.map(place),
    ties: shape.ties.map(place),
  };
}

/** Closed, starting at any vertex, in either direction. */
function closed(random: Random, ring: readonly CasePoint[]): CasePoint[] {
  const first = random.integer(0, ring.length - 1);
  const points = [...ring.slice(first), ...ring.slice(0, first)];
  if (random.chance(0.4)) {
    points.reverse();
  }
  return [...points, present(points[0])];
}
