import { findTerrain } from '@quietsite/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Connection, openConnection } from '../src/database/connection.ts';
import { readTerrainWindow } from '../src/repositories/layers/terrain-window.repository.ts';
import { createTerrainImportService } from '../src/services/layers/terrain-import.service.ts';
import { writeText } from './import-files.ts';
import { NODATA, type TestGrid, translate, warp, writeGrid, writeHuge, writeTerrain } from './terrain-files.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let connection: Connection;
let service: ReturnType<typeof createTerrainImportService>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = openConnection(database.url, 3, console.error);
  service = createTerrainImportService(connection);
});
beforeEach(async () => {
  await sql`truncate source.terrain_grid, source.terrain_tiles`.execute(connection.database);
  await sql`update source.datasets set edition = 0, label = '' where name = 'terrain'`.execute(connection.database);
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});

/** The slope rises in steps of half a metre from node to node. */
function slope(easting: number, northing: number): number {
  return (2 * (easting - 836_002.5) + northing - 818_002.5) / 10;
}

/** Larger than a tile in both directions. */
const hill: TestGrid = {
  ...{ west: 836_000, south: 818_000, cellMetres: 5, columns: 300, rows: 280 },
  levelAt: slope,
};
const stored = () =>
  sql<{ edition: number; label: string; count: number; summary: { highest: number } }>`
    select edition, label, feature_count as count, summary from source.datasets where name = 'terrain'`
    .execute(connection.database)
    .then(({ rows }) => rows[0]);
const around = (west: number, south: number, east: number, north: number) =>
  readTerrainWindow(connection.database, { west, south, east, north });

it('[DATA-15] stores a GeoTIFF in tiles and reads any window of it', async () => {
  const summary = await service.importFile({ file: writeTerrain('hill', hill), label: 'Test model' });
  expect(summary).toMatchObject({ edition: 1, hasChanged: true, columns: 300, rows: 280, cellMetres: 5 });
  expect(summary).toMatchObject({ knownNodes: 84_000, lowest: 0, highest: 438.5 });
  expect(await stored()).toMatchObject({ edition: 1, label: 'Test model', count: 84_000 });
  // Across the edges of four tiles.
  const window = await around(837_200, 819_200, 837_340, 819_330);
  expect(window).toMatchObject({ cellMetres: 5, west: 837_197.5, south: 819_197.5, columns: 30, rows: 28, edition: 1 });
  for (const place of [
    [837_197.5, 819_197.5],
    [837_280, 819_281.3],
    [837_340, 819_330],
  ] as const)
    expect(findTerrain(window, place)).toBeCloseTo(slope(place[0], place[1]), 9);
  // Clipped at the edge of the model; undefined outside.
  expect(await around(835_000, 817_000, 836_010, 818_010)).toMatchObject({ west: 836_002.5, columns: 3, rows: 3 });
  expect(await around(835_000, 817_000, 835_900, 817_900)).toBeUndefined();
});

it('[DATA-15] what is unknown stays unknown, and a second edition replaces the first at once', async () => {
  const file = writeTerrain('gap', {
    ...hill,
    levelAt: (easting, northing) => (easting < 836_100 ? null : hill.levelAt(easting, northing)),
  });
  await service.importFile({ file: writeTerrain('hill', hill) });
  await service.importFile({ file });
  const window = await around(836_050, 818_050, 836_200, 818_100);
  expect(window?.edition).toBe(2);
  expect(findTerrain(window, [836_060, 818_060])).toBeNull();
  expect(findTerrain(window, [836_098, 818_060])).toBeNull();
  expect(findTerrain(window, [836_110, 818_060])).toBeCloseTo(slope(836_110, 818_060), 9);
  // Importing the same file again changes nothing.
  expect(await service.importFile({ file })).toMatchObject({ edition: 2, hasChanged: false });
  // A window with no known level is undefined.
  expect(await around(836_010, 818_050, 836_080, 818_100)).toBeUndefined();
});

it('[DATA-15] brings other systems to EPSG:2326 and averages what is finer than 5 m', async () => {
  const file = writeTerrain('hill', hill);
  const small = warp(file, 'lonlat.tif', ['-t_srs', 'EPSG:4326', '-r', 'bilinear']);
  const { cellMetres } = await service.importFile({ file: small });
  expect(cellMetres).toBeCloseTo(5, 1);
  const at = async () => findTerrain(await around(836_600, 818_600, 836_800, 818_800), [836_700, 818_700]);
  expect(await at()).toBeCloseTo(209.25, 0);
  const fine = writeTerrain('fine', { ...hill, cellMetres: 2, columns: 500, rows: 500 });
  const summary = await service.importFile({ file: fine, allowRemovals: true });
  expect(summary).toMatchObject({ cellMetres: 5, columns: 200, rows: 200, knownNodes: 40_000 });
  expect(await at()).toBeCloseTo(209.25, 0);
  // Stored as whole centimetres.
  const whole = translate(file, 'whole.tif', ['-ot', 'Int32', '-scale', '0', '1', '0', '100', '-a_scale', '0.01']);
  await service.importFile({ file: whole, allowRemovals: true });
  expect(await at()).toBeCloseTo(209.25, 0);
});

it('[DATA-16] says why it refuses a file, and changes nothing', async () => {
  await service.importFile({ file: writeTerrain('hill', hill) });
  const small = { ...hill, columns: 30, rows: 30 };
  const refuse = async (file: string, reason: RegExp) => {
    await expect(service.importFile({ file })).rejects.toThrow(reason);
    expect(await stored()).toMatchObject({ edition: 1, count: 84_000 });
  };
  const whole = writeTerrain('small', small);
  await refuse(writeText('text.tif', 'no raster'), /is none of the formats/);
  await refuse('/nowhere.tif', /is not a file/);
  await refuse(writeGrid('nowhere', small), /names no coordinate system/);
  const bare = ['-co', 'PROFILE=BASELINE', '--config', 'GDAL_PAM_ENABLED', 'NO'];
  await refuse(translate(whole, 'bare.tif', bare), /has no georeference/);
  await refuse(translate(whole, 'picture.tif', ['-b', '1', '-b', '1', '-b', '1']), /has 3 bands/);
  await refuse(translate(whole, 'bytes.tif', ['-ot', 'Byte']), /Byte values, as a picture/);
  await refuse(writeTerrain('coarse', { ...small, cellMetres: 12 }), /cells of the file have 12 m/);
  await refuse(writeTerrain('far', { ...small, west: 100_000, levelAt: () => 10 }), /outside Hong Kong/);
  await refuse(writeTerrain('wild', { ...small, levelAt: () => 4000 }), /levels go from 4000\.0 to 4000\.0 mPD/);
  await refuse(translate(whole, 'no-mark.tif', ['-a_nodata', 'none', '-scale', '0', '100', '-9999', '100']), /nodata/);
  await refuse(writeTerrain('nothing', { ...small, levelAt: () => NODATA }), /no known level/);
  await refuse(whole, /more than a fifth of the area/);
  await refuse(writeHuge('huge.tif', 20_000), /too large: 400 million cells of 5 m/);
});
