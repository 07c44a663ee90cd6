import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMapping } from '../api-rows/mapping.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { expected, expectedOgc, undocumented } from './expected.ts';
import { createWorld, type Relation, type World } from './world.ts';

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

const rows = readMapping();
/** Every permitted call as 'GET /a/{b}'. */
const ours = new Set([
  ...Object.keys({ ...expected, ...expectedOgc }),
  ...undocumented.map((path) => `GET ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
]);

describe('[Q137] docs/api-mapping.md', () => {
  it('has each of the 83 rows once, each with a call of ours and a reason', () => {
    const ids = Array.from({ length: 83 }, (_, index) => `API-${String(index + 1).padStart(2, '0')}`);
    expect(rows.map(({ id }) => id)).toEqual(ids);
    for (const { calls, reason } of rows) expect([calls.length > 0, reason.length > 8]).toEqual([true, true]);
    expect(rows.flatMap(({ calls }) => calls).filter((call) => !ours.has(call))).toEqual([]);
  });

  it.each(rows.flatMap(({ id, specified }) => (specified === null ? [] : [{ id, specified }])))(
    '[$id] $specified is refused, whoever asks',
    async ({ specified }) => {
      const [method = 'GET', url = ''] = specified.split(' ');
      const asked: Relation[] = ['owner', 'platformAdmin', 'signedOut'];
      for (const cookie of await world.cookiesOf(asked)) {
        const answer = await server.app.inject({
          ...{ method: method as 'GET', url, headers: cookie === undefined ? {} : { cookie } },
          ...(method === 'POST' && { payload: {} }),
        });
        expect(answer.statusCode).toBe(404);
      }
    },
  );
});
