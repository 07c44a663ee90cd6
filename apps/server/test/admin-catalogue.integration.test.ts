import type { CatalogueWork, DatabaseEquipmentRow, DatabaseImport, ImportPreview } from '@quietsite/contracts';
import type { CatalogueDatabase, CatalogueFits } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let client: AccountClient;
let authority: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
  authority = await server.signIn('demo-admin');
});
afterAll(() => server.close());

const path = (database: CatalogueDatabase, rest: string) => `/api/admin/databases/${database}/${rest}`;
async function upload(url: string, text: string, fileName = 'Database.csv', headers = authority) {
  const form = new FormData();
  form.append('file', new File([text], fileName));
  const request = new Response(form);
  return server.app.inject({
    ...{ method: 'POST', url, payload: Buffer.from(await request.arrayBuffer()) },
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
  });
}
const download = async (database: CatalogueDatabase): Promise<string[]> =>
  (await client.send('GET', path(database, 'file'), undefined, authority)).body.trimEnd().split('\r\n');
const join = (lines: readonly string[]) => lines.join('\r\n');
const preview = (database: CatalogueDatabase, lines: readonly string[]) =>
  upload(path(database, 'reading'), join(lines));
async function store(database: CatalogueDatabase, lines: readonly string[], seen?: ImportPreview, deletions?: number) {
  const { fingerprint, deleted } = seen ?? (await preview(database, lines)).json<ImportPreview>();
  const query = `?fingerprint=${fingerprint}&deletions=${deletions ?? deleted.length}`;
  return upload(`${path(database, 'imports')}${query}`, join(lines));
}
const last = async (database: CatalogueDatabase): Promise<DatabaseImport | null> =>
  (await client.send('GET', path(database, 'imports/last'), undefined, authority)).json();
const undo = async (database: CatalogueDatabase) =>
  client.send('POST', path(database, 'undo'), { importId: (await last(database))?.id }, authority);
const listEquipment = async (): Promise<DatabaseEquipmentRow[]> =>
  (await client.send('GET', '/api/admin/equipment', undefined, authority)).json();
const reasonOf = async (answer: Awaited<ReturnType<typeof preview>>) => answer.json().details?.reason;

