import type { BuildingCandidate } from '@quietsite/contracts';
import type { KindWordTable } from '@quietsite/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Headers } from './project-calls.ts';
import { addScheduleProject } from './schedule-calls.ts';
import { type SiteWorld, square, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let admin: Headers;
beforeAll(async () => {
  world = await startSiteWorld({ clock: () => new Date('2027-03-01T20:00:00Z') });
  admin = await world.server.signIn('demo-admin');
  await world.addBuilding(920, square(200, 40, 20), { kind: 'other' });
  await world.client.query("update source.buildings set nsr = ' Depot' where building_id = 920");
});
afterAll(() => world.close());

const send = (method: 'GET' | 'PUT', headers: Headers, payload?: object) =>
  world.server.app.inject({ method, url: '/api/admin/kind-words', headers, ...(payload && { payload }) });
const read = async () => (await send('GET', admin)).json<KindWordTable>();
const change = { word: ' DEPOT ', from: null, to: 'openAir', reason: 'Asked by the district' };

it('[NSR-52] [ADMIN-75] a word gets a kind, another one and none, each change with its reason in the audit log', async () => {
  const before = await read();
  expect(before.words).toHaveLength(24);
  expect(before.words).toContainEqual({ word: 'church', kind: 'worship', reason: '', buildings: 0 });
  expect(before.unknown).toContainEqual({ word: 'depot', buildings: 1 });
  const project = await addScheduleProject(world, 'Words');
  const listProposed = async () =>
    (await world.call('GET', `/${project.projectId}/receiver-buildings/proposed`, world.owner)).json<{
      candidates: BuildingCandidate[];
    }>();
  expect(JSON.stringify(await listProposed())).not.toContain('920');

  const added = (await send('PUT', admin, change)).json<KindWordTable>();
  expect(added.words).toContainEqual({ word: 'depot', kind: 'openAir', reason: change.reason, buildings: 1 });
  expect(added.unknown.map(({ word }) => word)).not.toContain('depot');
  expect(JSON.stringify(await listProposed())).toMatch(/"buildingId":920.*"layerKind":"openAir"/);
  const log = () =>
    world.one<object>("select details from audit_log where action = 'kindWord.change' order by id desc limit 1");
  expect(await log()).toEqual({ ...change, word: 'depot' });

  const next = { word: 'depot', from: 'openAir', to: 'library', reason: 'A library after all' };
  await send('PUT', admin, next);
  expect((await read()).words).toContainEqual({ word: 'depot', kind: 'library', reason: next.reason, buildings: 1 });
  await send('PUT', admin, { ...next, from: 'library', to: null, reason: 'Closed' });
  expect(await read()).toEqual(before);
  expect(await log()).toEqual({ word: 'depot', from: 'library', to: null, reason: 'Closed' });
});

it('[ADMIN-75] refuses what changed meanwhile, what the import decides, and a change without reason', async () => {
  const before = await read();
  const codeOf = async (body: object) => (await send('PUT', admin, body)).json<{ code: string }>().code;
  const church = { ...change, word: 'church' };
  expect(await codeOf(church)).toBe('CONFLICT');
  expect(await codeOf({ ...church, from: 'hotel', to: 'library' })).toBe('CONFLICT');
  expect(await codeOf({ ...church, from: 'hotel', to: null })).toBe('CONFLICT');
  const refused = [
    ...[{ word: 'Accommodation' }, { word: ' ' }, { word: 'x'.repeat(61) }, { reason: ' ' }, { to: 'other' }],
    ...[{ to: null }, { from: 'openAir' }],
  ];
  for (const part of refused)
    expect((await send('PUT', admin, { ...change, ...part })).statusCode, JSON.stringify(part)).toBe(400);
  expect(await read()).toEqual(before);
});
