import { type ApiDocument, type ApiGroup, type ApiOperation, apiDocumentSchema, apiGroups } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';

export interface ApiCall extends ApiOperation {
  /** Identifier used in the address. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** Generated from the routes of the server being queried. */
export const apiDocumentQuery = queryOptions({
  queryKey: ['api-document'],
  queryFn: ({ signal }) => requestJson('/api/openapi.json', apiDocumentSchema, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  select: listApiCalls,
});

export function listApiCalls({ paths }: ApiDocument): readonly ApiCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { ...operation, id: callId(method, path), method, path };
    }),
  );
}

/** GET /api/projects/{projectId} is get-projects-projectId. */
function callId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').split(/[^\w.-]+/);
  return [method.toLowerCase(), ...words.filter((word) => word !== '')].join('-');
}

export const scopeOf = (call: ApiOperation) => call.security.flatMap(({ token = [] }) => token)[0] ?? null;

export interface CallFilter {
  readonly text: string;
  readonly isForTokens: boolean;
}

/** Every search word must occur in the method, address or purpose. */
export function findCalls(calls: readonly ApiCall[], { text, isForTokens }: CallFilter): readonly ApiCall[] {
  const words = text.toLowerCase().split(/\s+/);
  const matches = ({ method, path, summary, description }: ApiCall) => {
    const searchedText = `${method} ${path} ${summary} ${description}`.toLowerCase();
    return words.every((word) => searchedText.includes(word));
  };
  return calls.filter((call) => matches(call) && !(isForTokens && scopeOf(call) === null));
}

interface CallGroup {
  readonly group: ApiGroup;
  readonly calls: readonly ApiCall[];
}

export function groupCalls(calls: readonly ApiCall[]): readonly CallGroup[] {
  const groups = apiGroups.map((group) => ({ group, calls: calls.filter(({ tags }) => tags[0] === group) }));
  return groups.filter((group) => group.calls.length > 0);
}

/** The JSON request and response bodies, responses by status. */
export const requestShape = ({ requestBody }: ApiOperation) => requestBody?.content['application/json']?.schema ?? null;

export const responseShapes = ({ responses }: ApiOperation) =>
  Object.entries(responses).map(([status, { content }]) => ({
    status,
    shape: content?.['application/json']?.schema ?? null,
  }));
