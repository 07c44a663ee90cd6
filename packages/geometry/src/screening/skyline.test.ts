import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../fixtures/src/random.ts';
import { type Hk80Point, type Hk80Polygon, hk80 } from '../coordinates.ts';
import { HorizonSearch } from './horizon-search.ts';
import { listInnerLines } from './inner-outline.ts';
import { isHiddenAt, type SolidScreen } from './screen.ts';
import { createTestPoints } from './test-points.ts';
import type { TestedReceiver } from './tested-places.ts';

const PLOTS = 9;
const CITIES = 12;
const ELEVATIONS = [4, 8, 12, 20, 35, 60];

type Draw = (x: number, y: number) => Hk80Point;

/** Plots in a square from -1 to 1. Some have courtyards, thin walls or sharp corners. */
const SHAPES: readonly (readonly (readonly (readonly [number, number])[])[])[] = [
  [
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ],
  ],
  [
    [
      [-1, -1],
      [1, -1],
      [1, 0],
      [0.1, 0],
      [0.1, 1],
      [-1, 1],
    ],
  ],
  [
    [
      [-1, -1],
      [1, -1],
      [0.2, 0.3],
      [0, 1],
      [-0.2, 0.3],
    ],
  ],
  [
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ],
    [
      [-0.5, -0.5],
      [-0.5, 0.8],
      [0.98, 0.8],
      [0.98, -0.5],
    ],
  ],
  [
    [
      [-1, -1],
      [0, -0.99],
      [1, -1],
      [1, -0.98],
      [0.01, -0.97],
      [0, 1],
      [-0.01, -0.97],
      [-1, -0.98],
    ],
  ],
  [
    [
      [-1, -0.004],
      [1, -0.004],
      [1, 0.004],
      [-1, 0.004],
    ],
  ],
];

/** Half of the cities have coordinates in whole metres, right angles and party walls. */
function drawBuilding(random: Random, east: number, north: number, plot: number, isRound: boolean): Hk80Polygon {
  const angle = isRound ? 0 : random.between(0, Math.PI);
  const half = isRound ? plot / 2 : random.between(plot / 4, plot / 2);
  const at: Draw = (x, y) =>
    hk80(
      835_000 + east + half * (x * Math.cos(angle) - y * Math.sin(angle)),
      817_000 + north + half * (x * Math.sin(angle) + y * Math.cos(angle)),
    );
  const shape = random.pick(SHAPES);
  const rings = shape.map((ring) => ring.map(([x, y]) => at(x, y)));
  return random.chance(0.5) ? rings : rings.map((ring) => ring.toReversed());
}

function createCity(seed: number) {
  const random = createRandom(seed);
  const isRound = seed % 2 === 0;
  const plot = random.integer(10, 24);
  const solids = Array.from({ length: PLOTS * PLOTS }, (_, i): SolidScreen => {
    const [east, north] = [(i % PLOTS) * plot, Math.floor(i / PLOTS) * plot];
    return { outline: drawBuilding(random, east, north, plot, isRound), roof: random.pick([5, 9, 16, 24, 70]) };
  });
  const places = Array.from({ length: 6 }, () => ({
    east: 835_000 + random.between(0, 2 * plot),
    north: 817_000 + random.between(0, PLOTS * plot),
  }));
  const createPoints = () => {
    const points = createTestPoints(
      {
        eastings: Float64Array.from(places, ({ east }) => east),
        northings: Float64Array.from(places, ({ north }) => north),
      },
      { movable: 2 },
    );
    points.elevations.fill(seed % 3 === 0 ? 20 : 4);
    return points;
  };
  return { scene: { solids, lines: [], terrain: null, zones: [] }, createPoints };
}

