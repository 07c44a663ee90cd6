import { computePropagation, computeTotalReduction, SCREENED_DISTANCE_RATIO } from '@quietsite/acoustics';
import { calculate, describeFloors, describeTimeline, LiveCalculation } from '@quietsite/domain';
import { describe, expect, test } from 'vitest';
import type { CasePoint, CaseScreening, MethodCase } from '../../case.ts';
import { toSnapshot } from '../../engine-answer.ts';
import { readVector } from '../read-vector.ts';
import { POINT_ID, receiver, row, siteAround, task } from '../site.ts';
import { caseOf, closed, explainCase, type GivenSite, structureOf } from './screened-site.ts';

const hidden = readVector<GivenSite, unknown>('G102').input;
const open: GivenSite = { ...hidden, obstacles: [] };
const runOf = (input: MethodCase) => calculate(toSnapshot(input)).receivers[0];
const close = (value: number | undefined) => expect.closeTo(value ?? 0, 6);

test('[CALC-76] [G105] floors below the horizon are hidden, those above in view', () => {
  interface ExpectedFloor {
    readonly level: number;
    readonly isRed: boolean;
  }
  const { input, expected } = readVector<
    GivenSite,
    { level_receiver: number; floors: readonly ExpectedFloor[]; lastRedFloor: number; redFloors: readonly number[] }
  >('G105');
  const calculation = new LiveCalculation(toSnapshot(caseOf(input)));
  const floors = describeFloors(calculation, POINT_ID);
  expect(floors?.floors.map(({ level, isRed }) => ({ level, isRed }))).toEqual(
    expected.floors.map(({ level, isRed }) => ({ level: close(level), isRed })),
  );
  expect(floors?.lastRedFloor).toBe(expected.lastRedFloor);
  expect(runOf(caseOf(input))?.unmitigated.highestLevel).toBeCloseTo(expected.level_receiver, 6);
});

test('[CALC-77] [G108] declared blank facades give -5, never with -10', () => {
  const { expected } = readVector<unknown, { cases: readonly { correction: number; level: number }[] }>('G108');
  const declare = (input: MethodCase & { screening: CaseScreening }): MethodCase => {
    const points = [{ pointId: POINT_ID, heightAboveGround: null, hasNoOpeningInView: true }];
    return { ...input, screening: { ...input.screening, points } };
  };
  const cases = [caseOf(open), declare(caseOf(open)), declare(caseOf(hidden))].map((input) => explainCase(input));
  expect(cases.map(({ correction, level }) => ({ correction, level }))).toEqual(
    expected.cases.map(({ correction, level }) => ({ correction, level: close(level) })),
  );
  expect(cases.map(({ tasks }) => tasks[0]?.screening?.clause)).toEqual([null, 'M-109', 'M-107']);
  const farSide = explainCase(caseOf({ ...open, receiver: [835_110, 817_000] }));
  expect(farSide.correction).toBe(0);
});

describe('[G109] a quiet item in view (M-108)', () => {
  const { input, expected } = readVector<
    { cases: readonly { case: string; fixed_swl: number; fixedIsHidden: boolean }[] },
    {
      cases: readonly {
        limit: number;
        correction: number;
        level: number;
        level_notional: number;
        level_fixed: number;
      }[];
    }
  >('G109');
  // South of the receiver, beside the screen that hides the zone; a second block also hides it.
  const second = { id: 'B', roof: 60, outline: box(835_000, 816_950, 835_300, 816_970) };

  test.each(input.cases.map((given, i) => [given.case, given, expected.cases[i]] as const))(
    '[CALC-77] %s',
    (_, given, result) => {
      const site = caseOf({ ...hidden, obstacles: [...hidden.obstacles, ...(given.fixedIsHidden ? [second] : [])] });
      const rows = [
        row({ soundPower: 112 }),
        row({ id: 2, soundPower: 110 }),
        row({ id: 3, soundPower: given.fixed_swl, fixedLocation: [835_090, 816_940] }),
      ];
      const { tasks, level } = explainCase({ ...site, rows });
      expect([tasks[0]?.screening?.correction, level]).toEqual([result?.correction, close(result?.level)]);
      expect(tasks[0]?.sources.map((source) => source.level)).toEqual([
        close(result?.level_notional),
        close(result?.level_fixed),
      ]);
      if (result?.correction === -5)
        expect(tasks[0]?.screening).toMatchObject({
          ...{ clause: 'M-108', quiet: { limit: close(result.limit), rows: [{ rowId: 3, soundPower: close(98) }] } },
        });
    },
  );
});

