import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../kit/src/stack/cluster.ts';
import type { Schema } from './schema.ts';

export interface Route {
  readonly group: string;
  readonly method: string;
  readonly path: string;
  readonly queries: Readonly<Record<string, Schema>>;
  readonly body: Schema | null;
  /** By status; null if the content has no declared schema. */
  readonly answers: ReadonlyMap<number, Schema | null>;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

const schemaOf = (part: Content | undefined): Schema | null => part?.content?.['application/json']?.schema ?? null;

function toRoute(path: string, method: string, operation: Operation): Route {
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  return {
    group: operation.tags?.[0] ?? 'others',
    method: method.toUpperCase(),
    path,
    queries: Object.fromEntries(queries.map(({ name, schema }) => [name, schema])),
    body: schemaOf(operation.requestBody),
    answers: new Map(Object.entries(operation.responses).map(([status, part]) => [Number(status), schemaOf(part)])),
  };
}

const TEXT: Schema = { type: 'string' };
const features = ['limit', 'offset', 'after', 'bbox', 'bbox-crs', 'crs', 'filter', 'filter-lang', 'filter-crs', 'f'];
const undocumented: readonly (readonly [group: string, path: string, queries?: readonly string[]])[] = [
  ['layers', '/ogc'],
  ['layers', '/ogc/conformance'],
  ['layers', '/ogc/collections'],
  ['layers', '/ogc/collections/zones/items', features],
  ['layers', '/ogc/projects/{projectId}/collections/receivers/items', features],
  ['layers', '/ogc/projects/{projectId}/collections/{collectionId}/items/{featureId}', ['crs']],
  ['tiles', '/tiles/buildings/{edition}/{z}/{x}/{y}.pbf'],
  ['tiles', '/tiles/base/{edition}/{z}/{x}/{y}.pbf'],
  ['operation', '/healthz'],
  ['operation', '/api/openapi.json'],
  ['operation', '/{nowhere}'],
];

/** Every call of the API document, and the undocumented addresses. Calls that delete come last. */
export function listRoutes(): readonly Route[] {
  const text = readFileSync(join(repositoryRoot, 'docs/openapi.json'), 'utf8');
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toRoute(path, method, operation)),
  );
  const others = undocumented.map(([group, path, queries = []]) => ({
    ...{ group, method: 'GET', path, body: null, answers: new Map<number, Schema | null>() },
    queries: Object.fromEntries(queries.map((name) => [name, TEXT])),
  }));
  const isRemoval = ({ method }: Route) => Number(method === 'DELETE');
  return [...documented, ...others].toSorted((one, other) => isRemoval(one) - isRemoval(other));
}
