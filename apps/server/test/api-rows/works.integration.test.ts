import { createHash } from 'node:crypto';
import type {
  Attachment,
  CatalogueWork,
  DatabaseEquipmentRow,
  DatabaseImport,
  ImportPreview,
  Neighbour,
  Programme,
  Relationship,
  SavedEquipment,
  SavedSchedule,
  SupportMaterial,
} from '@quietsite/contracts';
import type { CatalogueDatabase, CatalogueItem, QuieterEquipment, QuieterMethod } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { row, sentOf } from '../equipment-calls.ts';
import { sendFile } from '../materials/material-calls.ts';
import { pdf } from '../materials/sample-materials.ts';
import { square } from '../site-calls.ts';
import { type RowWorld, startRowWorld } from './row-world.ts';

let world: RowWorld;
beforeAll(async () => {
  world = await startRowWorld();
});
afterAll(() => world.close());

const url = (projectId: number, rest: string) => `/api/projects/${projectId}${rest}`;
const catalogue = <T>(list: string) => world.json<T[]>('GET', `/api/catalogue/${list}`);
const programmeOf = async (projectId: number) =>
  (await world.call('GET', `/${projectId}/programme`, world.owner)).json<Programme>();
const saveEquipment = async (projectId: number, taskId: number, rows: readonly object[]) =>
  world.json<SavedEquipment>('PUT', url(projectId, '/equipment'), {
    ...{ revision: await world.revisionOf(projectId), activities: [{ taskId, rows }] },
  });
const letter = { fileName: 'Letter.pdf', content: pdf('letter') };

/** Lines of a database from its file, read by another route than the one under test. */
const linesOf = async (database: CatalogueDatabase) =>
  (await world.ask('GET', `/api/admin/databases/${database}/file`, undefined, world.admin)).body
    .trimEnd()
    .split('\r\n');
const upload = (path: string, lines: readonly string[]) =>
  sendFile(world.server, path, { fileName: 'Database.csv', content: Buffer.from(lines.join('\r\n')) }, world.admin);
/** Previews the import, then runs it. */
async function importLines(database: CatalogueDatabase, lines: readonly string[]): Promise<DatabaseImport> {
  const path = `/api/admin/databases/${database}`;
  const { fingerprint, deleted } = (await upload(`${path}/reading`, lines)).json<ImportPreview>();
  return (await upload(`${path}/imports?fingerprint=${fingerprint}&deletions=${deleted.length}`, lines)).json();
}

