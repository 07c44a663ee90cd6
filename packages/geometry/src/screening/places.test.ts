import { describe, expect, it } from 'vitest';
import { type Hk80Point, hk80 } from '../coordinates.ts';
import { circleAround, isSameCircle } from './circle.ts';
import { createLineCrosser, cutLine } from './cross-line.ts';
import { cutOutline } from './cut-outline.ts';
import { DecidingRay } from './lowest-horizon.ts';
import { divide, listOutlinePlaces, nearestPlaceOf, toPlaces } from './places.ts';
import { Ray } from './ray.ts';
import { NO_HORIZON } from './screen.ts';
import { distanceBetween } from './side-distance.ts';
import { createTestPoints, isRepeated } from './test-points.ts';

const square = (east: number, north: number, side: number): Hk80Point[] => [
  ...[hk80(east, north), hk80(east + side, north)],
  ...[hk80(east + side, north + side), hk80(east, north + side)],
];

describe('test points of an outline (M-103)', () => {
  it('are its corners and points that divide its sides into equal parts of at most 5 m', () => {
    const { eastings, northings } = listOutlinePlaces([square(0, 0, 6)]);
    expect([...eastings]).toEqual([0, 3, 6, 6, 6, 3, 0, 0]);
    expect([...northings]).toEqual([0, 0, 0, 3, 6, 6, 6, 3]);
    expect(listOutlinePlaces([square(0, 0, 5)]).eastings).toHaveLength(4);
    expect(listOutlinePlaces([square(0, 0, 20), square(5, 5, 5)]).eastings).toHaveLength(20);
  });

  it('are farther apart along a long outline, so that there are at most 2,000 unless it has more corners', () => {
    expect(listOutlinePlaces([square(0, 0, 2500)]).eastings).toHaveLength(2000);
    expect(listOutlinePlaces([square(0, 0, 2505)]).eastings).toHaveLength(4 * 251);
    const corners = Array.from({ length: 2100 }, (_, i) => hk80(i, i % 2));
    expect(listOutlinePlaces([corners]).eastings).toHaveLength(2100);
  });

  it('divide a line with both ends, whatever the rounding', () => {
    expect(divide(hk80(1, 2), hk80(7, 10), 5)).toEqual([
      [1, 2],
      [4, 6],
      [7, 10],
    ]);
    expect(divide(hk80(0, 0), hk80(5.000_000_5, 0), 5)).toHaveLength(2);
    expect(divide(hk80(3, 3), hk80(3, 3), 5)).toHaveLength(2);
  });

  it('include the nearest point of the outline, beyond the notional source (M-31)', () => {
    expect(nearestPlaceOf([30, 40], [0, 0])).toEqual([60, 80]);
    expect(nearestPlaceOf([60, 80], [0, 0])).toEqual([90, 120]);
    expect(nearestPlaceOf([5, 5], [5, 5])).toEqual([5, 5]);
    expect(nearestPlaceOf([10, 10], [4, 2])).toEqual([16, 18]);
  });

  it('may repeat an earlier one to a micrometre', () => {
    const places = toPlaces([
      [0, 0],
      [1, 0],
      [0, 5e-7],
      [1, 2e-6],
    ]);
    expect([0, 1, 2, 3].map((point) => isRepeated(places, point))).toEqual([false, false, true, false]);
    expect(createTestPoints(places, { movable: 2 })).toMatchObject({ fixedCount: 2, lastInView: 0, skylines: null });
    expect(createTestPoints(places).fixedCount).toBe(4);
  });
});

describe('a circle around a building with its places', () => {
  it('has the middle and half the diagonal of their extent', () => {
    const places = toPlaces([
      [10, 3],
      [4, -5],
    ]);
    expect(circleAround([square(0, 0, 4)], places)).toEqual({
      ...{ middleEast: 5, middleNorth: -0.5, radius: Math.sqrt(25 + 4.5 ** 2) },
    });
    const alone = circleAround(null, places);
    expect(alone).toEqual({ middleEast: 7, middleNorth: -1, radius: 5 });
    expect(isSameCircle(alone, { ...alone })).toBe(true);
    for (const change of [{ middleEast: 8 }, { middleNorth: 0 }, { radius: 6 }])
      expect(isSameCircle(alone, { ...alone, ...change })).toBe(false);
  });
});

