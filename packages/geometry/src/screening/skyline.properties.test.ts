import { describe, expect, it } from 'vitest';
import { type Hk80Point, hk80 } from '../coordinates.ts';
import { type BruteReceiver, findBruteHorizon, listStretches } from '../testing/brute-rays.ts';
import { pointOf, rectangleOf } from '../testing/points.ts';
import { createRandom } from '../testing/random.ts';
import { RayScan } from './ray-scan.ts';
import type { ScreeningScene } from './screen.ts';
import { ScreenGrid } from './screen-grid.ts';
import { SkylineDrawer } from './skyline-drawer.ts';
import { listTestedPlaces } from './tested-places.ts';

const SCENES = 16;
const SOURCE = 4;
/** More than the bins and their groups are wide, in radians. */
const BIN = 0.012;
const GROUP = 0.075;
const NONE: BruteReceiver = { own: null, leftOut: [] };

function drawScene(seed: number) {
  const random = createRandom(seed + 500);
  const solids = Array.from({ length: random.whole(3, 14) }, () => {
    const angle = random.between(0, 2 * Math.PI);
    const metres = 12 * 2 ** random.between(0, 5.2);
    const [east, north] = [metres * Math.cos(angle), metres * Math.sin(angle)];
    const half = random.between(0.05, 0.5) * metres;
    const depth = random.between(1, 0.3 * metres);
    // Along or across the map, so that all directions of sides and rays occur.
    const [width, height] = random.pick([true, false]) ? [half, depth] : [depth, half];
    const outline = [rectangleOf(east - width, north - height, east + width, north + height)];
    const tallness = random.pick([0.03, 0.15, 0.4, 1]);
    return { outline, roof: 1 + SOURCE + metres * tallness * random.between(0.7, 1) };
  }).filter(({ outline }) => listStretches(outline, rayTo(pointOf(0.01, 0.02)), 0, 0.02).length === 0);
  const scene: ScreeningScene = { solids, lines: [], terrain: null, zones: [] };
  const scan = new RayScan(scene);
  const drawer = new SkylineDrawer(solids, scan.layout, new ScreenGrid(scan.layout));
  const [east, north] = pointOf(0, 0);
  return { random, scene, scan, skyline: drawer.draw(east, north, SOURCE) };
}

const rayTo = (to: Hk80Point) => ({ from: pointOf(0, 0), to, source: SOURCE });

const towards = (angle: number, metres: number) => {
  const [east, north] = pointOf(0, 0);
  return hk80(east + metres * Math.cos(angle), north + metres * Math.sin(angle));
};

/** Screens up to here certainly count for places at a distance. */
const reachAt = (metres: number) => 10 * 2 ** (Math.min(11, Math.floor(2 * Math.log2(metres / 10) + 1e-12)) / 2) - 1;

/** The least slope over one screen in all directions near one, if it hides all of them. */
function slopeOver({ outline, roof }: ScreeningScene['solids'][number], angle: number, reach: number): number {
  const rise = roof - 1 - SOURCE;
  const corners = (outline[0] ?? []).map((corner) => [corner[0] - pointOf(0, 0)[0], corner[1] - pointOf(0, 0)[1]]);
  const middle = [0, 1].map((axis) => ((corners[0]?.[axis] ?? 0) + (corners[2]?.[axis] ?? 0)) / 2);
  if (rise / Math.hypot(...middle) <= 0.0501) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = -3; i <= 3; i++) {
    const [first] = listStretches(outline, rayTo(towards(angle + (i * BIN) / 3, 900)), 0, 900);
    if (first === undefined || first[0] > reach || first[0] < 1 || first[1] - first[0] < 1) return 0;
    least = Math.min(least, rise / first[0]);
  }
  return least;
}

/** The slope up to which everything near a direction is certainly hidden. */
const slopeAt = ({ solids }: ScreeningScene, angle: number, metres: number) =>
  0.93 * Math.max(0, ...solids.map((solid) => slopeOver(solid, angle, reachAt(metres))));

const bearingOf = (point: Hk80Point) => Math.atan2(point[1] - pointOf(0, 0)[1], point[0] - pointOf(0, 0)[0]);

/** The least of it over the directions of a circle. */
function slopeWithin(scene: ScreeningScene, middle: Hk80Point, radius: number, margin: number, metres: number): number {
  const half = Math.asin(radius / Math.hypot(middle[0] - pointOf(0, 0)[0], middle[1] - pointOf(0, 0)[1])) + margin;
  const angles = Array.from({ length: 17 }, (_, i) => bearingOf(middle) + half * (i / 8 - 1));
  return Math.min(...angles.map((angle) => slopeAt(scene, angle, metres)));
}

