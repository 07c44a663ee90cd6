import type { Connection } from '../../../../apps/server/src/database/connection.ts';
import { compilePlaces } from '../../../../apps/server/src/repositories/layers/place.repository.ts';
import { listSpellings } from '../../../../apps/server/src/services/layers/chinese-variants.ts';
import { createPlaceService } from '../../../../apps/server/src/services/layers/place.service.ts';
import { hk80 } from '../../../../packages/geometry/src/index.ts';
import { listTypedPlaces } from '../../../kit/src/buildings/typed-places.ts';
import { percentile } from '../../../kit/src/measure/percentile.ts';

const NEAR = hk80(836_500, 820_300);
const AT_ONCE = 4;
/** Not a real user: no projects are found, but they are searched. */
const USER = { id: 0, userType: 'Contractor Member', district: null, companyId: null, sessionIdHash: null } as const;

export interface PlaceFigures {
  readonly searches: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly bareP50Ms: number;
  readonly bareP95Ms: number;
  /** With several users at once. */
  readonly crowdP95Ms: number;
}

/** Searches for the names of random buildings, alternating between the service and its main statement alone. */
export async function measurePlaces({ database, pool }: Connection, buildings: number): Promise<PlaceFigures> {
  const texts = (await listTypedPlaces(pool, buildings)).map(({ text }) => text);
  const { search } = createPlaceService({ database });
  const ask = (q: string) => timed(() => search(USER, { q, near: NEAR, language: 'en' }));
  const askBare = (q: string) => {
    const given = { spellings: listSpellings(q), near: NEAR, language: 'en', limit: 10 } as const;
    const statement = compilePlaces(database, given);
    return timed(() => pool.query(statement.sql, [...statement.parameters]));
  };
  for (const text of texts.slice(0, 20)) await ask(text);
  const [whole, bare]: [number[], number[]] = [[], []];
  for (const text of texts) {
    whole.push(await ask(text));
    bare.push(await askBare(text));
  }
  const crowd: number[] = [];
  const askInTurn = async (first: number) => {
    for (let index = first; index < texts.length; index += AT_ONCE) crowd.push(await ask(texts[index] ?? ''));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => askInTurn(first)));
  return {
    searches: texts.length,
    ...{ p50Ms: percentile(whole, 0.5), p95Ms: percentile(whole, 0.95) },
    ...{ bareP50Ms: percentile(bare, 0.5), bareP95Ms: percentile(bare, 0.95), crowdP95Ms: percentile(crowd, 0.95) },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
