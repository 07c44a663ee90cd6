import {
  createOptimiser,
  listReceptions,
  type Optimiser,
  type OptimiserProblem,
  type Proposal,
  type RowOption,
} from '@quietsite/domain';

export interface TimedProposal {
  readonly seconds: number;
  readonly proposal: Proposal;
}

export interface SearchFigures {
  /** From the request to the first proposal: model, options and search. */
  readonly first: TimedProposal;
  /** After each of the given seconds, counted from the request. */
  readonly later: readonly TimedProposal[];
  readonly problem: OptimiserProblem;
}

export function measureSearch(prepare: () => OptimiserProblem, seconds: readonly number[]): SearchFigures {
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const problem = prepare();
  const optimiser = createOptimiser(problem);
  const first = { seconds: 0, proposal: optimiser.proposal };
  const firstSeconds = elapsed();
  const later = seconds.map((end) => {
    const proposal = optimiser.step(() => elapsed() >= end);
    return { seconds: elapsed(), proposal };
  });
  return { first: { ...first, seconds: firstSeconds }, later, problem };
}

/** Identical on every machine: limited by work, not by time. */
export function searchTurns(optimiser: Optimiser, turns: number): Proposal {
  let count = 0;
  return optimiser.step(() => count++ >= turns);
}

/**
 * Whether the receivers that exceed with the proposal, according to the model, are exactly those it reports as
 * remaining.
 */
export function hasReportedVerdicts({ model, options }: OptimiserProblem, { choices, remaining }: Proposal): boolean {
  const chosen = options.map((ofRow, row) => ofRow[choices[row] as number] as RowOption);
  const exceeding = listReceptions(model, chosen).filter(({ verdict }) => verdict !== 'satisfies');
  const reportedIds = new Set(remaining.map(({ pointId }) => pointId));
  return exceeding.length === reportedIds.size && exceeding.every(({ pointId }) => reportedIds.has(pointId));
}
