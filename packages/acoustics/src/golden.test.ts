import { describe, expect, it } from 'vitest';
import golden from '../../fixtures/data/golden/golden.json' with { type: 'json' };
import {
  calculateLevels,
  computeEmission,
  computeMitigatedEmission,
  computePropagation,
  computeTaskSoundPower,
  type EngineInput,
  exceedsInReport,
  exceedsOnMap,
  roundHalfUp,
  sumLevels,
  TYPE_B_REFERENCE_METRES,
  toEnergy,
  toLevel,
} from './index.ts';

function getVector<Input, Expected>(id: string) {
  const vector = golden.vectors.find((candidate) => candidate.id === id);
  if (!vector) throw new Error(`no golden vector ${id}`);
  return vector as unknown as { input: Input; expected: Expected };
}

interface GoldenRow {
  swl: number;
  qty: number;
  timepercent: number;
  exclusivegroup?: string;
}

const emissionOf = (row: GoldenRow) =>
  computeEmission({ soundPower: row.swl, quantity: row.qty, timePercent: row.timepercent });
const totalOf = (row: GoldenRow) => emissionOf(row)?.totalSoundPower ?? Number.NaN;
const DECIMALS = 5;

/** One row per zone, each zone with one task, one receiver: levels come from given distances. */
function engineInput(
  zones: { swl: number; distance: number; isTypeB?: boolean; startDay?: number; endDay?: number }[],
): EngineInput {
  return {
    zones: zones.map(({ isTypeB = false }) => ({ isTypeB })),
    tasks: zones.map((_, zone) => ({ zone })),
    rows: zones.map(({ startDay = 1, endDay = 1 }, task) => ({ task, startDay, endDay, group: '', fixedPosition: -1 })),
    runs: [Float64Array.from(zones, ({ swl }) => toEnergy(swl))],
    receiverCount: 1,
    notionalDistances: Float64Array.from(zones, ({ distance }) => distance),
    fixedPositionCount: 0,
    fillFixedDistances: () => undefined,
  };
}

function highestOf(input: EngineInput): number {
  const result = calculateLevels(input, { combinationLimit: 20 });
  return toLevel(result.runs[0]?.highestEnergy[0] ?? 0) ?? Number.NaN;
}

describe('golden vectors of sound power', () => {
  it('[CALC-13] [CALC-14] G01 row corrections', () => {
    const { input, expected } = getVector<
      { rows: GoldenRow[] },
      { rows: { timecorrection: number; qtycorrection: number; totalswl: number }[] }
    >('G01');
    expect(input.rows).toHaveLength(expected.rows.length);
    input.rows.forEach((row, i) => {
      const terms = emissionOf(row);
      expect(terms?.timeCorrection).toBeCloseTo(expected.rows[i]?.timecorrection ?? Number.NaN, DECIMALS);
      expect(terms?.quantityCorrection).toBeCloseTo(expected.rows[i]?.qtycorrection ?? Number.NaN, DECIMALS);
      expect(terms?.totalSoundPower).toBeCloseTo(expected.rows[i]?.totalswl ?? Number.NaN, DECIMALS);
    });
  });

  it('[CALC-15] G02 a task without groups', () => {
    const { input, expected } = getVector<{ rows: GoldenRow[] }, { highestswl: number }>('G02');
    const power = computeTaskSoundPower(input.rows.map((row) => ({ soundPower: totalOf(row), group: '' })));
    expect(power.highestSoundPower).toBeCloseTo(expected.highestswl, DECIMALS);
    expect(power.highestGroup).toBeNull();
    expect(power.groups).toEqual([]);
  });

  it('G03 exclusive groups', () => {
    const { input, expected } = getVector<
      { rows: GoldenRow[] },
      {
        rowswl: number[];
        commonswl: number;
        groupswl: Record<string, number>;
        highestgroup: string;
        highestswl: number;
      }
    >('G03');
    const rows = input.rows.map((row) => ({ soundPower: totalOf(row), group: row.exclusivegroup ?? '' }));
    rows.forEach((row, i) => {
      expect(row.soundPower).toBeCloseTo(expected.rowswl[i] ?? Number.NaN, DECIMALS);
    });
    const power = computeTaskSoundPower(rows);
    expect(power.commonSoundPower).toBeCloseTo(expected.commonswl, DECIMALS);
    expect(power.groups.map(({ group }) => group)).toEqual(Object.keys(expected.groupswl));
    for (const { group, soundPower } of power.groups)
      expect(soundPower).toBeCloseTo(expected.groupswl[group] ?? Number.NaN, DECIMALS);
    expect(power.highestGroup).toBe(expected.highestgroup);
    expect(power.highestSoundPower).toBeCloseTo(expected.highestswl, DECIMALS);
  });

  it('[CALC-15] G04 a published plant inventory', () => {
    const { input, expected } = getVector<{ swl: number[] }, { totalswl: number; published: string }>('G04');
    const total = sumLevels(input.swl) ?? Number.NaN;
    expect(total).toBeCloseTo(expected.totalswl, DECIMALS);
    expect(total.toFixed(2)).toBe(expected.published);
  });

  it('G05 published mitigated rows', () => {
    const { input, expected } = getVector<
      { rows: (GoldenRow & { mitigationeffect: number })[] },
      { mitigatedswl: number[]; published: number[] }
    >('G05');
    input.rows.forEach((row, i) => {
      const terms = computeMitigatedEmission({ ...unmitigated(row), barrierDba: row.mitigationeffect });
      const power = terms?.mitigatedSoundPower ?? Number.NaN;
      expect(power).toBeCloseTo(expected.mitigatedswl[i] ?? Number.NaN, DECIMALS);
      expect(roundHalfUp(power, i < 8 ? 0 : 1)).toBe(expected.published[i]);
    });
  });

  it('[CALC-16] [CALC-17] G11 the most negative measure', () => {
    const { input, expected } = getVector<{ rows: MitigatedGoldenRow[] }, MitigatedGoldenExpectation>('G11');
    const names = { enclosure: 'Enclosure', barrier: 'Barrier', hammerBracket: 'Hammer Bracket', custom: 'custom' };
    const terms = input.rows.map((row) => mitigatedTerms(row));
    terms.forEach((row, i) => {
      const wanted = expected.rows[i];
      expect(totalOf(input.rows[i] as GoldenRow)).toBeCloseTo(wanted?.unmitigated ?? Number.NaN, DECIMALS);
      expect(row.totalSoundPower).toBeCloseTo(wanted?.corrected ?? Number.NaN, DECIMALS);
      expect(names[row.measure ?? 'custom']).toBe(wanted?.mitigationmeasure);
      expect(row.effect).toBe(wanted?.mitigationeffect);
      expect(row.shownSoundPower).toBeCloseTo(wanted?.mitigatedswl ?? Number.NaN, DECIMALS);
    });
    expect(sumLevels(input.rows.map(totalOf))).toBeCloseTo(expected.task_unmitigated, DECIMALS);
    expect(sumLevels(terms.map((row) => row.mitigatedSoundPower))).toBeCloseTo(expected.task_mitigated, DECIMALS);
  });
});

