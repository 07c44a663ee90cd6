import { createOptimiser } from '@quietsite/domain';
import { randomProblem } from '../../../../packages/validation/src/optimiser/random-problem.ts';
import { solveExternally } from './external-bound.ts';

/** Too many combinations to enumerate, few enough for an external solver to prove. */
const SIZE = { rows: 40, options: 8 };
const MAX_SECONDS = 20;

export interface ExternalFigures {
  readonly projects: number;
  /** Proved optimal, with the cost that the external solver proves. */
  readonly equal: number;
  readonly rows: number;
  readonly slowestSeconds: number;
}

export async function compareWithExternal(projects: number): Promise<ExternalFigures> {
  const figures = { projects, equal: 0, rows: 0, slowestSeconds: 0 };
  for (let seed = 0; seed < projects; seed++) {
    const problem = randomProblem(seed, SIZE);
    const startedAt = performance.now();
    const elapsed = () => (performance.now() - startedAt) / 1000;
    const { cost, isOptimal } = createOptimiser(problem).step(() => elapsed() > MAX_SECONDS);
    figures.slowestSeconds = Math.max(figures.slowestSeconds, elapsed());
    figures.rows += problem.options.length;
    if (isOptimal && cost === Math.round(await solveExternally(problem))) figures.equal++;
  }
  return figures;
}
