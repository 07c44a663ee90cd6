import { createOptimiser, emittedEnergy, listRowAlternatives, NO_MEASURES, toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { plannedRows, planningRules, sampleModel, sampleOptions } from '../../../testing/sample-plan.ts';
import {
  countReceptions,
  gapOf,
  listProposedChanges,
  onlyTogetherWith,
  type Plan,
  receptionsWith,
} from './proposed-changes.ts';

type Row = (typeof plannedRows)[number];
const emissionOf = ({ measures, ...row }: Row) => emittedEnergy({ ...row, ...measures });

function planOf(criterion: number, rules = planningRules, model = sampleModel(criterion)): Plan {
  const options = sampleOptions(model, rules);
  return { model, options, proposal: createOptimiser({ model, options }).step(() => false) };
}

describe('a proposal as a difference', () => {
  it('lists the rows that change, the most effective first, with what each takes off and costs', () => {
    const plan = planOf(55);
    const changes = listProposedChanges(plan, plannedRows);
    expect(changes.length).toBe(plan.proposal.changedRows);
    expect(changes.reduce((sum, { cost }) => sum + cost, 0)).toBe(plan.proposal.cost);
    const taken = changes.map(({ decibels }) => decibels);
    expect(taken).toEqual(taken.toSorted((a, b) => b - a));
    for (const { row, measures, decibels } of changes) {
      const [before, after] = [row, { ...row, measures }].map(emissionOf) as [number, number];
      expect(10 ** (decibels / 10)).toBeCloseTo(before / after, 9);
    }
  });

  it('[CALC-47] lists the receivers that exceed only together with neighbours once it is accepted', () => {
    const contributions = [{ name: 'Depot', start: toDay('2027-03-01'), end: toDay('2027-03-31'), level: 60 }];
    const plan = planOf(60, planningRules, sampleModel(60, contributions));
    const told = (isTaken: boolean) => onlyTogetherWith(plan, plannedRows, () => isTaken);
    expect(countReceptions(receptionsWith(plan, plannedRows, () => true)).satisfies).toBe(1);
    expect([told(false), told(true)]).toEqual([[], [{ pointId: 1, verdict: 'exceeds' }]]);
    expect(onlyTogetherWith(planOf(60), plannedRows, () => true)).toEqual([]);
  });

  it('[MITI-45] takes an alternative in the place of what was proposed, with its own effect', () => {
    const plan = planOf(55);
    const row = plannedRows[0] as Row;
    const barrier = listRowAlternatives(row, planningRules).find(({ measures }) => measures.barrierDba === -5);
    if (!barrier) throw new Error('the row has no barrier of 5 dB among its ways');
    const swaps = new Map([[row.id, barrier]]);
    const change = listProposedChanges(plan, plannedRows, swaps).find((of) => of.row.id === row.id);
    expect(change).toMatchObject({ measures: { barrierDba: -5, quieterMethodName: '' }, cost: 55 });
    expect(change?.decibels).toBeCloseTo(5, 9);
    const satisfied = (swapped?: typeof swaps) =>
      countReceptions(receptionsWith(plan, plannedRows, () => true, swapped)).satisfies;
    expect([satisfied(), satisfied(swaps)]).toEqual([1, 0]);
  });

  it('is counted with what is ticked alone', () => {
    const plan = planOf(60);
    const above = (isTaken: (rowId: number) => boolean) => countReceptions(receptionsWith(plan, plannedRows, isTaken));
    expect([above(() => false), above(() => true)]).toMatchObject([
      { satisfies: 0 },
      { satisfies: 1, borderline: 0, exceeds: 0 },
    ]);
    const [most] = listProposedChanges(plan, plannedRows);
    expect(above((rowId) => rowId !== most?.row.id)).toMatchObject({ satisfies: 0 });
  });

  it('who plans anew sees also what falls away', () => {
    const changes = listProposedChanges(planOf(99, { ...planningRules, isAnew: true }), plannedRows);
    expect(changes).toMatchObject([{ row: { id: 2 }, measures: NO_MEASURES, cost: 0 }]);
    expect(changes[0]?.decibels).toBeCloseTo(-5, 9);
  });

  it('states how much could still be saved', () => {
    const proposal = { cost: 200, lowerBound: 190, isOptimal: false } as Plan['proposal'];
    expect(gapOf(proposal)).toBeCloseTo(0.05, 9);
    expect(gapOf({ ...proposal, isOptimal: true })).toBe(0);
  });
});
