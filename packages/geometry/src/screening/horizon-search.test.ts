import { describe, expect, it } from 'vitest';
import { type Hk80Point, type Hk80Polygon, hk80 } from '../coordinates.ts';
import {
  type BruteHorizon,
  type BruteRay,
  findBruteHorizon,
  lengthOf,
  listBrutePlaces,
  listStretches,
} from '../testing/brute-rays.ts';
import { lineOf, pointOf, rectangleOf } from '../testing/points.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { HorizonSearch } from './horizon-search.ts';
import { isHiddenAt, type ScreeningScene, type SolidScreen } from './screen.ts';
import { createTestPoints, type TestPoints } from './test-points.ts';
import type { TestedReceiver } from './tested-places.ts';

type Pair = readonly [number, number];

const SCENES = 40;
const ELEVATIONS = [5, 9, 14, 60];
const SIZES: readonly Pair[] = [
  [8, 12],
  [20, 30],
  [6, 90],
];

function drawBox(random: Random, [east, north]: Pair, [width, depth]: Pair): Hk80Polygon {
  const angle = random.between(0, Math.PI);
  const corner = (x: number, y: number): Pair => [
    east + (x * Math.cos(angle) - y * Math.sin(angle)) / 2,
    north + (x * Math.sin(angle) + y * Math.cos(angle)) / 2,
  ];
  const corners = [corner(-width, -depth), corner(width, -depth), corner(width, depth), corner(-width, depth)] as const;
  const middle = lineOf(corner(0, 0.1 * depth));
  const ring = lineOf(...corners);
  const inner = lineOf(...[-0.5, 0.5].map((x) => corner(x * width, -0.3 * depth)), corner(0, 0.6 * depth));
  return random.pick([[ring], [ring.toReversed()], [[...ring, ...middle]], [ring, inner]]);
}

function drawScene(random: Random, away: number): ScreeningScene {
  const solids = Array.from({ length: random.whole(1, 9) }, (): SolidScreen => {
    const size = random.pick(SIZES);
    const middle = [random.between(-10, away + 15), random.between(-35, 35)] as const;
    return { outline: drawBox(random, middle, size), roof: random.pick([4, 9, 17, 26, 60]) };
  });
  const levels = Array.from({ length: 40 * 30 }, () => (random.whole(0, 9) === 0 ? null : random.between(2, 14)));
  const [west, south] = pointOf(-60, -90);
  const across = random.between(10, away);
  return {
    solids,
    lines: random.pick([true, false])
      ? [
          {
            line: lineOf([across, -40], [across + 6, 20], [across - 5, 21], [across - 8, -15]),
            heightMetres: random.between(3, 9),
            ground: random.pick([null, 5]),
          },
        ]
      : [],
    terrain: random.pick([true, false]) ? { west, south, cellMetres: 6.4, columns: 40, rows: 30, levels } : null,
    zones: [[rectangleOf(-12, -10, 14, 9)]],
  };
}

interface City {
  readonly scene: ScreeningScene;
  readonly receiver: TestedReceiver;
  readonly createPoints: () => TestPoints;
  /** All rays that count, with their horizons. */
  readonly rays: readonly { readonly ray: BruteRay; readonly found: BruteHorizon }[];
  readonly places: number;
}

/** A work site around the origin and a building to the east. */
function createCity(seed: number): City {
  const random = createRandom(seed);
  const away = random.between(25, 160);
  const scene = drawScene(random, away);
  const corner: Pair = [away + random.between(0, 9), random.between(-9, 9)];
  const [width, depth] = [random.between(5, 24), random.between(5, 24)];
  const outline = [rectangleOf(corner[0], corner[1], corner[0] + width, corner[1] + depth)];
  // Before the near wall or in the building, which never hides its point.
  const position = pointOf(corner[0] + random.pick([-0.01, 3]), corner[1] + 2.5);
  const leftOut = random.pick([[], [0], [0, 1]]).filter((screen) => screen < scene.solids.length);
  const sources = Array.from({ length: random.whole(1, 6) }, () =>
    pointOf(random.between(-12, 14), random.between(-10, 9)),
  );
  const elevations = sources.map(() => random.between(3, 22));
  const facades = listBrutePlaces(scene, outline, leftOut);
  const rays = sources.flatMap((from, i) =>
    [position, ...facades].map((to) => ({ from, to, source: elevations[i] ?? 0 })),
  );
  const counted = rays.filter((ray) => {
    if (ray.to === position) return true;
    return listStretches(outline, ray, 0, lengthOf(ray)).every(([near, far]) => far - near <= 0.1);
  });
  return {
    scene,
    receiver: { position, outline, leftOut },
    createPoints: () => {
      const points = createTestPoints(
        {
          eastings: Float64Array.from(sources, ([east]) => east),
          northings: Float64Array.from(sources, ([, north]) => north),
        },
        { movable: seed % 2 },
      );
      points.elevations.set(elevations);
      return points;
    },
    rays: counted.map((ray) => ({ ray, found: findBruteHorizon(scene, { own: outline, leftOut }, ray) })),
    places: facades.length,
  };
}

