import type { CasePoint } from '../case.ts';
import type { Random } from './random.ts';

/** A shape near the origin: open rings, the outer one first, and useful test points. */
export interface Shape {
  readonly rings: readonly (readonly CasePoint[])[];
  /** Inside the shape, suitable for a moved centre. */
  readonly inner: readonly CasePoint[];
  /** Equally near to several points of the outline, if the sizes are round. */
  readonly ties: readonly CasePoint[];
}

const ROUND_SIZES = [12, 16, 20, 24, 30, 36, 48, 60, 60, 96, 120, 180];

export function randomShape(random: Random): Shape {
  const isRound = random.chance(0.7);
  const size = (): number => (isRound ? random.pick(ROUND_SIZES) : 10 + random.integer(0, 170_000) / 1000);
  const make = random.pick([rectangle, square, lShape, lShape, uShape, uShape, holed, holed, triangle, sliver]);
  return make(size(), size(), random);
}

function box(west: number, south: number, east: number, north: number): CasePoint[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function rectangle(width: number, height: number): Shape {
  return {
    rings: [box(0, 0, width, height)],
    inner: [
      [width / 4, height / 4],
      [width / 2, (height * 2) / 3],
    ],
    ties: [
      [width / 2, height / 2],
      [Math.max(width, height) / 2, Math.min(width, height) / 2],
    ],
  };
}

function square(width: number): Shape {
  return rectangle(width, width);
}

function lShape(width: number, height: number, random: Random): Shape {
  const tall = random.chance(0.5) ? width : height;
  const out = Math.min(width, tall) / random.pick([4, 6]);
  return {
    rings: [
      [
        [0, 0],
        [width, 0],
        [width, tall / 2],
        [width / 2, tall / 2],
        [width / 2, tall],
        [0, tall],
      ],
    ],
    inner: [[width / 4, tall / 4]],
    ties: [[width / 2 + out, tall / 2 + out]],
  };
}

/** The centroid of the deeper ones is in the opening, outside the zone (M-30). */
function uShape(width: number, height: number, random: Random): Shape {
  const floor = height / random.pick([3, 6, 12]);
  return {
    rings: [
      [
        [0, 0],
        [width, 0],
        [width, height],
        [(width * 2) / 3, height],
        [(width * 2) / 3, floor],
        [width / 3, floor],
        [width / 3, height],
        [0, height],
      ],
    ],
    inner: [
      [width / 6, height / 2],
      [width / 2, floor / 2],
    ],
    ties: [
      [width / 2, floor + width / 6],
      [width / 2, Math.max(height, floor + width / 6)],
    ],
  };
}

function holed(width: number, height: number, random: Random): Shape {
  const west = width / random.pick([4, 6, 6]);
  const south = height / random.pick([4, 6]);
  return {
    rings: [box(0, 0, width, height), box(west, south, (width * 3) / 4, (height * 3) / 4)],
    inner: [
      [west / 2, south / 2],
      [(width * 7) / 8, height / 3],
    ],
    ties: [[(west + (width * 3) / 4) / 2, (south + (height * 3) / 4) / 2]],
  };
}

/** Sides 3, 4 and 5: the centre of the inscribed circle is equally near to all three. */
function triangle(width: number, height: number, random: Random): Shape {
  const unit = width / 4;
  const third: CasePoint = random.chance(0.7) ? [0, unit * 3] : [width / 3, height];
  return {
    rings: [[[0, 0], [width, 0], third]],
    inner: [[width / 3, third[1] / 4]],
    ties: [[unit, unit]],
  };
}

function sliver(width: number, _height: number, random: Random): Shape {
  const thin = random.pick([0.4, 0.5, 1, 2]);
  const shape = rectangle(width * 2, thin);
  return random.chance(0.5) ? shape : rectangle(thin, width * 2);
}
