import { createOptimiser, type OptimiserProblem, type Proposal } from '@quietsite/domain';

interface SearchEnvironment {
  readonly report: (proposal: Proposal) => void;
  /** Lets pending messages be sent. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

/** The first slices are short, so that the first proposal arrives at once; later ones spend less time on reporting. */
const SLICES_MILLISECONDS = [50, 100, 200, 500] as const;

/** Reports the first proposal, then every one that is cheaper or better proven, until none is cheaper. */
export async function searchOn(problem: OptimiserProblem, { report, pause, now }: SearchEnvironment): Promise<void> {
  const optimiser = createOptimiser(problem);
  let reported = optimiser.proposal;
  report(reported);
  for (let slice = 0; !reported.isFinished; slice++) {
    await pause();
    const end = now() + (SLICES_MILLISECONDS[slice] ?? SLICES_MILLISECONDS[3]);
    const next = optimiser.step(() => now() >= end);
    if (next.isFinished || next.cost < reported.cost || next.lowerBound > reported.lowerBound) {
      reported = next;
      report(reported);
    }
  }
}