interface MitigatedGoldenRow extends GoldenRow {
  qpmeswl: number;
  enclosuredba: number;
  barrierdba: number;
  hammerdba: number;
  custommethoddba: number;
}

interface MitigatedGoldenExpectation {
  rows: {
    unmitigated: number;
    corrected: number;
    mitigationmeasure: string;
    mitigationeffect: number;
    mitigatedswl: number;
  }[];
  task_unmitigated: number;
  task_mitigated: number;
}

function unmitigated(row: GoldenRow) {
  return {
    soundPower: row.swl,
    quantity: row.qty,
    timePercent: row.timepercent,
    quieterMethodSoundPower: 0,
    quieterEquipmentSoundPower: 0,
    enclosureDba: 0,
    barrierDba: 0,
    hammerDba: 0,
    customMethodDba: 0,
  };
}

function mitigatedTerms(row: MitigatedGoldenRow) {
  const terms = computeMitigatedEmission({
    ...unmitigated(row),
    quieterEquipmentSoundPower: row.qpmeswl,
    enclosureDba: row.enclosuredba,
    barrierDba: row.barrierdba,
    hammerDba: row.hammerdba,
    customMethodDba: row.custommethoddba,
  });
  if (!terms) throw new Error('a golden row is never silent');
  return terms;
}

