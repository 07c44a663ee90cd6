import { calculate, describeFloors, LiveCalculation } from '@quietsite/domain';
import { createTestPoints, HorizonSearch, hk80, listOutlinePlaces } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import type { CasePoint, CaseScreening, MethodCase } from './case.ts';
import { toSnapshot } from './engine-answer.ts';
import { present } from './present.ts';
import { randomOf } from './random-case/random.ts';
import { withRandomScreening } from './random-case/screening.ts';
import { randomCase } from './random-case.ts';
import { drawPair, type ScreenedPair } from './testing/screened-pairs.ts';

/** Number of projects; override with QUIETSITE_RANDOM_PROJECTS=3000. */
const PROJECTS = Math.ceil(Number(process.env.QUIETSITE_RANDOM_PROJECTS ?? 120) / 6);

type ScreenedCase = MethodCase & { readonly screening: CaseScreening };

function listCases(change: (input: MethodCase) => MethodCase = (input) => input): ScreenedCase[] {
  return Array.from({ length: PROJECTS }, (_, seed) => {
    const input = withRandomScreening(seed, change(randomCase(seed)));
    return { ...input, screening: present(input.screening) };
  });
}

/** When a type B zone is hidden, another may replace it, so these laws do not apply to type B zones (M-118). */
const withoutTypeB = (input: MethodCase): MethodCase => ({
  ...input,
  zones: input.zones.map((zone) => ({ ...zone, type: 'A' as const })),
});

const screened = (input: ScreenedCase, changes: Partial<CaseScreening>): ScreenedCase => ({
  ...input,
  screening: { ...input.screening, ...changes },
});

function levelsOf(input: MethodCase): number[] {
  const { receivers } = calculate(toSnapshot(input));
  return receivers.flatMap(({ unmitigated, mitigated }) => [
    unmitigated.highestLevel ?? -99,
    mitigated.highestLevel ?? -99,
  ]);
}

function expectNowhereLouder(input: MethodCase, than: MethodCase) {
  const before = levelsOf(than);
  levelsOf(input).forEach((level, i) => {
    expect(level).toBeLessThanOrEqual((before[i] ?? 0) + 1e-9);
  });
}

describe('laws of screening (M-118)', { timeout: 300_000 }, () => {
  test('[CALC-81] off leaves nothing of it in the calculation, and with nothing that screens the levels are the same', () => {
    for (const { screening, ...off } of listCases()) {
      const { input, screening: model } = new LiveCalculation(toSnapshot(off)).prepared;
      expect([model, 'screening' in input]).toEqual([null, false]);
      expect(input.tasks.flatMap(({ steps }) => steps).some((step) => 'alternatives' in step)).toBe(false);
      const bare = { ...screening, structures: [], barriers: [], points: [], terrain: undefined };
      const { terrain: _, ...nothing } = bare;
      const levels = levelsOf(off);
      levelsOf({ ...off, screening: nothing }).forEach((level, i) => {
        expect(level).toBeCloseTo(levels[i] ?? 0, 9);
      });
    }
  });

  test('[CALC-83] a further screen never raises a level, nor does a higher one', () => {
    for (const input of listCases(withoutTypeB)) {
      const { structures } = input.screening;
      const others = structures.filter(({ id }) => id < 100);
      expectNowhereLouder(input, screened(input, { structures: others }));
      const higher = structures.map((structure) =>
        structure.id < 100 || structure.roofLevel === null
          ? structure
          : { ...structure, roofLevel: structure.roofLevel + 20 },
      );
      expectNowhereLouder(screened(input, { structures: higher }), input);
    }
  });

  test('[CALC-83] higher plant never lowers a level', () => {
    for (const input of listCases(withoutTypeB)) {
      const zones = input.zones.map(({ id }) => {
        const typed = input.screening.zones.find(({ zoneId }) => zoneId === id);
        return { zoneId: id, groundLevel: typed?.groundLevel ?? null, plantHeight: (typed?.plantHeight ?? 3) + 4 };
      });
      const rows = input.screening.rows.map(({ rowId, plantHeight }) => ({ rowId, plantHeight: plantHeight + 4 }));
      expectNowhereLouder(input, screened(input, { zones, rows }));
    }
  });

  test('[CALC-83] the order of screens, zones and rows changes nothing', () => {
    listCases().forEach((input, seed) => {
      const random = randomOf(seed);
      const shuffled = screened(input, {
        structures: random.shuffle(input.screening.structures),
        barriers: random.shuffle(input.screening.barriers),
        zones: random.shuffle(input.screening.zones),
      });
      const levels = levelsOf(input);
      levelsOf({ ...shuffled, zones: random.shuffle(input.zones), rows: random.shuffle(input.rows) }).forEach(
        (level, i) => {
          expect(level).toBeCloseTo(levels[i] ?? 0, 9);
        },
      );
    });
  });

  test('[CALC-76] [CALC-83] no floor is louder than the receiver, so that hidden at the roof is hidden at every floor', () => {
    let floors = 0;
    for (const input of listCases(withoutTypeB)) {
      const plain = input.rows.map((row) => ({
        ...{ ...row, quieterMethodSoundPower: 0, quieterEquipmentSoundPower: 0, enclosureDba: 0, barrierDba: 0 },
        ...{ hammerDba: 0, customMethodDba: 0 },
      }));
      const calculation = new LiveCalculation(toSnapshot({ ...input, rows: plain }));
      for (const { pointId, unmitigated } of calculate(toSnapshot({ ...input, rows: plain })).receivers)
        for (const { level } of describeFloors(calculation, pointId)?.floors ?? []) {
          floors++;
          expect(level ?? -99).toBeLessThanOrEqual((unmitigated.highestLevel ?? -99) + 1e-9);
        }
    }
    expect(floors).toBeGreaterThan(PROJECTS);
  });

  const MOVES: readonly [string, (point: CasePoint) => CasePoint][] = [
    ['mirrored', ([x, y]) => [1_670_000 - x, y]],
    ['turned by a right angle', ([x, y]) => [835_000 - (y - 817_000), 817_000 + (x - 835_000)]],
    [
      'turned by an angle',
      ([x, y]) => [
        835_000 + 0.8 * (x - 835_000) - 0.6 * (y - 817_000),
        817_000 + 0.6 * (x - 835_000) + 0.8 * (y - 817_000),
      ],
    ],
  ];

  test.each(MOVES)('[CALC-83] geometry %s gives the same horizons', (_, move) => {
    for (let seed = 0; seed < 20 * PROJECTS; seed++) {
      const pair = drawPair(seed, false);
      const [horizon, moved] = [horizonOf(pair, (point) => point), horizonOf(pair, move)];
      if (horizon === Number.NEGATIVE_INFINITY) expect([seed, moved]).toEqual([seed, horizon]);
      else expect([seed, Math.abs(moved - horizon) < 1e-5 * Math.max(1, Math.abs(horizon))]).toEqual([seed, true]);
    }
  });
});

