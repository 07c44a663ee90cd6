import type { KillableStage } from '../../../../kit/src/stack/killable-stage.ts';
import type { FaultEffect } from '../fault.ts';
import { openPeople, type People } from '../people.ts';
import { listUnclear } from '../tally.ts';
import { type InjectedFault, runUnderLoad } from '../under-load.ts';
import { type Readiness, watchReadiness } from './readiness.ts';

const PEOPLE = { count: 6, maxPauseMs: 400 };
const BEFORE_MS = 3_000;

/**
 * Injects a database fault while users work and a probe checks readiness, as a load balancer does. Server and worker
 * stay up throughout: each call must get a response that asks for a retry, unless the fault judges otherwise.
 */
export async function onDatabase(
  stage: KillableStage,
  make: (people: People) => Promise<InjectedFault>,
): Promise<FaultEffect> {
  const people = await openPeople(stage.origin, PEOPLE);
  const endWatch = watchReadiness(stage.origin);
  try {
    const judged = async () => ({ judge: listUnclear, ...(await make(people)) });
    const seen = await runUnderLoad({ stage, people }, judged, BEFORE_MS);
    const usersSee = [seen.usersSee, ...describeReadiness(await endWatch())].join('; ');
    return { ...seen, usersSee, violations: [...(seen.violations ?? []), ...listEnded(stage)] };
  } finally {
    await endWatch();
  }
}

const describeReadiness = ({ answers, secondsUnavailable }: Readiness): string[] =>
  answers.length > 0 ? [`/readyz ${answers.join(', ')} for ${secondsUnavailable.toFixed(1)} s`] : [];

const listEnded = ({ server, worker }: KillableStage): string[] =>
  [server, worker]
    .filter(({ unexpectedExits }) => unexpectedExits > 0)
    .map(({ name }) => `the ${name} ended by itself`);
