import type { ApiAudience } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type Expectation, expected, expectedOgc, rowsOf, undocumented } from './expected.ts';
import { type PreparedRequest, recipes } from './requests.ts';
import { createWorld, type Relation, relations, type State, states, type World } from './world.ts';

let server: TestServer;
let world: World;
let cells = 0;
const table: Readonly<Record<string, Expectation>> = { ...expected, ...expectedOgc };

beforeAll(async () => {
  server = await startTestServer({ overrides: { RATE_LIMIT_PER_MINUTE: '100000' } });
  await server.app.ready();
  world = await createWorld(server.database.url);
});
afterAll(async () => {
  console.log(`  access matrix: ${Object.keys(table).length} routes, ${cells} cells`);
  await world.close();
  await server.close();
});

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly 'x-who-may'?: ApiAudience }>>>>;
}

const audiences = () =>
  Object.entries((server.app.swagger() as unknown as ApiDocument).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call['x-who-may']] as const),
  );
const listDocumented = () => audiences().map(([route]) => route);

const codes: Readonly<Record<string, string>> = {
  ...{ FORBIDDEN: 'N', NOT_SIGNED_IN: 'O', PROJECT_LOCKED: 'L', ALREADY_SUBMITTED: 'S' },
};

interface Cell {
  readonly relation: Relation;
  readonly projectId: number;
  readonly cookie: string | undefined;
}

/** A new project and session per relation. */
async function prepareRow(state: State): Promise<Cell[]> {
  const [projectIds, cookies] = [await world.addProjects(state, relations.length), await world.cookiesOf(relations)];
  return relations.map((relation, index) => ({
    relation,
    projectId: projectIds[index] as number,
    cookie: cookies[index],
  }));
}

const recipeOf = (route: string) => {
  const recipe = recipes[route];
  if (!recipe) throw new Error(`nobody says how to call ${route}`);
  return recipe;
};

/** One request per cell. */
async function ask(route: string, { projectId, cookie }: Cell): Promise<string> {
  cells += 1;
  const recipe = recipeOf(route);
  const answer = await send(route, { projectId, cookie }, await recipe.prepare?.(world, projectId));
  const code = await codeOf(answer);
  if (recipe.allowed === (code ?? answer.statusCode)) return 'Y';
  if (code === 'NOT_FOUND') return 'G';
  return codes[code ?? ''] ?? `${answer.statusCode} ${code}`;
}

async function send(route: string, { projectId, cookie }: Omit<Cell, 'relation'>, prepared: PreparedRequest = {}) {
  const [method = 'GET', path = ''] = route.split(' ');
  const { parameters, query = '', headers, body } = prepared;
  const values: Readonly<Record<string, number | string>> = { projectId, ...parameters };
  return server.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name])) + query,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(body !== undefined && { payload: body as object }),
    payloadAsStream: true,
  });
}

type Answer = Awaited<ReturnType<typeof server.app.inject>>;

/** The error code. An event stream never ends, so the body of a successful response is not read. */
async function codeOf(answer: Answer): Promise<string | null> {
  const stream = answer.stream();
  if (answer.statusCode < 400) {
    stream.destroy();
    return null;
  }
  return (await bodyOf(answer)).code;
}

async function bodyOf(answer: Answer): Promise<{ readonly code: string; readonly requestId: string }> {
  return JSON.parse(Buffer.concat(await answer.stream().toArray()).toString());
}

const rowOf = (expectation: Expectation, state: State) => [
  ...(typeof expectation === 'string' ? expectation : expectation[state]).replaceAll(' ', ''),
];

describe('[U23] [Q01] every route against every relation and state', () => {
  it('no documented route is missing here, and none here is missing there', () => {
    expect(Object.keys(expected).sort()).toEqual(listDocumented().sort());
  });

  it('the document says who may as this table does', () => {
    const isRight = ([route, audience]: readonly [string, ApiAudience | undefined]) =>
      audience !== undefined && rowsOf[audience].includes(expected[route] as Expectation);
    expect(audiences().filter((entry) => !isRight(entry))).toEqual([]);
  });

  it('what is not documented is known', () => {
    const known = [...listDocumented(), ...Object.keys(expectedOgc)];
    const documented = new Set(known.map((route) => route.split(' ')[1]?.replaceAll(/\{(\w+)\}/g, ':$1')));
    const others = listPaths(server.app.printRoutes({ commonPrefix: false })).filter((path) => !documented.has(path));
    expect(others.sort()).toEqual([...undocumented].sort());
  });

  describe.each(Object.keys(table))('%s', (route) => {
    const expectation = table[route] as Expectation;
    const shown = typeof expectation === 'string' ? (['draft'] as const) : states;
    it.each(shown)('%s', async (state) => {
      const answers: Partial<Record<Relation, string>> = {};
      for (const cell of await prepareRow(state)) answers[cell.relation] = await ask(route, cell);
      expect(answers).toEqual(
        Object.fromEntries(relations.map((relation, index) => [relation, rowOf(expectation, state)[index]])),
      );
    });
  });
});

describe('[AUTH-51] [U23] to who has no right to it, a project is not there', () => {
  const NOWHERE = 2_000_000_000;
  const readAnswer = async (answer: Answer) => {
    const { requestId, ...body } = await bodyOf(answer);
    return { status: answer.statusCode, headers: Object.keys(answer.headers).sort(), body };
  };
  it.each(Object.keys(table).filter((route) => route.includes('{projectId}')))('%s', async (route) => {
    const projectId = await world.addProject('draft');
    const prepared = await recipeOf(route).prepare?.(world, projectId);
    const submissions = await world.one('select count(*) as id from submissions where project_id = $1', [projectId]);
    for (const relation of ['sameCompany', 'otherCompany', 'epdOfDistrict', 'platformAdmin'] as const) {
      // Submissions to the authority remain there.
      if (Number(submissions) > 0 && (relation === 'epdOfDistrict' || relation === 'platformAdmin')) continue;
      // Only an administrator can restore a deleted project.
      if (relation === 'platformAdmin' && route.endsWith('/restoration')) continue;
      const cookie = await world.cookieOf(relation);
      const foreign = await readAnswer(await send(route, { projectId, cookie }, prepared));
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(await readAnswer(await send(route, { projectId: NOWHERE, cookie }, prepared))).toEqual(foreign);
    }
  });
});

/** Fastify prints its routes as a tree; this rebuilds the paths from the depth of each branch. */
function listPaths(tree: string): string[] {
  const parents: string[] = [];
  const paths = new Set<string>();
  for (const line of tree.split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.+)\))?/.exec(line);
    if (!match) continue;
    const [, indent = '', segment = '', methods] = match;
    const depth = indent.length / 4;
    parents.length = depth;
    parents.push(segment);
    if (methods) paths.add(parents.join(''));
  }
  return [...paths];
}
