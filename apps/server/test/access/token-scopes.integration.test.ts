import { createHash, randomBytes } from 'node:crypto';
import { type TokenScope, tokenScopes } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { expected, expectedOgc } from './expected.ts';
import { recipes } from './requests.ts';
import { createWorld, type World } from './world.ts';

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ overrides: { RATE_LIMIT_PER_MINUTE: '100000' } });
  await server.app.ready();
  world = await createWorld(server.database.url);
});
afterAll(async () => {
  await world.close();
  await server.close();
});

/**
 * Independent of the code: what a program may read of a project. No route here changes anything, and none is missing.
 */
const readsProjects = [
  ...['equipment', 'works', 'quieter-methods', 'quieter-equipment', 'fits', 'relationships'].map(
    (it) => `/api/catalogue/${it}`,
  ),
  ...['', '/map', '/programme', '/neighbours', '/receivers', '/receivers/{pointId}', '/concurrent-sites'].map(
    (it) => `/api/projects/{projectId}${it}`,
  ),
  ...[
    'calculation',
    'calculation/input',
    'runs',
    'runs/{runId}',
    'results',
    'results/equipment',
    'results/overview',
    'results/receivers',
  ].map((it) => `/api/projects/{projectId}/${it}`),
  ...['/api/projects', '/api/projects/{projectId}/documents', '/api/projects/{projectId}/tables/{table}'],
  ...['/api/documents/{documentId}', '/api/documents/{documentId}/file'],
].map((path) => `GET ${path}`);
const scopeOf = (route: string): TokenScope | null => {
  if (route.includes(' /ogc')) return 'layers:read';
  return readsProjects.includes(route) ? 'projects:read' : null;
};

async function createToken(scopes: readonly TokenScope[], userId: number, expires = '1 day'): Promise<string> {
  const token = `qs_${randomBytes(32).toString('base64url')}`;
  await world.one(
    `insert into access_tokens (user_id, name, scopes, token_hash, expires_at)
     values ($1, 'x', $2, $3, now() + $4::interval) returning id`,
    [userId, scopes, createHash('sha256').update(token).digest(), expires],
  );
  return token;
}

async function ask(route: string, token: string, cookie?: string) {
  const [method = 'GET', path = ''] = route.split(' ');
  const projectId = await world.addProject('draft');
  const { parameters, query = '', headers, body } = (await recipes[route]?.prepare?.(world, projectId)) ?? {};
  const values: Readonly<Record<string, number | string>> = { projectId, ...parameters };
  const answer = await server.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])) + query,
    headers: { ...headers, authorization: `Bearer ${token}`, ...(cookie && { cookie }) },
    ...(body !== undefined && { payload: body as object }),
  });
  if (answer.statusCode < 400) return answer.statusCode;
  return answer.json<{ code: string }>().code;
}

const routes = [...Object.keys(expected), ...Object.keys(expectedOgc)];
const without = (scope: TokenScope) => tokenScopes.filter((other) => other !== scope);

describe('a personal token', () => {
  it.each(routes.filter((route) => scopeOf(route) === null))('%s refuses every token', async (route) => {
    const token = await createToken(tokenScopes, world.users.owner);
    // A session sent with it grants nothing more.
    expect(await ask(route, token, await world.cookieOf('owner'))).toBe('TOKEN_SCOPE');
  });

  it.each(routes.filter((route) => scopeOf(route) !== null))('%s takes its scope and no other', async (route) => {
    const scope = scopeOf(route) as TokenScope;
    const { owner, otherCompany } = world.users;
    expect(await ask(route, await createToken([scope], owner))).toBe(recipes[route]?.allowed);
    expect(await ask(route, await createToken(without(scope), owner))).toBe('TOKEN_SCOPE');
    expect(await ask(route, await createToken([scope], owner, '-1 second'))).toBe('TOKEN_INVALID');
    const isOfProject = route.includes('{projectId}') || route.includes('{documentId}');
    const foreign = isOfProject ? 'NOT_FOUND' : recipes[route]?.allowed;
    expect(await ask(route, await createToken([scope], otherCompany))).toBe(foreign);
  });

  it('a route that is in no document refuses it too, and so does an address that there is not', async () => {
    const authorization = `Bearer ${await createToken(tokenScopes, world.users.owner)}`;
    for (const url of ['/healthz', '/metrics', '/api/openapi.json', '/tiles/buildings/1/1/1/1.pbf', '/api/nowhere']) {
      const answer = await server.app.inject({ url, headers: { authorization } });
      expect([url, answer.json<{ code: string }>().code]).toEqual([url, 'TOKEN_SCOPE']);
    }
  });

  it('says what is missing, to people and to programs', async () => {
    const authorization = `bearer ${await createToken(['layers:read'], world.users.owner)}`;
    const answer = await server.app.inject({ url: '/api/projects', headers: { authorization } });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ details: { needed: 'projects:read', granted: ['layers:read'] } });
    expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="projects:read"');
  });

  it('the API document names the scope of every call that has one', () => {
    const { paths } = server.app.swagger() as unknown as Document;
    const named = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security = [] }]) =>
        security.flatMap(({ token = [] }) => token.map((scope) => [`${method.toUpperCase()} ${path}`, scope])),
      ),
    );
    expect(named.sort()).toEqual(readsProjects.map((route) => [route, 'projects:read']).sort());
  });
});

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly security?: readonly { readonly token?: string[] }[] }>>>
  >;
}
