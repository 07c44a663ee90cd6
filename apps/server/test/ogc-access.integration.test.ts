import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OgcServer, projectIds, startOgcServer, USERS } from './ogc-test-server.ts';

let server: OgcServer;

beforeAll(async () => {
  server = await startOgcServer();
});
afterAll(() => server.close());

describe('who may read features', () => {
  it('nobody without a session or token', async () => {
    const project = `/ogc/projects/${server.projects.own}`;
    const open = ['/ogc/collections', '/ogc/collections/buildings/items', '/ogc/collections/zones/items'];
    for (const path of [...open, project, `${project}/api`, `${project}/collections/zones/items`]) {
      const { status, body } = await server.get(path, null);
      expect([path, status, body.code]).toEqual([path, 401, 'NOT_SIGNED_IN']);
    }
  });

  it('not the project of another, by parameter, by address or by feature', async () => {
    const { own, foreign } = server.projects;
    expect((await server.items('zones', { projectid: foreign })).status).toBe(404);
    expect((await server.items('zones', {}, 'demo', `/projects/${foreign}`)).status).toBe(404);
    expect((await server.items('zones', { projectid: own }, 'demo-other', `/projects/${foreign}`)).status).toBe(404);
    const zone = (await server.items('zones', { projectid: own })).body.features[0]?.id;
    expect((await server.get(`/ogc/collections/zones/items/${zone}`, 'demo')).status).toBe(200);
    expect((await server.get(`/ogc/collections/zones/items/${zone}`, 'demo-other')).status).toBe(404);
    const filtered = await server.items('zones', { filter: `projectid = ${own}` }, 'demo-other');
    expect(filtered.body.numberMatched).toBe(0);
  });

  it.each(USERS)('%s: exactly the projects of the permission rule when none is named', async (user) => {
    const { rows } = await sql<{ id: number }>`select id from projects order by id`.execute(server.connection.database);
    const readable: number[] = [];
    for (const { id } of rows) if ((await server.get(`/ogc/projects/${id}`, user)).status === 200) readable.push(id);
    const { body } = await server.items('zones', { limit: 1000 }, user);
    expect(projectIds(body.features)).toEqual(readable);
    expect(readable.length).toBeGreaterThan(0);
  });
});
