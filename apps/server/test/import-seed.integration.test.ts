import { generateSampleCity, listDistricts } from '@quietsite/fixtures';
import { type Hk80Polygon, hk80 } from '@quietsite/geometry';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, openConnection } from '../src/database/connection.ts';
import { findBuildingsWithin } from '../src/repositories/layers/source-layer.repository.ts';
import { seedSourceLayers } from '../src/services/layers/source-data.service.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = openConnection(database.url, 2, console.error);
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

const datasets = async () =>
  (
    await sql<{
      name: string;
      edition: number;
    }>`select name, edition, label, is_sample, feature_count from source.datasets order by name`.execute(
      connection.database,
    )
  ).rows;

describe('the sample city in the source layers', () => {
  it('is there once, however often it is seeded', async () => {
    const city = generateSampleCity();
    const before = await datasets();
    expect(before).toMatchObject([
      { name: 'base_map', edition: 1, is_sample: true, feature_count: city.baseFeatures.length },
      { name: 'buildings', edition: 1, label: 'Sample city (generated)', feature_count: city.buildings.length },
      { name: 'districts', edition: 1, feature_count: 18 },
      { name: 'terrain', edition: 0, label: '', feature_count: 0 },
    ]);
    expect(await seedSourceLayers(connection.database, city, listDistricts())).toEqual([]);
    expect(await datasets()).toEqual(before);
  });

  it('[LIMIT-02] the table of districts holds the 18 of them, each with its ground', async () => {
    const { rows } = await sql<{ district: string; hectares: number }>`
      select district, st_area(geom) / 10000 as hectares from source.districts order by district collate "C"`.execute(
      connection.database,
    );
    expect(rows.map(({ district }) => district)).toEqual([
      'Central & Western',
      'Eastern',
      'Islands',
      'Kowloon City',
      'Kwai Tsing',
      'Kwun Tong',
      'North',
      'Sai Kung',
      'Sha Tin',
      'Sham Shui Po',
      'Southern',
      'Tai Po',
      'Tsuen Wan',
      'Tuen Mun',
      'Wan Chai',
      'Wong Tai Sin',
      'Yau Tsim Mong',
      'Yuen Long',
    ]);
    expect(Math.min(...rows.map(({ hectares }) => hectares))).toBeGreaterThan(100);
  });

  it('gives way to imported data and does not come back over it', async () => {
    await sql`update source.datasets set is_sample = false, summary = '{}' where name = 'buildings'`.execute(
      connection.database,
    );
    const city = generateSampleCity();
    expect(await seedSourceLayers(connection.database, { ...city, buildings: [] }, listDistricts())).toEqual([]);
  });
});

describe('buildings around a site', () => {
  const square = (east: number, north: number, side: number): Hk80Polygon => [
    [
      hk80(east, north),
      hk80(east + side, north),
      hk80(east + side, north + side),
      hk80(east, north + side),
      hk80(east, north),
    ],
  ];
  const insert = (id: number, kind: string, west: number) =>
    sql`
    insert into source.buildings (building_id, kind, geom, geom_mercator)
    select ${id}, ${kind}, st_multi(box), st_transform(st_multi(box), 3857)
    from st_makeenvelope(${west}, 810000, ${west + 10}, 810010, 2326) as box`.execute(connection.database);

  it('are found up to the very metre, by kind, around one polygon or several', async () => {
    await insert(900_001, 'residential', 810_400);
    await insert(900_002, 'education', 810_400.001);
    await insert(900_003, 'other', 810_200);
    const site = square(810_000, 810_000, 100);
    const ids = async (
      area: Hk80Polygon | Hk80Polygon[],
      radius: number,
      kinds: ('residential' | 'education' | 'other')[],
    ) => (await findBuildingsWithin(connection.database, area, radius, kinds)).map(({ buildingId }) => buildingId);
    expect(await ids(site, 300, ['residential', 'education', 'other'])).toEqual([900_001, 900_003]);
    expect(await ids(site, 300, ['residential', 'education'])).toEqual([900_001]);
    expect(await ids(site, 300.002, ['education'])).toEqual([900_002]);
    expect(await ids([square(700_000, 700_000, 5), site], 300, ['residential'])).toEqual([900_001]);
  });
});