describe('skylines', () => {
  it('[CALC-127] decide what the search without them decides, with the same deciding ray', { timeout: 120_000 }, () => {
    const found = { hidden: 0, inView: 0 };
    for (let seed = 0; seed < CITIES; seed++) {
      const { scene, createPoints } = createCity(seed);
      const [search, other] = [new HorizonSearch(scene), new HorizonSearch(scene)];
      const [exact, fast] = [createPoints(), createPoints()];
      other.openSkylines(fast, 0);
      scene.solids.forEach(({ outline }, index) => {
        const position = outline[0]?.[0] ?? hk80(0, 0);
        // The building behind belongs to it, like the podium of a tower.
        const receiver: TestedReceiver = { position, outline, leftOut: index % 4 === 0 ? [index, index + 1] : [index] };
        search.setReceiver(receiver);
        other.setReceiver({ ...receiver });
        const lowest = search.findLowest(exact);
        expect(other.findLowest(fast)).toEqual(lowest);
        for (const elevation of [...ELEVATIONS, lowest.horizon - 1e-7, lowest.horizon - 1e-4, lowest.horizon + 1e-4]) {
          if (!Number.isFinite(elevation)) continue;
          const isHidden = isHiddenAt(elevation, lowest.horizon);
          expect([seed, index, elevation, other.findOpenRay(fast, elevation) === null]).toEqual([
            seed,
            index,
            elevation,
            isHidden,
          ]);
          found[isHidden ? 'hidden' : 'inView']++;
        }
      });
    }
    expect(Math.min(found.hidden, found.inView)).toBeGreaterThan(1000);
  });

  it('[CALC-127] decide houses of one square as the search without them decides each', { timeout: 120_000 }, () => {
    const box = (east: number, north: number, width: number, depth: number) => {
      const at = (x: number, y: number) => hk80(835_000 + x, 817_000 + y);
      const [right, top] = [east + width, north + depth];
      return [[at(east, north), at(right, north), at(right, top), at(east, top), at(east, north)]];
    };
    const houses = Array.from({ length: 90 }, (_, i) =>
      box(180 + 22 * (i % 15), -60 + 22 * Math.floor(i / 15), 12, 12),
    );
    const solids = [
      { outline: box(30, -400, 5, 800), roof: 11 },
      { outline: box(90, -30, 10, 50), roof: 35 },
      ...houses.map((outline) => ({ outline, roof: 3 })),
    ];
    const scene = { solids, lines: [], terrain: null, zones: [] };
    const createPoints = () => {
      const northings = Float64Array.from([-20, -10, 0, 10, 20], (north) => 817_000 + north);
      const points = createTestPoints({ eastings: northings.map(() => 835_000), northings });
      points.elevations.fill(4);
      return points;
    };
    const [search, other] = [new HorizonSearch(scene), new HorizonSearch(scene)];
    const [exact, fast] = [createPoints(), createPoints()];
    other.openSkylines(fast, 0);
    // A level of a square is known once a house in it was asked, so each is asked twice.
    for (const outline of [...houses, ...houses]) {
      const receiver = { position: outline[0]?.[0] ?? hk80(0, 0), outline, leftOut: [houses.indexOf(outline) + 2] };
      search.setReceiver(receiver);
      other.setReceiver({ ...receiver });
      const { horizon } = search.findLowest(exact);
      for (const elevation of [0.5, 0.9, 1, 1.1].flatMap((share) => [share * horizon - 1e-4, share * horizon + 1e-4]))
        expect([outline[0]?.[0], elevation, other.findOpenRay(fast, elevation) === null]).toEqual([
          ...[outline[0]?.[0], elevation, isHiddenAt(elevation, horizon)],
        ]);
    }
  });

  it('[CALC-127] are drawn from sides well inside; thin parts have none', () => {
    const at = (east: number, north: number) => hk80(835_000 + east, 817_000 + north);
    const box = (depth: number) => [[at(0, 0), at(10, 0), at(10, depth), at(0, depth), at(0, 0)]];
    const [line, ...others] = listInnerLines(box(4));
    expect(others).toEqual([]);
    // Four sides, with the first repeated at the end.
    expect(line).toHaveLength(12);
    expect(Math.min(...(line?.filter((_, i) => i % 2 === 0) ?? []))).toBeCloseTo(835_000.075, 6);
    expect(listInnerLines(box(0.1))).toEqual([]);
  });
});
