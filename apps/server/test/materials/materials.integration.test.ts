import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activity, Programme } from '@quietsite/contracts';
import { MAX_MATERIALS } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProjectWorld, startProjectWorld } from '../project-calls.ts';
import { outcomeOf } from '../shapes/upload.ts';
import { addMaterial, listStored, storeMaterial } from './material-calls.ts';
import { pdf } from './sample-materials.ts';

let world: ProjectWorld;
const directory = mkdtempSync(join(tmpdir(), 'quietsite-files-'));
beforeAll(async () => {
  world = await startProjectWorld({ overrides: { FILE_STORE_URL: `file://${directory}` } });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true });
});

const proof = { fileName: 'proof.pdf', content: pdf('measured on site') };
const path = (materialId: number, projectId = world.draft) => `/${projectId}/materials/${materialId}`;
const read = (materialId: number, as = world.owner) => world.call('GET', path(materialId), as);
const remove = (materialId: number, as = world.owner) => world.call('DELETE', path(materialId), as);
const programme = async () => (await world.call('GET', `/${world.draft}/programme`, world.owner)).json<Programme>();
const keyOf = (materialId: number) =>
  world.one<string>('select file_key from support_materials where id = $1', [materialId]);
const link = (materialId: number, rowId: number) =>
  world.client.query('update support_materials set equipment_row_id = $2, unlinked_at = null where id = $1', [
    materialId,
    rowId,
  ]);
const projectState = () =>
  world.one<string>('select concat(revision, is_calculated, modified_at) from projects where id = $1', [world.draft]);

