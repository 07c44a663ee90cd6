import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expected, expectedOgc } from '../access/expected.ts';
import { sendFile } from '../materials/material-calls.ts';
import { pdf } from '../materials/sample-materials.ts';
import { sent } from '../receiver-calls.ts';
import { place, square } from '../site-calls.ts';
import { mappingText } from './mapping.ts';
import { type RowWorld, startRowWorld } from './row-world.ts';

interface MappedField {
  readonly entity: string;
  readonly given: string;
  /** Null if there is no counterpart, for the given reason. */
  readonly ours: string | null;
  readonly read: string;
  readonly written: string;
}

const bare = (cell: string) => cell.replaceAll('`', '').trim();

function readFields(): MappedField[] {
  const [, table = ''] = mappingText().split('## The fields of the specification and ours');
  return [...table.matchAll(/^\| ([A-Z].*?) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)]
    .map(([, entity = '', given = '', ours = '', read = '', written = '']) => ({
      ...{ entity, given, ours: ours === '-' ? null : bare(ours), read: bare(read), written: bare(written) },
    }))
    .filter(({ entity }) => entity !== 'Entity');
}

let world: RowWorld;
let projectId: number;
let pointId: number | undefined;
/** One project with at least one of everything. */
beforeAll(async () => {
  world = await startRowWorld();
  await world.withdrawApprovals();
  projectId = await world.addReady();
  const call = async (kind: string, body: object) =>
    world.ask('PUT', `/api/projects/${projectId}/${kind}`, { revision: await world.revisionOf(projectId), ...body });
  await call('unregistered-sites', {
    sites: [{ id: null, affectDegree: 'Affected', radiusMetres: 300, outline: square(0, 200, 50) }],
  });
  await call('concurrent-sites', { hasNeighbours: true, sites: [{ id: null, name: 'Pier 7' }] });
  await sendFile(
    world.server,
    `/api/projects/${projectId}/attachments`,
    { fileName: 'a.pdf', content: pdf('a') },
    world.owner,
  );
  await sendFile(
    world.server,
    `/api/projects/${projectId}/materials`,
    { fileName: 'b.pdf', content: pdf('b') },
    world.owner,
  );
  const [home] = (await world.list(projectId)).points;
  pointId = home?.pointId;
  const contributions = [{ name: 'Tram works', start: '2027-03-01', end: '2027-03-05', level: 60 }];
  await call('receivers', { points: [sent(home, { position: place(152, 0), contributions })], removedIds: [] });
  await world.calculate(projectId);
  await world.print(projectId);
  await world.submit(projectId);
});
afterAll(() => world.close());

/** Whether a response has the field that a path names. */
function hasField(answer: unknown, path: string): boolean {
  const [step = '', ...rest] = path.split('.');
  const key = step.replace('[]', '');
  const isOwn = key === '' || (typeof answer === 'object' && answer !== null && Object.hasOwn(answer, key));
  if (!isOwn) return false;
  const value = key === '' ? answer : (answer as Record<string, unknown>)[key];
  if (!step.endsWith('[]')) return rest.length === 0 || hasField(value, rest.join('.'));
  const entries = Array.isArray(value) ? value : [];
  return entries.some((entry) => rest.length === 0 || hasField(entry, rest.join('.')));
}

const fields = readFields();
const forAdministrators = ['GET /api/admin/users'];
async function read(route: string): Promise<unknown> {
  const url = route
    .slice('GET '.length)
    .replace('{projectId}', String(projectId))
    .replace('{pointId}', String(pointId));
  return world.json('GET', url, undefined, forAdministrators.includes(route) ? world.admin : world.owner);
}

describe('[Q146] the fields of the specification', () => {
  it('are mapped for every entity, each once', () => {
    expect(new Set(fields.map(({ entity }) => entity)).size).toBe(32);
    const names = fields.map(({ entity, given, ours }) => `${entity}: ${given} ${ours}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([...new Set(fields.flatMap(({ ours, read }) => (ours === null ? [] : [read])))])(
    'are found in the answer of %s',
    async (route) => {
      const answer = await read(route);
      const missing = fields.filter(
        (field) => field.ours !== null && field.read === route && !hasField(answer, field.ours),
      );
      expect(missing.map(({ entity, given, ours }) => `${entity}: ${given} as ${ours}`)).toEqual([]);
    },
  );

  it('are written by calls that there are', () => {
    const calls = new Set([...Object.keys(expected), ...Object.keys(expectedOgc)]);
    const written = fields.filter(({ ours, written }) => ours !== null && !['server', 'data'].includes(written));
    expect(written.filter((field) => !calls.has(field.written))).toEqual([]);
  });

  it('[Q147] have no counterpart where they belong to the view of the old client, and each says why', () => {
    const without = fields.filter(({ ours }) => ours === null);
    expect(without.filter(({ written }) => written.startsWith('Q147')).map(({ given }) => given)).toEqual([
      ...['custom_class', 'cwModel', 'activityModel', 'cwOrActivityModel'],
    ]);
    for (const { written } of without) expect(written.length).toBeGreaterThan(12);
  });
});
