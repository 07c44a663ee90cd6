import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Programme, Project } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, openConnection } from '../../src/database/connection.ts';
import type { FileStore } from '../../src/integrations/file-store.ts';
import { createFolderStore } from '../../src/integrations/folder-store.ts';
import { createHousekeepingService } from '../../src/services/administration/housekeeping.service.ts';
import { storeFile } from '../../src/services/mechanisms/store-file.ts';
import { type ProjectWorld, startProjectWorld } from '../project-calls.ts';
import { storeMaterial } from './material-calls.ts';
import { pdf } from './sample-materials.ts';

let world: ProjectWorld;
let connection: Connection;
const directory = mkdtempSync(join(tmpdir(), 'quietsite-files-'));
beforeAll(async () => {
  world = await startProjectWorld({ overrides: { FILE_STORE_URL: `file://${directory}` } });
  connection = openConnection(world.server.database.url, 4, () => {});
});
afterAll(async () => {
  await connection.close();
  await world.close();
  rmSync(directory, { recursive: true });
});

const store = createFolderStore(directory);
/** Returns the reported errors. */
async function cleanUp(files: Pick<FileStore, 'remove'> = store): Promise<readonly Error[]> {
  const failures: Error[] = [];
  await createHousekeepingService({
    database: connection.database,
    files,
    clock: () => new Date(),
    onFailure: (error) => failures.push(error),
    retentionDays: 365,
    keptRuns: 50,
  }).cleanUp();
  return failures;
}
const add = (fileName: string, projectId = world.draft) =>
  storeMaterial(world, { fileName, content: pdf(fileName) }, projectId);
const keyOf = (id: number) => world.one<string>('select file_key from support_materials where id = $1', [id]);
const hasRow = (id: number) => world.one<boolean>('select exists (select from support_materials where id = $1)', [id]);
const hasFile = (key: string) => existsSync(join(directory, key));
const set = (id: number, assignment: string) =>
  world.client.query(`update support_materials set ${assignment} where id = $1`, [id]);
const unlinkedFor = (id: number, days: number) =>
  set(id, `equipment_row_id = null, unlinked_at = now() - ${days} * interval '1 day'`);
const programme = async (projectId: number) =>
  (await world.call('GET', `/${projectId}/programme`, world.owner)).json<Programme>();
const rowIds = async () => (await programme(world.draft)).equipmentRows.map(({ id }) => id);
const copy = async (isEquipmentKept = true) =>
  (
    await world.call('POST', `/${world.draft}/copies`, world.owner, {
      as: 'version',
      commencementDate: null,
      isEquipmentKept,
    })
  ).json<Project>();
const remove = (projectId: number, id: number) => world.call('DELETE', `/${projectId}/materials/${id}`, world.owner);

