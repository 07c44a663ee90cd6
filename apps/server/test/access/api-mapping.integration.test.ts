import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { expected, expectedOgc } from './expected.ts';
import { type Prepared, recipes } from './requests.ts';
import { createWorld, type Relation, relations, type World } from './world.ts';

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

interface MappedRow {
  readonly id: string;
  /** The call of the specification as it stands; some rows are rules without one. */
  readonly specified: string | null;
  readonly calls: readonly string[];
  readonly reason: string;
}

const callsIn = (cell: string) => [...cell.matchAll(/`([A-Z]+ \/\S+)`/g)].map(([, call = '']) => call);

/** What people read is what is tested. */
function readTable(): MappedRow[] {
  const text = readFileSync(fileURLToPath(new URL('../../../../docs/api-mapping.md', import.meta.url)), 'utf8');
  return [...text.matchAll(/^\| (API-\d+) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map((match) => {
    const [, id = '', specified = '', here = '', reason = ''] = match;
    return { id, specified: callsIn(specified)[0] ?? null, calls: callsIn(here), reason };
  });
}

const rows = readTable();
const table = { ...expected, ...expectedOgc };

/** Somebody who may, and the state of the project in which. */
function whoMay(route: string): { relation: Relation; state: 'draft' | 'submitted' } {
  const expectation = table[route];
  if (expectation === undefined) throw new Error(`${route} is no call of ours`);
  for (const state of ['draft', 'submitted'] as const) {
    const row = (typeof expectation === 'string' ? expectation : expectation[state]).replaceAll(' ', '');
    const relation = relations[row.indexOf('Y')];
    if (relation) return { relation, state };
  }
  throw new Error(`nobody may ${route}`);
}

/** Where the matrix is content with a refusal that comes after the permission, here it is done. */
const done: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> = {
  'POST /api/session': { status: 200, body: { username: 'demo', password: 'quiet-demo-1' } },
  'POST /api/password-resets': { status: 200, body: { username: 'demo' } },
};

/** A status, or the refusal of a call that needs more than a permission: its own tests bring it to its end. */
const allowedOf = (route: string): number | string | undefined => done[route]?.status ?? recipes[route]?.allowed;

interface Call {
  readonly route: string;
  readonly projectId: number;
  readonly cookie: string | undefined;
}

async function inject({ route, projectId, cookie }: Call, prepared: Prepared = {}) {
  const [method = 'GET', path = ''] = route.split(' ');
  const values: Readonly<Record<string, number | string>> = { projectId, ...prepared.parameters };
  const answer = await server.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])) + (prepared.query ?? ''),
    headers: { ...prepared.headers, ...(cookie && { cookie }) },
    ...(prepared.body !== undefined && { payload: prepared.body as object }),
    payloadAsStream: true,
  });
  const stream = answer.stream();
  // A stream of events has no end of its own.
  if (answer.statusCode < 400) stream.destroy();
  const refusal = answer.statusCode < 400 ? null : Buffer.concat(await stream.toArray()).toString();
  return { status: answer.statusCode, code: refusal === null ? null : (JSON.parse(refusal) as { code: string }).code };
}

async function make(route: string): Promise<number | string> {
  const { relation, state } = whoMay(route);
  const recipe = recipes[route];
  const projectId = await world.addProject(state);
  const prepared = done[route] ? { body: done[route].body } : await recipe?.prepare?.(world, projectId);
  const answer = await inject({ route, projectId, cookie: await world.cookieOf(relation) }, prepared);
  return answer.code ?? answer.status;
}

describe('[Q137] docs/api-mapping.md', () => {
  it('has each of the 83 rows once, each with a call and a reason', () => {
    const ids = Array.from({ length: 83 }, (_, index) => `API-${String(index + 1).padStart(2, '0')}`);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    for (const { calls, reason } of rows) expect([calls.length > 0, reason.length > 8]).toEqual([true, true]);
  });

  describe.each(rows)('[$id]', ({ calls, specified }) => {
    it.each(calls.map((route) => [route, allowedOf(route)] as const))(
      '%s answers who may with %s',
      async (route, answer) => {
        expect(await make(route)).toBe(answer);
      },
    );

    if (specified === null) return;
    it(`${specified} is refused, whoever asks`, async () => {
      for (const relation of ['owner', 'platformAdmin', 'signedOut'] as const) {
        const projectId = await world.addProject('draft');
        const call = { route: specified, projectId, cookie: await world.cookieOf(relation) };
        expect(await inject(call, specified.startsWith('POST') ? { body: {} } : {})).toMatchObject({ status: 404 });
      }
    });
  });
});
