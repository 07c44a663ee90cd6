import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openConnection } from '../src/database/connection.ts';
import { building, square, writeGeoJson } from './import-files.ts';
import { writeTerrain } from './terrain-files.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const COMMAND = join(import.meta.dirname, '../src/data-import.ts');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { database: db, close } = openConnection(database.url, 1, console.error);
  await sql`truncate source.buildings`.execute(db);
  await close();
});
afterAll(() => database.remove());

function run(...parameters: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...parameters], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('imports, shows its progress and sums up', () => {
  const file = writeGeoJson('command', [building(1, square(0, 0)), building(2, null)]);
  const { status, stdout, stderr } = run('buildings', file, '--label', 'From the command', '--sample');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /buildings: 1 added, 0 changed, 0 unchanged, 0 removed\nskipped, no geometry: 1 \(2\)\nkinds: Residential 1\nwords that propose no kind: none\nedition \d+, [\d.]+ s\n/,
  );
  expect(stderr).toMatch(/reading 100 %[\s\S]*checking[\s\S]*comparing[\s\S]*writing/);
});

it('[DATA-15] imports a terrain model and prints what it contains', () => {
  const grid = { west: 836_000, south: 818_000, cellMetres: 10, columns: 4, rows: 3 };
  const file = writeTerrain('command', { ...grid, levelAt: (easting) => (easting > 836_030 ? null : 12.5) });
  const { status, stdout, stderr } = run('terrain', file, '--label', 'From the command');
  expect([status, stdout], stderr).toEqual([0, expect.stringMatching(/^terrain: 4 by 3 levels every 10 m, 3 of them/)]);
  expect(stdout).toMatch(/unknown\nfrom 12\.5 to 12\.5 mPD\nedition 1, [\d.]+ s\n/);
  expect(stderr).toMatch(/reading 100 %[\s\S]*checking[\s\S]*writing/);
  expect(run('terrain', file, '--layer', 'x')).toMatchObject({ status: 1, stderr: expect.stringContaining('usage') });
});

it('ends with status 1 and says why when it refuses', () => {
  expect(run('buildings', writeGeoJson('nothing', []))).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('nothing changed: the file has no features'),
  });
  expect(run('roads', 'x.geojson')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('usage: pnpm data:import'),
  });
});
