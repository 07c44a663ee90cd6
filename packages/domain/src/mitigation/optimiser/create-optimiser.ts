import { checkProblem } from './check-problem.ts';
import { compile } from './compile.ts';
import { ComponentSearch } from './component-search.ts';
import { listComponents } from './components.ts';
import type { OptimiserProblem, Proposal, RowOption } from './problem.ts';
import { restrict } from './restrict.ts';

/** A search that can be stopped at any time. It has a proposal from the start and improves it over time. */
export interface Optimiser {
  /** The best so far. */
  readonly proposal: Proposal;
  /** Searches until told to stop, or until it has proved that nothing is cheaper. */
  step(isOver: () => boolean): Proposal;
}

export function createOptimiser(problem: OptimiserProblem): Optimiser {
  checkProblem(problem);
  const { core, optionsOfRow, remaining } = compile(problem);
  const cheapest = new Int32Array(core.rows.length);
  const searches = listComponents(core).map((rows) => new ComponentSearch(restrict(core, rows, cheapest)));
  const describe = (): Proposal => {
    const choices = optionsOfRow.map((options) => options[0] as number);
    for (const { core: part, incumbent } of searches)
      part.rows.forEach(({ origin }, row) => {
        choices[origin] = optionsOfRow[origin]?.[incumbent.choices[row] as number] as number;
      });
    const cost = costOfChoices(problem, choices);
    const isOptimal = searches.every((search) => search.isOptimal);
    return {
      ...{ choices, cost, isOptimal, remaining },
      changedRows: choices.filter((option) => option !== 0).length,
      lowerBound: isOptimal ? cost : Math.min(cost, toCost(problem, searches)),
    };
  };
  return {
    get proposal() {
      return describe();
    },
    step(isOver) {
      for (let next = pickNext(searches); next !== undefined && !isOver(); next = pickNext(searches)) next.advance();
      return describe();
    },
  };
}

/** Components get time according to what they can still gain, so that none waits for another to finish. */
function pickNext(searches: readonly ComponentSearch[]): ComponentSearch | undefined {
  const open = searches.filter(({ isOptimal }) => !isOptimal);
  const claim = ({ incumbent, bound, turns }: ComponentSearch) => (incumbent.cost - bound) / (turns + 1);
  return open.reduce<ComponentSearch | undefined>(
    (best, next) => (best === undefined || claim(next) > claim(best) ? next : best),
    undefined,
  );
}

function costOfChoices({ options }: OptimiserProblem, choices: readonly number[]): number {
  return options.reduce((total, ofRow, row) => total + (ofRow[choices[row] as number] as RowOption).cost, 0);
}

/** Converts a bound that includes one unit per changed row to whole tenths. */
function toCost({ options }: OptimiserProblem, searches: readonly ComponentSearch[]): number {
  const bound = searches.reduce((total, search) => total + search.bound, 0);
  return Math.max(0, Math.ceil((bound - options.length) / (options.length + 1) - 1e-6));
}