describe('a drawn line crossed by a straight one (M-105)', () => {
  const line = [hk80(0, 10), hk80(10, 10), hk80(10, 30)];

  it('is crossed at a distance from the start and along the line; the farthest of several counts', () => {
    const cross = createLineCrosser(line);
    expect(cross(hk80(4, 0), hk80(4, 20))).toEqual({ atMetres: 10, alongMetres: 4 });
    expect(cross(hk80(0, 20), hk80(40, 20))).toEqual({ atMetres: 10, alongMetres: 20 });
    expect(cross(hk80(9, 0), hk80(9, 20))).toEqual({ atMetres: 10, alongMetres: 9 });
    const both = cross(hk80(0, 0), hk80(20, 40));
    expect([both?.atMetres, both?.alongMetres].map((metres) => Math.round((metres ?? 0) * 1e6) / 1e6)).toEqual([
      ...[22.360_68, 20],
    ]);
    expect(cross(hk80(20, 0), hk80(20, 40))).toBeNull();
    expect(cross(hk80(4, 0), hk80(4, 5))).toBeNull();
  });

  it('is cut between two distances from its first point', () => {
    expect(cutLine(line, 4, 15)).toEqual([hk80(4, 10), hk80(10, 10), hk80(10, 15)]);
    expect(cutLine(line, 0, 30)).toEqual(line);
    expect(cutLine(line, 12, 14)).toEqual([hk80(10, 12), hk80(10, 14)]);
    expect(cutLine(line, 2, 8)).toEqual([hk80(2, 10), hk80(8, 10)]);
    expect(cutLine([hk80(0, 0), hk80(0, 0), hk80(4, 0)], 1, 2)).toEqual([hk80(1, 0), hk80(2, 0)]);
  });
});

it('an outline is cut into the stretches within it', () => {
  const outline = [square(10, -5, 10), square(13, -2, 4)];
  const cut = cutOutline(outline, hk80(0, 0), hk80(40, 0));
  expect(cut.map((stretch) => stretch.map((metres) => Math.round(metres * 1e6) / 1e6))).toEqual([
    [10, 13],
    [17, 20],
  ]);
  expect(cutOutline(outline, hk80(0, 20), hk80(40, 20))).toEqual([]);
});

it('the distance between two sides is 0 where they cross, and from an end of one of them elsewhere', () => {
  const side = [hk80(0, 0), hk80(10, 0)] as const;
  expect(distanceBetween(side, [hk80(5, -1), hk80(5, 1)])).toBe(0);
  expect(distanceBetween(side, [hk80(5, 3), hk80(5, 8)])).toBe(3);
  expect(distanceBetween([hk80(5, 8), hk80(5, 3)], side)).toBe(3);
  expect(distanceBetween(side, [hk80(13, 4), hk80(20, -30)])).toBeCloseTo(130 / Math.hypot(7, 34), 9);
  expect(distanceBetween(side, [hk80(-3, -4), hk80(-3, -9)])).toBe(5);
});

describe('the ray that decides (M-106)', () => {
  const rayTo = (east: number, north: number, fromEast = 0) => {
    const ray = new Ray(4);
    ray.set(fromEast, 0, 3, east, north);
    return ray;
  };
  type Offers = readonly (readonly [ray: Ray, horizon: number])[];
  const decide = (...offers: Offers) => {
    const deciding = new DecidingRay();
    for (const [ray, horizon] of offers) deciding.offer(ray, horizon, 1, 5, 9);
    return deciding.result;
  };

  it('has the lowest horizon, and none without a ray', () => {
    expect(decide()).toBeNull();
    expect(new DecidingRay().limit).toBe(Number.POSITIVE_INFINITY);
    const low = decide([rayTo(30, 0), 20], [rayTo(50, 0), 10], [rayTo(20, 0), 15]);
    expect(low).toEqual({
      ...{ horizon: 10, from: hk80(0, 0), to: hk80(50, 0), distanceMetres: 50, source: 3 },
      ...{ screen: 1, atMetres: 5, top: 9 },
    });
    expect(decide([rayTo(30, 0), NO_HORIZON])).toMatchObject({ atMetres: 0, top: 0 });
  });

  it('of equal horizons is the shorter one, then the one with the smaller eastings and northings', () => {
    const toOf = (...offers: Offers) => decide(...offers)?.to;
    expect(toOf([rayTo(50, 0), 10], [rayTo(30, 0), 10.000_000_5])).toEqual(hk80(30, 0));
    expect(toOf([rayTo(30, 0), 10], [rayTo(50, 0), 10 - 5e-7])).toEqual(hk80(30, 0));
    expect(toOf([rayTo(0, 30), 10], [rayTo(30, 0), 10])).toEqual(hk80(0, 30));
    expect(toOf([rayTo(30, 0), 10], [rayTo(0, 30), 10])).toEqual(hk80(0, 30));
    expect(toOf([rayTo(0, 30), 10], [rayTo(0, -30), 10])).toEqual(hk80(0, -30));
    expect(decide([rayTo(30, 0), 10], [rayTo(20, 0, -10), 10])?.from).toEqual(hk80(-10, 0));
    expect(decide([rayTo(30, 0), 10], [rayTo(50, 0), 10 - 5e-7])?.horizon).toBe(10 - 5e-7);
  });
});