describe('[EQUIP-06] [EQUIP-46] a supporting file', () => {
  it('is stored under a random name, with its hash, and is in the programme', async () => {
    const before = new Set(listStored(directory));
    const { id, uploadedAt, ...material } = await storeMaterial(world, proof);
    expect(material).toEqual({ fileName: 'proof.pdf', mediaType: 'application/pdf', sizeBytes: proof.content.length });
    expect(Math.abs(Date.parse(uploadedAt) - Date.now())).toBeLessThan(60_000);
    const [added, ...others] = listStored(directory).filter((key) => !before.has(key));
    expect(others).toEqual([]);
    expect(added).toMatch(/^[0-9a-f]{2}\/[0-9a-f-]{36}$/);
    expect(added).toBe(await keyOf(id));
    expect(readFileSync(join(directory, added ?? ''))).toEqual(proof.content);
    const { rows } = await world.client.query('select * from support_materials where id = $1', [id]);
    expect(rows[0]).toMatchObject({
      project_id: world.draft,
      equipment_row_id: null,
      sha256: createHash('sha256').update(proof.content).digest('hex'),
      uploaded_by: await world.userId('demo'),
      unlinked_at: new Date(uploadedAt),
    });
    expect((await programme()).materials).toContainEqual({ id, uploadedAt, ...material });
  });

  it('leaves results and revision what they are: no level depends on it', async () => {
    await world.client.query('update projects set is_calculated = true where id = $1', [world.draft]);
    const before = await projectState();
    const { id } = await storeMaterial(world, proof);
    await remove(id);
    expect(await projectState()).toBe(before);
  });

  it('is recorded when it comes and when it goes, by its name', async () => {
    const { id } = await storeMaterial(world, { ...proof, fileName: '噪音 1.pdf' });
    await remove(id);
    const { entries } = (await world.call('GET', `/${world.draft}/activity`, world.owner)).json<{
      entries: Activity[];
    }>();
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'removedMaterial', details: { name: '噪音 1.pdf' } },
      { action: 'addedMaterial', details: { name: '噪音 1.pdf' } },
    ]);
  });

  it('comes back byte for byte, as something to save and not to show', async () => {
    const { id } = await storeMaterial(world, proof);
    const answer = await read(id);
    expect(answer.rawPayload).toEqual(proof.content);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(proof.content.length),
      'content-disposition': `attachment; filename="proof.pdf"; filename*=UTF-8''proof.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('is removed from its row, from the store and for everybody', async () => {
    const { id } = await storeMaterial(world, proof);
    const key = await keyOf(id);
    const [row] = (await programme()).equipmentRows;
    await link(id, row?.id ?? 0);
    expect((await programme()).equipmentRows[0]?.materialIds).toContain(id);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await programme()).equipmentRows[0]?.materialIds).not.toContain(id);
    expect(listStored(directory)).not.toContain(key);
    expect((await read(id)).json().code).toBe('NOT_FOUND');
    expect((await remove(id)).json().code).toBe('NOT_FOUND');
  });
});

describe('[U53] who may', () => {
  it('readers of the project read, and neither add nor remove', async () => {
    const { id } = await storeMaterial(world, proof);
    const reader = await world.server.signIn('demo-reader');
    expect((await read(id, reader)).rawPayload).toEqual(proof.content);
    expect(outcomeOf(await addMaterial(world, proof, world.draft, reader))).toBe('FORBIDDEN');
    expect((await remove(id, reader)).json().code).toBe('FORBIDDEN');
    expect((await read(id)).statusCode).toBe(200);
  });

  it('nobody else does any of it, and nothing is read of what they send', async () => {
    const { id } = await storeMaterial(world, proof);
    const stranger = await world.server.signIn('demo-epd');
    for (const answer of [await read(id, stranger), await remove(id, stranger)])
      expect(answer.json().code).toBe('NOT_FOUND');
    for (const answer of [await read(id, {}), await remove(id, {})]) expect(answer.json().code).toBe('NOT_SIGNED_IN');
    const huge = { fileName: 'a.pdf', content: Buffer.alloc(21 * 1_048_576) };
    expect(outcomeOf(await addMaterial(world, huge, world.draft, stranger))).toBe('NOT_FOUND');
    expect(outcomeOf(await addMaterial(world, huge, world.draft, {}))).toBe('NOT_SIGNED_IN');
  });

  it('not while somebody else has the project open', async () => {
    const { id } = await storeMaterial(world, proof);
    const member = await world.server.signIn('demo-member');
    expect(outcomeOf(await addMaterial(world, proof, world.draft, member))).toBe('PROJECT_LOCKED');
    expect((await remove(id, member)).json().code).toBe('PROJECT_LOCKED');
  });
});

describe('[U53] names', () => {
  const rightToLeft = '\u202e';
  it.each([
    ['a path', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['a path of Windows', 'C:\\Users\\me\\levels.pdf', 'levels.pdf'],
    ['a name that reads backwards', `report${rightToLeft}xcod.pdf`, 'reportxcod.pdf'],
    ['control characters', 'a\u0000b\u0007\u2028c.pdf', 'abc.pdf'],
    ['another language', '噪音報告.pdf', '噪音報告.pdf'],
    ['markup', '<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['a very long one', `${'n'.repeat(500)}.pdf`, `${'n'.repeat(196)}.pdf`],
  ])('%s', async (_, given, kept) => {
    const { id, fileName } = await storeMaterial(world, { ...proof, fileName: given });
    expect(fileName).toBe(kept);
    const { 'content-disposition': disposition = '' } = (await read(id)).headers;
    const [, encoded = ''] = /; filename\*=UTF-8''(\S+)$/.exec(String(disposition)) ?? [];
    expect(decodeURIComponent(encoded)).toBe(kept);
    expect(String(disposition)).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.%!~-]+$/);
  });

  it('line ends, which would begin a header of their own', async () => {
    const { id } = await storeMaterial(world, { ...proof, fileName: 'a\r\nset-cookie: session=1\r\n\r\n.pdf' });
    const { headers } = await read(id);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-type']).toBe('application/pdf');
  });
});

describe('[U53] limits and failures', () => {
  it('a project has at most 500 files, which is said before the file is sent', async () => {
    const { id } = await world.create('Full');
    await world.client.query(
      `insert into support_materials (project_id, file_name, media_type, size_bytes, sha256, file_key)
       select $1, 'a.pdf', 'application/pdf', 1, '', 'key ' || n from generate_series(1, $2::integer) n`,
      [id, MAX_MATERIALS - 1],
    );
    await storeMaterial(world, proof, id);
    const noPdf = { fileName: 'a.txt', content: Buffer.from('x') };
    expect(outcomeOf(await addMaterial(world, noPdf, id))).toBe('FILE_REFUSED TOO_MANY_FILES');
  });

  it('a file that could not be recorded is not left in the store', async () => {
    const before = listStored(directory);
    await world.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refuse before insert on support_materials for each row execute function refuse()`,
    );
    expect((await addMaterial(world, proof)).statusCode).toBe(500);
    await world.client.query('drop function refuse cascade');
    expect(listStored(directory)).toEqual(before);
  });

  it('nothing of an upload is left among the temporary files', async () => {
    const { readdirSync } = await import('node:fs');
    await storeMaterial(world, proof);
    await addMaterial(world, { ...proof, fileName: 'a.txt' });
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('quietsite-upload-'))).toEqual([]);
  });
});
