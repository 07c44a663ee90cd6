import { toLevel } from '@quietsite/acoustics';
import {
  buildNoiseModel,
  type CalculationSnapshot,
  LiveCalculation,
  listEmissions,
  listOnlyTogether,
  listReceptions,
  summarise,
  verdictOnlyTogether,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { randomOf } from './random-case/random.ts';
import { randomMovingProject, randomProject, randomScreenedProject } from './testing/random-project.ts';

const SEEDS = Array.from({ length: 150 }, (_, seed) => seed);

/** Rows louder, quieter or mitigated differently from those the model was built with. */
function editMeasures(snapshot: CalculationSnapshot, seed: number): CalculationSnapshot {
  const random = randomOf(seed + 60_000);
  const rows = snapshot.rows.map((row) => ({
    ...row,
    quieterEquipmentSoundPower: random.chance(0.3) ? Math.max(1, row.soundPower - random.integer(-4, 12)) : 0,
    barrierDba: random.chance(0.4) ? -random.integer(1, 15) : row.barrierDba,
    enclosureDba: random.chance(0.2) ? -random.integer(1, 20) : row.enclosureDba,
  }));
  return { ...snapshot, rows };
}

describe('the noise model of a project', () => {
  it.each([
    ...SEEDS.map((seed) => [seed, 'standing', randomProject] as const),
    ...SEEDS.slice(0, 50).map((seed) => [seed, 'moving', randomMovingProject] as const),
    ...SEEDS.slice(0, 40).map((seed) => [seed, 'behind screens', randomScreenedProject] as const),
  ])(
    '[CALC-99] [CALC-130] hears on every day what the engine hears, also with other measures; seed %i, %s',
    (seed, _, draw) => {
      const snapshot = draw(seed);
      const pointIds = snapshot.receivers.map(({ pointId }) => pointId);
      const calculation = new LiveCalculation(snapshot);
      const model = buildNoiseModel(calculation, pointIds, { isCumulative: false });
      for (const edited of [snapshot, editMeasures(snapshot, seed)]) {
        const results = summarise(new LiveCalculation(edited)).receivers.filter(({ verdict }) => verdict !== null);
        const receptions = listReceptions(model, listEmissions(model, edited.rows));
        expect(receptions.map(({ pointId }) => pointId)).toEqual(results.map(({ pointId }) => pointId));
        results.forEach(({ mitigated }, place) => {
          const { highestEnergy, verdict } = receptions[place] as (typeof receptions)[number];
          const level = toLevel(highestEnergy);
          if (level === null) expect(mitigated.highestLevel).toBeNull();
          else expect(mitigated.highestLevel).toBeCloseTo(Math.max(0, level), 9);
          expect(verdict).toBe(mitigated.verdict);
        });
      }
    },
  );

  it.each(SEEDS)('judges the level with neighbours and contributions when asked to (M-58); seed %i', (seed) => {
    const snapshot = randomProject(seed);
    const calculation = new LiveCalculation(snapshot);
    const pointIds = snapshot.receivers.map(({ pointId }) => pointId);
    const model = buildNoiseModel(calculation, pointIds, { isCumulative: true });
    const unsolvable = new Set(model.unsolvable.map(({ pointId }) => pointId));
    const results = summarise(calculation).receivers.filter(({ verdict }) => verdict !== null);
    const receptions = listReceptions(model, listEmissions(model, snapshot.rows));
    results.forEach(({ mitigated, pointId }, place) => {
      const exceeds = receptions[place]?.verdict !== 'satisfies' || unsolvable.has(pointId);
      expect(exceeds).toBe(mitigated.withNeighbours.exceedsInReport);
    });
  });

  it.each(SEEDS)('[CALC-47] names who is worse only together with neighbours, as the engine does; seed %i', (seed) => {
    const snapshot = randomProject(seed);
    const pointIds = snapshot.receivers.map(({ pointId }) => pointId);
    const isCumulative = seed % 2 === 0;
    const model = buildNoiseModel(new LiveCalculation(snapshot), pointIds, { isCumulative, comparesNeighbours: true });
    for (const edited of [snapshot, editMeasures(snapshot, seed)]) {
      const expected = summarise(new LiveCalculation(edited)).receivers.flatMap(({ pointId, verdict, mitigated }) => {
        const together = verdictOnlyTogether(verdict, mitigated.withNeighbours.verdict);
        return together === null ? [] : [{ pointId, verdict: together }];
      });
      expect(listOnlyTogether(model, listEmissions(model, edited.rows))).toEqual(expected);
    }
  });

  it('is plain: a copy for another thread says the same', () => {
    const snapshot = randomProject(3);
    const pointIds = snapshot.receivers.map(({ pointId }) => pointId);
    const model = buildNoiseModel(new LiveCalculation(snapshot), pointIds, { isCumulative: true });
    expect(structuredClone(model)).toEqual(model);
  });

  it('covers the requested receivers, except those left out or not judged', () => {
    for (const seed of SEEDS.slice(0, 30)) {
      const snapshot = randomProject(seed);
      const asked = randomOf(seed).shuffle(snapshot.receivers).slice(0, 3);
      const pointIds = asked.map(({ pointId }) => pointId);
      const calculation = new LiveCalculation(snapshot);
      const model = buildNoiseModel(calculation, [...pointIds, -7], { isCumulative: false });
      const verdicts = new Map(summarise(calculation).receivers.map(({ pointId, verdict }) => [pointId, verdict]));
      expect(model.pointIds).toEqual(pointIds.filter((pointId) => verdicts.get(pointId) !== null));
    }
  });
});
