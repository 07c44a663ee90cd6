import type { KillableStage } from '../../../../kit/src/stack/killable-stage.ts';
import type { Seen } from '../fault.ts';
import { openPeople, type People } from '../people.ts';
import { listUnclear } from '../tally.ts';
import { type Made, underWork } from '../under-work.ts';
import { type Readiness, watchReadiness } from './readiness.ts';

const PEOPLE = { count: 6, mostPauseMs: 400 };
const BEFORE_MS = 3_000;

/**
 * Injects a database fault while users work and a probe checks readiness, as a load balancer does. Server and worker
 * stay up throughout: each call must get a response that asks for a retry, unless the fault judges otherwise.
 */
export async function onDatabase(world: KillableStage, make: (people: People) => Promise<Made>): Promise<Seen> {
  const people = await openPeople(world.origin, PEOPLE);
  const endWatch = watchReadiness(world.origin);
  try {
    const judged = async () => ({ judge: listUnclear, ...(await make(people)) });
    const seen = await underWork({ stage: world, people }, judged, BEFORE_MS);
    const usersSee = [seen.usersSee, ...describeReadiness(await endWatch())].join('; ');
    return { ...seen, usersSee, wrongs: [...(seen.wrongs ?? []), ...listEnded(world)] };
  } finally {
    await endWatch();
  }
}

const describeReadiness = ({ answers, secondsAway }: Readiness): string[] =>
  answers.length > 0 ? [`/readyz ${answers.join(', ')} for ${secondsAway.toFixed(1)} s`] : [];

const listEnded = ({ server, worker }: KillableStage): string[] =>
  [server, worker].filter(({ ownEnds }) => ownEnds > 0).map(({ name }) => `the ${name} ended by itself`);
