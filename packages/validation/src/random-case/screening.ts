import type {
  CaseBarrier,
  CasePoint,
  CaseReceiver,
  CaseScreening,
  CaseStructure,
  CaseTerrain,
  MethodCase,
} from '../case.ts';
import { daysOf } from '../oracle/days.ts';
import { present } from '../present.ts';
import { type Random, randomOf, round3 } from './random.ts';

const TURNS: readonly CasePoint[] = [
  [1, 0],
  [1, 0],
  [0.8, 0.6],
  [0.6, -0.8],
];

/** The case with screening on: buildings around its receivers, screens in between, barriers and terrain (M-100). */
export function withRandomScreening(seed: number, input: MethodCase): MethodCase {
  const random = randomOf(seed + 5_000_000);
  // Some rows with a fixed location are quiet items, which may be in view (M-108).
  const rows = input.rows.map((row) => {
    const isQuiet = row.fixedLocation !== null && random.chance(0.4);
    return isQuiet ? { ...row, soundPower: row.soundPower - 20 } : row;
  });
  return { ...input, rows, screening: randomScreening(random, input) };
}

function randomScreening(random: Random, input: MethodCase): CaseScreening {
  const { zones, receivers, rows } = input;
  const days = daysOf(input.tasks);
  const near = receivers.filter(({ position }) => distanceToZones(position, input) < 400);
  const own = receivers.flatMap((receiver) => (random.chance(0.85) ? [ownBuilding(random, receiver)] : []));
  const onTheWay = near.flatMap((receiver, index) =>
    Array.from({ length: random.integer(1, 4) }, (_, i) =>
      structure(random, 100 + 10 * index + i, placeBetween(random, input, receiver), days),
    ),
  );
  const terrain = random.chance(0.15) ? randomTerrain(random, input) : null;
  return {
    structures: random.shuffle([...own, ...onTheWay]),
    barriers: near
      .slice(0, random.pick([0, 0, 1, 2]))
      .map((receiver, index) => barrier(random, index + 1, placeBetween(random, input, receiver), days)),
    zones: zones
      .filter(() => random.chance(0.85))
      .map(({ id }) => ({
        zoneId: id,
        groundLevel: random.chance(0.8) ? random.pick([0, 5, 5, 12.5]) : null,
        plantHeight: random.pick([null, null, 1.5, 10]),
      })),
    rows: rows.filter(() => random.chance(0.2)).map(({ id }) => ({ rowId: id, plantHeight: random.pick([1, 3, 12]) })),
    points: receivers
      .filter(() => random.chance(0.3))
      .map(({ pointId }) => ({
        pointId,
        heightAboveGround: random.pick([null, 12, 30]),
        hasNoOpeningInView: random.chance(0.6),
      })),
    ...(terrain && { terrain }),
  };
}

function distanceToZones([x, y]: CasePoint, { zones }: MethodCase): number {
  return Math.min(...zones.flatMap(({ outline }) => outline.flat().map(([cx, cy]) => Math.hypot(cx - x, cy - y))));
}

interface Crossing {
  readonly middle: CasePoint;
  /** The direction across the line. */
  readonly across: CasePoint;
}

/** A place on the line from a zone corner to a receiver, often halfway or near the receiver. */
function placeBetween(random: Random, { zones }: MethodCase, { position }: CaseReceiver): Crossing {
  const corner = random.pick(random.pick(zones).outline.flat());
  const [east, north] = [position[0] - corner[0], position[1] - corner[1]];
  const length = Math.max(1, Math.hypot(east, north));
  const share = random.pick([0.5, 0.7, 1 - 25 / length, 0.2 + 0.7 * random.fraction()]);
  return {
    middle: [corner[0] + share * east, corner[1] + share * north],
    across: [-north / length, east / length],
  };
}

/** A block with the receiver in the middle of its southern side, or at a corner. */
function ownBuilding(random: Random, { pointId, position }: CaseReceiver): CaseStructure {
  const [width, depth] = [random.pick([8, 12, 35]), random.pick([10, 15])];
  const from = random.pick([-width / 2, -width / 2, 0]);
  const turn = random.pick(TURNS);
  const outline = boxAt(position, turn, [from, 0, from + width, depth]);
  return { ...described(random), id: pointId, outline, kind: 'tower', baseLevel: random.pick([5, 5, 0, null]) };
}