describe('what the calls for works and equipment do', () => {
  it('[API-37] the programme has every activity with zone and days', async () => {
    const { id, zoneId, taskId } = await world.addWorking();
    const { tasks } = await world.json<Programme>('GET', url(id, '/programme'));
    expect(tasks).toEqual([
      { id: taskId, zoneId, constructionWork: '-', name: 't', start: '2027-03-01', end: '2027-03-31', sourceId: '' },
    ]);
  });

  it('[API-38] neighbours are those of the same days', async () => {
    await world.withdrawApprovals();
    const { id } = await world.addWorking();
    const [near, later] = [await world.addNeighbour(), await world.addNeighbour()];
    await world.client.query(
      `update tasks set start_date = '2029-01-01', end_date = '2029-02-01' where project_id = $1`,
      [later.id],
    );
    const list = await world.json<Neighbour[]>('GET', url(id, '/neighbours'));
    expect(list).toMatchObject([{ id: near.id, commencementDate: '2027-03-01', completionDate: '2027-03-31' }]);
    await world.withdrawApprovals();
  });

  it('[API-39] an activity that is missing from the schedule is removed with its equipment', async () => {
    const { id, zoneId } = await world.addWorking();
    const kept = { id: null, zoneId, constructionWork: 'Piling', name: 'Bored piles', sourceId: '' };
    const change = {
      revision: await world.revisionOf(id),
      tasks: [{ ...kept, start: '2027-03-01', end: '2027-03-09' }],
    };
    const { programme } = await world.json<SavedSchedule>('PUT', url(id, '/schedule'), change);
    expect(programme.tasks.map(({ name }) => name)).toEqual(['Bored piles']);
    expect(programme.equipmentRows).toEqual([]);
    expect(await programmeOf(id)).toEqual(programme);
  });

  it('[API-40] the equipment of an activity is emptied', async () => {
    const { id, taskId } = await world.addWorking();
    const { project } = await saveEquipment(id, taskId, []);
    expect(project.counts.equipmentRows).toBe(0);
    expect((await programmeOf(id)).equipmentRows).toEqual([]);
  });

  it('[API-41] files are removed: proofs and attachments', async () => {
    const { id } = await world.addWorking();
    const add = async (kind: string) =>
      (await sendFile(world.server, url(id, `/${kind}`), letter, world.owner)).json().id;
    const [materialId, attachmentId] = [await add('materials'), await add('attachments')];
    for (const path of [`/materials/${materialId}`, `/attachments/${attachmentId}`]) {
      expect((await world.call('GET', `/${id}${path}`, world.owner)).rawPayload).toEqual(letter.content);
      await world.ask('DELETE', url(id, path));
      expect((await world.call('GET', `/${id}${path}`, world.owner)).statusCode).toBe(404);
    }
  });

  it('[API-42] a proof is stored and comes back byte for byte', async () => {
    const { id } = await world.addWorking();
    const answer = await sendFile(world.server, url(id, '/materials'), letter, world.owner);
    const material = answer.json<SupportMaterial>();
    expect(material).toMatchObject({
      fileName: 'Letter.pdf',
      mediaType: 'application/pdf',
      sizeBytes: letter.content.length,
    });
    const file = await world.call('GET', `/${id}/materials/${material.id}`, world.owner);
    expect(file.rawPayload).toEqual(letter.content);
  });

  it('[API-43] [Q06] an attachment is answered with its name, size and hash', async () => {
    const { id } = await world.addWorking();
    const attachment = (await sendFile(world.server, url(id, '/attachments'), letter, world.owner)).json<Attachment>();
    const sha256 = createHash('sha256').update(letter.content).digest('hex');
    expect(attachment).toMatchObject({ fileName: 'Letter.pdf', sizeBytes: letter.content.length, sha256 });
    const file = await world.call('GET', `/${id}/attachments/${attachment.id}`, world.owner);
    expect(file.rawPayload).toEqual(letter.content);
  });

  it('[API-44] works with their activities, and quieter methods with what they replace', async () => {
    const works = await catalogue<CatalogueWork>('works');
    const earthwork = works.find(({ name }) => name === 'Earthwork');
    const clearance = earthwork?.activities.find(({ name }) => name === 'Site clearance');
    expect(clearance?.equipment.length).toBeGreaterThan(0);
    const methods = await catalogue<QuieterMethod>('quieter-methods');
    expect(methods.length).toBeGreaterThan(10);
    expect(
      methods.every(({ name, equipment }) => name !== '' && equipment.every(({ replacesId }) => replacesId > 0)),
    ).toBe(true);
  });

  it('[API-45] the relationship database is listed line by line', async () => {
    expect(await catalogue<Relationship>('relationships')).toContainEqual({
      ...{ id: expect.any(Number), constructionWork: 'Earthwork', activity: 'Site clearance' },
      ...{ equipmentName: 'Excavator/loader, wheeled/tracked', officialId: 'CNP 081' },
    });
  });

  it('[API-46] lines of a file are added to the relationship database', async () => {
    const lines = await linesOf('relationships');
    const added = (lines[4] ?? '').replace(/^\d+,"[^"]*"/, ',"Row work"');
    expect(await importLines('relationships', [...lines, added])).toMatchObject({ added: 1, edited: 0, deleted: 0 });
    expect((await catalogue<Relationship>('relationships')).map((line) => line.constructionWork)).toContain('Row work');
  });

  it('[API-47] a line that is missing from the file is deleted from the relationship database', async () => {
    const lines = await linesOf('relationships');
    const gone = Number.parseInt(lines[6] ?? '', 10);
    expect(await importLines('relationships', lines.toSpliced(6, 1))).toMatchObject({ added: 0, deleted: 1 });
    expect((await catalogue<Relationship>('relationships')).map(({ id }) => id)).not.toContain(gone);
  });

  it('[API-48] the equipment has reference, name, sound power and limits', async () => {
    const breaker = (await catalogue<CatalogueItem>('equipment')).find(({ officialId }) => officialId === 'CNP 025');
    expect(breaker).toMatchObject({
      ...{ name: 'Breaker, hand-held, mass >= 20 kg and <= 35 kg', soundPower: 111, soundPowerMin: 101 },
      ...{ soundPowerMax: 116, percentMin: 10, isQpme: false },
    });
  });

  it('[API-49] quieter equipment is marked in the same list', async () => {
    const quieter = (await catalogue<CatalogueItem>('equipment')).filter(({ isQpme }) => isQpme);
    expect(quieter.length).toBeGreaterThan(5);
    expect(quieter.every(({ soundPower }) => soundPower > 60)).toBe(true);
  });

  it('[API-50] pairs say which quieter machine stands in for which', async () => {
    const pairs = await catalogue<QuieterEquipment>('quieter-equipment');
    const forExcavator = pairs.filter(({ replacesName }) => replacesName.startsWith('Excavator/loader'));
    expect(forExcavator.map(({ quieterName }) => quieterName)).toContain('Excavator (mini)');
  });

  const machineNamed = async (name: string) =>
    (await world.server.app.inject({ url: '/api/admin/equipment', headers: world.admin }))
      .json<DatabaseEquipmentRow[]>()
      .find((machine) => machine.name === name);

  it('[API-51] a machine is changed in its row, and added by a file', async () => {
    const lines = await linesOf('equipment');
    expect(await importLines('equipment', [...lines, ',"ROW 1",Row crane,100,90,110,20,PME'])).toMatchObject({
      added: 1,
    });
    const crane = await machineNamed('Row crane');
    expect(crane).toMatchObject({ officialId: 'ROW 1', soundPower: 100, isQpme: false });
    const change = { ...crane, soundPower: 95 };
    const saved = await world.json('PUT', `/api/admin/equipment/${crane?.id}`, change, world.admin);
    expect(saved).toMatchObject({ name: 'Row crane', soundPower: 95 });
    expect(await machineNamed('Row crane')).toMatchObject({ soundPower: 95 });
  });

  it('[API-52] a machine that is missing from the file is deleted', async () => {
    const lines = await linesOf('equipment');
    const gone = Number.parseInt(lines.at(-1) ?? '', 10);
    expect(await importLines('equipment', lines.slice(0, -1))).toMatchObject({ added: 0, deleted: 1 });
    expect((await catalogue<CatalogueItem>('equipment')).map(({ id }) => id)).not.toContain(gone);
  });

  it('[API-53] [Q02] the equipment of an activity is answered as it was saved', async () => {
    const { id, taskId } = await world.addWorking();
    const cannon = row({ name: 'Water cannon', quantity: 3, soundPower: 101, timePercent: 40 });
    const { programme, project } = await saveEquipment(id, taskId, [cannon]);
    expect(programme.equipmentRows).toMatchObject([
      { taskId, name: 'Water cannon', quantity: 3, soundPower: 101, timePercent: 40 },
    ]);
    expect(project).toMatchObject({ id, counts: { equipmentRows: 1 } });
    expect(await programmeOf(id)).toEqual(programme);
  });

  it('[API-54] measures are saved, and leave the machine alone', async () => {
    const { id } = await world.addWorking();
    const [machine] = (await programmeOf(id)).equipmentRows;
    const measures = {
      ...{ quieterMethodName: '', quieterMethodSoundPower: 0, quieterEquipmentName: '', quieterEquipmentSoundPower: 0 },
      ...{ enclosureDba: 0, barrierDba: -5, customMethodDba: 0, customMethodName: '' },
    };
    const change = {
      ...{
        revision: await world.revisionOf(id),
        rows: [{ id: machine?.id, measures, materialIds: [], soundPower: 1 }],
      },
    };
    const { programme } = await world.json<SavedEquipment>('PUT', url(id, '/mitigation'), change);
    expect(programme.equipmentRows).toMatchObject([
      { id: machine?.id, name: 'Excavator', soundPower: 112, measures: { barrierDba: -5 } },
    ]);
    expect(await programmeOf(id)).toEqual(programme);
  });

  it('[API-55] a row that is missing from its activity is removed, and no other', async () => {
    const { id, taskId } = await world.addWorking();
    const [excavator] = (await programmeOf(id)).equipmentRows;
    if (!excavator) throw new Error('there is no row');
    await world.client.query(
      `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
         start_date, end_date) values ($1, $2, 'Lorry', 1, 100, 100, 50, '2027-03-01', '2027-03-31')`,
      [id, taskId],
    );
    const { programme } = await saveEquipment(id, taskId, [sentOf(excavator)]);
    expect(programme.equipmentRows.map(({ name }) => name)).toEqual(['Excavator']);
    expect((await programmeOf(id)).equipmentRows).toEqual(programme.equipmentRows);
  });

  it('[API-56] [Q27] unregistered sites and concurrent sites are saved apart, each by ids of its own', async () => {
    const { id } = await world.addWorking();
    const save = async (kind: string, body: object) =>
      world.ask('PUT', url(id, `/${kind}`), { revision: await world.revisionOf(id), ...body });
    const drawn = { id: null, affectDegree: 'Affected', radiusMetres: 300, outline: square(0, 0, 50) };
    await save('unregistered-sites', { sites: [drawn] });
    await save('concurrent-sites', { hasNeighbours: true, sites: [{ id: null, name: 'Pier 7' }] });
    const named = async () => (await world.call('GET', `/${id}/concurrent-sites`, world.owner)).json().sites;
    expect((await world.map(id)).unregisteredSites).toMatchObject([{ affectDegree: 'Affected', radiusMetres: 300 }]);
    expect(await named()).toMatchObject([{ name: 'Pier 7' }]);
    await save('unregistered-sites', { sites: [] });
    expect((await world.map(id)).unregisteredSites).toEqual([]);
    expect(await named()).toMatchObject([{ name: 'Pier 7' }]);
    await save('concurrent-sites', { hasNeighbours: true, sites: [] });
    expect(await named()).toEqual([]);
  });
});
