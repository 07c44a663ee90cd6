import {
  createOptimiser,
  listReceptions,
  type OptimiserProblem,
  type Proposal,
  type RowOption,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { searchExhaustively } from './exhaustive-search.ts';
import { FEW_OPTIONS, FEW_ROWS, randomMovingProblem, randomProblem } from './random-problem.ts';

const PROJECTS = 30;
const seeds = Array.from({ length: PROJECTS }, (_, seed) => seed);

describe.each([
  ['up to 7 rows with up to 6 options', FEW_ROWS],
  ['up to 12 rows with up to 3 options', FEW_OPTIONS],
])('the optimiser, %s', (_, size) => {
  it.each(seeds)('costs what the cheapest of all combinations costs, and changes no row more; seed %i', (seed) => {
    const problem = randomProblem(seed, size);
    const { cost, changedRows, isOptimal, lowerBound } = createOptimiser(problem).step(() => false);
    expect({ cost, changedRows }).toEqual(searchExhaustively(problem));
    expect({ isOptimal, lowerBound }).toEqual({ isOptimal: true, lowerBound: cost });
  });
});

describe('the optimiser with a moving work-front', () => {
  it.each(seeds)('[CALC-99] chooses once for all parts of a front, and no dearer than need be; seed %i', (seed) => {
    const problem = randomMovingProblem(seed, seed % 2 === 0 ? FEW_ROWS : FEW_OPTIONS);
    expect(problem.model.rowIds.every((id) => id > 0)).toBe(true);
    const { cost, changedRows, isOptimal } = createOptimiser(problem).step(() => false);
    expect({ cost, changedRows, isOptimal }).toEqual({ ...searchExhaustively(problem), isOptimal: true });
  });
});

/** The receivers that still exceed with a proposal. */
function listExceeding({ model, options }: OptimiserProblem, { choices }: Proposal): number[] {
  const chosen = options.map((ofRow, row) => ofRow[choices[row] as number] as RowOption);
  return listReceptions(model, chosen).flatMap(({ pointId, verdict }) => (verdict === 'satisfies' ? [] : [pointId]));
}

describe('the optimiser, stopped at any time', () => {
  it.each(seeds)('has a proposal that holds, and the cheapest lies between its bound and its cost; seed %i', (seed) => {
    const problem = randomProblem(seed + 1_000, seed % 2 === 0 ? FEW_ROWS : FEW_OPTIONS);
    const { cost } = searchExhaustively(problem);
    const optimiser = createOptimiser(problem);
    for (let stage = 0, last: Proposal | null = null; last?.isOptimal !== true; stage++) {
      const proposal: Proposal = stage === 0 ? optimiser.proposal : optimiser.step(createCounter(1));
      expect(proposal.lowerBound).toBeLessThanOrEqual(cost);
      expect(proposal.cost).toBeGreaterThanOrEqual(cost);
      expect(proposal.cost).toBeLessThanOrEqual(last?.cost ?? proposal.cost);
      expect(proposal.lowerBound).toBeGreaterThanOrEqual(last?.lowerBound ?? 0);
      const said = proposal.remaining.map(({ pointId }) => pointId);
      expect(listExceeding(problem, proposal).sort()).toEqual(said.sort());
      last = proposal;
    }
  });

  it('goes the same way every time', () => {
    const problem = randomProblem(7, FEW_OPTIONS);
    const [one, other] = [createOptimiser(problem), createOptimiser(problem)];
    expect(one.step(createCounter(3))).toEqual(other.step(createCounter(3)));
    expect(one.step(() => false)).toEqual(other.step(() => false));
  });
});

function createCounter(turns: number): () => boolean {
  let count = 0;
  return () => count++ >= turns;
}
