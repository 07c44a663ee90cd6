import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHousekeepingService } from '../src/services/administration/housekeeping.service.ts';
import { addMaterial } from './materials/material-calls.ts';
import { pdf } from './materials/sample-materials.ts';
import { information } from './project-calls.ts';
import { type ReportWorld, startReportWorld } from './report/report-calls.ts';
import { square } from './site-calls.ts';

let world: ReportWorld;
let company: number;

beforeAll(async () => {
  world = await startReportWorld({ MAX_PROJECTS: '8', MAX_STORED_MEGABYTES: '2' });
  company = await world.one<number>(`select company_id from users where username_key = 'demo'`);
});
afterAll(() => world.close());

const countProjects = () =>
  world.one<number>('select count(*)::integer from projects where owner_company_id = $1 and deleted_at is null', [
    company,
  ]);

it('[LIMIT-11] a company has so many projects at most, made in whatever way; another company is not concerned', async () => {
  for (let count = await countProjects(); count < 8; count += 1) await world.create(`Works ${count}`);
  const add = (path: string, body: object) => world.call('POST', path, world.owner, body);
  const copy = { as: 'project', title: 'Copied', isEquipmentKept: false, commencementDate: null };
  for (const answer of [
    await add('', { ...information, title: 'One too many' }),
    await add('/sample', {}),
    await add(`/${world.draft}/copies`, copy),
  ])
    expect([answer.statusCode, answer.json().code, answer.json().details]).toEqual([
      409,
      'TOO_MANY_PROJECTS',
      { most: 8 },
    ]);
  expect(await countProjects()).toBe(8);
  await world.create('Of others', await world.server.signIn('demo-other'));
  const last = await world.one<number>(`select max(id) from projects where owner_company_id = $1`, [company]);
  await world.call('DELETE', `/${last}`, world.owner, { revision: 1 });
  expect((await add('', { ...information, title: 'In its place' })).statusCode).toBe(201);
});

it('[LIMIT-11] a company has a storage quota, and an upload beyond it fails with an explanation', async () => {
  const megabyte = { fileName: 'proof.pdf', content: pdf('x'.repeat(1_100_000)) };
  expect((await addMaterial(world, megabyte)).statusCode).toBe(201);
  const refused = await addMaterial(world, megabyte);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NO_ROOM_FOR_FILES']);
  expect(await world.one<number>('select count(*)::integer from support_materials')).toBe(1);
});

it('[LIMIT-12] of old calculations the newest are kept and all that were submitted', async () => {
  await world.client.query('delete from projects where owner_company_id = $1 and title like $2', [company, 'Works %']);
  await world.addBuilding(901, square(150, 0, 20));
  const { id: projectId } = await world.addSite('Often calculated');
  await world.addWorks(projectId);
  const runs: number[] = [];
  for (let count = 0; count < 5; count += 1) runs.push(await world.calculate(projectId));
  const [submitted, printed] = runs as [number, number];
  await world.client.query(
    `insert into submissions (project_id, number, request_key, run_id, project_revision, submitted_by, email,
       role_in_project, submitted_at, bundle_hash, state)
     values ($1, 1, gen_random_uuid(), $2, 1, $3, 'a@quietsite.example', 'owner', now(), '', 'rejected')`,
    [projectId, submitted, await world.userId('demo')],
  );
  await world.client.query(
    `insert into documents (project_id, run_id, kind, status, requested_by, project_revision, language)
     values ($1, $2, 'summary', 'done', $3, 1, 'en')`,
    [projectId, printed, await world.userId('demo')],
  );
  const raise = (error: Error) => {
    throw error;
  };
  await createHousekeepingService({
    ...{ database: world.connection.database, files: world.files, clock: () => new Date() },
    ...{ onFailure: raise, retentionDays: 365, keptRuns: 2 },
  }).cleanUp();
  const { rows } = await world.client.query('select id from calculation_runs where project_id = $1 order by id', [
    projectId,
  ]);
  expect(rows.map(({ id }) => id)).toEqual([submitted, ...runs.slice(-2)]);
  expect(await world.isCalculated(projectId)).toBe(true);
  expect((await world.results(projectId)).receivers.length).toBeGreaterThan(0);
});

it('[LIMIT-13] one session has so many event streams at most', async () => {
  const origin = await world.server.app.listen({ host: '127.0.0.1', port: 0 });
  const left = new AbortController();
  const open = () =>
    fetch(`${origin}/api/projects/${world.draft}/events`, { headers: world.owner, signal: left.signal });
  const streams = await Promise.all(Array.from({ length: 20 }, open));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await open();
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  left.abort();
  await expect
    .poll(async () => {
      const again = new AbortController();
      const { status } = await fetch(`${origin}/api/projects/${world.draft}/events`, {
        headers: world.owner,
        signal: again.signal,
      });
      again.abort();
      return status;
    })
    .toBe(200);
});
