import { area, type Hk80Polygon, overlapArea, totalArea } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { lineOf, pointOf, rectangleOf, ringOf } from '../../../geometry/src/testing/points.ts';
import { createRandom, type Random } from '../../../geometry/src/testing/random.ts';
import { drawLine, drawPolygon } from '../../../geometry/src/testing/random-shapes.ts';
import { listSiteProblems } from './check-site.ts';
import { type CutOutcome, cutZones, newZone } from './cut-zones.ts';
import type { DrawnSite, DrawnZone } from './site.schema.ts';
import { MAX_ZONE_NAME_LENGTH, zoneNameKey } from './zone-names.ts';

type Place = readonly [east: number, north: number];

const rectangle = (...sides: Parameters<typeof rectangleOf>): Hk80Polygon => [rectangleOf(...sides)];
const whole = rectangle(0, 0, 100, 100);
const zone = (changes: Partial<DrawnZone> = {}): DrawnZone => ({
  id: 7,
  name: 'Zone 1',
  calculationType: 'A',
  outline: whole,
  movedCentre: null,
  ...changes,
});
const site = (zones: readonly DrawnZone[], parts: DrawnSite['parts'] = [whole]): DrawnSite => ({
  radiusMetres: 300,
  parts,
  zones,
});
const cut = (zones: readonly DrawnZone[], ...line: readonly Place[]) => cutZones(site(zones), lineOf(...line));
const zonesOf = (outcome: CutOutcome): readonly DrawnZone[] => {
  if (outcome.kind !== 'cut') throw new Error(outcome.reason);
  return outcome.zones;
};
const areasOf = (zones: readonly DrawnZone[]) => zones.map(({ outline }) => Math.round(area(outline) * 1e6) / 1e6);

describe('a zone that is cut', () => {
  it('[SITE-08] gives pieces from west to east with letters behind its name', () => {
    const outcome = cut([zone()], [30, -10], [30, 110]);
    expect(outcome).toMatchObject({ kind: 'cut', cutNames: ['Zone 1'] });
    expect(zonesOf(outcome).map(({ name }) => name)).toEqual(['Zone 1a', 'Zone 1b']);
    expect(areasOf(zonesOf(outcome))).toEqual([3000, 7000]);
  });

  it('[SITE-24] [U41] the largest piece stays the stored zone, wherever it lies', () => {
    expect(zonesOf(cut([zone()], [30, -10], [30, 110])).map(({ id }) => id)).toEqual([null, 7]);
    expect(zonesOf(cut([zone()], [70, -10], [70, 110])).map(({ id }) => id)).toEqual([7, null]);
    expect(zonesOf(cut([zone()], [50, -10], [50, 110])).filter(({ id }) => id === 7)).toHaveLength(1);
  });

  it('[SITE-24] hands its type to every piece, and its moved centre to the one in which it lies', () => {
    const pieces = zonesOf(cut([zone({ calculationType: 'B', movedCentre: pointOf(10, 10) })], [30, -10], [30, 110]));
    expect(pieces.map(({ calculationType }) => calculationType)).toEqual(['B', 'B']);
    expect(pieces.map(({ movedCentre }) => movedCentre)).toEqual([pointOf(10, 10), null]);
  });

  it('[SITE-08] is cut together with every other zone on the way; the rest stays as it is', () => {
    const zones = [
      zone({ id: 1, name: 'North', outline: rectangle(0, 60, 100, 100) }),
      zone({ id: 2, name: 'South', outline: rectangle(0, 0, 100, 40) }),
      zone({ id: 3, name: 'Gate', outline: rectangle(0, 45, 20, 55) }),
    ];
    const outcome = cut(zones, [50, -10], [50, 110]);
    expect(outcome).toMatchObject({ kind: 'cut', cutNames: ['North', 'South'] });
    expect(zonesOf(outcome).map(({ id, name }) => [id, name])).toEqual([
      [1, 'Northa'],
      [null, 'Northb'],
      [2, 'Southa'],
      [null, 'Southb'],
      [3, 'Gate'],
    ]);
    expect(zonesOf(outcome)[4]).toBe(zones[2]);
  });

  it('passes over names that are taken', () => {
    const zones = [
      zone({ outline: rectangle(0, 0, 100, 50) }),
      zone({ id: 8, name: 'zone 1A', outline: rectangle(0, 50, 20, 100) }),
    ];
    expect(zonesOf(cut(zones, [50, -10], [50, 60])).map(({ name }) => name)).toEqual([
      'Zone 1a (2)',
      'Zone 1b',
      'zone 1A',
    ]);
  });

  it('[SITE-08] into 27 pieces has 27 names that fit and one stored zone', () => {
    const zigzag = Array.from({ length: 26 }, (_, index): readonly Place[] => {
      const east = 3 + index * 3.6;
      return index % 2 === 0
        ? [
            [east, -10],
            [east, 110],
          ]
        : [
            [east, 110],
            [east, -10],
          ];
    }).flat();
    for (const name of ['Zone 1', 'n'.repeat(MAX_ZONE_NAME_LENGTH)]) {
      const pieces = zonesOf(cut([zone({ name })], ...zigzag));
      expect(pieces).toHaveLength(27);
      expect(pieces.filter(({ id }) => id === 7)).toHaveLength(1);
      expect(listSiteProblems(site(pieces))).toEqual([]);
    }
    expect(zonesOf(cut([zone()], ...zigzag)).at(-1)?.name).toBe('Zone 1aa');
  });

  it('[SITE-08] [Q65] keeps only pieces above 1e-5 square metres', () => {
    const small = zone({ outline: rectangle(0, 0, 0.1, 0.1) });
    const cornerOff = (side: number) => cut([small], [side, -0.05], [side, 0], [-0.05, side + 0.05]);
    expect(cornerOff(0.004)).toEqual({ kind: 'not cut', reason: 'TOO_SMALL' });
    expect(areasOf(zonesOf(cornerOff(0.02))).every((size) => size > 1e-5)).toBe(true);
  });
});

