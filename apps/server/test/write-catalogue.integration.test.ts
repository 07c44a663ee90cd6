import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadCatalogue } from '@quietsite/fixtures';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Connection, openConnection } from '../src/database/connection.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const COMMAND = join(import.meta.dirname, '../src/write-catalogue.ts');
const TABLES = [
  'equipment',
  'work_equipment',
  'required_equipment',
  'quieter_equipment',
  'quieter_methods',
  'quieter_method_equipment',
  'method_fits',
  'equipment_classes',
  'static_plant',
];
let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = openConnection(database.url, 1, console.error);
});
afterAll(async () => {
  await connection.close();
  await database.remove();
});
/** An installation without the demonstration. */
beforeEach(async () => {
  await sql`truncate projects, catalogue.equipment, catalogue.quieter_methods, catalogue.imports
    restart identity cascade`.execute(connection.database);
});

function run() {
  const env = { ...process.env, DATABASE_URL: database.url };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

async function readAll() {
  const read = async (table: string) =>
    (
      await sql<{
        row: object;
      }>`select to_json(t) as row from ${sql.table(`catalogue.${table}`)} t order by t::text`.execute(
        connection.database,
      )
    ).rows;
  return Promise.all(TABLES.map(read));
}
const countNotes = async () =>
  (await sql`select from audit_log where action = 'catalogue.write' and user_id is null`.execute(connection.database))
    .rows.length;

it('writes every part of the catalogue into an empty database, and nothing a second time', async () => {
  const { equipment, workEquipment, requiredEquipment, quieterEquipment, quieterMethods, ...fits } = loadCatalogue();
  const notes = await countNotes();
  const first = run();
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toContain(`equipment: ${equipment.length}, ${equipment.length} new\n`);
  const written = await readAll();
  const pairs = quieterMethods.flatMap(({ replacements }) => replacements);
  expect(written.map((rows) => rows.length)).toEqual(
    [
      ...[equipment, workEquipment, requiredEquipment, quieterEquipment, quieterMethods, pairs],
      ...[fits.methodFits, fits.equipmentClasses, fits.staticPlant],
    ].map(({ length }) => length),
  );
  const second = run();
  expect(second).toMatchObject({ status: 0, stderr: '' });
  expect(second.stdout).toContain(`quieter methods: ${quieterMethods.length}, 0 new\n`);
  expect(await readAll()).toEqual(written);
  expect(await countNotes()).toBe(notes + 1);
});

it.each([
  ['edited', sql`update catalogue.equipment set name = 'Another name', provenance = 'administrator' where id = 1`],
  ['deactivated', sql`update catalogue.equipment set is_active = false where id = 1`],
  [
    'imported',
    sql`insert into catalogue.imports (database, file_name, imported_at, added, edited, deleted, before, after_hash)
      values ('relationships', 'works.csv', now(), 0, 0, 1, '[]', '')`,
  ],
])('refuses a catalogue in which an administrator has %s something, and leaves it alone', async (_, change) => {
  expect(run().status).toBe(0);
  await change.execute(connection.database);
  await sql`delete from catalogue.work_equipment where id = 1`.execute(connection.database);
  const before = await readAll();
  expect(run()).toMatchObject({
    ...{ status: 1, stdout: '' },
    stderr: expect.stringContaining('refused, nothing changed: an administrator has changed the catalogue'),
  });
  expect(await readAll()).toEqual(before);
});

it('[ADMIN-42] adds only what fits to a changed catalogue of an earlier release', async () => {
  expect(run().status).toBe(0);
  const written = await readAll();
  await sql`update catalogue.equipment set is_active = false where official_id = 'CNP 041'`.execute(
    connection.database,
  );
  await sql`delete from catalogue.work_equipment where id = 1`.execute(connection.database);
  await sql`truncate catalogue.method_fits, catalogue.equipment_classes, catalogue.static_plant restart identity`.execute(
    connection.database,
  );
  const before = await readAll();
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining('static plant: 11, 11 new') });
  const after = await readAll();
  expect(after.slice(0, 6)).toEqual(before.slice(0, 6));
  expect(after.slice(6)).toEqual(written.slice(6));
  expect(run().status).toBe(1);
});
