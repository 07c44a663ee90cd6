import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OgcServer, startOgcServer } from './ogc-test-server.ts';

const REQUESTS_PER_MINUTE = 60;
let server: OgcServer;

beforeAll(async () => {
  server = await startOgcServer({
    DATABASE_POOL_SIZE: '4',
    OGC_STATEMENT_SECONDS: '2',
    OGC_REQUESTS_PER_MINUTE: String(REQUESTS_PER_MINUTE),
  });
});
afterAll(() => server.close());

/** Makes every query on the layer take as long as the database allows. */
async function whileBuildingsTakeLong(act: () => Promise<void>): Promise<void> {
  await server.connection.database.transaction().execute(async (transaction) => {
    await sql`lock table source.buildings in access exclusive mode`.execute(transaction);
    await act();
  });
}

async function timed<Answer>(asked: Promise<Answer>): Promise<{ answer: Answer; seconds: number }> {
  const since = performance.now();
  return { answer: await asked, seconds: (performance.now() - since) / 1_000 };
}

it('[LIMIT-07] heavy requests of one company leave pages and layers of another as they are', async () => {
  const cookie = await server.signIn('demo-other');
  let heavy: Promise<{ status: number }>[] = [];
  await whileBuildingsTakeLong(async () => {
    heavy = Array.from({ length: 12 }, () => server.items('buildings', { limit: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const page = await timed(fetch(`${server.origin}/api/projects`, { headers: cookie }));
    expect(page.answer.status).toBe(200);
    expect(page.seconds).toBeLessThan(1.5);
    const layer = await timed(server.items('zones', {}, 'demo-other'));
    expect(layer.answer.status).toBe(200);
    expect(layer.answer.body.features.length).toBeGreaterThan(0);
    expect(layer.seconds).toBeLessThan(1.5);
  });
  for (const { status } of await Promise.all(heavy)) expect([200, 400]).toContain(status);
});

it('[LIMIT-07] a query that takes too long is given up, and the answer says what to do', async () => {
  await whileBuildingsTakeLong(async () => {
    const { answer, seconds } = await timed(server.items('buildings', { limit: 1 }));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('takes too long');
    expect(seconds).toBeLessThan(5);
  });
});

it('[LIMIT-08] one person has so many requests a minute, whatever others ask', async () => {
  const asked = await Promise.all(
    Array.from({ length: REQUESTS_PER_MINUTE + 1 }, () => server.get('/ogc/collections', 'demo-reader')),
  );
  const statuses = asked.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(REQUESTS_PER_MINUTE);
  expect(asked.find(({ status }) => status === 429)?.body.code).toBe('TOO_MANY_REQUESTS');
  expect((await server.get('/ogc/collections', 'demo-epd')).status).toBe(200);
});
