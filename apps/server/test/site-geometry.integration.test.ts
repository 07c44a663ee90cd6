import { area, buffer, type Hk80MultiPolygon, type Hk80Polygon, hk80, totalArea } from '@quietsite/geometry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../packages/geometry/src/testing/random.ts';
import { drawPolygon } from '../../../packages/geometry/src/testing/random-shapes.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';
import { at, rectangle, saveSite } from './site-drawings.ts';

// Two libraries measure and draw: one in the browser and the rules, the other in the database. They must agree.

let world: SiteWorld;
let projectId: number;

beforeAll(async () => {
  world = await startSiteWorld();
  projectId = (await world.create('Measured')).id;
});
afterAll(() => world.close());

const shapeOf = (parts: Hk80MultiPolygon) => JSON.stringify({ type: 'MultiPolygon', coordinates: parts });
const geometry = (place: number) => `st_setsrid(st_geomfromgeojson($${place}), 2326)`;

const shift = (polygon: Hk80Polygon, east: number, north: number): Hk80Polygon =>
  polygon.map((ring) => ring.map(([x, y]) => hk80(x + east, y + north)));

/** One to three separate parts, each simple, concave or with holes. */
function drawSite(random: Random, size: number): Hk80MultiPolygon {
  const parts = Array.from({ length: random.whole(1, 3) }, () => drawPolygon(random, size));
  return parts.map((part, index) => shift(part, index * 2.2 * size, random.between(-size, size)));
}

const cases = Array.from({ length: 24 }, (_, seed) => {
  const random = createRandom(seed + 1);
  return { seed, site: drawSite(random, random.pick([3, 30, 150, 400])), radius: random.pick([0, 50, 300, 300, 800]) };
});

it('[U35] areas are those of the database to a ten-thousandth', async () => {
  for (const { seed, site } of cases) {
    for (const polygon of site) {
      const inDatabase = await world.one<number>(`select st_area(${geometry(1)})`, [shapeOf([polygon])]);
      expect(Math.abs(area(polygon) / inDatabase - 1), `seed ${seed}`).toBeLessThan(1e-4);
    }
    const whole = await world.one<number>(`select st_area(${geometry(1)})`, [shapeOf(site)]);
    expect(Math.abs(totalArea(site) / whole - 1), `seed ${seed}`).toBeLessThan(1e-4);
  }
});

describe('the assessment area', () => {
  const STORED = 'select geom from assessment_areas where project_id = $1';

  it('[SITE-28] [U35] is stored as the browser draws it, to a centimetre', async () => {
    for (const { seed, site, radius } of cases) {
      const saved = await saveSite(world, projectId, { parts: site, radiusMetres: radius });
      expect(saved.statusCode, `seed ${seed}`).toBe(200);
      const gap = await world.one<number>(
        `select st_hausdorffdistance(st_boundary((${STORED})), st_boundary(${geometry(2)}), 0.2)`,
        [projectId, shapeOf(buffer(site, radius))],
      );
      expect(gap, `seed ${seed}`).toBeLessThanOrEqual(0.01);
    }
  });

  it('[SITE-28] [Q67] is one around parts that share a side', async () => {
    const parts = [rectangle(0, 0, 40), rectangle(40, 0, 40, 60), rectangle(300, 0, 20)];
    await saveSite(world, projectId, { parts });
    const gap = `select st_hausdorffdistance(st_boundary((${STORED})), st_boundary(${geometry(2)}), 0.2)`;
    expect(await world.one<number>(gap, [projectId, shapeOf(buffer(parts, 300))])).toBeLessThanOrEqual(0.01);
    expect((await world.map(projectId)).assessmentArea).toHaveLength(1);
  });

  it('[SITE-28] [U35] ends where the radius ends, to a thousandth of it all around', async () => {
    for (const { seed, site, radius } of cases) {
      if (radius === 0) continue;
      const { rows } = await world.client.query<{ least: number; most: number }>(
        `select min(distance) as least, max(distance) as most from (
           select st_distance(place.geom, site) as distance
           from (select ${geometry(1)} as site, st_buffer(${geometry(1)}, $2, 'quad_segs=32') as area) as drawn,
             st_dumppoints(st_segmentize(st_boundary(area), 2)) as place) as distances`,
        [shapeOf(site), radius],
      );
      expect((rows[0]?.least ?? 0) / radius, `seed ${seed}`).toBeGreaterThan(0.999);
      expect((rows[0]?.most ?? 0) / radius, `seed ${seed}`).toBeLessThan(1.001);
    }
  });
});