describe('[U53] housekeeping', () => {
  it('removes files that belonged to no row for a week, and no others', async () => {
    const [old, fresh, linked] = [await add('old.pdf'), await add('fresh.pdf'), await add('linked.pdf')];
    const keys = [await keyOf(old.id), await keyOf(fresh.id), await keyOf(linked.id)];
    const [rowId] = await rowIds();
    await unlinkedFor(old.id, 7.1);
    await unlinkedFor(fresh.id, 6.9);
    await set(linked.id, `equipment_row_id = ${rowId}, unlinked_at = null, uploaded_at = now() - interval '90 days'`);
    await cleanUp();
    expect([await hasRow(old.id), await hasRow(fresh.id), await hasRow(linked.id)]).toEqual([false, true, true]);
    expect(keys.map(hasFile)).toEqual([false, true, true]);
  });

  it('counts the week of a file whose row was removed from when it is seen', async () => {
    const { id } = await add('left.pdf');
    const rowId = await world.one<number>(
      `insert into equipment_rows (project_id, task_id, official_id, name, quantity, sound_power, default_sound_power,
         time_percent, start_date, end_date, exclusive_group, quieter_method_name, quieter_method_sound_power,
         quieter_equipment_name, quieter_equipment_sound_power, enclosure_dba, barrier_dba, hammer_dba, custom_method_dba,
         custom_method_name)
       select project_id, task_id, '', 'Gone', 1, 100, 100, 100, start_date, end_date, '', '', 0, '', 0, 0, 0, 0, 0, ''
       from equipment_rows where project_id = $1 limit 1 returning id`,
      [world.draft],
    );
    await set(id, `equipment_row_id = ${rowId}, unlinked_at = null`);
    await world.client.query('delete from equipment_rows where id = $1', [rowId]);
    await cleanUp();
    expect(await hasRow(id)).toBe(true);
    const age = 'select extract(epoch from now() - unlinked_at)::float from support_materials where id = $1';
    expect(await world.one<number>(age, [id])).toBeLessThan(60);
    await unlinkedFor(id, 8);
    await cleanUp();
    expect(await hasRow(id)).toBe(false);
  });

  it('keeps the row when the store fails, and tries again the next time', async () => {
    const [one, other] = [await add('one.pdf'), await add('other.pdf')];
    const [key, otherKey] = [await keyOf(one.id), await keyOf(other.id)];
    await unlinkedFor(one.id, 8);
    await unlinkedFor(other.id, 8);
    const broken = { remove: () => Promise.reject(new Error('the store is away')) };
    const [failure, ...more] = await cleanUp(broken);
    expect(failure?.message).toBe('files could not be removed (2 failed, 0 not tried), the next round tries again');
    expect(failure).toMatchObject({ cause: { message: `unused supporting file ${one.id}` } });
    expect(more).toEqual([]);
    expect([await hasRow(one.id), await hasRow(other.id), hasFile(key)]).toEqual([true, true, true]);
    expect(await cleanUp()).toEqual([]);
    expect([await hasRow(one.id), await hasRow(other.id), hasFile(key), hasFile(otherKey)]).toEqual(
      Array(4).fill(false),
    );
  });

  /** Replaces a file with something the store cannot remove as a file. */
  const obstruct = (key: string) => {
    rmSync(join(directory, key));
    mkdirSync(join(directory, key, 'in-the-way'), { recursive: true });
  };
  const deleted = async (title: string) => {
    const { id: projectId } = await world.create(title);
    const [first, second] = [await add('first.pdf', projectId), await add('second.pdf', projectId)];
    await world.client.query(`update projects set deleted_at = now() - interval '366 days' where id = $1`, [projectId]);
    return { projectId, keys: [await keyOf(first.id), await keyOf(second.id)] };
  };
  const hasProject = (id: number) => world.one<boolean>('select exists (select from projects where id = $1)', [id]);

  it('goes on past a file that the store cannot remove, and tries that one again the next time', async () => {
    const unlinked = [await add('1.pdf'), await add('2.pdf'), await add('3.pdf')].map(({ id }) => id);
    for (const id of unlinked) await unlinkedFor(id, 8);
    const [held, free] = [await deleted('Held up'), await deleted('Free to go')];
    const stuck = [await keyOf(unlinked[1] ?? 0), held.keys[0] ?? ''];
    for (const key of stuck) obstruct(key);
    const failures = await cleanUp();
    expect(failures.map(({ message }) => message)).toEqual([
      'files could not be removed (2 failed, 0 not tried), the next round tries again',
    ]);
    const rows = 'select array_agg(id) from support_materials where id = any($1)';
    expect(await world.one(rows, [unlinked])).toEqual([unlinked[1]]);
    expect([await hasProject(held.projectId), await hasProject(free.projectId)]).toEqual([true, false]);
    expect([...held.keys, ...free.keys].map(hasFile)).toEqual([true, false, false, false]);
    for (const key of stuck) rmSync(join(directory, key), { recursive: true });
    expect(await cleanUp()).toEqual([]);
    expect(await hasRow(unlinked[1] ?? 0)).toBe(false);
    expect(await hasProject(held.projectId)).toBe(false);
  });

  it('collects a day later what a crash left in the store without a row, and nothing else', async () => {
    const hoursAgo = (hours: number) => () => new Date(Date.now() - hours * 3_600_000);
    const put = (hours: number) =>
      storeFile({ database: connection.database, files: store, clock: hoursAgo(hours) }, Buffer.from('left'));
    const [old, fresh] = [await put(25), await put(23)];
    // Killed while writing: only the note and half a file exist.
    const half = await put(25);
    rmSync(join(directory, half));
    writeFileSync(join(directory, `${half}.part`), 'le');
    const foreign = await store.put(Buffer.from('of another database'));
    const kept = await keyOf((await add('kept.pdf')).id);
    await world.client.query(`update pending_files set noted_at = now() - interval '25 hours' where file_key = $1`, [
      kept,
    ]);
    expect(await cleanUp()).toEqual([]);
    expect([old, `${half}.part`, fresh, foreign, kept].map(hasFile)).toEqual([false, false, true, true, true]);
    const noted = 'select array_agg(file_key) from pending_files where file_key = any($1)';
    expect(await world.one(noted, [[old, half, fresh, kept]])).toEqual([fresh]);
  });

  it('keeps the note of a file that it cannot remove', async () => {
    const clock = () => new Date(Date.now() - 48 * 3_600_000);
    const key = await storeFile({ database: connection.database, files: store, clock }, Buffer.from('left'));
    obstruct(key);
    expect(await cleanUp()).toHaveLength(1);
    rmSync(join(directory, key, 'in-the-way'), { recursive: true });
    rmSync(join(directory, key), { recursive: true });
    writeFileSync(join(directory, key), 'left');
    expect(await cleanUp()).toEqual([]);
    expect(hasFile(key)).toBe(false);
  });

  it('takes the files of a project that is removed for good', async () => {
    const { id: projectId } = await world.create('Removed');
    const { id } = await add('with-it.pdf', projectId);
    const key = await keyOf(id);
    await world.client.query(`update projects set deleted_at = now() - interval '366 days' where id = $1`, [projectId]);
    await cleanUp();
    expect(await world.one('select exists (select from projects where id = $1)', [projectId])).toBe(false);
    expect(hasFile(key)).toBe(false);
  });
});

