import { surroundingsSchema } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';
import { askSurroundings, at, findSurroundings, rectangle, saveSite } from './site-drawings.ts';

let world: SiteWorld;
let projectId: number;

beforeAll(async () => {
  world = await startSiteWorld();
});
beforeEach(async () => {
  await world.clearBuildings();
  projectId = (await world.create(`Drawn ${Math.random()}`)).id;
});
afterAll(() => world.close());

const site = [rectangle(0, 0, 100)];

describe('what lies around a drawn site', () => {
  it('[SITE-07] [Q63] is an area, homes and schools, each with the place on its outline nearest to the site', async () => {
    await world.addBuilding(11, rectangle(150, 20, 30), { name: 'Home' });
    await world.addBuilding(12, rectangle(-280, -40, 20, 400), { kind: 'education', name: 'School' });
    await world.addBuilding(13, rectangle(430, 0, 30), { name: 'Beyond' });
    const answer = await askSurroundings(world, projectId, site);
    expect(answer.statusCode).toBe(200);
    const found = surroundingsSchema.parse(answer.json());
    expect(found.buildings).toEqual([
      {
        ...{ buildingId: 11, kind: 'residential', name: 'Home', outline: [rectangle(150, 20, 30)] },
        ...{ position: [at(150, 0)[0], expect.any(Number)], distanceMetres: 50 },
      },
      {
        ...{ buildingId: 12, kind: 'education', name: 'School', outline: [rectangle(-280, -40, 20, 400)] },
        ...{ position: [at(-260, 0)[0], expect.any(Number)], distanceMetres: 260 },
      },
    ]);
    expect(found.assessmentArea).toHaveLength(1);
  });

  it('[SITE-07] is what a save then stores, and asking stores nothing', async () => {
    await world.addBuilding(11, rectangle(150, 120, 30));
    await world.addBuilding(12, rectangle(-60, -90, 20), { kind: 'education' });
    const before = await world.map(projectId);
    const found = await findSurroundings(world, projectId, site, 250);
    expect(await world.map(projectId)).toEqual(before);
    await saveSite(world, projectId, { parts: site, radiusMetres: 250 });
    const stored = await world.map(projectId);
    expect(stored.receivers.map(({ buildingId, position }) => ({ buildingId, position }))).toEqual(
      found.buildings.map(({ buildingId, position }) => ({ buildingId, position })),
    );
    const project = await world.get(projectId);
    expect([project.districts, project.primaryDistrict]).toEqual([found.districts, found.primaryDistrict]);
    // The preview before a save equals what is stored, in true metres (U35), to the millimetre sent.
    expect(stored.assessmentArea.map(([outer = []]) => outer.length)).toEqual([found.assessmentArea[0]?.[0]?.length]);
    stored.assessmentArea[0]?.[0]?.forEach((corner, index) => {
      const [east = 0, north = 0] = found.assessmentArea[0]?.[0]?.[index] ?? [];
      expect(Math.hypot(corner[0] - east, corner[1] - north)).toBeLessThan(0.002);
    });
  });

  it('[SITE-07] [SITE-23] names a district that the area reaches and the site does not', async () => {
    const { rows } = await world.client.query<{ one: string; other: string; east: number; north: number }>(
      `select a.district as one, b.district as other, st_x(place) as east, st_y(place) as north
       from source.districts a join source.districts b on a.district <> b.district and st_intersects(a.geom, b.geom),
         lateral (select st_lineinterpolatepoint(st_linemerge(st_collectionextract(st_intersection(a.geom, b.geom), 2)), 0.5)
           as border) shared, lateral (select st_closestpoint(st_buffer(a.geom, -150), border) as place) within
       where st_geometrytype(st_linemerge(st_collectionextract(st_intersection(a.geom, b.geom), 2))) = 'ST_LineString'
         and st_distance(place, b.geom) between 100 and 250
       order by 1, 2 limit 3`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { one, other, east, north } of rows) {
      const [x, y] = at(0, 0);
      const { districts, primaryDistrict } = await findSurroundings(world, projectId, [
        rectangle(east - x - 20, north - y - 20, 40),
      ]);
      expect(primaryDistrict).toBe(one);
      expect(districts).toEqual(expect.arrayContaining([one, other]));
    }
  });

  it('[NSR-01] are homes and schools, no other buildings', async () => {
    await world.addBuilding(11, rectangle(150, 0, 10), { kind: 'residential' });
    await world.addBuilding(12, rectangle(170, 0, 10), { kind: 'education' });
    await world.addBuilding(13, rectangle(190, 0, 10), { kind: 'other' });
    const { buildings } = await findSurroundings(world, projectId, site);
    expect(buildings.map(({ kind }) => kind)).toEqual(['residential', 'education']);
    await saveSite(world, projectId, { parts: site, radiusMetres: 300 });
    const stored = (await world.map(projectId)).receiverBuildings;
    expect(stored.map(({ kind }) => kind)).toEqual(['residential', 'education']);
  });

  it('[SITE-15] [U43] may be nobody: an empty list is an answer', async () => {
    await world.addBuilding(11, rectangle(401, 0, 10));
    const answer = await askSurroundings(world, projectId, site);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ buildings: [], schoolsOutside: null });
    await world.client.query('alter table source.buildings rename to hidden');
    const failed = await askSurroundings(world, projectId, site);
    await world.client.query('alter table source.hidden rename to buildings');
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'INTERNAL']);
  });

  it('[SITE-23] [Q35] names every district the area touches, first the one with most of the site', async () => {
    // Across the border of two districts, with most of the site on one side.
    const { rows } = await world.client.query<{ one: string; other: string; east: number; north: number }>(
      `select a.district as one, b.district as other, st_x(place) as east, st_y(place) as north
       from source.districts a join source.districts b on a.district < b.district and st_intersects(a.geom, b.geom),
         lateral (select st_pointonsurface(st_intersection(a.geom, b.geom)) as place) shared
       where st_dimension(st_intersection(a.geom, b.geom)) > 0 order by 1, 2`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { one, other, east, north } of rows) {
      const [x, y] = at(0, 0);
      const square = rectangle(east - x - 20, north - y - 20, 40);
      const { districts, primaryDistrict } = await findSurroundings(world, projectId, [square]);
      expect(districts).toEqual(expect.arrayContaining([one, other]));
      const largest = await world.one(
        `select district from source.districts
         order by st_area(st_intersection(geom, st_makeenvelope($1, $2, $3, $4, 2326))) desc limit 1`,
        [east - 20, north - 20, east + 20, north + 20],
      );
      expect(primaryDistrict).toBe(largest);
    }
  });
});

