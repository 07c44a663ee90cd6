import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import type { OgcCollection, StoredOgcCollection } from '../../repositories/ogc/ogc-collection.ts';
import type { OgcCondition } from '../../repositories/ogc/ogc-condition.ts';
import { countFeatures, type FeatureRow, listFeatures } from '../../repositories/ogc/ogc-feature.repository.ts';
import { PROJECT_COLLECTIONS } from '../../repositories/ogc/ogc-project-collections.ts';
import { SOURCE_COLLECTIONS } from '../../repositories/ogc/ogc-source-collections.ts';
import type { AccessService } from '../projects/access.service.ts';
import type { OgcCrs } from './ogc-crs.ts';
import { type ItemsQuery, parseFeatureId, parseItemQuery, parseItemsQuery } from './ogc-query.ts';
import { addCombinations, RECEIVER_POINTS } from './ogc-receiver-points.ts';

export type { OgcCollection };

/** The whole service, or the service limited to one project. */
export interface OgcScope {
  readonly projectId: number | null;
}

export interface OgcItems {
  readonly crs: OgcCrs;
  readonly features: readonly string[];
  readonly numberMatched: number;
  /** The feature after which the next page starts, if there is one. */
  readonly next: string | undefined;
}

interface Needs {
  /** Has its own connections: these requests must not wait for the application's, nor the other way round. */
  readonly database: Database;
  /** Number of these connections; each request uses one at a time. */
  readonly poolSize: number;
  readonly access: AccessService;
}

/** From PostgreSQL: the statement took too long. */
const TIMED_OUT = '57014';

export type OgcService = ReturnType<typeof createOgcService>;

/** Read only: nothing here or in its routes can change a feature (U30). */
export function createOgcService({ database, poolSize, access }: Needs) {
  // One company never takes all places.
  const gate = createConcurrencyLimit({ places: poolSize, placesEach: Math.ceil(poolSize / 2) });

  const inTurn = <Result>(read: () => Promise<Result>): Promise<Result> =>
    gate(read).catch((error: Error & { readonly code?: string }) => {
      if (error.code !== TIMED_OUT) throw error;
      throw new AppError('VALIDATION_FAILED', { query: 'takes too long; ask for a smaller area or fewer features' });
    });

  async function requireScope(user: AuthenticatedUser, { projectId }: OgcScope): Promise<void> {
    if (projectId !== null) await access.require(user, projectId, 'read');
  }

  /** The scope of the features: one readable project, all readable projects, or a layer that belongs to no project. */
  async function scopeConditions(
    user: AuthenticatedUser,
    collection: OgcCollection,
    projectIds: readonly (number | null | undefined)[],
  ): Promise<OgcCondition[]> {
    const asked = projectIds.filter((id) => typeof id === 'number');
    for (const projectId of asked) await access.require(user, projectId, 'read');
    if (collection.scope === 'source') return [];
    if (asked.length === 0) return [{ kind: 'readable', user }];
    return asked.map((projectId) => ({ kind: 'project', projectId }));
  }

  const complete = async ({ id }: OgcCollection, rows: readonly FeatureRow[]): Promise<readonly FeatureRow[]> =>
    id === RECEIVER_POINTS ? addCombinations(database, rows) : rows;

  async function readPage(
    collection: StoredOgcCollection,
    scope: readonly OgcCondition[],
    query: ItemsQuery,
  ): Promise<OgcItems> {
    const conditions = [...scope, ...query.conditions];
    const rows = await listFeatures(database, collection, conditions, query.page, query.crs);
    const numberMatched = await countFeatures(database, collection, conditions);
    const page = await complete(collection, rows.slice(0, query.page.limit));
    const next = rows.length > page.length ? page.at(-1)?.featureId.toString() : undefined;
    return { crs: query.crs, features: page.map(({ json }) => json), numberMatched, next };
  }

  return {
    listCollections,
    getCollection,
    requireScope,

    async listItems(
      user: AuthenticatedUser,
      scope: OgcScope,
      collectionId: string,
      rawQuery: unknown,
    ): Promise<OgcItems> {
      const collection = getCollection(scope, collectionId);
      const query = parseItemsQuery(collection, rawQuery);
      const conditions = await scopeConditions(user, collection, [scope.projectId, query.projectId]);
      return inTurn(() => readPage(collection, conditions, query));
    },

    async getItem(user: AuthenticatedUser, scope: OgcScope, address: ItemAddress, rawQuery: unknown) {
      const collection = getCollection(scope, address.collectionId);
      const featureId = parseFeatureId(collection, address.featureId);
      const { crs } = parseItemQuery(rawQuery);
      const conditions = await scopeConditions(user, collection, [scope.projectId]);
      const page = { limit: 1, offset: 0 };
      const wanted: OgcCondition[] = [...conditions, { kind: 'feature', featureId }];
      const [row] = await inTurn(async () =>
        complete(collection, (await listFeatures(database, collection, wanted, page, crs)).slice(0, 1)),
      );
      if (!row) throw new AppError('NOT_FOUND');
      return { crs, feature: row.json };
    },
  };
}

export interface ItemAddress {
  readonly collectionId: string;
  readonly featureId: string;
}

/** The service of one project shows only that project, without the shared layers. */
function listCollections({ projectId }: OgcScope): readonly StoredOgcCollection[] {
  return projectId === null ? [...PROJECT_COLLECTIONS, ...SOURCE_COLLECTIONS] : PROJECT_COLLECTIONS;
}

function getCollection(scope: OgcScope, id: string): StoredOgcCollection {
  const collection = listCollections(scope).find((candidate) => candidate.id === id);
  if (!collection) throw new AppError('NOT_FOUND');
  return collection;
}