it('[Q63] [U35] receivers are those within the radius, each point nearest to the site, of however many corners it is', async () => {
  // The densest part of the sample city.
  const { rows: cells } = await world.client.query<{ east: number; north: number }>(
    `select avg(st_x(c)) as east, avg(st_y(c)) as north from (
       select st_centroid(geom) as c from source.buildings where kind <> 'other') as homes
     group by round(st_x(c) / 300), round(st_y(c) / 300) order by count(*) desc limit 1`,
  );
  const { east = 0, north = 0 } = cells[0] ?? {};
  const manyCorners = Array.from({ length: 1500 }, (_, index) => {
    const angle = (index / 1500) * 2 * Math.PI;
    const metres = 200 + 40 * Math.sin(7 * angle);
    return hk80(east + metres * Math.cos(angle), north + metres * Math.sin(angle));
  });
  const detailed: Hk80Polygon = [[...manyCorners, manyCorners[0] ?? hk80(0, 0)]];
  const among = (polygon: Hk80Polygon) => shift(polygon, east - 835_411, north - 817_266);
  const drawings = [[detailed], ...cases.slice(0, 12).map(({ site }) => site.map(among))];
  let met = 0;
  for (const parts of drawings) {
    expect((await saveSite(world, projectId, { parts, radiusMetres: 150 })).statusCode).toBe(200);
    // Measured one by one against the whole site.
    const { rows } = await world.client.query<{ found: boolean; gap: number }>(
      `with site as (select st_union(geom) as geom from site_parts where project_id = $1)
       select r.id is not null as found,
         st_distance(p.geom, st_boundary(site.geom)) - st_distance(st_boundary(b.geom), st_boundary(site.geom)) as gap
       from site cross join source.buildings b
       left join receiver_buildings r on r.project_id = $1 and r.building_id = b.building_id
       left join receiver_points p on p.receiver_building_id = r.id
       where r.id is not null or (b.kind <> 'other' and st_dwithin(b.geom, site.geom, 150))`,
      [projectId],
    );
    met += rows.length;
    expect(rows.every(({ found }) => found)).toBe(true);
    expect(Math.max(...rows.map(({ gap }) => Math.abs(gap)))).toBeLessThan(1e-6);
    const outside = `select count(*)::int from receiver_buildings b where b.project_id = $1
      and not exists (select from site_parts s where s.project_id = $1 and st_dwithin(b.geom, s.geom, 150))`;
    expect(await world.one(outside, [projectId])).toBe(0);
  }
  expect(met).toBeGreaterThan(300);
});

describe('300 m', () => {
  const site = [rectangle(0, 0, 80, 50)];
  beforeAll(async () => {
    await saveSite(world, projectId, { parts: site, radiusMetres: 300 });
  });

  it('[SITE-17] [U35] are 300 m on the ground in every direction', async () => {
    // Geodesics on the ellipsoid are independent of the grid: each point must be 300 m from the site.
    const { rows } = await world.client.query<{ azimuth: number; share: number }>(
      `with drawn as (
         select st_transform(st_boundary(area.geom), 4326)::geography as outline,
           st_transform(st_union(part.geom), 4326)::geography as site
         from assessment_areas area join site_parts part using (project_id)
         where project_id = $1 group by area.geom),
       place as (
         select azimuth, st_project(st_centroid(site::geometry)::geography, 400, radians(azimuth)) as far
         from drawn, generate_series(0, 345, 15) as azimuth),
       met as (
         select azimuth, site, (st_dump(st_intersection(outline::geometry,
           st_makeline(st_centroid(site::geometry), far::geometry)))).geom as crossing
         from drawn, place)
       select azimuth, st_distance(site, crossing::geography) / 300 as share from met order by azimuth`,
      [projectId],
    );
    expect(rows).toHaveLength(24);
    for (const { azimuth, share } of rows) expect(Math.abs(share - 1), `azimuth ${azimuth}`).toBeLessThan(0.001);
  });

  it('[U35] would be 1.08 times as many in Web Mercator', async () => {
    const { rows } = await world.client.query<{ least: number; most: number }>(
      `select min(share) as least, max(share) as most from (
         select st_distance(st_transform(part.geom, 3857), place.geom) / 300 as share
         from site_parts part, assessment_areas area, st_dumppoints(st_transform(area.geom, 3857)) place
         where part.project_id = $1 and area.project_id = $1) as shares`,
      [projectId],
    );
    // More to the north than to the east: Web Mercator's sphere is not the shape of the earth.
    expect(rows[0]?.least).toBeGreaterThan(1.078);
    expect(rows[0]?.most).toBeLessThan(1.09);
  });

  it('[NSR-01] [U35] reach a building between the chord of an arc and the circle, which the drawn area misses', async () => {
    // At the middle of a chord of the arc around the upper right corner, where the drawn area ends at 299.91 m.
    const angle = (45 + 90 / 64) * (Math.PI / 180);
    const spikeAt = (metres: number): Hk80Polygon => {
      const reach = (distance: number, turn: number) =>
        at(80 + distance * Math.cos(angle + turn), 50 + distance * Math.sin(angle + turn));
      const tip = reach(metres, 0);
      return [[tip, reach(metres + 8, -0.01), reach(metres + 8, 0.01), tip]];
    };
    await world.addBuilding(1, spikeAt(299.95));
    await world.addBuilding(2, spikeAt(300.05));
    await saveSite(world, projectId, { parts: site, radiusMetres: 300 });
    const touching = await world.one<number>(
      `select count(*)::int from source.buildings b, assessment_areas a
       where a.project_id = $1 and b.building_id < 3 and st_intersects(b.geom, a.geom)`,
      [projectId],
    );
    expect(touching).toBe(0);
    const { receiverBuildings } = await world.map(projectId);
    expect(receiverBuildings.map(({ buildingId }) => buildingId)).toEqual([1]);
  });
});
