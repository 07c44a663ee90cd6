import { intAt, itemAt, numberAt } from '@quietsite/acoustics';
import { compile } from './compile.ts';
import { ComponentSearch } from './component-search.ts';
import type { Core } from './core.ts';
import type { OptimiserProblem, Proposal, RowOption } from './problem.ts';
import { restrict } from './restrict.ts';
import { type SettledChoices, settle } from './settle.ts';

/** A search that can be stopped at any time. It has a proposal from the start and improves it over time. */
export interface Optimiser {
  /** The best proposal so far. */
  readonly proposal: Proposal;
  /** Searches until `isOver` returns true, or until it has proved that nothing is cheaper. */
  step(isOver: () => boolean): Proposal;
}

export function createOptimiser(problem: OptimiserProblem): Optimiser {
  checkProblem(problem);
  const { core, optionsOfRow, isExact, remaining } = compile(problem);
  const cheapest = new Int32Array(core.rows.length);
  const searches = listComponents(core).map((rows) => new ComponentSearch(restrict(core, rows, cheapest)));
  const choose = (): number[] => {
    const choices = optionsOfRow.map((options) => numberAt(options, 0));
    for (const { core: part, incumbent } of searches)
      part.rows.forEach(({ origin }, row) => {
        choices[origin] = numberAt(itemAt(optionsOfRow, origin), intAt(incumbent.choices, row));
      });
    return choices;
  };
  const settleBest = createSettling(problem);
  const describe = (): Proposal => {
    const { choices, remaining: left } = isExact ? { choices: choose(), remaining } : settleBest(choose());
    const cost = costOfChoices(problem, choices);
    const isFinished = searches.every((search) => search.isOptimal);
    const isOptimal = isFinished && (isExact || cost === 0);
    const bound = isExact ? Math.min(cost, toCost(problem, searches)) : 0;
    return {
      ...{ choices, cost, isOptimal, isFinished, isCautious: !isExact, remaining: left },
      changedRows: choices.filter((option) => option !== 0).length,
      lowerBound: isOptimal ? cost : bound,
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

/** Settles the results of a search and keeps the best: fewest exceeding receivers first, then lowest cost. */
function createSettling(problem: OptimiserProblem) {
  let best: { readonly found: string; readonly settled: SettledChoices; readonly cost: number } | null = null;
  return (choices: readonly number[]): SettledChoices => {
    const found = choices.join();
    if (best?.found === found) return best.settled;
    const settled = settle(problem, choices);
    const cost = costOfChoices(problem, settled.choices);
    const more = best === null ? -1 : settled.remaining.length - best.settled.remaining.length;
    if (best === null || more < 0 || (more === 0 && cost < best.cost)) best = { found, settled, cost };
    else best = { ...best, found };
    return best.settled;
  };
}

/** Components with more left to gain get more time, but none waits for another to finish. */
function pickNext(searches: readonly ComponentSearch[]): ComponentSearch | undefined {
  const open = searches.filter(({ isOptimal }) => !isOptimal);
  const priority = ({ incumbent, bound, turns }: ComponentSearch) => (incumbent.cost - bound) / (turns + 1);
  return open.reduce<ComponentSearch | undefined>(
    (best, next) => (best === undefined || priority(next) > priority(best) ? next : best),
    undefined,
  );
}

function costOfChoices({ options }: OptimiserProblem, choices: readonly number[]): number {
  return options.reduce((total, ofRow, row) => total + itemAt(ofRow, numberAt(choices, row)).cost, 0);
}

/** Converts a bound that includes one unit per changed row to whole tenths. */
function toCost({ options }: OptimiserProblem, searches: readonly ComponentSearch[]): number {
  const bound = searches.reduce((total, search) => total + search.bound, 0);
  return Math.max(0, Math.ceil((bound - options.length) / (options.length + 1) - 1e-6));
}

/**
 * Throws for input with which a search could not finish: rows without options, or costs that are not whole tenths
 * (M-90).
 */
function checkProblem({ model, options }: OptimiserProblem): void {
  if (options.length !== model.rowIds.length) throw new RangeError('every row of the model needs its options');
  options.forEach((ofRow, row) => {
    if (ofRow.length === 0 || !ofRow.every(isSound))
      throw new RangeError(`the options of row ${model.rowIds[row]} are inconsistent`);
  });
}

const isSound = ({ emission, cost }: RowOption): boolean =>
  Number.isFinite(emission) && emission >= 0 && Number.isSafeInteger(cost) && cost >= 0;

/** Rows that share requirements, directly or indirectly. Each such component can be solved separately. */
function listComponents({ rows, rooms, firstSums, firstTerms, termRows }: Core): number[][] {
  const parents = rows.map((_, row) => row);
  const rootOf = (row: number): number => {
    let root = row;
    while (parents[root] !== root) root = numberAt(parents, root);
    parents[row] = root;
    return root;
  };
  const isContributing = rows.map(() => false);
  rooms.forEach((_, requirement) => {
    const from = intAt(firstTerms, intAt(firstSums, requirement));
    const to = intAt(firstTerms, intAt(firstSums, requirement + 1));
    for (let term = from; term < to; term++) {
      isContributing[intAt(termRows, term)] = true;
      parents[rootOf(intAt(termRows, term))] = rootOf(intAt(termRows, from));
    }
  });
  const contributingRows = rows.map((_, row) => row).filter((row) => isContributing[row]);
  return [...Map.groupBy(contributingRows, rootOf).values()];
}