describe('a site without zones', () => {
  it('is cut into its first ones, all of its parts', () => {
    const parts = [rectangle(0, 0, 40, 100), rectangle(60, 0, 100, 100)];
    const outcome = cutZones(site([], parts), lineOf([20, -10], [20, 110]));
    expect(zonesOf(outcome).map(({ id, name, calculationType }) => [id, name, calculationType])).toEqual([
      [null, 'Zone 1', 'A'],
      [null, 'Zone 2', 'A'],
      [null, 'Zone 3', 'A'],
    ]);
    expect(totalArea(zonesOf(outcome).map(({ outline }) => outline))).toBeCloseTo(8000, 6);
  });

  it('and without an outline is not cut', () => {
    expect(cutZones(site([], []), lineOf([0, 0], [1, 1]))).toEqual({ kind: 'not cut', reason: 'OUTSIDE' });
  });
});

describe('a line that cuts nothing', () => {
  it.each<{ line: readonly Place[]; reason: string }>([
    {
      line: [
        [50, -10],
        [50, 50],
      ],
      reason: 'NOT_THROUGH',
    },
    {
      line: [
        [-10, 0],
        [110, 0],
      ],
      reason: 'ALONG_OUTLINE',
    },
    {
      line: [
        [-50, 50],
        [50, 150],
      ],
      reason: 'TOUCHES_OUTLINE',
    },
    {
      line: [
        [200, 0],
        [200, 100],
      ],
      reason: 'OUTSIDE',
    },
    { line: [[50, 50]], reason: 'DEGENERATE_LINE' },
  ])('says $reason', ({ line, reason }) => {
    expect(cut([zone()], ...line)).toEqual({ kind: 'not cut', reason });
  });

  it('says of several zones what was nearest to a cut', () => {
    const zones = [zone({ outline: rectangle(0, 0, 40, 100) }), zone({ id: 8, outline: rectangle(60, 0, 100, 100) })];
    expect(cut(zones, [50, 50], [80, 50])).toEqual({ kind: 'not cut', reason: 'NOT_THROUGH' });
  });

  it('leaves a zone alone whose outline is none', () => {
    const bowTie = zone({ id: 8, name: 'b', outline: [ringOf([0, 0], [100, 100], [100, 0], [0, 100])] });
    expect(cut([bowTie], [50, -10], [50, 110]).kind).toBe('not cut');
    expect(zonesOf(cut([bowTie, zone()], [50, -10], [50, 110]))[0]).toBe(bowTie);
  });
});

