import type { Activity } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Headers, information, type ProjectWorld, startProjectWorld } from './project-calls.ts';

let world: ProjectWorld;
let member: Headers;
beforeAll(async () => {
  world = await startProjectWorld();
  member = await world.server.signIn('demo-member');
});
afterAll(() => world.close());

const ask = (projectId: number, query = '', as = world.owner) =>
  world.call('GET', `/${projectId}/activity${query}`, as);
const list = async (projectId: number, query = '') =>
  (await ask(projectId, query)).json<{ entries: Activity[]; hasMore: boolean }>();

describe('the activity list', () => {
  it('[U23] [Q140] lists who did what, newest first', async () => {
    const { id } = await world.create('Busy');
    const userId = await world.userId('demo-member');
    await world.call('PUT', `/${id}/information`, world.owner, { ...information, title: 'Busier', revision: 1 });
    await world.call('POST', `/${id}/members`, world.owner, { userId, role: 'member' });
    await world.call('PUT', `/${id}/members/${userId}`, world.owner, { was: 'member', role: 'readonly' });
    await world.call('PUT', `/${id}/members/${userId}`, world.owner, { was: 'readonly', role: 'admin' });
    const copy = { as: 'project', title: 'Busy copy', commencementDate: null, isEquipmentKept: false };
    const { id: copyId } = (await world.call('POST', `/${id}/copies`, member, copy)).json();
    await world.call('POST', `/${id}/ownership`, world.owner, { userId, was: await world.userId('demo') });
    const { entries, hasMore } = await list(id);
    expect(entries.map(({ who, action, details }) => [who, action, details])).toEqual([
      ['Demo Owner', 'transferredOwnership', { name: 'Demo Engineer' }],
      ['Demo Engineer', 'copied', {}],
      ['Demo Owner', 'changedRole', { name: 'Demo Engineer', role: 'admin', was: 'readonly' }],
      ['Demo Owner', 'changedRole', { name: 'Demo Engineer', role: 'readonly', was: 'member' }],
      ['Demo Owner', 'addedMember', { name: 'Demo Engineer', role: 'member' }],
      ['Demo Owner', 'changedInformation', {}],
      ['Demo Owner', 'created', {}],
    ]);
    expect(hasMore).toBe(false);
    const ofCopy = (await ask(copyId, '', member)).json<{ entries: Activity[] }>().entries;
    expect(ofCopy.map(({ action }) => action)).toEqual(['copiedFromAnother']);
  });

  it('lists calculations, and actions that it has no text for', async () => {
    await world.call('POST', `/${world.draft}/calculation`, world.owner);
    await world.call('DELETE', `/${world.draft}/calculation`, world.owner);
    await world.client.query(`insert into audit_log (action, project_id) values ('something.new', $1)`, [world.draft]);
    const { entries } = await list(world.draft);
    expect(entries.map(({ who, action }) => [who, action])).toEqual([
      [null, 'other'],
      ['Demo Owner', 'cancelledCalculation'],
      ['Demo Owner', 'startedCalculation'],
    ]);
  });

  it('comes in pages of fifty without gap or repetition', async () => {
    const { id } = await world.create('Long');
    await world.client.query(
      `insert into audit_log (action, project_id) select 'calculation.start', $1 from generate_series(1, 110)`,
      [id],
    );
    const first = await list(id);
    const second = await list(id, `?before=${first.entries.at(-1)?.id}`);
    const third = await list(id, `?before=${second.entries.at(-1)?.id}`);
    const pages = [first, second, third];
    expect(pages.map(({ entries, hasMore }) => [entries.length, hasMore])).toEqual([
      [50, true],
      [50, true],
      [11, false],
    ]);
    const ids = pages.flatMap(({ entries }) => entries.map((entry) => entry.id));
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  });

  it('[ORG-25] is for project admins', async () => {
    const codeFor = async (name: string) =>
      (await ask(world.draft, '', await world.server.signIn(name))).json<{ code: string }>().code;
    for (const name of ['demo-member', 'demo-reader']) expect(await codeFor(name)).toBe('FORBIDDEN');
    for (const name of ['demo-colleague', 'demo-other']) expect(await codeFor(name)).toBe('NOT_FOUND');
  });

  it('[U23] is written in the same transaction and cannot be changed', async () => {
    await expect(world.client.query(`update audit_log set action = 'x'`)).rejects.toThrow('append-only');
    await expect(world.client.query('delete from audit_log')).rejects.toThrow('append-only');
  });
});
