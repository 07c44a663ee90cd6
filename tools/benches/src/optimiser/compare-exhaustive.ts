import { createOptimiser } from '@quietsite/domain';
import { searchExhaustively } from '../../../../packages/validation/src/optimiser/exhaustive-search.ts';
import { FEW_OPTIONS, FEW_ROWS, randomProblem } from '../../../../packages/validation/src/optimiser/random-problem.ts';

export interface ComparisonFigures {
  readonly projects: number;
  /** Projects whose cost and number of changed rows equal the cheapest of all combinations, with proof. */
  readonly equal: number;
  readonly combinations: number;
  readonly rows: number;
  /** Projects with measures, with exclusive groups or equally near zones, and with receivers that still exceed. */
  readonly changed: number;
  readonly withChoices: number;
  readonly impossible: number;
  readonly slowestMs: number;
}

/** Half of the projects have few rows with many options, half many rows with few. */
export function compareWithExhaustive(projects: number): ComparisonFigures {
  const figures = {
    projects,
    equal: 0,
    combinations: 0,
    rows: 0,
    changed: 0,
    withChoices: 0,
    impossible: 0,
    slowestMs: 0,
  };
  for (let index = 0; index < projects; index++) {
    const problem = randomProblem(Math.floor(index / 2), index % 2 === 0 ? FEW_ROWS : FEW_OPTIONS);
    const startedAt = performance.now();
    const proposal = createOptimiser(problem).step(() => false);
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - startedAt);
    const { cost, changedRows } = searchExhaustively(problem);
    if (proposal.isOptimal && proposal.cost === cost && proposal.changedRows === changedRows) figures.equal++;
    figures.combinations += problem.options.reduce((product, options) => product * options.length, 1);
    figures.rows += problem.options.length;
    if (cost > 0) figures.changed++;
    if (proposal.remaining.length > 0) figures.impossible++;
    if (problem.model.situations.some(({ choices }) => choices.length > 0)) figures.withChoices++;
  }
  return figures;
}
