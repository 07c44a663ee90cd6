import { randomUUID } from 'node:crypto';
import type { Project } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHousekeepingService } from '../src/services/administration/housekeeping.service.ts';
import { ScenarioClient } from './scenario-calls.ts';
import { type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';

let world: SubmissionWorld;
let client: ScenarioClient;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null');
  client = new ScenarioClient(world, await world.addPlan(`Apart ${++count}`));
});

/** Plan A has a barrier, plan B with an enclosure is in use, calculated and printed. */
async function addAlternatives(): Promise<void> {
  await client.mitigate({ barrierDba: -15 });
  await client.keep();
  await client.mitigate({ enclosureDba: -5 });
  await world.calculate(client.projectId);
  await world.print(client.projectId);
}
const documentsOf = async () =>
  (await world.read(`/${client.projectId}/documents`)).json<{ kind: string; isCurrent: boolean }[]>();

describe('a scenario that is not in use', () => {
  it('[MITI-58] changes no run, no document and no submission, whatever is done to it', async () => {
    await addAlternatives();
    const before = {
      project: await world.get(client.projectId),
      results: await world.results(client.projectId),
      documents: await documentsOf(),
      input: (await world.read(`/${client.projectId}/calculation/input`)).body,
    };
    expect(before.documents.every(({ isCurrent }) => isCurrent)).toBe(true);
    await client.describe(await client.idOf('A'), { name: 'Barriers', note: 'Longer' });
    await client.keep();
    expect((await client.tryRemove(await client.idOf('A'))).statusCode).toBe(200);
    expect({
      project: await world.get(client.projectId),
      results: await world.results(client.projectId),
      documents: await documentsOf(),
      input: (await world.read(`/${client.projectId}/calculation/input`)).body,
    }).toEqual(before);
    const submission = await world.submit(client.projectId);
    const inputs = submission.files.find(({ kind }) => kind === 'inputs');
    const file = await world.server.app.inject({
      url: `/api/submissions/${submission.id}/files/${inputs?.id}`,
      headers: world.owner,
    });
    expect(file.body).toContain('"enclosureDba": -5');
    expect(file.body).not.toMatch(/"barrierDba": -15|Barriers|scenario/);
  });

  it("[MITI-58] changes no neighbour's level", async () => {
    const approve = (day: string | null) =>
      world.client.query('update projects set approved_on = $2, submitted_at = $2::date where id = $1', [
        ...[client.projectId, day],
      ]);
    await addAlternatives();
    await approve('2027-01-15');
    const nextDoor = new ScenarioClient(world, await world.addPlan(`Next door ${++count}`, 220));
    const before = await nextDoor.calculated();
    expect(before.receivers.some((level) => level.withNeighbourLevel !== level.mitigatedLevel)).toBe(true);
    await approve(null);
    await client.keep({ name: 'Third' });
    await client.describe(await client.idOf('A'), { name: 'Quiet', note: '' });
    await approve('2027-01-15');
    expect(await nextDoor.calculated()).toEqual({ ...before, runId: expect.any(Number) });
  });

  it('[MITI-65] is not shown to the authority that reviews the project', async () => {
    await addAlternatives();
    await world.submit(client.projectId);
    expect((await world.call('GET', `/${client.projectId}/scenarios`, world.owner)).statusCode).toBe(200);
    expect((await world.call('GET', `/${client.projectId}`, world.reviewer)).statusCode).toBe(200);
    expect((await world.call('GET', `/${client.projectId}/scenarios`, world.reviewer)).json().code).toBe('FORBIDDEN');
    const use = await world.call('POST', `/${client.projectId}/scenarios/${await client.idOf('A')}/use`, world.owner, {
      revision: await client.revision(),
    });
    expect(use.json().code).toBe('FORBIDDEN');
  });

  it('[MITI-65] is read by everyone of the project, and changed only by those who may edit', async () => {
    await addAlternatives();
    const { projectId, world: of } = client;
    const [reader, stranger] = [await of.server.signIn('demo-reader'), await of.server.signIn('demo-other')];
    const joined = { userId: await of.userId('demo-reader'), role: 'readonly' };
    await of.call('POST', `/${projectId}/members`, of.owner, joined);
    const before = await client.list();
    const [url, revision] = [`/${projectId}/scenarios`, await client.revision()];
    const other = `${url}/${await client.idOf('A')}`;
    expect((await of.call('GET', url, reader)).json()).toEqual(before);
    expect((await of.call('GET', url, stranger)).statusCode).toBe(404);
    const changes = [
      ['POST', url, { revision, key: randomUUID(), name: '', note: '' }],
      ['PUT', other, { name: 'Renamed', note: '' }],
      ['POST', `${other}/use`, { revision }],
      ['DELETE', other, undefined],
    ] as const;
    for (const [method, path, body] of changes)
      expect([method, (await of.call(method, path, reader, body)).json().code]).toEqual([method, 'FORBIDDEN']);
    expect(await client.list()).toEqual(before);
  });

  it('[MITI-66] stays behind when the project is copied, and goes with it when it is purged', async () => {
    await addAlternatives();
    const copy = { as: 'version', commencementDate: null, isEquipmentKept: true };
    const { id } = (await world.call('POST', `/${client.projectId}/copies`, world.owner, copy)).json<Project>();
    const copied = new ScenarioClient(world, id);
    expect(await copied.list()).toEqual([]);
    expect(await copied.measures()).toEqual(await client.measures());
    await world.client.query(`update projects set deleted_at = now() - interval '366 days' where id = $1`, [
      client.projectId,
    ]);
    await housekeep();
    const left = 'select count(*)::int from mitigation_scenarios where project_id = $1';
    expect(await world.one(left, [client.projectId])).toBe(0);
  });
});

