import { createOptimiser, type OptimiserProblem, type Proposal } from '@quietsite/domain';

interface Surroundings {
  readonly tell: (proposal: Proposal) => void;
  /** Lets pending messages be sent. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

/** The first slices are short, so that the first proposal arrives at once; later ones spend less time on reporting. */
const SLICES_MILLISECONDS = [50, 100, 200, 500] as const;

/** Reports the first proposal, then every one that is cheaper or better proven, until none is cheaper. */
export async function searchOn(problem: OptimiserProblem, { tell, pause, now }: Surroundings): Promise<void> {
  const optimiser = createOptimiser(problem);
  let told = optimiser.proposal;
  tell(told);
  for (let slice = 0; !told.isOptimal; slice++) {
    await pause();
    const end = now() + (SLICES_MILLISECONDS[slice] ?? SLICES_MILLISECONDS[3]);
    const next = optimiser.step(() => now() >= end);
    if (next.isOptimal || next.cost < told.cost || next.lowerBound > told.lowerBound) {
      told = next;
      tell(told);
    }
  }
}