describe('a new zone', () => {
  it('[Q67] is of type A, not stored, and named by the lowest free number unless it brings a name', () => {
    expect(newZone(whole, ['Zone 1'])).toEqual(zone({ id: null, name: 'Zone 2' }));
    expect(newZone(whole, ['Zone 1'], '  ').name).toBe('Zone 2');
    expect(newZone(whole, ['Zone 1'], 'zone 1').name).toBe('zone 1 (2)');
    expect(newZone(whole, [], ' Portal ').name).toBe('Portal');
  });
});

describe('zones cut at random', { timeout: 30_000 }, () => {
  const names = ['Zone 1', 'Zone 1a', 'zone 1A (2)', 'n'.repeat(MAX_ZONE_NAME_LENGTH), 'Zone 1b'];
  const drawZones = (random: Random): readonly DrawnZone[] =>
    Array.from({ length: random.whole(1, 4) }, (_, index) =>
      zone({
        id: random.whole(0, 3) === 0 ? null : index + 1,
        name: names[index] ?? '',
        outline: drawPolygon(random, 200),
      }),
    );
  const cases = Array.from({ length: 80 }, (_, seed) => {
    const random = createRandom(seed);
    const before = drawZones(random);
    const line = drawLine(random, before[0]?.outline ?? [], 200);
    return { seed, before, outcome: cutZones(site(before), line) };
  });
  const cuts = cases.flatMap(({ seed, before, outcome }) =>
    outcome.kind === 'cut' ? [{ seed, before, after: outcome.zones, cutNames: outcome.cutNames }] : [],
  );
  /** Zones stay in the order of the original zones, so the pieces of one are consecutive. */
  const piecesOf = ({ before, after }: (typeof cuts)[number]) => {
    const rest = [...after];
    return before.map((whole) => {
      let left = area(whole.outline);
      const last = rest.findIndex(({ outline }) => {
        left -= area(outline);
        return left < 1e-6 * area(whole.outline);
      });
      return { whole, pieces: rest.splice(0, last + 1) };
    });
  };

  it('are many', () => {
    expect(cuts.length).toBeGreaterThan(40);
    expect(cuts.length).toBeLessThan(cases.length);
    expect(cuts.some(({ cutNames }) => cutNames.length > 2)).toBe(true);
  });

  it('[SITE-08] every zone is covered by its pieces', () => {
    for (const drawn of cuts)
      for (const { whole, pieces } of piecesOf(drawn)) {
        const outlines = pieces.map(({ outline }) => outline);
        expect(totalArea(outlines) / area(whole.outline), `seed ${drawn.seed}`).toBeCloseTo(1, 6);
        expect(overlapArea(whole.outline, outlines) / area(whole.outline), `seed ${drawn.seed}`).toBeCloseTo(1, 6);
      }
  });

  it('[SITE-24] [U41] no id is doubled or lost, and the piece that keeps it is the largest', () => {
    for (const drawn of cuts) {
      const ids = (zones: readonly DrawnZone[]) => zones.flatMap(({ id }) => (id === null ? [] : [id]));
      expect(ids(drawn.after), `seed ${drawn.seed}`).toEqual(ids(drawn.before));
      for (const { whole, pieces } of piecesOf(drawn)) {
        if (whole.id === null) continue;
        const keeper = pieces.filter(({ id }) => id === whole.id);
        expect(keeper, `seed ${drawn.seed}`).toHaveLength(1);
        const largest = Math.max(...pieces.map(({ outline }) => area(outline)));
        expect(
          keeper.map(({ outline }) => area(outline)),
          `seed ${drawn.seed}`,
        ).toEqual([largest]);
      }
    }
  });

  it('no name is doubled, empty or too long', () => {
    for (const { seed, after } of cuts) {
      expect(new Set(after.map(({ name }) => zoneNameKey(name))).size, `seed ${seed}`).toBe(after.length);
      expect(
        after.every(({ name }) => name !== '' && name.length <= MAX_ZONE_NAME_LENGTH),
        `seed ${seed}`,
      ).toBe(true);
    }
  });
});
