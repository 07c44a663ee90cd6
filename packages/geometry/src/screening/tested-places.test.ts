import { describe, expect, it } from 'vitest';
import { hk80 } from '../coordinates.ts';
import { offsetOf, pointOf, rectangleOf, ringOf } from '../testing/points.ts';
import { isInsideOutline, listFacadePlaces } from './facade-places.ts';
import { RayScan } from './ray-scan.ts';
import type { ScreeningScene } from './screen.ts';
import { listTestedPlaces, type TestedPlaces } from './tested-places.ts';

const own = [rectangleOf(0, 0, 12, 4)];
/** Beside the east end of it, and a podium below both. */
const solids = [
  { outline: [rectangleOf(12, -3, 20, 9)], roof: 20 },
  { outline: [rectangleOf(-5, -20, 30, 20)], roof: 8 },
  { outline: [rectangleOf(200, -3, 220, 9)], roof: 20 },
];

function list(
  leftOut: readonly number[],
  outline: typeof own | null = own,
  known: TestedPlaces['facades'] | null = null,
) {
  const scene: ScreeningScene = { solids, lines: [], terrain: null, zones: [] };
  const scan = new RayScan(scene);
  scan.setReceiver(outline, leftOut);
  return listTestedPlaces({ position: pointOf(6, 2), outline, leftOut }, scene, scan, known);
}

const placesOf = ({ eastings, northings }: Pick<TestedPlaces, 'eastings' | 'northings'>) =>
  Array.from(eastings, (east, i) => offsetOf(hk80(east, northings[i] ?? 0)));