function box(west: number, south: number, east: number, north: number): CasePoint[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

describe('[G110] one total with the measures of a row (M-111)', () => {
  const { input, expected } = readVector<
    { rows: readonly { emission: number; barrier: number; screening: number }[] },
    { total: readonly number[]; m21: readonly number[] }
  >('G110');

  test('[CALC-78] the stronger of barrier and screening, measures at the machine added down to -20', () => {
    const totals = input.rows.map(({ emission, barrier, screening }) =>
      computeTotalReduction(emission, barrier, screening),
    );
    expect(totals.map((total) => total + 0)).toEqual(expected.total);
    const alone = input.rows.map(({ emission, barrier }) => computeTotalReduction(emission, barrier, 0));
    expect(alone.map((total) => total + 0)).toEqual(expected.m21);
  });

  test('[CALC-78] the mitigated run explains the parts of a hidden row', () => {
    const site = { ...caseOf(hidden), rows: [row({ soundPower: 118, enclosureDba: -15, barrierDba: -5 })] };
    const mitigated = explainCase(site, 'mitigated');
    expect(mitigated.source.rows[0]?.reduction).toEqual({ machine: -15, barrier: -5, screening: -10, total: -20 });
    expect(mitigated.level).toBeCloseTo(74.411621 - 20, 6);
    expect(explainCase(site).source.rows[0]?.reduction).toEqual({ machine: 0, barrier: 0, screening: -10, total: -10 });
  });
});

test('[CALC-79] [G111] the nearest type B zone by effective distance', () => {
  const { expected } = readVector<unknown, { level: number; effective: readonly number[] }>('G111');
  const zones = [50, 120].map((distance) => ({ distance, soundPower: 116, type: 'B' as const }));
  const site = siteAround(zones, { heightMetres: 15 });
  const structures = [
    structureOf({
      id: POINT_ID,
      outline: [closed(box(835_995, 817_995, 836_005, 818_005))],
      baseLevel: 5,
      roofLevel: 20,
    }),
    structureOf({ id: 100, outline: [closed(box(835_700, 818_015, 836_300, 818_030))], baseLevel: 5, roofLevel: 90 }),
  ];
  const grounds = [1, 2].map((zoneId) => ({ zoneId, groundLevel: 5, plantHeight: 3 }));
  const screening = { structures, barriers: [], zones: grounds, rows: [], points: [] };
  const { tasks, level } = explainCase({ ...site, screening });
  expect(tasks.map(({ counts }) => counts)).toEqual([false, true]);
  expect(level).toBeCloseTo(expected.level, 6);
  expect(50 * SCREENED_DISTANCE_RATIO).toBeCloseTo(expected.effective[0] ?? 0, 6);
});

test('[CALC-80] [G115] a barrier that stands for a part of the works', () => {
  const { input, expected } = readVector<
    { task: { start: string; end: string }; barrier: { start: string; end: string }; swl: number },
    { steps: readonly { start: string; end: string; level: number }[]; day: string; exceedance_days_report: number }
  >('G115');
  const site = caseOf({ ...open, swl: input.swl, criterion: 75 });
  const line: CasePoint[] = [
    [835_020, 816_800],
    [835_020, 817_200],
  ];
  const barrier = {
    id: 1,
    kind: 'acoustic' as const,
    line,
    heightMetres: 15,
    groundLevel: 30,
    hasProof: false,
    ...input.barrier,
  };
  const rows = [row({ ...input.task, soundPower: input.swl })];
  const dated = { ...site, tasks: [task(input.task)], rows, screening: { ...site.screening, barriers: [barrier] } };
  const timeline = describeTimeline(new LiveCalculation(toSnapshot(dated)), POINT_ID);
  // The calculation's blocks of days also end steps.
  const levels = (timeline?.steps ?? []).map(({ mitigated }) => Math.round(10 * (mitigated.level ?? 0)) / 10);
  expect(new Set(levels)).toEqual(new Set([75.4, 65.4]));
  for (const { start, end, level } of expected.steps)
    for (const day of [start, end]) {
      const step = timeline?.steps.find((one) => one.start <= day && day <= one.end);
      expect([day, step?.mitigated.level]).toEqual([day, close(level)]);
    }
  const run = runOf(dated);
  expect(run?.mitigated).toMatchObject({ highestDay: expected.day, exceedanceDays: expected.exceedance_days_report });
  expect(run?.unmitigated.exceedanceDays).toBe(31);
});

test('[CALC-81] [G116] switched off or not decidable: the level without screening, with the reason', () => {
  const { expected } = readVector<unknown, { level: readonly number[] }>('G116');
  const { screening, ...off } = caseOf(hidden);
  const [own, ...others] = screening.structures;
  const unknownHeight = { ...off, screening, receivers: [receiver({ position: hidden.receiver, heightMetres: null })] };
  const withoutBase = others.map((structure) => ({ ...structure, baseLevel: null, heightMetres: 40 }));
  const noGround = { ...off, screening: { ...screening, zones: [], structures: own ? [own, ...withoutBase] : [] } };
  const noBuilding = { ...off, screening: { ...screening, structures: others } };
  const levels = [off, unknownHeight, noGround, noBuilding].map((input) => runOf(input)?.unmitigated.highestLevel);
  expect(levels).toEqual(expected.level.map(close));
  expect([unknownHeight, noGround, noBuilding].map((input) => explainCase(input).screening.reason)).toEqual([
    ...['RECEIVER_HEIGHT_UNKNOWN', 'ZONE_GROUND_UNKNOWN', 'POINT_HEIGHT_UNKNOWN'],
  ]);
});

test('[CALC-73] [G118] published levels, decided works by works', () => {
  const { input, expected } = readVector<
    { swl: number; rows: readonly { distance: number; correction: number }[] },
    { level: readonly number[] }
  >('G118');
  const levels = input.rows.map(({ distance, correction }) => {
    const soundPower = input.swl + computeTotalReduction(0, 0, correction);
    return computePropagation(soundPower, distance).level;
  });
  expect(levels).toEqual(expected.level.map(close));
});
