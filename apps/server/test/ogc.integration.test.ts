import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OgcServer, projectIds, startOgcServer } from './ogc-test-server.ts';

const COLLECTIONS = [
  ...['zones', 'sites', 'sites2', 'buffers', 'buffers2', 'unregsites', 'unregbuffers', 'projectPME'],
  ...['projectNSRBuilding', 'projectNSRPoints', 'geomCenter'],
];
const BUILDING_FIELDS = ['BUILDINGID', 'NSR', 'noisecrit', 'BldName_E', 'Bld_Ht', 'ROOFLEVEL', 'BASELEVEL'];
let server: OgcServer;
let own: number;
let foreign: number;

beforeAll(async () => {
  server = await startOgcServer();
  ({ own, foreign } = server.projects);
  const { database } = server.connection;
  await sql`insert into unregistered_sites (project_id, affect_degree, geom, buffer)
    select project_id, 'Affected', geom, st_multi(st_buffer(geom, 300)) from site_parts
    where project_id = ${own}`.execute(database);
  await sql`insert into site_parts (project_id, geom)
    select project_id, st_translate(geom, 2000, 0) from site_parts where project_id = ${foreign}`.execute(database);
});
afterAll(() => server.close());

describe('the feature service', () => {
  it('[API-75] describes itself to everybody', async () => {
    const { body } = await server.get('/ogc', null);
    expect(body.links.map(({ rel }) => rel)).toEqual(['self', 'service-desc', 'conformance', 'data']);
    for (const { href } of body.links.slice(0, 3)) expect((await fetch(href)).status).toBe(200);
    const api = await server.get('/ogc/api', null);
    expect(api.headers.get('content-type')).toMatch(/^application\/vnd\.oai\.openapi\+json/);
    expect(api.body.openapi).toBe('3.0.3');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('[API-75] [U30] only reads: %s is refused', async (method) => {
    const headers = { authorization: `Bearer ${server.tokenOf('demo')}`, 'content-type': 'text/xml' };
    const { own: project } = server.projects;
    for (const path of ['/ogc', '/ogc/collections/zones/items', `/ogc/projects/${project}/collections/zones/items/1`]) {
      const answer = await fetch(`${server.origin}${path}`, { method, headers, body: '<wfs:Transaction/>' });
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
  });

  it('[API-78] lists every layer of a project, the districts and both building layers', async () => {
    const { body } = await server.get('/ogc/collections');
    expect(body.collections.map(({ id }) => id)).toEqual([...COLLECTIONS, 'districts', 'buildings', 'nsrBuildings']);
  });

  it.each(COLLECTIONS)('[API-78] serves %s by project', async (collection) => {
    const isOfSeveral = collection.endsWith('2');
    const project = isOfSeveral ? foreign : own;
    const user = isOfSeveral ? 'demo-other' : 'demo';
    const { status, body } = await server.items(collection, { projectid: project, limit: 10_000 }, user);
    expect(status).toBe(200);
    expect(projectIds(body.features)).toEqual([project]);
    expect(body.numberReturned).toBe(body.numberMatched);
    if (isOfSeveral) expect(body.features).toMatchObject([{ geometry: { type: 'MultiPolygon' } }]);
  });

  it('keeps a site of several polygons out of the layer of single ones', async () => {
    expect((await server.items('sites', { projectid: foreign }, 'demo-other')).body.numberMatched).toBe(0);
    expect((await server.items('sites2', { projectid: own })).body.numberMatched).toBe(0);
  });

  it('[EQUIP-52] describes a row of equipment with its task, zone, levels, measures and days', async () => {
    const { features } = (await server.items('projectPME', { projectid: own, limit: 1000 })).body;
    const row = await findRow(features[0]?.id ?? 0);
    expect(features[0]?.properties).toEqual({
      ...{ pmeid: row.id, projectid: own, zone: row.zone, taskid: row.task_id, othername: row.name },
      ...{ officialid: row.official_id, qpmename: row.quieter_equipment_name, swl: row.sound_power },
      ...{ qpmeswl: row.quieter_equipment_sound_power, timepercent: row.time_percent, qty: row.quantity },
      ...{ isqcm: row.quieter_method_name !== '', exclusivegroup: row.exclusive_group },
      isnotional: row.fixed_location === null ? 'Notional Source' : 'Fixed Location',
      ...{ enclosuredba: row.enclosure_dba, barrierdba: row.barrier_dba, hammerdba: row.hammer_dba },
      ...{ custommethoddba: row.custom_method_dba, custommethodname: row.custom_method_name },
      ...{ startt: row.start_date, endd: row.end_date },
    });
    const places = new Set(features.map(({ properties }) => properties.isnotional));
    expect(places).toEqual(new Set(['Notional Source', 'Fixed Location']));
  });

  async function findRow(id: number): Promise<Record<string, unknown>> {
    const rows = sql<Record<string, unknown>>`select e.*, zones.name as zone from equipment_rows e
      join tasks on tasks.id = e.task_id join zones on zones.id = tasks.zone_id where e.id = ${id}`;
    return (await rows.execute(server.connection.database)).rows[0] ?? {};
  }

  it('[API-78] filters equipment by fixed location', async () => {
    const query = { projectid: own, limit: 100 };
    const fixed = await server.items('projectPME', { ...query, filter: "isnotional = 'Fixed Location'" });
    const notional = await server.items('projectPME', { ...query, filter: "isnotional <> 'Fixed Location'" });
    expect(new Set(fixed.body.features.map(({ geometry }) => geometry?.type))).toEqual(new Set(['Point']));
    expect(new Set(notional.body.features.map(({ geometry }) => geometry))).toEqual(new Set([null]));
  });

  it('shows the levels of the newest run at the receivers', async () => {
    const { body } = await server.items('projectNSRPoints', { projectid: server.projects.submitted, limit: 10_000 });
    const heard = body.features.find(({ properties }) => properties.totalcnl !== null)?.properties ?? {};
    expect(heard.totalcnlmit).toBeLessThanOrEqual(Number(heard.totalcnl));
    const values: { ismitigated: boolean; zonetask: string; totalCNL: number }[] = JSON.parse(String(heard.calcvalues));
    const unmitigated = values.filter(({ ismitigated }) => !ismitigated).map(({ totalCNL }) => totalCNL);
    expect(Math.max(...unmitigated)).toBe(heard.totalcnl);
    expect(values[0]?.zonetask).toMatch(/^\d+-\d+(\+\d+-\d+)*$/);
  });

  it('shows no level of a project that has changed since its run', async () => {
    const { submitted } = server.projects;
    const { database } = server.connection;
    await sql`update projects set is_calculated = false where id = ${submitted}`.execute(database);
    const { body } = await server.items('projectNSRPoints', { projectid: submitted, limit: 10_000 });
    expect(new Set(body.features.map(({ properties }) => properties.totalcnl))).toEqual(new Set([null]));
    await sql`update projects set is_calculated = true where id = ${submitted}`.execute(database);
  });

  it('[API-79] gives buildings the field names of the authority, and the sensitive ones on their own', async () => {
    const all = (await server.items('buildings', { limit: 1 })).body;
    expect(Object.keys(all.features[0]?.properties ?? {})).toEqual(BUILDING_FIELDS);
    const sensitive = (await server.items('nsrBuildings', { limit: 10_000 })).body;
    expect(sensitive.numberMatched).toBeLessThan(all.numberMatched);
    const kinds = new Set(sensitive.features.map(({ properties }) => properties.NSR));
    expect(kinds).toEqual(new Set(['Accommodation', 'Educational']));
    expect((await server.get(`/ogc/collections/buildings/items/${all.features[0]?.id}`)).body).toEqual(all.features[0]);
  });

  it('[API-80] reads districts by name', async () => {
    expect((await server.items('districts', { limit: 100 })).body.numberMatched).toBe(18);
    const { body } = await server.get('/ogc/collections/districts/items/Kowloon%20City');
    expect(body.properties).toEqual({ DISTRICT: 'Kowloon City' });
  });

  it('serves one project by its own address, without the layers everybody shares', async () => {
    const { body } = await server.get(`/ogc/projects/${own}/collections`);
    expect(body.collections.map(({ id }) => id)).toEqual(COLLECTIONS);
    const equipment = await server.items('projectPME', { limit: 1000 }, 'demo', `/projects/${own}`);
    expect(projectIds(equipment.body.features)).toEqual([own]);
    expect((await server.get(`/ogc/projects/${own}/collections/buildings/items`)).status).toBe(404);
    expect((await server.get('/ogc/projects/none/collections')).status).toBe(400);
  });
});