test('[CALC-123] [M-105] terrain hides as the formula says, whatever its shape', () => {
  const random = randomOf(7);
  const between = (low: number, high: number) => low + random.fraction() * (high - low);
  for (let round = 0; round < 200; round++) {
    const cellMetres = random.pick([5, 6.5, 10]);
    const columns = 40;
    const levels = Array.from({ length: columns }, () => Math.round(between(-20, 300)) / 10);
    const across = [...levels, ...levels, ...levels];
    const terrain = { west: 834_990, south: 816_990, cellMetres, columns, rows: 3, levels: across };
    const groundAt = (x: number) => {
      const node = (x + 10) / cellMetres;
      const [first, share] = [Math.floor(node), node - Math.floor(node)];
      return (levels[first] ?? 0) * (1 - share) + (levels[first + 1] ?? 0) * share;
    };
    const [source, length] = [between(0, 25), between(20, 39 * cellMetres - 11)];
    const search = new HorizonSearch({ solids: [], lines: [], terrain, zones: [] });
    search.setReceiver({ position: hk80(835_000 + length, 817_000), outline: null, leftOut: [] });
    const points = createTestPoints({ eastings: Float64Array.of(835_000), northings: Float64Array.of(817_000) });
    points.elevations.fill(source);
    const found = search.findLowest(points);
    const step = Math.min(5, cellMetres / 2);
    const places = Array.from({ length: Math.floor((length - 1) / step) + 1 }, (_, i) => 0.5 + i * step);
    const horizons = places.map((x) => source + ((groundAt(x) - 2 - source) * length) / x);
    expect(found.screen).toBe('terrain');
    expect([round, found.horizon]).toEqual([round, expect.closeTo(Math.max(...horizons), 6)]);
  }
});

function horizonOf(
  { zone, source, own, receiver, screens }: ScreenedPair,
  move: (point: CasePoint) => CasePoint,
): number {
  const place = (point: CasePoint) => hk80(...move(point));
  const outline = (rings: readonly (readonly CasePoint[])[]) => rings.map((ring) => ring.map(place));
  const solids = screens.map((screen) => ({ outline: outline(screen.outline), roof: screen.roof }));
  const search = new HorizonSearch({ solids, lines: [], terrain: null, zones: [] });
  search.setReceiver({ position: place(receiver), outline: outline(own), leftOut: [] });
  const points = createTestPoints(listOutlinePlaces(outline(zone)));
  points.elevations.fill(source);
  return search.findLowest(points).horizon;
}