describe('skylines of random scenes, compared with single rays', () => {
  it('[CALC-127] hide a place only if its ray has a horizon above the limit, and then unless the bins are too coarse', () => {
    const counts = { hidden: 0, open: 0, known: 0 };
    for (let seed = 0; seed < SCENES; seed++) {
      const { random, scene, scan, skyline } = drawScene(seed);
      for (let i = 0; i < 40; i++) {
        const metres = 11 * 2 ** random.between(0, 6);
        const position = towards(random.between(-Math.PI, Math.PI), metres);
        const places = listTestedPlaces({ position, outline: null, leftOut: [] }, scene, scan, null);
        const { horizon } = findBruteHorizon(scene, NONE, rayTo(position));
        const slope = slopeAt(scene, bearingOf(position), metres);
        const limits = [SOURCE - 3, SOURCE + 1, SOURCE + slope * metres - 1e-3, horizon - 1e-3, horizon + 1e-3];
        for (const limit of limits.filter(Number.isFinite)) {
          const isHidden = skyline.hides(places, 0, limit);
          if (isHidden) expect([seed, i, limit, horizon > limit]).toEqual([seed, i, limit, true]);
          const isCertain = slope > 0 && limit < SOURCE + slope * metres;
          if (isCertain) expect([seed, i, limit, isHidden]).toEqual([seed, i, limit, true]);
          if (isCertain) expect([seed, i, skyline.hidesAll(places, limit)]).toEqual([seed, i, true]);
          counts[isHidden ? 'hidden' : 'open']++;
          if (isCertain) counts.known++;
        }
      }
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(300);
  });

  it('[CALC-127] hide circles and buildings only if they hide all points in them', () => {
    const counts = { levels: 0, none: 0, known: 0, buildings: 0, knownBuildings: 0 };
    for (let seed = 0; seed < SCENES; seed++) {
      const { random, scene, scan, skyline } = drawScene(seed);
      for (let i = 0; i < 20; i++) {
        const metres = 16 * 2 ** random.between(0, 5);
        const radius = Math.min(random.between(1, 30), 0.4 * metres);
        const middle = towards(random.between(-Math.PI, Math.PI), metres);
        const level = skyline.levelAt({ middleEast: middle[0], middleNorth: middle[1], radius });
        const points = Array.from({ length: 6 }, () => {
          const [angle, away] = [random.between(0, 7), radius * Math.sqrt(random.between(0, 1))];
          return hk80(middle[0] + away * Math.cos(angle), middle[1] + away * Math.sin(angle));
        });
        for (const point of points) {
          const { horizon } = findBruteHorizon(scene, NONE, rayTo(point));
          expect([seed, i, level < horizon || level === Number.NEGATIVE_INFINITY]).toEqual([seed, i, true]);
        }
        counts[Number.isFinite(level) ? 'levels' : 'none']++;
        const shortest = metres - radius;
        const slope = shortest < 10 ? 0 : slopeWithin(scene, middle, radius, GROUP, shortest);
        if (slope > 0) {
          expect([seed, i, level > SOURCE + slope * shortest]).toEqual([seed, i, true]);
          counts.known++;
        }
        // A square building within the circle, beside a left-out one.
        const half = Math.min(radius, 12) / 2;
        const [east, north] = [middle[0] - pointOf(0, 0)[0], middle[1] - pointOf(0, 0)[1]];
        const outline = [rectangleOf(east - half, north - half, east + half, north + half)];
        const leftOut = scene.solids.flatMap((_, screen) => (screen % 5 === 0 && i % 2 === 0 ? [screen] : []));
        const places = listTestedPlaces({ position: middle, outline, leftOut }, scene, scan, null);
        const { building, leftOutRadius } = places;
        const nearest = metres - building.radius;
        const certain =
          leftOut.length > 0 || nearest < 10 ? 0 : slopeWithin(scene, middle, building.radius, BIN, nearest);
        for (const limit of [SOURCE - 2, SOURCE + 2, SOURCE + 0.1 * metres, SOURCE + certain * nearest - 1e-3]) {
          const isHidden = skyline.hidesAll(places, limit);
          for (let place = 0; place < places.count; place += 3) {
            if (!skyline.hides(places, place, limit)) continue;
            const to = hk80(places.eastings[place] ?? 0, places.northings[place] ?? 0);
            const { horizon } = findBruteHorizon(scene, { own: outline, leftOut }, rayTo(to));
            expect([seed, i, place, limit < horizon]).toEqual([seed, i, place, true]);
          }
          if (isHidden) {
            counts.buildings++;
            expect(leftOutRadius).toBeLessThan(metres);
            for (let place = 0; place < places.count; place++) {
              const to = hk80(places.eastings[place] ?? 0, places.northings[place] ?? 0);
              const { horizon } = findBruteHorizon(scene, { own: outline, leftOut }, rayTo(to));
              expect([seed, i, place, limit < horizon]).toEqual([seed, i, place, true]);
            }
          }
          if (certain === 0 || limit >= SOURCE + certain * nearest) continue;
          expect([seed, i, limit, isHidden]).toEqual([seed, i, limit, true]);
          counts.knownBuildings++;
        }
      }
    }
    expect(Math.min(...Object.values(counts))).toBeGreaterThan(30);
  });
});