describe('[U53] [Q40] a copy of a project', () => {
  const linked = async (place: number, fileName: string) => {
    const material = await add(fileName);
    const rowId = (await rowIds()).at(place);
    await set(material.id, `equipment_row_id = ${rowId}, unlinked_at = null`);
    return { ...material, key: await keyOf(material.id) };
  };
  const materialsOf = async (projectId: number) => {
    const { equipmentRows, materials } = await programme(projectId);
    return equipmentRows.map(({ materialIds }) => materials.filter(({ id }) => materialIds.includes(id)));
  };

  it('takes the files along with the equipment, each with its row, as rows of its own', async () => {
    await linked(0, 'first.pdf');
    await linked(-1, 'last.pdf');
    await add('of-no-row.pdf');
    const { id } = await copy();
    const facts = (files: Awaited<ReturnType<typeof materialsOf>>) =>
      files.map((row) => row.map(({ id: _, ...file }) => file));
    const [original, copied] = [await materialsOf(world.draft), await materialsOf(id)];
    expect(facts(copied)).toEqual(facts(original));
    expect(copied.flat().map(({ fileName }) => fileName)).toEqual(expect.arrayContaining(['first.pdf', 'last.pdf']));
    const ids = new Set(original.flat().map((file) => file.id));
    expect(copied.flat().some((file) => ids.has(file.id))).toBe(false);
    expect((await programme(id)).materials).toHaveLength(copied.flat().length);
  });

  it('without the equipment has none', async () => {
    expect((await programme((await copy(false)).id)).materials).toEqual([]);
  });

  it('shares a file, which goes with the last that has it', async () => {
    const { id, key, fileName } = await linked(0, 'shared.pdf');
    const twin = await copy();
    const copied = (await programme(twin.id)).materials.find((file) => file.fileName === fileName);
    await remove(world.draft, id);
    expect(hasFile(key)).toBe(true);
    const answer = await world.call('GET', `/${twin.id}/materials/${copied?.id}`, world.owner);
    expect(answer.rawPayload).toEqual(pdf(fileName));
    await remove(twin.id, copied?.id ?? 0);
    expect(hasFile(key)).toBe(false);
  });

  it('shares a file, also when both let it go at the same moment', async () => {
    const { id, key, fileName } = await linked(0, 'at-once.pdf');
    const twin = await copy();
    const copied = (await programme(twin.id)).materials.find((file) => file.fileName === fileName);
    const answers = await Promise.all([remove(world.draft, id), remove(twin.id, copied?.id ?? 0)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(hasFile(key)).toBe(false);
  });

  it('keeps its files when the original is removed for good', async () => {
    const { key } = await linked(0, 'kept.pdf');
    const [first, second] = [await copy(), await copy()];
    await world.client.query(`update projects set deleted_at = now() - interval '366 days' where id = $1`, [first.id]);
    await cleanUp();
    expect(await world.one('select exists (select from projects where id = $1)', [first.id])).toBe(false);
    expect(hasFile(key)).toBe(true);
    expect((await programme(second.id)).materials.length).toBeGreaterThan(0);
  });
});
