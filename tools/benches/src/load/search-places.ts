import type pg from 'pg';
import { listTypedPlaces, type TypedKind, typedKinds } from '../../../kit/src/buildings/typed-places.ts';
import { percentile } from '../../../kit/src/measure/percentile.ts';
import { type LoadScenario, type Person, sleep } from './person.ts';

/** What was typed, and how long it took. */
export interface KindFigures {
  readonly kind: TypedKind;
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** Milliseconds over HTTP, to the last byte. */
export interface PlaceSearchFigures {
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly kinds: readonly KindFigures[];
  /** Time of the cheapest request, sent after each search: the cost of the busy machine alone. */
  readonly sessionP95Ms: number;
}

const BUILDINGS = 60;
/** Excluded from the measured time. */
const WARM_UP = 20;

/** One user after another searches for a place while all of them work. */
export async function searchPlaces(
  pool: pg.Pool,
  people: readonly Person[],
  { size, signal }: LoadScenario,
): Promise<PlaceSearchFigures> {
  const typed = await listTypedPlaces(pool, BUILDINGS);
  const warmUp = size.isForPlaces ? Math.min(WARM_UP, size.people) : 0;
  const times: { readonly kind: TypedKind; readonly taken: number }[] = [];
  const sessionTimes: number[] = [];
  for (let turn = 0; await sleep(size.searchSeconds * 1000, signal); turn += 1) {
    const person = people[turn % people.length];
    const given = typed[turn % typed.length];
    if (!person || given === undefined) break;
    const taken = await time(person, `/api/places?${new URLSearchParams({ q: given.text })}`);
    const takenBySession = await time(person, '/api/session');
    if (turn < warmUp) continue;
    if (taken !== null) times.push({ kind: given.kind, taken });
    if (takenBySession !== null) sessionTimes.push(takenBySession);
  }
  const kinds = typedKinds.map((kind) => ({ kind, ...describeTimes(times.filter((one) => one.kind === kind)) }));
  return { ...describeTimes(times), kinds, sessionP95Ms: percentile(sessionTimes, 0.95) };
}

function describeTimes(times: readonly { readonly taken: number }[]) {
  const milliseconds = times.map(({ taken }) => taken);
  return { count: times.length, p50Ms: percentile(milliseconds, 0.5), p95Ms: percentile(milliseconds, 0.95) };
}

/** Null after an error, which has already been counted. */
async function time(person: Person, path: string): Promise<number | null> {
  const startedAt = performance.now();
  return person.web.read(path).then(
    () => performance.now() - startedAt,
    () => null,
  );
}