function structure(random: Random, id: number, { middle, across }: Crossing, days: readonly string[]): CaseStructure {
  const [width, depth] = [random.pick([6, 20, 120, 300, 500]), random.pick([3, 8, 15, 40])];
  const turn = random.chance(0.3) ? random.pick(TURNS) : across;
  const box = boxAt(middle, turn, [-width / 2, -depth / 2, width / 2, depth / 2]);
  const outline = random.chance(0.25) ? withNotch(present(box[0])) : box;
  const kind = random.pick(['tower', 'tower', 'podium', 'other', 'other', 'underground', 'openSided'] as const);
  const isExcluded = random.chance(0.05) ? { isExcluded: true as const } : {};
  return {
    ...described(random),
    id,
    kind,
    outline: random.chance(0.5) ? outline : box,
    ...isExcluded,
    ...dates(random, days),
  };
}

function described(random: Random) {
  const baseLevel = random.pick([5, 0, 10, null]);
  const height = random.pick([2.5, 6, 20, 45, 90, 200]);
  return {
    baseLevel,
    roofLevel: random.chance(0.7) ? (baseLevel ?? 5) + height : null,
    heightMetres: random.chance(0.7) ? height : null,
    storeys: random.pick([null, 1, 5, 20]),
  };
}

function barrier(random: Random, id: number, { middle, across: over }: Crossing, days: readonly string[]): CaseBarrier {
  const turn = random.chance(0.3) ? random.pick(TURNS) : over;
  const length = random.pick([10, 120, 500]);
  const [along, across] = [length / 2, random.pick([0, 5])];
  return {
    id,
    kind: random.pick(['acoustic', 'acoustic', 'bund', 'containers', 'hoarding'] as const),
    line: [turned(middle, turn, -along, 0), turned(middle, turn, 0, across), turned(middle, turn, along, 0)],
    heightMetres: random.pick([2.5, 4.5, 7, 15]),
    groundLevel: random.pick([5, 0, null]),
    hasProof: random.chance(0.5),
    ...dates(random, days),
  };
}

function dates(random: Random, days: readonly string[]): { start?: string; end?: string } {
  return {
    ...(random.chance(0.15) && { start: random.pick(days) }),
    ...(random.chance(0.15) && { end: random.pick(days) }),
  };
}

function boxAt(origin: CasePoint, turn: CasePoint, [west, south, east, north]: readonly number[]): CasePoint[][] {
  const corner = (x = 0, y = 0) => turned(origin, turn, x, y);
  return [[corner(west, south), corner(east, south), corner(east, north), corner(west, north), corner(west, south)]];
}

/** The box with a quarter taken out. */
function withNotch(box: readonly CasePoint[]): CasePoint[][] {
  const [a, b, c, d] = box.map((corner) => corner);
  const between = (p: CasePoint | undefined, q: CasePoint | undefined): CasePoint => {
    const [from, to] = [present(p), present(q)];
    return [round3((from[0] + to[0]) / 2), round3((from[1] + to[1]) / 2)];
  };
  const ring = [
    present(a),
    present(b),
    between(b, c),
    between(between(a, b), between(c, d)),
    between(c, d),
    present(d),
  ];
  return [[...ring, present(a)]];
}

function turned([x, y]: CasePoint, [cosine, sine]: CasePoint, east: number, north: number): CasePoint {
  return [round3(x + east * cosine - north * sine), round3(y + east * sine + north * cosine)];
}

/** Hills of a few metres over the whole case, with some unknown places. */
function randomTerrain(random: Random, { zones, receivers }: MethodCase): CaseTerrain | null {
  const points = [...zones.flatMap(({ outline }) => outline.flat()), ...receivers.map(({ position }) => position)];
  const [west, south] = [Math.min(...points.map(([x]) => x)) - 50, Math.min(...points.map(([, y]) => y)) - 50];
  const [east, north] = [Math.max(...points.map(([x]) => x)) + 50, Math.max(...points.map(([, y]) => y)) + 50];
  const columns = Math.ceil((east - west) / 10) + 1;
  const rows = Math.ceil((north - south) / 10) + 1;
  if (columns * rows > 10_000) return null;
  const steepness = random.pick([3, 10, 25]);
  const levels = Array.from({ length: columns * rows }, (_, node) => {
    if (random.chance(0.002)) return null;
    const [x, y] = [node % columns, Math.floor(node / columns)];
    return Math.round(10 * (8 + steepness * Math.sin(x / 5) * Math.cos(y / 7))) / 10;
  });
  return { west, south, cellMetres: 10, columns, rows, levels };
}