describe('the places of a receiver (M-104)', () => {
  it('[CALC-72] are its point and 1 m before each side of the building, at most 10 m apart', () => {
    expect(placesOf(list([0, 1]))).toEqual([
      [6, 2],
      ...[0, 6, 12].map((east) => [east, -1]),
      ...[0, 4].map((north) => [13, north]),
      ...[12, 6, 0].map((east) => [east, 5]),
      ...[4, 0].map((north) => [-1, north]),
    ]);
    expect(list([0, 1]).count).toBe(11);
  });

  it('[CALC-72] are not inside another building, unless that belongs to the receiver', () => {
    // At (12, 5) and (12, -1) they are on the wall of the neighbour, which is not inside.
    expect(placesOf(list([1])).filter(([east = 0]) => east > 12)).toEqual([]);
    expect(placesOf(list([1]))).toHaveLength(9);
    expect(placesOf(list([0]))).toEqual([[6, 2]]);
    expect(placesOf(list([1, 2]))).toEqual(placesOf(list([1])));
  });

  it('[CALC-72] without a building are the point alone, which nothing of its own hides', () => {
    const { count, facades, building, square } = list([], null);
    expect([count, facades.eastings.length, building.radius]).toEqual([1, 0, 0]);
    expect(offsetOf(hk80(building.middleEast, building.middleNorth))).toEqual([6, 2]);
    expect(square).not.toBeNull();
    expect(facades.isBehindBuilding(pointOf(6, 5)[0], pointOf(6, 5)[1], pointOf(6, -90)[0], pointOf(6, -90)[1])).toBe(
      false,
    );
  });

  it('[CALC-72] are behind the building where a ray runs through it', () => {
    const { facades } = list([0, 1]);
    const isBehind = (to: readonly [number, number], from: readonly [number, number]) => {
      const [[east, north], [sourceEast, sourceNorth]] = [pointOf(...to), pointOf(...from)];
      return facades.isBehindBuilding(east, north, sourceEast, sourceNorth);
    };
    expect([isBehind([6, 5], [6, -90]), isBehind([6, -1], [6, -90]), isBehind([-1, 0], [-1, 90])]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('[CALC-127] are in a circle, with the reach of what is left out and a square', () => {
    const { building, leftOutRadius, square } = list([0, 1]);
    expect(offsetOf(hk80(building.middleEast, building.middleNorth))).toEqual([6, 2]);
    expect(building.radius).toBeCloseTo(Math.hypot(7, 3), 9);
    // The corner of the podium at (30, -20).
    expect(leftOutRadius).toBeCloseTo(Math.hypot(24, 22), 6);
    expect(list([0]).leftOutRadius).toBeCloseTo(Math.hypot(14, 7), 6);
    expect(list([]).leftOutRadius).toBe(0);
    expect(square?.radius).toBeCloseTo(64 * Math.SQRT1_2 + 64, 9);
    expect(list([2]).square).toBeNull();
  });

  it('[CALC-127] are taken over from a receiver of the same building', () => {
    const { facades } = list([0, 1]);
    expect(list([0, 1], own, facades).facades).toBe(facades);
    expect(list([0], own, facades).facades).not.toBe(facades);
    expect(list([0, 2], own, facades).facades).not.toBe(facades);
    expect(list([0, 1], [...own], facades).facades).not.toBe(facades);
    expect(facades).toMatchObject({ outline: own, leftOut: [0, 1] });
  });
});

describe('points before the facades of a building (M-104)', () => {
  it('[CALC-72] leave out sides under a metre, unless all are shorter', () => {
    const clipped = [ringOf([0, 0], [8, 0], [8, 5.1], [7.1, 6], [0, 6])];
    expect(placesOf(listFacadePlaces(clipped))).toEqual([
      ...[0, 8].map((east) => [east, -1]),
      ...[0, 5.1].map((north) => [9, north]),
      ...[
        [8.707_107, 5.807_107],
        [7.807_107, 6.707_107],
      ],
      ...[7.1, 0].map((east) => [east, 7]),
      ...[6, 0].map((north) => [-1, north]),
    ]);
    const shorter = [ringOf([0, 0], [8, 0], [8, 5.4], [7.4, 6], [0, 6])];
    expect(placesOf(listFacadePlaces(shorter))).toHaveLength(8);
    expect(placesOf(listFacadePlaces([rectangleOf(0, 0, 0.5, 0.5)]))).toHaveLength(8);
    expect(placesOf(listFacadePlaces([rectangleOf(0, 0, 1, 0.5).toReversed()]))).toHaveLength(4);
    const twice = [ringOf([0, 0], [8, 0], [8, 0], [8, 6], [0, 6])];
    expect(placesOf(listFacadePlaces(twice))).toHaveLength(8);
  });

  it('[CALC-72] leave out those in the building itself, and courtyards', () => {
    const narrow = [ringOf([0, 0], [9, 0], [9, 9], [5, 9], [5, 3], [4.2, 3], [4.2, 9], [0, 9])];
    const places = placesOf(listFacadePlaces(narrow));
    // Before the walls of the gap of 0.8 m they are inside the other wing; its floor of 0.8 m is no side.
    expect(places.filter(([east = 0, north = 0]) => east > 0 && east < 9 && north > 0 && north < 9)).toEqual([]);
    const courtyard = [rectangleOf(0, 0, 9, 9), rectangleOf(2, 2, 7, 7)];
    expect(placesOf(listFacadePlaces(courtyard))).toHaveLength(8);
    expect(listFacadePlaces([]).eastings).toHaveLength(0);
  });

  it('are inside an outline or its courtyard, and on neither at a micrometre', () => {
    const courtyard = [rectangleOf(0, 0, 9, 9), rectangleOf(2, 2, 7, 7)];
    const inside = (east: number, north: number) =>
      isInsideOutline(courtyard, pointOf(east, 0)[0], pointOf(0, north)[1]);
    expect([inside(1, 5), inside(5, 1), inside(8, 8), inside(5, 8), inside(1, 1)]).toEqual(Array(5).fill(true));
    expect([inside(5, 5), inside(-1, 5), inside(10, 5), inside(5, -1), inside(5, 10), inside(-1, -1)]).toEqual(
      Array(6).fill(false),
    );
    expect([
      inside(0, 5),
      inside(5e-7, 5),
      inside(2e-6, 5),
      inside(9, 9),
      inside(2 - 5e-7, 5),
      inside(2 - 2e-6, 5),
    ]).toEqual([...[false, false, true, false, false, true]]);
  });
});
