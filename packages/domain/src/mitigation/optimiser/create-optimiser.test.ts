import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../../calculation/live-calculation.ts';
import { entry, placed } from '../../testing/equipment-builder.ts';
import { quieterCatalogue as catalogue } from '../../testing/quieter-builder.ts';
import { project, receiver, row } from '../../testing/snapshot-builder.ts';
import { DEFAULT_WEIGHTS } from '../cost.ts';
import { buildNoiseModel } from '../noise-model.ts';
import { listModelOptions } from '../row-options.ts';
import { createOptimiser } from './create-optimiser.ts';

/** At 85 m, a sound power of 112 dB gives 68.4 dB at the receiver. */
function solve(soundPowers: readonly number[], criterion: number) {
  const rows = soundPowers.map((soundPower, index) => row({ id: index + 1, soundPower }));
  const snapshot = project({ rows, receivers: [receiver({ criterion })] });
  const model = buildNoiseModel(new LiveCalculation(snapshot), [1], { isCumulative: false });
  const entries = rows.map(({ id, soundPower }) => placed(entry({ id, soundPower })));
  const options = listModelOptions(model, entries, { catalogue, weights: DEFAULT_WEIGHTS, isAnew: false });
  const optimiser = createOptimiser({ model, options });
  const atOnce = optimiser.proposal;
  const proposal = optimiser.step(() => false);
  return { atOnce, proposal, measures: proposal.choices.map((option, place) => options[place]?.[option]?.measures) };
}

describe('a proposal (M-91)', () => {
  it('leaves everything as it is when every receiver satisfies', () => {
    const { proposal } = solve([112], 75);
    expect(proposal).toEqual({
      ...{ choices: [0], cost: 0, changedRows: 0, lowerBound: 0, remaining: [] },
      ...{ isOptimal: true, isFinished: true, isCautious: false },
    });
  });

  it('takes the cheapest measures that are enough: a method before a QPME, and no barrier without need', () => {
    // Two equal rows of 68.4 dB give 71.4. With one replaced by the wire saw, 96 dB, 68.5 remains.
    const { proposal, measures } = solve([112, 112], 69);
    expect(proposal).toMatchObject({ cost: 20, changedRows: 1, isOptimal: true });
    expect(measures.map((of) => of?.quieterMethodName).sort()).toEqual(['', 'Wire saw']);
  });

  it('is there at once, and never dearer afterwards', () => {
    const { atOnce, proposal } = solve([118, 115, 112, 110], 66);
    expect(atOnce.cost).toBeGreaterThanOrEqual(proposal.cost);
    expect(proposal.lowerBound).toBe(proposal.cost);
  });

  it('says who remains above and by how much when nothing is enough, and leaves the least possible there', () => {
    // The electric excavator behind a barrier, 85 dB, gives 41.4 dB.
    const { proposal, measures } = solve([112], 25);
    expect(proposal.remaining).toEqual([
      { pointId: 1, day: '2027-03-01', criterion: 25, level: expect.closeTo(85 - 20 * Math.log10(85) - 5, 9) },
    ]);
    expect(measures[0]).toMatchObject({ quieterEquipmentName: 'Electric excavator E1', barrierDba: -10 });
  });

  it('does not make a row quieter that changes nothing of what is shown', () => {
    const { proposal } = solve([112, 50], 25);
    expect(proposal.choices[1]).toBe(0);
  });

  it('refuses options that do not hold together', () => {
    const model = buildNoiseModel(new LiveCalculation(project()), [1], { isCumulative: false });
    expect(() => createOptimiser({ model, options: [] })).toThrow('needs its options');
    for (const option of [
      { emission: Number.NaN, cost: 0 },
      { emission: 1, cost: 0.5 },
      { emission: 1, cost: -1 },
    ])
      expect(() => createOptimiser({ model, options: [[option]] })).toThrow('row 1');
  });
});