describe('schools just outside', () => {
  const schoolsOutside = async (...metres: number[]) => {
    await world.clearBuildings();
    for (const [index, distance] of metres.entries()) {
      await world.addBuilding(20 + index, rectangle(100 + distance, index * 12, 10), { kind: 'education' });
    }
    return (await findSurroundings(world, projectId, site)).schoolsOutside;
  };

  it('[SITE-16] [Q68] within 100 m are counted, with the radius in steps of 50 that takes them in', async () => {
    expect(await schoolsOutside(300.01)).toEqual({ count: 1, radiusMetres: 350 });
    expect(await schoolsOutside(350)).toEqual({ count: 1, radiusMetres: 350 });
    expect(await schoolsOutside(310, 350.5)).toEqual({ count: 2, radiusMetres: 400 });
    expect(await schoolsOutside(400)).toEqual({ count: 1, radiusMetres: 400 });
  });

  it('[SITE-16] [Q68] farther away or inside already are none', async () => {
    expect(await schoolsOutside(400.01, 1000)).toBeNull();
    expect(await schoolsOutside(299.99, 300)).toBeNull();
    await world.addBuilding(30, rectangle(430, 50, 10), { kind: 'residential' });
    expect((await findSurroundings(world, projectId, site)).schoolsOutside).toBeNull();
  });

  it('[SITE-16] [U35] are looked for on the ground, not in Web Mercator', async () => {
    // In Web Mercator these 390 m would be 420, beyond the 400 m search radius for schools.
    expect(await schoolsOutside(390)).toEqual({ count: 1, radiusMetres: 400 });
  });

  it('[SITE-16] [Q68] are inside once the question was answered with yes', async () => {
    const { radiusMetres = 0 } = (await schoolsOutside(310, 390)) ?? {};
    const enlarged = await findSurroundings(world, projectId, site, radiusMetres);
    expect(enlarged.buildings.map(({ kind }) => kind)).toEqual(['education', 'education']);
    expect(enlarged.schoolsOutside).toBeNull();
  });
});

describe('asking for them', () => {
  it('[Q66] needs a sound outline', async () => {
    const crossed = [[[at(0, 0), at(10, 10), at(10, 0), at(0, 10), at(0, 0)]]];
    const refused = await askSurroundings(world, projectId, crossed);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'SITE_INVALID',
      details: { problems: [{ kind: 'SITE_SHAPE', shape: 'SELF_CROSSING' }] },
    });
    expect((await askSurroundings(world, projectId, [])).json().code).toBe('VALIDATION_FAILED');
    expect((await askSurroundings(world, projectId, site, 5001)).json().code).toBe('VALIDATION_FAILED');
  });

  it('does not need the lease, since nothing is written', async () => {
    const member = await world.server.signIn('demo-member');
    await world.call('POST', `/${world.draft}/lease`, member, {});
    expect((await askSurroundings(world, world.draft, site)).statusCode).toBe(200);
    await world.call('DELETE', `/${world.draft}/lease`, member);
  });

  it('[SITE-07] counts a building that somebody added, as a save would, wherever it stands', async () => {
    await world.addBuilding(11, rectangle(150, 0, 10));
    await world.addBuilding(12, rectangle(430, 0, 10), { kind: 'other', name: 'Hall' });
    await world.addBuilding(13, rectangle(460, 0, 10), { kind: 'education', name: 'School' });
    await saveSite(world, projectId, { parts: site, radiusMetres: 300 });
    const added = [
      { buildingId: 12, kind: 'residential' },
      { buildingId: 13, kind: 'education' },
    ];
    const { revision } = await world.get(projectId);
    const change = { revision, added, removed: [], criteria: [] };
    expect((await world.call('PUT', `/${projectId}/receiver-buildings`, world.owner, change)).statusCode).toBe(200);
    const found = await findSurroundings(world, projectId, site);
    expect(found.buildings.map(({ buildingId, kind }) => [buildingId, kind])).toEqual([
      [11, 'residential'],
      [12, 'residential'],
      [13, 'education'],
    ]);
    expect(found.schoolsOutside).toBeNull();
  });

  it('finds no building again that somebody took off the list', async () => {
    await world.addBuilding(11, rectangle(150, 0, 10));
    await world.addBuilding(12, rectangle(420, 0, 10), { kind: 'education' });
    await world.client.query('insert into removed_buildings (project_id, building_id) values ($1, 11), ($1, 12)', [
      projectId,
    ]);
    expect(await findSurroundings(world, projectId, site)).toMatchObject({ buildings: [], schoolsOutside: null });
  });
});