describe('the equipment database as a file', () => {
  it('[ADMIN-13] [ADMIN-18] [ADMIN-21] is downloaded with the column names in line 4 and changes nothing uploaded', async () => {
    const lines = await download('equipment');
    expect(lines[3]?.replaceAll('"', '')).toBe(
      'id,official ID,name,default sound power,minimum sound power,maximum sound power,minimum % on time in 30 mins,PME/QPME',
    );
    const seen = (await preview('equipment', lines)).json<ImportPreview>();
    expect(seen).toMatchObject({ added: [], edited: [], deleted: [], skipped: [], problems: [] });
    expect(seen.unchanged).toBe(lines.length - 4);
  });

  it('[ADMIN-25] [ADMIN-26] [ADMIN-27] adds, edits and deletes what the preview said, and is undone', async () => {
    const before = await download('equipment');
    const [first = '', second = '', third = '', fourth = ''] = before.slice(4);
    const edited = first.replace(/,(\d+(?:\.\d+)?),(?="?Q?PME)/, ',55,');
    const added = ['"Crane, ""quiet"""', 'Hoist', 'Jack'].map((name) => `,"CNP 900",${name},100,90,110,20,QPME`);
    const file = [...before.slice(0, 4), edited, third, ...before.slice(8), ...added];
    const seen = (await preview('equipment', file)).json<ImportPreview>();
    expect(seen.added).toEqual([
      { line: file.length - 2, text: 'CNP 900 Crane, "quiet"' },
      { line: file.length - 1, text: 'CNP 900 Hoist' },
      { line: file.length, text: 'CNP 900 Jack' },
    ]);
    expect(seen.edited).toMatchObject([
      { line: 5, changes: [{ column: 'minimum % on time in 30 mins', after: '55' }] },
    ]);
    const gone = [second, fourth].map((line) => Number.parseInt(line, 10));
    expect(new Set(seen.deleted.map(({ id }) => id))).toEqual(new Set(gone));
    expect(await download('equipment')).toEqual(before);

    const stored = await store('equipment', file, seen);
    expect(stored.json()).toMatchObject({ added: 3, edited: 1, deleted: 2, canUndo: true });
    const rows = await client.query('select is_active from catalogue.equipment where id = any ($1)', [gone]);
    expect(rows).toEqual([{ is_active: false }, { is_active: false }]);
    expect((await listEquipment()).find(({ name }) => name === 'Crane, "quiet"')).toMatchObject({ isQpme: true });
    expect(await client.actions('demo-admin')).toContain('catalogue.import');

    const other = { importId: ((await last('equipment'))?.id ?? 0) + 1 };
    expect((await client.send('POST', path('equipment', 'undo'), other, authority)).json().code).toBe('NOT_FOUND');
    expect((await undo('equipment')).statusCode).toBe(200);
    expect(await download('equipment')).toEqual(before);
    expect(await last('equipment')).toBeNull();
    expect(await client.actions('demo-admin')).toContain('catalogue.undo');
  });

  it('[U49] [ADMIN-22] a broken line deletes nothing, a torn file is refused, a deletion is confirmed', async () => {
    const lines = await download('equipment');
    const id = Number.parseInt(lines[4] ?? '', 10);
    const broken = lines.with(4, `${id},"CNP"`);
    const seen = (await preview('equipment', broken)).json<ImportPreview>();
    expect(seen).toMatchObject({ deleted: [], skipped: [{ line: 5 }], problems: [] });
    expect(await reasonOf(await preview('equipment', lines.slice(0, 8)))).toBe('TOO_MANY_DELETED');
    expect(await reasonOf(await preview('equipment', lines.slice(0, 4)))).toBe('NO_ROWS');
    const shorter = lines.slice(0, -1);
    expect((await store('equipment', shorter, undefined, 0)).json().code).toBe('CONFLICT');
    expect(await download('equipment')).toEqual(lines);
  });

  it('[ADMIN-20] [U48] another table, or no table, is refused', async () => {
    expect(await reasonOf(await preview('equipment', await download('relationships')))).toBe('WRONG_HEADER');
    expect(await reasonOf(await upload(path('equipment', 'reading'), 'x', 'x.exe'))).toBe('UNKNOWN_FORMAT');
  });

  it('[ADMIN-15] [Q83] [U48] with one bad line nothing is used', async () => {
    const lines = await download('equipment');
    const file = [...lines, '99999,"X","Unknown",100,90,110,10,PME', ',"X","Loud",100,90,1001,10,PME'];
    const seen = (await preview('equipment', file)).json<ImportPreview>();
    expect(seen.problems.map(({ fault }) => fault)).toEqual(['UNKNOWN_ID', 'SOUND_POWER_LIMITS']);
    expect((await store('equipment', file, seen)).statusCode).toBe(400);
    expect(await download('equipment')).toEqual(lines);
  });

  it('[U49] what changed between the look and the import, or since the import, is not run over', async () => {
    const lines = await download('equipment');
    const file = [...lines, ',"CNP 901","Winch",100,90,110,20,PME'];
    const seen = (await preview('equipment', file)).json<ImportPreview>();
    const [item] = await listEquipment();
    if (!item) throw new Error('the database is empty');
    const change = (from: DatabaseEquipmentRow, fields: object) =>
      client.send('PUT', `/api/admin/equipment/${from.id}`, { ...from, ...fields }, authority);
    const changed = (await change(item, { percentMin: 44 })).json<DatabaseEquipmentRow>();
    expect((await store('equipment', file, seen)).json().code).toBe('CONFLICT');
    const again = [...(await download('equipment')), ',"CNP 901","Winch",100,90,110,20,PME'];
    expect((await store('equipment', again)).statusCode).toBe(200);
    await change(changed, { percentMin: item.percentMin });
    expect((await last('equipment'))?.canUndo).toBe(false);
    expect((await undo('equipment')).json().code).toBe('CONFLICT');
  });

  it('[U49] adding a deactivated entry again restores it under its own id', async () => {
    const lines = await download('equipment');
    const winch = lines.find((line) => line.includes('"Winch"')) ?? '';
    await store(
      'equipment',
      lines.filter((line) => line !== winch),
    );
    expect((await listEquipment()).some(({ name }) => name === 'Winch')).toBe(false);
    await store('equipment', [...(await download('equipment')), winch.replace(/^\d+/, '')]);
    expect(await download('equipment')).toEqual(lines);
  });
});

describe('the relationship database as a file', () => {
  it('[ADMIN-12] [ADMIN-19] [ADMIN-24] is downloaded, changed, imported and undone, commas in quotes included', async () => {
    const before = await download('relationships');
    expect(before[3]?.replaceAll('"', '')).toBe('id,construction work name,activity name,pme name,pme official id');
    const [, , , , first = '', second = ''] = before;
    const edited = first.replace(/^(\d+,"[^"]*",)"[^"]*"/, '$1"Renamed, with a comma"');
    const added = second.replace(/^\d+,"[^"]*"/, ',"New work"');
    const file = [...before.slice(0, 4), edited, ...before.slice(6), added];
    const stored = await store('relationships', file);
    expect(stored.json()).toMatchObject({ added: 1, edited: 1, deleted: 1, canUndo: true });
    const works: CatalogueWork[] = (await client.send('GET', '/api/catalogue/works', undefined, authority)).json();
    expect(works.map(({ name }) => name)).toContain('New work');
    expect((await download('relationships')).join()).toContain('Renamed, with a comma');
    expect((await undo('relationships')).statusCode).toBe(200);
    expect(await download('relationships')).toEqual(before);
  });

  it('[ADMIN-26] [API-47] a line that is missing from the file is deleted, and no other', async () => {
    const before = await download('relationships');
    await store('relationships', before.toSpliced(5, 1));
    expect(await download('relationships')).toEqual(before.toSpliced(5, 1));
    await undo('relationships');
  });

  it('[ADMIN-23] [U49] a line with four columns is skipped, an unknown machine is said', async () => {
    const lines = await download('relationships');
    const file = [...lines, ',"Work","Activity","Nothing like it","CNP 0"', '7,"Work","Activity","Lorry"'];
    const seen = (await preview('relationships', file)).json<ImportPreview>();
    expect(seen.skipped).toMatchObject([{ line: file.length }]);
    expect(seen.problems).toMatchObject([{ line: file.length - 1, fault: 'UNKNOWN_EQUIPMENT' }]);
  });
});

describe('what fits, as files', () => {
  const fits = async (): Promise<CatalogueFits> =>
    (await client.send('GET', '/api/catalogue/fits', undefined, authority)).json();

  it('[ADMIN-40] are downloaded with their sources, and change nothing uploaded', async () => {
    const heads = {
      'method-fits': 'id,method,construction work name,activity name,pme name,pme official id,note,source',
      'equipment-classes': 'id,equipment name,official id,construction work name,activity name,class,duty,source',
      'static-plant': 'id,pme name,pme official id,offered enclosure dB(A),source',
    } as const;
    for (const [database, head] of Object.entries(heads) as [keyof typeof heads, string][]) {
      const lines = await download(database);
      expect(lines[3]?.replaceAll('"', '')).toBe(head);
      expect(lines.slice(4).every((line) => line.endsWith('"practice, to be confirmed by an acoustician"'))).toBe(true);
      const seen = (await preview(database, lines)).json<ImportPreview>();
      expect(seen).toMatchObject({ added: [], edited: [], deleted: [], skipped: [], problems: [] });
      expect(seen.unchanged).toBe(lines.length - 4);
    }
  });

  it('[ADMIN-40] a line is added, edited and deleted after a preview, is used at once, is audited and undone', async () => {
    const before = await download('method-fits');
    const lists = await fits();
    const edited = (before[4] ?? '').replace(/"practice[^"]*"$/, '"Method statement of a contract"');
    const added =
      ',"Saw and lift","Marine Works","Sea wall blocks","Crane, tower (electric)","CNP 049","trial","a test"';
    const file = [...before.slice(0, 4), edited, ...before.slice(6), added];
    const seen = (await preview('method-fits', file)).json<ImportPreview>();
    expect(seen.added).toEqual([
      { line: file.length, text: 'Saw and lift, Marine Works, Sea wall blocks, CNP 049 Crane, tower (electric)' },
    ]);
    expect(seen.edited).toMatchObject([{ changes: [{ column: 'source', after: 'Method statement of a contract' }] }]);
    expect(seen.deleted).toHaveLength(1);
    expect(await fits()).toEqual(lists);
    expect((await store('method-fits', file, seen)).json()).toMatchObject({ added: 1, edited: 1, deleted: 1 });
    const now = await fits();
    expect(now.methods.find(({ source }) => source === 'a test')).toMatchObject({
      ...{ methodName: 'Saw and lift', constructionWork: 'Marine Works', officialId: 'CNP 049', note: 'trial' },
    });
    expect(now.methods).toHaveLength(lists.methods.length);
    expect(await client.actions('demo-admin')).toContain('catalogue.import');
    expect((await undo('method-fits')).statusCode).toBe(200);
    expect(await download('method-fits')).toEqual(before);
    expect(await fits()).toEqual(lists);
  });

  it('[ADMIN-41] a line without a source or with an impossible figure is said, and nothing is used', async () => {
    const plant = await download('static-plant');
    const file = [...plant, ',"Dump truck","CNP 067",-21,"a test"', ',"Lorry","CNP 141",-10,'];
    const seen = (await preview('static-plant', file)).json<ImportPreview>();
    expect(seen.problems).toMatchObject([
      { line: file.length - 1, fault: 'ENCLOSURE_LIMITS', value: '-21' },
      { line: file.length, fault: 'SOURCE_MISSING' },
    ]);
    expect((await store('static-plant', file, seen)).statusCode).toBe(400);
    const classes = await download('equipment-classes');
    const twice = [...classes, (classes[4] ?? '').replace(/^\d+/, '')];
    expect((await preview('equipment-classes', twice)).json<ImportPreview>().problems).toMatchObject([
      { fault: 'ENTRY_TWICE' },
    ]);
    expect((await fits()).staticPlant).toHaveLength(plant.length - 4);
  });

  it('[ADMIN-40] are the platform administrator’s to change', async () => {
    const headers = await server.signIn('demo');
    const lines = join(await download('static-plant'));
    const url = path('static-plant', 'reading');
    expect((await upload(url, lines, 'x.csv', headers)).json().code).toBe('FORBIDDEN');
  });
});

describe('a row of the equipment table', () => {
  const change = (item: DatabaseEquipmentRow, fields: object, headers = authority) =>
    client.send('PUT', `/api/admin/equipment/${item.id}`, { ...item, ...fields }, headers);

  it('[ADMIN-14] is edited by itself, at the revision that was seen', async () => {
    const [item, other] = await listEquipment();
    if (!item || !other) throw new Error('the database is empty');
    const saved = (await change(item, { soundPower: item.soundPowerMin })).json<DatabaseEquipmentRow>();
    expect(saved).toMatchObject({ soundPower: item.soundPowerMin, revision: item.revision + 1 });
    expect((await change(item, { percentMin: 20 })).json().code).toBe('CONFLICT');
    const taken = await change(saved, { officialId: other.officialId, name: other.name });
    expect(taken.json().code).toBe('EQUIPMENT_TAKEN');
    expect(await client.actions('demo-admin')).toContain('catalogue.edit');
  });

  it.each([{ soundPowerMax: 1001 }, { soundPowerMin: -1 }, { soundPower: 1000 }, { percentMin: 9 }, { name: ' ' }])(
    '[ADMIN-15] [ADMIN-16] [ADMIN-17] %j is refused',
    async (fields) => {
      const item = (await listEquipment())[5] as DatabaseEquipmentRow;
      expect((await change(item, fields)).json().code).toBe('VALIDATION_FAILED');
    },
  );

  it('[U12] [U20] [ORG-28] is the platform administrator’s alone', async () => {
    const headers = await server.signIn('demo');
    const item = (await listEquipment())[0] as DatabaseEquipmentRow;
    expect((await change(item, {}, headers)).json().code).toBe('FORBIDDEN');
    const lines = join(await download('equipment'));
    expect((await upload(path('equipment', 'reading'), lines, 'x.csv', headers)).json().code).toBe('FORBIDDEN');
  });
});
