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

interface Dependencies {
  /** Has its own connections, so that these requests and those of the application never wait for each other. */
  readonly database: Database;
  /** Number of these connections; each request uses one at a time. */
  readonly poolSize: number;
  readonly access: AccessService;
}

/** From PostgreSQL: the statement took too long. */
const TIMED_OUT = '57014';

export type OgcService = ReturnType<typeof createOgcService>;

/** The service is read-only: neither it nor its routes can change a feature (U30). */
export function createOgcService({ database, poolSize, access }: Dependencies) {
  // One company may use only half of the connections.
  const runLimited = createConcurrencyLimit({ maxRunning: poolSize, maxRunningPerParty: Math.ceil(poolSize / 2) });

  const runQuery = <Result>(read: () => Promise<Result>): Promise<Result> =>
    runLimited(read).catch((error: Error & { readonly code?: string }) => {
      if (error.code !== TIMED_OUT) throw error;
      throw new AppError('VALIDATION_FAILED', { query: 'takes too long; ask for a smaller area or fewer features' });
    });

  async function requireScope(user: AuthenticatedUser, { projectId }: OgcScope): Promise<void> {
    if (projectId !== null) await access.require(user, projectId, 'read');
  }

  /** Limits features to one readable project or to all readable projects. Source layers belong to no project. */
  async function scopeConditions(
    user: AuthenticatedUser,
    collection: OgcCollection,
    projectIds: readonly (number | null | undefined)[],
  ): Promise<OgcCondition[]> {
    const requestedIds = projectIds.filter((id) => typeof id === 'number');
    for (const projectId of requestedIds) await access.require(user, projectId, 'read');
    if (collection.scope === 'source') return [];
    if (requestedIds.length === 0) return [{ kind: 'readable', user }];
    return requestedIds.map((projectId) => ({ kind: 'project', projectId }));
  }

  const addMissingValues = async (
    { id }: OgcCollection,
    rows: readonly FeatureRow[],
  ): Promise<readonly FeatureRow[]> => (id === RECEIVER_POINTS ? addCombinations(database, rows) : rows);

  async function readPage(
    collection: StoredOgcCollection,
    scope: readonly OgcCondition[],
    query: ItemsQuery,
  ): Promise<OgcItems> {
    const conditions = [...scope, ...query.conditions];
    const rows = await listFeatures(database, collection, conditions, query.page, query.crs);
    const numberMatched = await countFeatures(database, collection, conditions);
    const page = await addMissingValues(collection, rows.slice(0, query.page.limit));
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
      return runQuery(() => readPage(collection, conditions, query));
    },

    async getItem(user: AuthenticatedUser, scope: OgcScope, address: ItemAddress, rawQuery: unknown) {
      const collection = getCollection(scope, address.collectionId);
      const featureId = parseFeatureId(collection, address.featureId);
      const { crs } = parseItemQuery(rawQuery);
      const conditions = await scopeConditions(user, collection, [scope.projectId]);
      const page = { limit: 1, offset: 0 };
      const itemConditions: OgcCondition[] = [...conditions, { kind: 'feature', featureId }];
      const [row] = await runQuery(async () =>
        addMissingValues(collection, (await listFeatures(database, collection, itemConditions, page, crs)).slice(0, 1)),
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