const housekeep = () =>
  createHousekeepingService({
    ...{ database: world.connection.database, files: world.files, clock: () => new Date(), retentionDays: 365 },
    ...{ keptRuns: 50, onFailure: () => undefined },
  }).cleanUp();

describe('supporting files', () => {
  const fileIds = async () => (await client.programme()).equipmentRows.flatMap(({ materialIds }) => materialIds);
  const addFile = (name: string) =>
    world.one<number>(
      `insert into support_materials (project_id, file_name, media_type, size_bytes, sha256, file_key)
       values ($1, $2, 'application/pdf', 1, '', 'ab/' || gen_random_uuid()) returning id`,
      [client.projectId, name],
    );

  it('[MITI-64] of another scenario are not submitted, are not cleaned away, and come back with it', async () => {
    const file = await addFile('method.pdf');
    await client.mitigate({ quieterMethodName: 'Own way', quieterMethodSoundPower: 101 }, 0, [file]);
    await client.keep();
    await client.mitigate({ barrierDba: -5 });
    await client.use('A');
    expect(await fileIds()).toEqual([file]);
    await client.use('B');
    expect(await fileIds()).toEqual([]);
    await world.client.query(`update support_materials set unlinked_at = now() - interval '30 days' where id = $1`, [
      file,
    ]);
    await housekeep();
    await client.use('A');
    expect(await fileIds()).toEqual([file]);
    await client.use('B');
    expect((await client.tryRemove(await client.idOf('A'))).statusCode).toBe(200);
    await world.client.query(`update support_materials set unlinked_at = now() - interval '30 days' where id = $1`, [
      file,
    ]);
    await housekeep();
    expect(await world.one('select count(*)::int from support_materials where id = $1', [file])).toBe(0);
  });

  it('[MITI-64] added since stay with a row that still has a figure of its own', async () => {
    const own = { quieterMethodName: 'Own way', quieterMethodSoundPower: 101 };
    await client.mitigate(own);
    await client.keep();
    const file = await addFile('later.pdf');
    await client.mitigate(own, 0, [file]);
    await client.use('A');
    expect(await fileIds()).toEqual([file]);
  });
});
