import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, openConnection } from '../src/database/connection.ts';
import {
  createSourceImportService,
  type ImportRequest,
  type SourceImportService,
} from '../src/services/layers/source-import.service.ts';
import { building, convert, square, type TestFeature, writeGeoJson, writeText } from './import-files.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let connection: Connection;
let service: SourceImportService;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = openConnection(database.url, 3, console.error);
  service = createSourceImportService({ database: connection.database, databaseUrl: database.url });
});
beforeEach(async () => {
  await sql`truncate source.buildings, source.districts`.execute(connection.database);
  await sql`update source.datasets set edition = 0, feature_count = 0, summary = '{}'`.execute(connection.database);
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

const importBuildings = (file: string, more: Partial<ImportRequest> = {}) =>
  service.importFile({ dataset: 'buildings', file, ...more });
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(connection.database)).rows;
const buildingRows = () =>
  rows(sql<
    Record<string, unknown>
  >`select building_id as id, kind, nsr, noise_criterion as criterion, name, height_metres as height,
    roof_level as roof, base_level as base, round(st_area(geom)::numeric, 2)::float8 as area,
    st_srid(geom_mercator) as srid from source.buildings order by 1`);
const stagingTables = () =>
  rows(sql`select 1 from pg_tables where schemaname = 'source' and tablename like 'staging%'`);
const city = (count: number, height = 30): TestFeature[] =>
  Array.from({ length: count }, (_, index) => building(index + 1, square(index * 30, 0), { Bld_Ht: height }));

describe('importing buildings', () => {
  it('[API-79] [NSR-24] [Q64] reads the authority’s fields and distinguishes the kinds', async () => {
    const file = writeGeoJson('authority', [
      building(7, square(0, 0), { noisecrit: 72 }),
      building(8, square(50, 0), { NSR: 'Educational', Bld_Ht: null, BldName_E: ' School ' }),
      building(9, square(100, 0), { NSR: 'Commercial', noisecrit: -1, Bld_Ht: 0, ROOFLEVEL: null }),
    ]);
    const summary = await importBuildings(file, { label: 'Test layer' });
    expect(summary).toMatchObject({
      edition: 1,
      hasChanged: true,
      counts: { added: 3, changed: 0, unchanged: 0, removed: 0 },
      skipped: [],
    });
    expect(await buildingRows()).toEqual([
      {
        id: 7,
        kind: 'residential',
        nsr: 'Accommodation',
        criterion: 72,
        name: 'Block 7',
        height: 30,
        roof: 40,
        base: 5,
        area: 400,
        srid: 3857,
      },
      {
        id: 8,
        kind: 'education',
        nsr: 'Educational',
        criterion: null,
        name: 'School',
        height: 35,
        roof: 40,
        base: 5,
        area: 400,
        srid: 3857,
      },
      {
        id: 9,
        kind: 'other',
        nsr: 'Commercial',
        criterion: null,
        name: 'Block 9',
        height: null,
        roof: null,
        base: 5,
        area: 400,
        srid: 3857,
      },
    ]);
    const [dataset] = await rows(
      sql<{ label: string; summary: object }>`select label, summary from source.datasets where name = 'buildings'`,
    );
    expect(dataset).toMatchObject({ label: 'Test layer', summary: { added: 3, skipped: [] } });
    expect(await stagingTables()).toEqual([]);
  });

  it('[NSR-53] counts the kinds of the buildings and the words that propose none, also when nothing changed', async () => {
    const file = writeGeoJson('uses', [
      building(1, square(0, 0)),
      building(2, square(50, 0), { NSR: 'HOSPITAL' }),
      building(3, square(100, 0), { NSR: 'Depot' }),
      building(4, square(150, 0), { NSR: ' depot ' }),
    ]);
    const uses = {
      kinds: [
        { kind: 'residential', buildings: 1 },
        { kind: 'other', buildings: 2 },
        { kind: 'hospital', buildings: 1 },
      ],
      unknown: [{ word: 'depot', buildings: 2 }],
    };
    expect(await importBuildings(file)).toMatchObject({ hasChanged: true, uses });
    expect(await importBuildings(file)).toMatchObject({ hasChanged: false, uses });
  });

  it('reads the public set, also as a zipped Shapefile that cuts the names', async () => {
    const properties = {
      BUILDINGSTRUCTUREID: 55,
      CATEGORY: 'Accommodation',
      OFFICIALBUILDINGNAMEEN: 'Tower',
      TOPHEIGHT: 90.5,
      BASEHEIGHT: 10,
    };
    const file = writeGeoJson('public', [{ properties, geometry: square(0, 0) }]);
    const expected = {
      id: 55,
      kind: 'residential',
      criterion: null,
      name: 'Tower',
      height: 80.5,
      roof: 90.5,
      base: 10,
      area: 400,
    };
    await importBuildings(file);
    expect(await buildingRows()).toMatchObject([expected]);
    const zipped = convert(file, 'public.shp.zip', ['-f', 'ESRI Shapefile', '-t_srs', 'EPSG:4326']);
    expect(await importBuildings(zipped)).toMatchObject({ counts: { added: 0, removed: 0 } });
    expect(await buildingRows()).toMatchObject([expected]);
  });

  it('brings any coordinate system to EPSG:2326', async () => {
    const grid = writeGeoJson('systems', city(3));
    await importBuildings(grid);
    const before = await rows(
      sql<{ id: number; geom: string }>`select building_id as id, geom::text from source.buildings`,
    );
    for (const [name, system] of [
      ['mercator.gpkg', 'EPSG:3857'],
      ['hk80.gpkg', 'EPSG:4611'],
      ['lonlat.geojson', 'EPSG:4326'],
    ] as const) {
      const precise = name.endsWith('geojson') ? ['-lco', 'COORDINATE_PRECISION=12'] : [];
      await importBuildings(convert(grid, name, ['-t_srs', system, ...precise]));
      for (const { id, geom } of before) {
        const [row] = await rows(
          sql<{
            apart: number;
          }>`select st_hausdorffdistance(geom, ${geom}::geometry) as apart from source.buildings where building_id = ${id}`,
        );
        expect(row?.apart).toBeLessThan(0.001);
      }
    }
  });

  it('changes nothing the second time, and only the differences the third time', async () => {
    const first = writeGeoJson('first', city(10));
    await importBuildings(first);
    const before = await rows(sql`select xmin, building_id from source.buildings order by 2`);
    expect(await importBuildings(first)).toMatchObject({
      edition: 1,
      hasChanged: false,
      counts: { added: 0, changed: 0, unchanged: 10, removed: 0 },
    });
    expect(await rows(sql`select xmin, building_id from source.buildings order by 2`)).toEqual(before);
    const [, second, ...rest] = city(10);
    const changed = [
      building(2, second?.geometry ?? null, { BldName_E: 'Renamed' }),
      ...rest,
      building(99, square(0, 500)),
    ];
    expect(await importBuildings(writeGeoJson('second', changed))).toMatchObject({
      edition: 2,
      counts: { added: 1, changed: 1, unchanged: 8, removed: 1 },
    });
  });

  it('[MAP-34] brings Chinese names and addresses, and the names that are searched follow', async () => {
    const named = (more: Record<string, unknown>) => [
      building(1, square(0, 0), { BldName_C: '第一座', Address_E: '1 Test Lane', Address_C: '試驗里1號', ...more }),
    ];
    const searched = async () =>
      (await rows(sql<{ name: string }>`select name from source.place_names where kind = 'building' order by id`)).map(
        ({ name }) => name,
      );
    await importBuildings(writeGeoJson('named', named({})));
    expect(await searched()).toEqual(['Block 1', '第一座', '1 Test Lane', '試驗里1號']);
    const changed = await importBuildings(writeGeoJson('renamed', named({ BldName_C: '首座', Address_E: null })));
    expect(changed).toMatchObject({ counts: { changed: 1, unchanged: 0 } });
    expect(await searched()).toEqual(['Block 1', '首座', '試驗里1號']);
  });

  it('notices a moved corner', async () => {
    await importBuildings(writeGeoJson('still', [building(1, square(0, 0))]));
    expect(await importBuildings(writeGeoJson('moved', [building(1, square(0.01, 0))]))).toMatchObject({
      counts: { changed: 1 },
    });
  });

  it('says what it left out and why, and repairs what can be repaired', async () => {
    const bowTie = {
      type: 'Polygon',
      coordinates: [
        [
          [836000, 818000],
          [836020, 818020],
          [836020, 818000],
          [836000, 818020],
          [836000, 818000],
        ],
      ],
    };
    const line = {
      type: 'Polygon',
      coordinates: [
        [
          [836000, 818000],
          [836020, 818020],
          [836000, 818000],
          [836000, 818000],
        ],
      ],
    };
    const { skipped, counts } = await importBuildings(
      writeGeoJson('faulty', [
        building(1, square(0, 0)),
        building(2, bowTie),
        building(3, null),
        building(4, { type: 'Point', coordinates: [836000, 818000] }),
        building(null, square(60, 0)),
        building(1, square(90, 0)),
        building(6, square(900_000, 0)),
        building(7, line),
      ]),
    );
    expect(counts.added).toBe(2);
    expect(skipped).toEqual([
      { reason: 'duplicate id', count: 1, examples: ['1'] },
      { reason: 'no area', count: 1, examples: ['7'] },
      { reason: 'no geometry', count: 1, examples: ['3'] },
      { reason: 'no id', count: 1, examples: ['feature 4'] },
      { reason: 'not a polygon', count: 1, examples: ['4'] },
      { reason: 'outside Hong Kong', count: 1, examples: ['6'] },
    ]);
    expect(await buildingRows()).toMatchObject([
      { id: 1, area: 400 },
      { id: 2, area: 200 },
    ]);
  });

  it('skips coordinates no transformation can reach, and shows twenty examples at most', async () => {
    const impossible = {
      type: 'Polygon',
      coordinates: [
        [
          [200, 95],
          [201, 95],
          [201, 96],
          [200, 95],
        ],
      ],
    };
    const home = {
      type: 'Polygon',
      coordinates: [
        [
          [114.17, 22.31],
          [114.171, 22.31],
          [114.171, 22.311],
          [114.17, 22.31],
        ],
      ],
    };
    const features = [
      building(1, home),
      ...Array.from({ length: 25 }, (_, index) => building(100 + index, impossible)),
    ];
    const { skipped, counts } = await importBuildings(
      writeGeoJson('impossible', features, 'urn:ogc:def:crs:OGC:1.3:CRS84'),
    );
    expect(counts.added).toBe(1);
    expect(skipped).toMatchObject([{ reason: 'outside Hong Kong', count: 25 }]);
    expect(skipped[0]?.examples).toHaveLength(20);
  });
});

describe('refusing a file', () => {
  const refused = async (file: string, text: RegExp, more: Partial<ImportRequest> = {}) => {
    const before = await buildingRows();
    await expect(importBuildings(file, more)).rejects.toThrow(text);
    expect(await buildingRows()).toEqual(before);
    expect(await stagingTables()).toEqual([]);
  };

  it('leaves everything as it was', async () => {
    await importBuildings(writeGeoJson('present', city(10)));
    await refused(writeGeoJson('empty', []), /no features/);
    await refused(
      writeGeoJson('unknown', [{ properties: { height: 3 }, geometry: square(0, 0) }]),
      /expected BUILDINGID and NSR.*has height/s,
    );
    await refused(writeGeoJson('few', city(7)), /3 of 10 present features.*--allow-removals/);
    await refused(writeGeoJson('hopeless', [building(1, null)]), /no usable feature \(1 no geometry\)/);
    await refused(writeText('broken.geojson', '{"type": "FeatureColl'), /ogrinfo failed/);
    await refused(writeText('service.vrt', '<OGRVRTDataSource/>'), /is not GeoJSON, GeoPackage or Shapefile/);
    await refused('PG:dbname=postgres', /is not a file/);
    await refused(writeGeoJson('layered', city(10)), /no layer roofs; it has/, { layer: 'roofs' });
    expect(await importBuildings(writeGeoJson('few', city(7)), { allowRemovals: true })).toMatchObject({
      counts: { removed: 3 },
    });
  });

  it('does not follow a file that only claims to be GeoJSON', async () => {
    const vrt =
      '<OGRVRTDataSource><OGRVRTLayer name="a"><SrcDataSource>/etc/passwd</SrcDataSource></OGRVRTLayer></OGRVRTDataSource>';
    await refused(writeText('disguised.geojson', vrt), /ogrinfo failed/);
  });

  it('asks for a layer when there are several, and for a coordinate system when there is none', async () => {
    const file = writeGeoJson('one', city(2));
    const several = convert(file, 'several.gpkg', ['-nln', 'first']);
    convert(file, 'several.gpkg', ['-update', '-nln', 'second']);
    await refused(several, /several layers, name one with --layer: first, second/);
    expect(await importBuildings(several, { layer: 'second' })).toMatchObject({ counts: { added: 2 } });
    const unplaced = convert(file, 'unplaced.shp', ['-f', 'ESRI Shapefile', '-a_srs', 'none']);
    await refused(unplaced, /coordinate system/i);
  });
});

describe('importing districts', () => {
  it('[API-80] reads the field DISTRICT and joins the islands of one district', async () => {
    const district = (name: string, east: number): TestFeature => ({
      properties: { DISTRICT: name },
      geometry: square(east, 0, 1000),
    });
    const file = writeGeoJson('districts', [
      district('Islands', 0),
      district('Islands', 5000),
      district('Sai Kung', 10_000),
    ]);
    const request = { dataset: 'districts', file } as const;
    expect(await service.importFile(request)).toMatchObject({ edition: 1, counts: { added: 2 } });
    expect(await service.importFile(request)).toMatchObject({ edition: 1, hasChanged: false });
    const stored = await rows(
      sql`select district, st_numgeometries(geom) as parts, st_area(geom) as area from source.districts order by 1`,
    );
    expect(stored).toEqual([
      { district: 'Islands', parts: 2, area: 2_000_000 },
      { district: 'Sai Kung', parts: 1, area: 1_000_000 },
    ]);
  });
});