describe('golden vectors of propagation', () => {
  it('[CALC-18] [CALC-19] G07 distance and facade corrections', () => {
    const { input, expected } = getVector<
      { swl: number; distances: number[] },
      { distancecorr: number[]; facadecorr: number; spl: number[] }
    >('G07');
    input.distances.forEach((distance, i) => {
      const terms = computePropagation(input.swl, distance);
      expect(terms.distanceCorrection).toBeCloseTo(expected.distancecorr[i] ?? Number.NaN, DECIMALS);
      expect(terms.facadeCorrection).toBe(expected.facadecorr);
      expect(terms.level).toBeCloseTo(expected.spl[i] ?? Number.NaN, DECIMALS);
      expect(highestOf(engineInput([{ swl: input.swl, distance }]))).toBeCloseTo(
        expected.spl[i] ?? Number.NaN,
        DECIMALS,
      );
    });
  });

  it('[CALC-18] G06 distance corrections of the notional sources', () => {
    const { expected } = getVector<unknown, { cases: { distance: number; distancecorr: number }[] }>('G06');
    expect(expected.cases).toHaveLength(5);
    for (const { distance, distancecorr } of expected.cases)
      expect(computePropagation(100, distance).distanceCorrection).toBeCloseTo(distancecorr, DECIMALS);
  });

  it('G07b a published receiver sheet', () => {
    const { input, expected } = getVector<
      { zones: { swl: number; distance: number; extra: number }[] },
      { spl: number[]; total: number; published: { spl: number[]; total: number } }
    >('G07b');
    const levels = input.zones.map(({ swl, distance, extra }) =>
      Number(sumLevels([computePropagation(swl, distance).level, extra + 3])),
    );
    levels.forEach((level, i) => {
      expect(level).toBeCloseTo(expected.spl[i] ?? Number.NaN, DECIMALS);
      expect(roundHalfUp(level, 1)).toBe(expected.published.spl[i]);
    });
    const total = sumLevels(levels) ?? Number.NaN;
    expect(total).toBeCloseTo(expected.total, DECIMALS);
    expect(roundHalfUp(total, 1)).toBe(expected.published.total);
  });

  it('G08 type A zone-tasks add up', () => {
    const { input, expected } = getVector<
      { zones: { highestswl: number; distance: number }[] },
      { distancecorr: number[]; spl: number[]; totalspl: number; cnl_1dp: number; cnl_whole: number }
    >('G08');
    const zones = input.zones.map(({ highestswl, distance }) => ({ swl: highestswl, distance }));
    zones.forEach(({ swl, distance }, i) => {
      const terms = computePropagation(swl, distance);
      expect(terms.distanceCorrection).toBeCloseTo(expected.distancecorr[i] ?? Number.NaN, DECIMALS);
      expect(terms.level).toBeCloseTo(expected.spl[i] ?? Number.NaN, DECIMALS);
    });
    const total = highestOf(engineInput(zones));
    expect(total).toBeCloseTo(expected.totalspl, DECIMALS);
    expect(roundHalfUp(total, 1)).toBe(expected.cnl_1dp);
    expect(roundHalfUp(total, 0)).toBe(expected.cnl_whole);
  });

  it('[CALC-26] G09 of type B zones only the nearest counts', () => {
    const { input, expected } = getVector<
      { zones: { type: string; highestswl: number; distance: number }[] },
      Record<'spl_nearest_B' | 'spl_other_B_at_20km' | 'spl_A' | 'total_excluding_other_B' | 'total_with_20km', number>
    >('G09');
    const zones = input.zones.map((zone) => ({
      swl: zone.highestswl,
      distance: zone.distance,
      isTypeB: zone.type === 'B',
    }));
    const [nearest, other, typeA] = zones;
    if (!nearest || !other || !typeA) throw new Error('G09 has three zones');
    expect(computePropagation(nearest.swl, nearest.distance).level).toBeCloseTo(expected.spl_nearest_B, DECIMALS);
    expect(computePropagation(typeA.swl, typeA.distance).level).toBeCloseTo(expected.spl_A, DECIMALS);
    expect(computePropagation(other.swl, TYPE_B_REFERENCE_METRES).level).toBeCloseTo(
      expected.spl_other_B_at_20km,
      DECIMALS,
    );
    expect(highestOf(engineInput(zones))).toBeCloseTo(expected.total_excluding_other_B, DECIMALS);
    const atReference = [nearest, { ...other, distance: TYPE_B_REFERENCE_METRES }, typeA];
    expect(highestOf(engineInput(atReference.map((zone) => ({ ...zone, isTypeB: false }))))).toBeCloseTo(
      expected.total_with_20km,
      DECIMALS,
    );
  });

  it('G16 a fixed source beside the notional group', () => {
    const { input, expected } = getVector<
      { notional_rows: number[]; notional_distance: number; fixed: { level: number; distance: number }[] },
      { notional_swl: number; notional_spl: number; fixed_spl: number; total: number }
    >('G16');
    const fixed = input.fixed[0] ?? { level: Number.NaN, distance: Number.NaN };
    const notional = sumLevels(input.notional_rows) ?? Number.NaN;
    expect(notional).toBeCloseTo(expected.notional_swl, DECIMALS);
    expect(computePropagation(notional, input.notional_distance).level).toBeCloseTo(expected.notional_spl, DECIMALS);
    expect(computePropagation(fixed.level, fixed.distance).level).toBeCloseTo(expected.fixed_spl, DECIMALS);
    const powers = [...input.notional_rows, fixed.level];
    const total = highestOf({
      ...engineInput([{ swl: 0, distance: input.notional_distance }]),
      rows: powers.map((_, i) => ({ task: 0, startDay: 1, endDay: 1, group: '', fixedPosition: i === 2 ? 0 : -1 })),
      runs: [Float64Array.from(powers, toEnergy)],
      fixedPositionCount: 1,
      fillFixedDistances: (_, target) => target.fill(fixed.distance),
    });
    expect(total).toBeCloseTo(expected.total, DECIMALS);
  });

  it('G15 the two verdicts', () => {
    const { input, expected } = getVector<
      { criteria: number; levels: number[] },
      { map_and_mitigation_exceeds: boolean[]; report_exceeds: boolean[] }
    >('G15');
    expect(input.levels.map((level) => exceedsOnMap(level, input.criteria))).toEqual(
      expected.map_and_mitigation_exceeds,
    );
    expect(input.levels.map((level) => exceedsInReport(level, input.criteria))).toEqual(expected.report_exceeds);
  });
});
