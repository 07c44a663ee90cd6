import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OgcServer, startOgcServer } from './ogc-test-server.ts';

const GRID = 'http://www.opengis.net/def/crs/EPSG/0/2326';
let server: OgcServer;
let own: number;

beforeAll(async () => {
  server = await startOgcServer();
  own = server.projects.own;
});
afterAll(() => server.close());

interface Centre {
  readonly id: number;
  readonly easting: number;
  readonly northing: number;
}

async function findCentre(): Promise<Centre> {
  const { rows } = await sql<Centre>`select id, st_x(centre) as easting, st_y(centre) as northing
    from zones where project_id = ${own} order by id limit 1`.execute(server.connection.database);
  if (!rows[0]) throw new Error('the project has no zone');
  return rows[0];
}

const idsOf = (features: readonly { id: number }[]) => features.map(({ id }) => id);

describe('queries', () => {
  it('[API-76] finds features by intersection with a shape', async () => {
    const zones = (await server.items('zones', { projectid: own })).body.features;
    const [ring] = (zones[0]?.geometry?.coordinates ?? []) as [number, number][][];
    const shape = `POLYGON((${ring?.map((pair) => pair.join(' ')).join(', ')}))`;
    const filter = `S_INTERSECTS(geometry, ${shape}) AND projectid = ${own}`;
    const inside = (await server.items('geomCenter', { filter })).body;
    expect(inside.features.map(({ properties }) => properties.zoneid)).toContain(zones[0]?.id);
    expect(inside.numberMatched).toBeLessThan(zones.length);
    const nowhere = await server.items('zones', { filter: 'S_INTERSECTS(geometry, POINT(0 0))' });
    expect(nowhere.body.numberMatched).toBe(0);
  });

  it('[API-76] takes the shape itself, not the box around it', async () => {
    const { easting, northing } = await findCentre();
    const triangle = [
      [easting - 9, northing - 9],
      [easting + 9, northing - 9],
      [easting + 9, northing + 7],
    ];
    const wkt = [...triangle, triangle[0]].map((pair) => pair?.toReversed().join(' ')).join(', ');
    const query = { projectid: own, 'filter-crs': 'http://www.opengis.net/def/crs/EPSG/0/2326' };
    const filter = `S_INTERSECTS(geometry, POLYGON((${wkt})))`;
    expect((await server.items('geomCenter', { ...query, filter })).body.numberMatched).toBe(0);
  });

  it('pages through everything exactly once', async () => {
    const seen: number[] = [];
    let path: string | undefined = `/ogc/collections/projectNSRPoints/items?projectid=${own}&limit=40`;
    while (path !== undefined) {
      const { body }: Awaited<ReturnType<OgcServer['get']>> = await server.get(path);
      seen.push(...idsOf(body.features));
      path = body.links.find(({ rel }) => rel === 'next')?.href.slice(server.origin.length);
    }
    const all = await server.items('projectNSRPoints', { projectid: own, limit: 10_000 });
    expect(seen).toEqual(idsOf(all.body.features));
    const later = await server.items('projectNSRPoints', { projectid: own, limit: 3, offset: 5 });
    expect(idsOf(later.body.features)).toEqual(seen.slice(5, 8));
    expect((await server.items('projectNSRPoints', { projectid: own })).body.numberReturned).toBe(10);
  });

  it('answers EPSG:2326 with the northing first, as it is defined, and takes boxes in the same order', async () => {
    const { id, easting, northing } = await findCentre();
    const bbox = [northing - 1, easting - 1, northing + 1, easting + 1].join(',');
    const answer = await server.items('geomCenter', { projectid: own, crs: GRID, bbox, 'bbox-crs': GRID });
    expect(answer.headers.get('content-crs')).toBe(`<${GRID}>`);
    expect(idsOf(answer.body.features)).toEqual([id]);
    const [first, second] = answer.body.features[0]?.geometry?.coordinates ?? [];
    expect(first).toBeCloseTo(northing, 3);
    expect(second).toBeCloseTo(easting, 3);
  });

  it('answers longitude and latitude otherwise, and takes boxes of any size', async () => {
    const { id } = await findCentre();
    const { body } = await server.items('geomCenter', { filter: `zoneid = ${id}` });
    const [longitude = 0, latitude = 0] = (body.features[0]?.geometry?.coordinates ?? []) as number[];
    expect([Math.floor(longitude), Math.floor(latitude)]).toEqual([114, 22]);
    const bbox = [longitude - 1e-5, latitude - 1e-5, longitude + 1e-5, latitude + 1e-5].join(',');
    expect(idsOf((await server.items('geomCenter', { projectid: own, bbox })).body.features)).toEqual([id]);
    const world = await server.items('zones', { projectid: own, bbox: '-180,-90,180,90' });
    expect(world.body.numberMatched).toBe((await server.items('zones', { projectid: own })).body.numberMatched);
  });

  it.each([
    'limit=0',
    'colour=red',
    'limit=1&limit=2',
    'bbox=1,2,3',
    'bbox=115,23,114,22',
    'crs=EPSG:4326',
    'filter=owner_user_id = 1',
    "filter=zoneid = 'a'",
    "filter=name = 'x' OR 1=1",
    'filter=name; drop table zones',
    'filter=S_INTERSECTS(geometry, POLYGON((0 0, 1 1, 1 0)))',
    'filter=constructor = 1',
  ])('[U31] refuses %s', async (query) => {
    const { status, body } = await server.get(`/ogc/collections/zones/items?${query.replaceAll(' ', '%20')}`);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('takes a quote in a value for a quote', async () => {
    const { status, body } = await server.items('zones', { filter: "name = 'x'' OR ''1''=''1'" });
    expect([status, body.numberMatched]).toEqual([200, 0]);
  });
});
