import { describe, expect, it } from 'vitest';
import { createPositions } from '../calculation/fixed-positions.ts';
import { packTerrain } from '../terrain/snapshot-terrain.ts';
import { at, squareAt, zone } from '../testing/snapshot-builder.ts';
import { createSources, describeGrounds } from './screened-sources.ts';
import type { SnapshotScreening } from './screening.schema.ts';

/** 10 m wide, so that its outline has 8 test points. */
const zones = [zone({ outline: squareAt(0, 0, 10), centre: at(5, 5) }), zone({ id: 2, outline: squareAt(90, 0, 10) })];
const [west, south] = at(-100, -100);
const levels = Array.from({ length: 9 }, (_, node) => 4 + (node % 3));
/** 4 mPD 100 m west of the origin, 1 m higher every 100 m to the east. */
const terrain = packTerrain({ west, south, cellMetres: 100, columns: 3, rows: 3, levels }, 1);

/** The second receiver sees another portion of the first zone. */
const notionalSources = {
  zoneCount: 2,
  eastings: Float64Array.of(at(5, 0)[0], 0, at(7, 0)[0], 0),
  northings: Float64Array.of(at(0, 7)[1], 0, at(0, 5)[1], 0),
  distancesMetres: new Float64Array(4),
  portionCentres: new Map([[0, Float64Array.of(...at(5, 5), ...at(6, 5))]]),
};

function createAll(screening: Partial<SnapshotScreening>, positions = createPositions(), centres = true) {
  const input = { structures: [], barriers: [], zones: [], rows: [], points: [], ...screening };
  const portionCentres = centres ? notionalSources.portionCentres : new Map<number, Float64Array>();
  const grounds = describeGrounds(zones, input);
  return createSources({ zones, grounds, notionalSources: { ...notionalSources, portionCentres }, positions });
}

const placesOf = (points: ReturnType<ReturnType<typeof createAll>['zonePoints']>) =>
  points && Array.from(points.eastings, (east, i) => [east - at(0, 0)[0], (points.northings[i] ?? 0) - at(0, 0)[1]]);
const typed = { zones: [{ zoneId: 1, groundLevel: 6, plantHeight: 2.5 }] };

describe('the test points of a zone (M-101, M-103)', () => {
  it('[CALC-72] are its outline, its centre, the notional source and the nearest point', () => {
    const sources = createAll(typed);
    const points = sources.zonePoints(0, 0);
    expect(placesOf(points)?.slice(-3)).toEqual([
      [5, 5],
      [5, 7],
      [5, 9],
    ]);
    expect(placesOf(points)).toHaveLength(11);
    expect(points?.fixedCount).toBe(9);
    expect([...(points?.elevations ?? [])]).toEqual(Array.from({ length: 11 }, () => 8.5));
    // The same object serves the next receiver, from the centre of its portion.
    expect(sources.zonePoints(0, 1)).toBe(points);
    expect(sources.outlinePoints(0)).toBe(points);
    expect(placesOf(points)?.slice(-3)).toEqual([
      [5, 5],
      [7, 5],
      [8, 5],
    ]);
    expect(placesOf(createAll(typed, createPositions(), false).zonePoints(0, 1))?.slice(-2)).toEqual([
      [7, 5],
      [9, 5],
    ]);
    expect(sources.zonePoints(1, 0)).toBeNull();
  });

  it('[CALC-123] stand on the terrain at each of them, and are none where it is unknown', () => {
    const elevations = createAll({ terrain }).zonePoints(0, 1)?.elevations;
    const heightAt = (east: number) => expect.closeTo(5 + east / 100 + 3, 9);
    expect([...(elevations ?? [])]).toEqual([0, 5, 10, 10, 10, 5, 0, 0, 5, 7, 8].map(heightAt));
    const unknown = (node: number) => {
      const gaps: (number | null)[] = [...levels];
      gaps[node] = null;
      return packTerrain({ west, south, cellMetres: 100, columns: 3, rows: 3, levels: gaps }, 1);
    };
    expect(createAll({ terrain: unknown(8) }).zonePoints(0, 0)).toBeNull();
    expect(createAll({ terrain: unknown(6) }).zonePoints(0, 0)).not.toBeNull();
  });
});

describe('the test point of a row with a fixed location', () => {
  it('[CALC-72] is its place, on the ground of its zone, at its own height or that of the zone', () => {
    const positions = createPositions();
    const own = positions.indexOf(at(40, 3), { zone: 0, plantHeight: 1 });
    const usual = positions.indexOf(at(40, 3), { zone: 0, plantHeight: null });
    const other = positions.indexOf(at(40, 3), { zone: 1, plantHeight: 1 });
    const off = positions.indexOf(at(40, 3));
    const sources = createAll(typed, positions);
    expect(placesOf(sources.fixedPoints(own))).toEqual([[40, 3]]);
    const heights = [own, usual].map((position) => [...(sources.fixedPoints(position)?.elevations ?? [])]);
    expect(heights).toEqual([[7], [8.5]]);
    expect([sources.fixedPoints(other), sources.fixedPoints(off), sources.fixedPoints(99)]).toEqual([null, null, null]);
    expect(sources.fixedPoints(own)).toBe(sources.fixedPoints(own));
    expect(createAll({ terrain }, positions).fixedPoints(other)?.elevations[0]).toBeCloseTo(5.4 + 1, 9);
  });
});
