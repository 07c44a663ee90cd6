import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Feature, type OgcServer, startOgcServer } from './ogc-test-server.ts';

let server: OgcServer;
let own: number;
let foreign: number;

beforeAll(async () => {
  server = await startOgcServer();
  ({ own, foreign } = server.projects);
  const { database } = server.connection;
  await sql`insert into unregistered_sites (project_id, affect_degree, geom, buffer)
    select project_id, degree, geom, st_multi(st_buffer(geom, 300)) from site_parts,
      (values ('Slightly Affected'), ('Affected')) as degrees (degree) where project_id = ${own}`.execute(database);
  await sql`insert into site_parts (project_id, geom)
    select project_id, st_translate(geom, 2000, 0) from site_parts where project_id = ${foreign}`.execute(database);
  await sql`update assessment_areas set geom = st_multi(st_union(geom, st_translate(geom, 2000, 0)))
    where project_id = ${foreign}`.execute(database);
});
afterAll(() => server.close());

const read = async (collection: string, project = own): Promise<readonly Feature[]> => {
  const query = { projectid: project, limit: 10_000 };
  return (await server.items(collection, query, project === own ? 'demo' : 'demo-other')).body.features;
};
const fieldsOf = (features: readonly Feature[]) => Object.keys(features[0]?.properties ?? {}).sort();
const typesOf = (features: readonly Feature[]) => [...new Set(features.map(({ geometry }) => geometry?.type))];

describe('the layers of a site, by the names of their fields', () => {
  it('[SITE-24] [U41] zones have id in their order, name, calculationtype, projectid and a polygon', async () => {
    const zones = await read('zones');
    expect(zones.length).toBeGreaterThan(1);
    expect(fieldsOf(zones)).toEqual(['calculationtype', 'id', 'name', 'projectid', 'zoneid']);
    expect(zones.map(({ properties }) => properties.id)).toEqual(zones.map((_, index) => index + 1));
    expect(zones.map(({ properties }) => properties.zoneid)).toEqual(zones.map(({ id }) => id));
    expect(new Set(zones.map(({ properties }) => properties.projectid))).toEqual(new Set([own]));
    for (const { properties } of zones) expect(['A', 'B']).toContain(properties.calculationtype);
    expect(typesOf(zones)).toEqual(['Polygon']);
  });

  it('[SITE-27] sites and sites2 have a polygon and projectid', async () => {
    const [single, several] = [await read('sites'), await read('sites2', foreign)];
    expect([single, several].map(fieldsOf)).toEqual([['projectid'], ['projectid']]);
    expect(single.map(({ properties }) => properties.projectid)).toEqual([own]);
    expect(several.map(({ properties }) => properties.projectid)).toEqual([foreign]);
    expect([typesOf(single), typesOf(several)]).toEqual([['Polygon'], ['MultiPolygon']]);
    expect(several[0]?.geometry?.coordinates).toHaveLength(2);
    expect([await read('sites2'), await read('sites', foreign)]).toEqual([[], []]);
  });

  it('[SITE-28] buffers and buffers2 have a polygon and projectid', async () => {
    const [single, several] = [await read('buffers'), await read('buffers2', foreign)];
    expect([single, several].map(fieldsOf)).toEqual([['projectid'], ['projectid']]);
    expect([typesOf(single), typesOf(several)]).toEqual([['Polygon'], ['MultiPolygon']]);
    expect([await read('buffers2'), await read('buffers', foreign)]).toEqual([[], []]);
  });

  it('[SITE-29] unregistered sites and their areas have a polygon, projectid and affectdegree', async () => {
    const [sites, areas] = [await read('unregsites'), await read('unregbuffers')];
    expect([sites, areas].map(fieldsOf)).toEqual(Array(2).fill(['affectdegree', 'projectid']));
    for (const features of [sites, areas]) {
      expect(features.map(({ properties }) => properties)).toEqual([
        { projectid: own, affectdegree: 'Slightly Affected' },
        { projectid: own, affectdegree: 'Affected' },
      ]);
    }
    expect([typesOf(sites), typesOf(areas)]).toEqual([['Polygon'], ['MultiPolygon']]);
  });

  it('[SITE-30] centres have id, projectid, zoneid, zonename, calculationtype and remark', async () => {
    const { database } = server.connection;
    await sql`update zones set is_centre_moved = true, centre = st_pointn(st_exteriorring(geom), 1)
      where project_id = ${own} and display_order = 1`.execute(database);
    const [centres, zones] = [await read('geomCenter'), await read('zones')];
    expect(fieldsOf(centres)).toEqual(['calculationtype', 'id', 'projectid', 'remark', 'zoneid', 'zonename']);
    expect(
      centres.map(({ properties: { zoneid, zonename, calculationtype } }) => [zoneid, zonename, calculationtype]),
    ).toEqual(zones.map(({ properties: { zoneid, name, calculationtype } }) => [zoneid, name, calculationtype]));
    expect(centres.map(({ properties }) => properties.remark)).toEqual(
      zones.map((_, index) => (index === 0 ? 'moved' : '')),
    );
    expect(typesOf(centres)).toEqual(['Point']);
    expect(centres.map(({ properties }) => properties.id)).toEqual(zones.map(({ properties }) => properties.zoneid));
    expect(new Set(centres.map(({ properties }) => properties.projectid))).toEqual(new Set([own]));
    const places = await sql<{ place: [number, number] }>`
      select st_asgeojson(st_transform(centre, 4326), 9)::json -> 'coordinates' as place
      from zones where project_id = ${own} order by display_order`.execute(database);
    for (const [index, { place }] of places.rows.entries()) {
      const [longitude = 0, latitude = 0] = (centres[index]?.geometry?.coordinates ?? []) as number[];
      expect(Math.hypot(longitude - place[0], latitude - place[1])).toBeLessThan(1e-6);
    }
  });

  it('[NSR-23] receiver buildings have criterion, reduction, name, type, height and the time of their change', async () => {
    const { database } = server.connection;
    await sql`update receiver_buildings set criterion_reduction = 3, criterion = 66, modified_at = '2027-03-01T08:00:00+08'
      where id = (select min(id) from receiver_buildings where project_id = ${own} and kind = 'residential')`.execute(
      database,
    );
    const buildings = await read('projectNSRBuilding');
    expect(fieldsOf(buildings)).toEqual(
      [
        ...['BldName_E', 'Bld_Ht', 'buildingid', 'modifiedAt'],
        ...['noisecriteria', 'projectid', 'reducenoisecriteria', 'type'],
      ].sort(),
    );
    const changed = buildings.find(({ properties }) => properties.reducenoisecriteria === 3);
    expect(changed?.properties).toMatchObject({
      noisecriteria: 66,
      modifiedAt: '2027-03-01T00:00:00Z',
      projectid: own,
    });
    expect(typesOf(buildings)).toEqual(['MultiPolygon']);
    const pairs = new Set(buildings.map(({ properties: { type, noisecriteria } }) => `${type} ${noisecriteria}`));
    // By building type unless specified otherwise (M-55).
    expect(pairs).toEqual(new Set(['Accommodation 75', 'Accommodation 66', 'Educational 70']));
  });
});
