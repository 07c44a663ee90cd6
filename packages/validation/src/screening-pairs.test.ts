import {
  createTestPoints,
  HorizonSearch,
  hk80,
  isHiddenAt,
  listOutlinePlaces,
  type ScreeningScene,
} from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import type { CasePoint } from './case.ts';
import { lowestHorizon } from './oracle/screening/lowest-horizon.ts';
import type { Standing } from './oracle/screening/ray-horizon.ts';
import { facadePoints, sourcePoints } from './oracle/screening/test-points.ts';
import { drawPair, type ScreenedPair } from './testing/screened-pairs.ts';

/** Number of pairs; override with QUIETSITE_SCREENING_PAIRS=10000. */
const PAIRS = Number(process.env.QUIETSITE_SCREENING_PAIRS ?? 400);
const PAIRS_PER_TEST = 100;

const toPoint = ([easting, northing]: CasePoint) => hk80(easting, northing);
const toOutline = (rings: readonly (readonly CasePoint[])[]) => rings.map((ring) => ring.map(toPoint));

/** The product's horizon and decisions. */
function searchPair({ zone, source, own, receiver, screens }: ScreenedPair) {
  const scene: ScreeningScene = {
    solids: screens.map(({ outline, roof }) => ({ outline: toOutline(outline), roof })),
    ...{ lines: [], terrain: null, zones: [] },
  };
  const search = new HorizonSearch(scene);
  const outline = toOutline(own);
  const tested = { position: toPoint(receiver), outline, leftOut: [] };
  // Another receiver of the same building is decided first, and shares what is seen from its facades.
  const other = { ...tested, position: outline[0]?.[0] ?? tested.position };
  const createPoints = () => {
    const points = createTestPoints(listOutlinePlaces(toOutline(zone)));
    points.elevations.fill(source);
    return points;
  };
  const [points, withSkylines] = [createPoints(), createPoints()];
  search.openSkylines(withSkylines, 0);
  search.setReceiver(tested);
  const isHidden = (z: number) =>
    [other, tested].map((place) => {
      search.setReceiver(place);
      return [search.findOpenRay(points, z) === null, search.findOpenRay(withSkylines, z) === null];
    })[1];
  return { horizon: search.findLowest(points).horizon, isHidden };
}

/** The same by testing every ray, in independent code. */
function testPair({ zone, source, own, receiver, screens }: ScreenedPair): number {
  const standing: Standing = { buildings: screens, barriers: [], terrain: undefined, zones: [] };
  const sources = sourcePoints(zone).map((point) => ({ point, elevation: source }));
  return lowestHorizon(standing, sources, { point: receiver, facade: facadePoints({ outline: own }, standing), own });
}

/** A low screen right beside the works has a horizon of minus thousands of metres. */
const toleranceOf = (horizon: number) => 1e-6 + 1e-8 * Math.abs(horizon);

describe('horizons against a test of every ray', () => {
  for (let first = 0; first < PAIRS; first += PAIRS_PER_TEST)
    test(`[CALC-72] pairs ${first} to ${first + PAIRS_PER_TEST - 1}`, { timeout: 600_000 }, () => {
      const found = { hidden: 0, inView: 0 };
      for (let seed = first; seed < first + PAIRS_PER_TEST; seed++) {
        const pair = drawPair(seed);
        const expected = testPair(pair);
        const { horizon, isHidden } = searchPair(pair);
        if (expected === Number.NEGATIVE_INFINITY) expect([seed, horizon]).toEqual([seed, expected]);
        else expect([seed, Math.abs(horizon - expected) < toleranceOf(expected)]).toEqual([seed, true]);
        for (const z of pair.elevations)
          if (Math.abs(z - expected) > 1e-5)
            expect([seed, z, isHidden(z)]).toEqual([seed, z, [isHiddenAt(z, expected), isHiddenAt(z, expected)]]);
        if (expected > Number.NEGATIVE_INFINITY) found.hidden++;
        else found.inView++;
      }
      // Both outcomes must be common, so that each is really compared.
      expect(Math.min(found.hidden, found.inView)).toBeGreaterThan(PAIRS_PER_TEST / 20);
    });
});