const known: City[] = [];

function eachCity(visit: (city: City, seed: number) => void): void {
  for (let seed = 0; seed < SCENES; seed++) {
    const city = known[seed] ?? createCity(seed);
    known[seed] = city;
    visit(city, seed);
  }
}

const lowestOf = ({ rays }: City) =>
  rays.reduce((best, one) => {
    const difference = one.found.horizon - best.found.horizon;
    if (difference !== 0 && !Number.isNaN(difference)) return difference < 0 ? one : best;
    return lengthOf(one.ray) < lengthOf(best.ray) ? one : best;
  });

const near = (value: number) => (Number.isFinite(value) ? expect.closeTo(value, 5) : value);
const nearPoint = (point: Hk80Point) => point.map((value) => expect.closeTo(value, 6));
const rayKey = (from: readonly number[], to: readonly number[]) =>
  [...from, ...to].map((value) => value.toFixed(4)).join(' ');

describe('horizons of random cities, compared with a test of every ray against every screen', () => {
  it('[CALC-72] [CALC-73] have the same deciding ray, place and edge', () => {
    const kinds = new Set<string>();
    eachCity((city, seed) => {
      const search = new HorizonSearch(city.scene);
      search.setReceiver(city.receiver);
      const { ray, found } = lowestOf(city);
      kinds.add(
        typeof found.screen === 'number' && found.screen >= city.scene.solids.length ? 'line' : typeof found.screen,
      );
      const [points, withSkylines] = [city.createPoints(), city.createPoints()];
      search.openSkylines(withSkylines, 0);
      for (const each of [points, withSkylines])
        expect([seed, search.findLowest(each)]).toEqual([
          seed,
          {
            ...{ horizon: near(found.horizon), from: nearPoint(ray.from), to: nearPoint(ray.to), source: ray.source },
            ...{ distanceMetres: near(lengthOf(ray)), screen: found.screen },
            ...{ atMetres: near(found.at), top: near(found.top) },
          },
        ]);
    });
    expect([...kinds].sort()).toEqual(['line', 'number', 'object', 'string']);
  });

  it('[CALC-72] [CALC-127] are above the same elevations, with an open ray where one is', () => {
    const counts = { hidden: 0, open: 0 };
    eachCity((city, seed) => {
      const { scene, receiver, rays } = city;
      const first = new HorizonSearch(scene);
      const search = seed % 3 === 0 ? new HorizonSearch(scene, first) : first;
      const [points, withSkylines] = [city.createPoints(), city.createPoints()];
      search.openSkylines(withSkylines, 0);
      const { horizon } = lowestOf(city).found;
      // Another receiver of the building comes between, whose facades are the same.
      const other = { ...receiver, position: pointOf(-60, 70) };
      const levels = Number.isFinite(horizon) ? [horizon - 1e-4, horizon + 1e-4] : [];
      for (const elevation of [...ELEVATIONS, ...levels]) {
        const isHidden = isHiddenAt(elevation, horizon);
        counts[isHidden ? 'hidden' : 'open']++;
        for (const each of [points, withSkylines]) {
          search.setReceiver(other);
          search.findOpenRay(each, elevation);
          search.setReceiver(receiver);
          const open = search.findOpenRay(each, elevation);
          expect([seed, elevation, open === null]).toEqual([seed, elevation, isHidden]);
          if (open === null) continue;
          // It is among the rays that are in view.
          const from = [each.eastings[open.point] ?? 0, each.northings[open.point] ?? 0];
          const found = rays.filter(
            ({ ray, found }) => !isHiddenAt(elevation, found.horizon) && rayKey(ray.from, []) === rayKey(from, []),
          );
          expect(found.length).toBeGreaterThan(0);
          if (open.place === 0) expect(found.map(({ ray }) => ray.to)).toContain(receiver.position);
        }
      }
      search.closeSkylines(withSkylines);
      expect(withSkylines.skylines).toBeNull();
    });
    expect(Math.min(counts.hidden, counts.open)).toBeGreaterThan(60);
  });

  it('[CALC-72] hide the same rays, which are counted and visited', () => {
    eachCity((city, seed) => {
      const search = new HorizonSearch(city.scene);
      search.setReceiver(city.receiver);
      const points = city.createPoints();
      for (const elevation of ELEVATIONS) {
        const open = city.rays.filter(({ found }) => !isHiddenAt(elevation, found.horizon));
        expect([seed, search.countRays(points, elevation)]).toEqual([
          seed,
          {
            ...{ points: points.eastings.length, places: city.places, rays: city.rays.length },
            hidden: city.rays.length - open.length,
          },
        ]);
        const visited: string[] = [];
        search.visitOpenRays(points, elevation, (ray) => {
          visited.push(rayKey([ray.startEast, ray.startNorth], [ray.endEast, ray.endNorth]));
          return true;
        });
        expect([seed, visited]).toEqual([seed, open.map(({ ray }) => rayKey(ray.from, ray.to))]);
        let first = 0;
        search.visitOpenRays(points, elevation, () => {
          first++;
          return false;
        });
        expect(first).toBe(Math.min(1, open.length));
      }
    });
  });

  it('are decided by a line only where nothing else hides the ray', () => {
    const counts = { behind: 0, before: 0 };
    eachCity((city) => {
      const { scene, receiver } = city;
      if (scene.lines[0]?.ground === null) return;
      const bare = { ...scene, lines: [] };
      const plain = new HorizonSearch(bare);
      const search = new HorizonSearch(scene, plain);
      const points = city.createPoints();
      for (const elevation of [...ELEVATIONS, 6, 7, 8, 11, 20]) {
        plain.setReceiver(receiver);
        search.setReceiver(receiver);
        const open = plain.findOpenRay(points, elevation);
        points.lastFacades = null;
        if (open === null) continue;
        const places = [receiver.position, ...listBrutePlaces(scene, receiver.outline ?? [], receiver.leftOut)];
        const ray = {
          from: hk80(points.eastings[open.point] ?? 0, points.northings[open.point] ?? 0),
          to: places[open.place] ?? receiver.position,
          source: points.elevations[open.point] ?? 0,
        };
        const alone = findBruteHorizon({ ...scene, solids: [], terrain: null }, { own: null, leftOut: [] }, ray);
        const isBehind = isHiddenAt(elevation, alone.horizon);
        expect(search.isBehindLine(points, open, elevation)).toBe(isBehind);
        if (isBehind) expect(search.mayMeetLine(points, receiver)).toBe(true);
        counts[isBehind ? 'behind' : 'before']++;
      }
    });
    expect(Math.min(counts.behind, counts.before)).toBeGreaterThan(5);
  });
});

describe('a search for horizons', () => {
  const wall = (east: number, roof: number): SolidScreen => ({
    outline: [rectangleOf(east, -90, east + 4, 90)],
    roof,
  });
  const lineAt = (east: number) => ({ line: lineOf([east, -20], [east, 20]), heightMetres: 4, ground: 0 });
  const sceneOf = (changes: Partial<ScreeningScene>): ScreeningScene => ({
    ...{ solids: [], lines: [], terrain: null, zones: [] },
    ...changes,
  });
  const pointsAt = (...places: readonly Pair[]) => {
    const points = createTestPoints({
      eastings: Float64Array.from(lineOf(...places), ([east]) => east),
      northings: Float64Array.from(lineOf(...places), ([, north]) => north),
    });
    points.elevations.fill(4);
    return points;
  };
  const receiverAt = (east: number, north = 0): TestedReceiver => ({
    ...{ position: pointOf(east, north), outline: [rectangleOf(east, north - 5, east + 10, north + 5)], leftOut: [] },
  });

  it('needs a receiver and a test point', () => {
    const search = new HorizonSearch(sceneOf({}));
    expect(() => search.findLowest(pointsAt([0, 0]))).toThrow('no receiver is set');
    expect(() => search.findOpenRay(pointsAt([0, 0]), 5)).toThrow('no receiver is set');
    search.setReceiver(receiverAt(100));
    expect(() => search.findLowest(pointsAt())).toThrow('a source needs a test point');
    expect(search.findOpenRay(pointsAt(), 5)).toBeNull();
  });

  it('remembers for each point the screen that hid all its rays, and tries the point that was in view first', () => {
    const search = new HorizonSearch(sceneOf({ solids: [wall(60, 5), wall(30, 40), wall(80, 6)] }));
    search.setReceiver(receiverAt(150));
    const points = pointsAt([0, 0], [0, 9], [70, 0]);
    expect(search.findOpenRay({ ...points, fixedCount: 2 }, 12)).not.toBeNull();
    expect([...points.lastScreens]).toEqual([1, 1, 0]);
    expect(search.findOpenRay(points, 200)).toMatchObject({ point: 0 });
    const other = pointsAt([0, 0], [0, 9], [70, 0]);
    expect(search.findOpenRay(other, 12)).toEqual({ point: 2, place: 1 });
    expect(other.lastInView).toBe(2);
    expect(other.lastFacades).toMatchObject({ elevation: 12, openRay: { point: 2, place: 1 }, open: [2] });
    // From there it begins at another elevation, and for another building.
    expect(search.findOpenRay(other, 12.5)).toMatchObject({ point: 2 });
    expect(other.lastFacades?.open).toEqual([2]);
    search.setReceiver(receiverAt(150, 20));
    expect(search.findOpenRay(other, 12.5)).toMatchObject({ point: 2 });
    expect(other.lastFacades?.building.middleNorth).toBeCloseTo(pointOf(0, 20)[1], 6);
  });

  it('takes over what another receiver of the building sees from its facades', () => {
    const search = new HorizonSearch(sceneOf({ solids: [wall(30, 40)] }));
    const points = pointsAt([0, 0]);
    const receiver = receiverAt(150);
    search.setReceiver(receiver);
    search.findOpenRay(points, 12);
    const { lastFacades } = points;
    search.setReceiver({ ...receiver, position: pointOf(150, 2) });
    search.findOpenRay(points, 12);
    expect(points.lastFacades).toBe(lastFacades);
    // Not where the point widens the circle, at another elevation, or without a building.
    search.setReceiver({ ...receiver, position: pointOf(170, 2) });
    search.findOpenRay(points, 12);
    expect(points.lastFacades).not.toBe(lastFacades);
    search.setReceiver(receiver);
    search.findOpenRay(points, 12);
    const again = points.lastFacades;
    search.findOpenRay(points, 13);
    expect([points.lastFacades === again, points.lastFacades?.elevation]).toEqual([false, 13]);
    search.setReceiver({ ...receiver, outline: null });
    search.findOpenRay(points, 13);
    const alone = points.lastFacades;
    search.findOpenRay(points, 13);
    expect([points.lastFacades === alone, alone?.outline]).toEqual([false, null]);
  });

  it('decides by the first of several samples of terrain with the same horizon', () => {
    const [west, south] = pointOf(-50, -50);
    const levels = Array.from({ length: 900 }, () => 6);
    const terrain = { west, south, cellMetres: 10, columns: 30, rows: 30, levels };
    const search = new HorizonSearch(sceneOf({ terrain }));
    search.setReceiver({ ...receiverAt(100), outline: null });
    // Level with the source: 6 m less the clearance.
    expect(search.findLowest(pointsAt([0, 0]))).toMatchObject({ screen: 'terrain', horizon: 4, atMetres: 0.5, top: 4 });
  });

  it('knows whether a drawn line may come between the works and a building', () => {
    const mayMeet = (...lines: ScreeningScene['lines']) =>
      new HorizonSearch(sceneOf({ lines })).mayMeetLine(pointsAt([0, -3], [0, 3]), receiverAt(100));
    expect([mayMeet(lineAt(50)), mayMeet(lineAt(200), lineAt(50)), mayMeet(lineAt(50), lineAt(200))]).toEqual([
      ...[true, true, true],
    ]);
    expect([mayMeet(), mayMeet(lineAt(200)), mayMeet(lineAt(-50), lineAt(200))]).toEqual([false, false, false]);
    // The circle around the building is sqrt(5 x 5 + 5 x 5) wide, and facade points are 1 m before it.
    const beside = (north: number) => mayMeet({ ...lineAt(50), line: lineOf([40, north], [60, north]) });
    const reach = Math.sqrt(50) + 2;
    expect([beside(reach - 0.01), beside(reach + 0.01), beside(0.01 - reach), beside(-0.01 - reach)]).toEqual([
      ...[true, false, true, false],
    ]);
    // Works wider than the building.
    const wide = (north: number) =>
      new HorizonSearch(sceneOf({ lines: [{ ...lineAt(50), line: lineOf([40, north], [60, north]) }] })).mayMeetLine(
        pointsAt([0, -30], [0, 30]),
        receiverAt(100),
      );
    expect([wide(29.9), wide(30.1)]).toEqual([true, false]);
  });

  it('finds the solids that share ground with an outline, itself included', () => {
    const small = [rectangleOf(0, 0, 0.5, 0.5)];
    const outlines = [small, [rectangleOf(-4, -4, 5, 5)], [rectangleOf(0.4, 0, 9, 9)], [rectangleOf(40, 0, 49, 9)]];
    const search = new HorizonSearch(sceneOf({ solids: outlines.map((outline) => ({ outline, roof: 9 })) }));
    expect(search.findSharing(small, 1).sort()).toEqual([0]);
    expect(search.findSharing(small, 0.1).sort()).toEqual([0, 1]);
    expect(search.findSharing(small, 0.01).sort()).toEqual([0, 1, 2]);
    expect(search.findSharing([rectangleOf(0, 0, 3, 3)], 1).sort()).toEqual([1, 2]);
    expect(search.findSharing([rectangleOf(90, 0, 93, 3)], 0)).toEqual([]);
  });
});
