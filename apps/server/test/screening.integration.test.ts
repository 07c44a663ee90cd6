import type { Attachment, CalculationInput, Report, SavedScreening, ScreeningInput } from '@quietsite/contracts';
import { findTerrain } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendFile } from './materials/material-calls.ts';
import { addScheduleProject, type ScheduleClient } from './schedule-calls.ts';
import { place, type SiteWorld, square, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let project: ScheduleClient;
beforeAll(async () => {
  world = await startSiteWorld({ clock: () => new Date('2027-03-01T20:00:00Z') });
  // The receiver's building, one in between, one near the site on its other side, and one off the path.
  await world.addBuilding(901, square(200, 40, 20), { base: 5, roof: 35 });
  await world.addBuilding(902, square(140, 40, 20), { kind: 'other', base: 6, roof: 60 });
  await world.addBuilding(903, square(-60, 40, 20), { kind: 'other', base: 9, roof: 20 });
  await world.addBuilding(904, square(40, 200, 20), { kind: 'other' });
});
let count = 0;
beforeEach(async () => {
  project = await addScheduleProject(world, `Screening ${++count}`);
});
afterAll(() => world.close());

const path = () => `/${project.projectId}/screening`;
const read = async () => (await world.call('GET', path(), world.owner)).json<ScreeningInput>();
const readSnapshot = async () =>
  (await world.call('GET', `/${project.projectId}/calculation/input`, world.owner)).json<CalculationInput>().snapshot;
const barrier = {
  ...{ id: 2, name: 'Barrier 2', kind: 'acoustic', heightMetres: 4.5, groundLevel: null, surfaceDensity: null },
  line: [
    [835_020.125, 816_950],
    [835_020, 817_005],
  ],
};
const ON = { isOn: true, zones: [], excluded: [], barriers: [] };

async function send(change: object, revision?: number) {
  const body = { revision: revision ?? (await read()).revision, ...ON, ...change };
  return world.call('PUT', path(), world.owner, body);
}

const save = async (...change: Parameters<typeof send>) => {
  const response = await send(...change);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<SavedScreening>();
};

describe('the screening of a project', () => {
  it('[SITE-48] is off by default, and the snapshot has none', async () => {
    expect((await read()).settings).toEqual({ ...ON, isOn: false });
    expect(Object.keys(await readSnapshot()).sort()).toEqual(['neighbours', 'receivers', 'rows', 'tasks', 'zones']);
  });

  it('[SITE-48] has the structures between zones and receivers and near a zone, with their levels', async () => {
    const { screening } = await save({});
    expect(screening.structures.map(({ id }) => id)).toEqual([901, 902, 903]);
    expect(screening.structures[1]).toMatchObject({ kind: 'other', baseLevel: 6, roofLevel: 60, heightMetres: 30 });
    const snapshot = await readSnapshot();
    expect(snapshot.screening?.structures).toEqual(screening.structures);
    expect(snapshot.screening).toMatchObject({ zones: [], barriers: [], edition: screening.edition });
  });

  it('[SITE-47] stores what is typed for zones and which structures are out, and logs it', async () => {
    const excluded = [{ buildingId: 902, reason: ' To be pulled down ' }];
    const zones = [
      { zoneId: project.east, groundLevel: null, plantHeight: 12 },
      { zoneId: project.west, groundLevel: 4.5, plantHeight: null },
    ];
    const { screening } = await save({ zones, excluded });
    const settings = {
      isOn: true,
      zones: [
        { zoneId: project.west, groundLevel: 4.5, plantHeight: null },
        { zoneId: project.east, groundLevel: null, plantHeight: 12 },
      ],
      excluded: [{ buildingId: 902, reason: 'To be pulled down' }],
      barriers: [],
    };
    expect(screening).toEqual(await read());
    expect(screening.settings).toEqual(settings);
    const snapshot = await readSnapshot();
    expect(snapshot.screening?.zones).toEqual(settings.zones);
    expect(snapshot.screening?.structures.filter(({ isExcluded }) => isExcluded).map(({ id }) => id)).toEqual([902]);
    expect(await world.lastAudit(project.projectId)).toMatchObject({
      ...{ action: 'screening.save', details: { isOn: true, zones: 2, excluded: settings.excluded, barriers: 0 } },
    });
    expect((await save({})).screening.settings).toEqual(ON);
  });

  it('[SITE-47] takes the results away when a level may change, and keeps them otherwise', async () => {
    const isCalculated = () => world.one('select is_calculated from projects where id = $1', [project.projectId]);
    const excluded = [{ buildingId: 902, reason: 'On stilts' }];
    await world.markCalculated(project.projectId);
    await save({ isOn: false, excluded });
    expect(await isCalculated()).toBe(true);
    await save({ excluded });
    expect(await isCalculated()).toBe(false);
    await world.markCalculated(project.projectId);
    await save({ excluded });
    expect(await isCalculated()).toBe(true);
    await save({ isOn: false, excluded });
    expect(await isCalculated()).toBe(false);
  });

  it('[SITE-47] refuses an older revision, foreign and repeated zones, and values out of range', async () => {
    const { revision } = await read();
    await save({});
    expect((await send({ isOn: false }, revision)).json()).toMatchObject({ code: 'CONFLICT' });
    const zone = { zoneId: project.west, groundLevel: 5, plantHeight: null };
    const out = { buildingId: 902, reason: 'On stilts' };
    const refused = [
      { zones: [{ ...zone, zoneId: 999_999_999 }] },
      { zones: [zone, zone] },
      { zones: [{ ...zone, groundLevel: 1000.1 }] },
      { zones: [{ ...zone, plantHeight: 0.4 }] },
      { excluded: [out, out] },
      { excluded: [{ ...out, reason: ' ' }] },
    ];
    for (const change of refused) expect((await send(change)).statusCode, JSON.stringify(change)).toBe(400);
    expect((await read()).settings).toEqual(ON);
  });

  it('[SITE-74] stores drawn barriers in the order of their ids, and the snapshot has them', async () => {
    const dated = { ...barrier, id: 7, name: ' W7 ', kind: 'hoarding', start: '2027-03-01', end: '2027-03-20' };
    const { screening } = await save({ barriers: [dated, { ...barrier, groundLevel: 4.25, surfaceDensity: 12.5 }] });
    const stored = [
      { ...barrier, groundLevel: 4.25, surfaceDensity: 12.5 },
      { ...dated, name: 'W7' },
    ];
    expect(screening.settings.barriers).toEqual(stored);
    expect((await read()).settings.barriers).toEqual(stored);
    const { screening: snapshot } = await readSnapshot();
    expect(snapshot?.barriers).toEqual(stored.map(({ surfaceDensity, ...others }) => ({ ...others, hasProof: false })));
    expect(await world.lastAudit(project.projectId)).toMatchObject({ details: { barriers: 2 } });
    await save({});
    expect((await read()).settings.barriers).toEqual([]);
  });

  it('[SITE-74] takes the results away when a barrier changes while screening is on', async () => {
    const isCalculated = () => world.one('select is_calculated from projects where id = $1', [project.projectId]);
    await save({ isOn: false, barriers: [barrier] });
    await world.markCalculated(project.projectId);
    await save({ isOn: false, barriers: [{ ...barrier, heightMetres: 5 }] });
    expect(await isCalculated()).toBe(true);
    await save({ barriers: [barrier] });
    await world.markCalculated(project.projectId);
    await save({ barriers: [{ ...barrier, heightMetres: 4.6 }] });
    expect(await isCalculated()).toBe(false);
  });

  const upload = async (projectId: number) => {
    const file = { fileName: 'Agreed.pdf', content: Buffer.from('%PDF-1.7\n\n%%EOF\n') };
    const answer = await sendFile(world.server, `/api/projects/${projectId}/attachments`, file, world.owner);
    return answer.json<Attachment>().id;
  };
  const listOpen = async () =>
    (await world.call('GET', `/${project.projectId}/report`, world.owner))
      .json<Report>()
      .findings.filter(({ code }) => code === 'BARRIER_UNPROVED');

  it('[SITE-95] [REPORT-115] a bund counts with a file, and is an open item without one', async () => {
    const bund = { ...barrier, kind: 'bund' };
    await save({ barriers: [bund] });
    expect((await readSnapshot()).screening?.barriers).toMatchObject([{ kind: 'bund', hasProof: false }]);
    expect(await listOpen()).toEqual([{ code: 'BARRIER_UNPROVED', isBlocking: false, names: ['Barrier 2'] }]);
    const proofId = await upload(project.projectId);
    const { screening } = await save({ barriers: [{ ...bund, proofId }] });
    expect(screening.settings.barriers).toEqual([{ ...bund, proofId }]);
    expect(screening.proofs).toEqual([{ id: proofId, fileName: 'Agreed.pdf' }]);
    const counted = { ...bund, hasProof: true, proofName: 'Agreed.pdf' };
    const { surfaceDensity: _, ...expected } = counted;
    expect((await readSnapshot()).screening?.barriers).toEqual([expected]);
    expect(await listOpen()).toEqual([]);
    // No file is kept where none is needed.
    await save({ barriers: [{ ...barrier, proofId }] });
    expect((await read()).settings.barriers).toEqual([barrier]);
  });

  it('[SITE-95] refuses files of other projects; a removed file withdraws the results', async () => {
    const bund = { ...barrier, kind: 'containers' };
    const other = await addScheduleProject(world, 'Elsewhere');
    const foreign = await send({ barriers: [{ ...bund, proofId: await upload(other.projectId) }] });
    expect([foreign.statusCode, foreign.json()]).toMatchObject([400, { details: { proofOfBarriers: [2] } }]);
    const proofId = await upload(project.projectId);
    await save({ barriers: [{ ...bund, proofId }] });
    await world.markCalculated(project.projectId);
    await world.call('DELETE', `/${project.projectId}/attachments/${proofId}`, world.owner);
    expect(await world.one('select is_calculated from projects where id = $1', [project.projectId])).toBe(false);
    expect((await read()).settings.barriers).toEqual([bund]);
  });

  it('[SITE-96] stores the days of buildings that come or go, and the snapshot has them instead of an exclusion', async () => {
    const excluded = [
      { buildingId: 901, reason: 'Pulled down in May', end: '2027-05-31' },
      { buildingId: 902, reason: 'Stands for a year', start: '2027-04-01', end: '2028-03-31' },
      { buildingId: 903, reason: 'On stilts' },
    ];
    const { screening } = await save({ excluded });
    expect(screening.settings.excluded).toEqual(excluded);
    const structures = (await readSnapshot()).screening?.structures;
    expect(structures?.map(({ id, start, end, isExcluded }) => ({ id, start, end, isExcluded }))).toEqual([
      { id: 901, end: '2027-05-31' },
      { id: 902, start: '2027-04-01', end: '2028-03-31' },
      { id: 903, isExcluded: true },
    ]);
    const reversed = { ...excluded[1], start: '2028-04-01' };
    expect((await send({ excluded: [reversed] })).statusCode).toBe(400);
  });

  it('[SITE-75] refuses barriers out of range, without a line, of other kinds and with the same id', async () => {
    const [first = [0, 0]] = barrier.line;
    const changes = [
      ...[{ heightMetres: 0.9 }, { heightMetres: 15.1 }, { heightMetres: 4.55 }, { groundLevel: -50.1 }],
      ...[{ line: [first] }, { line: Array(501).fill(first) }, { line: [first, [0, 0]] }, { name: ' ' }],
      ...[{ kind: 'wall' }, { id: 0 }, { surfaceDensity: 0 }, { start: '2027-03-02', end: '2027-03-01' }],
    ];
    for (const change of changes)
      expect((await send({ barriers: [{ ...barrier, ...change }] })).statusCode, JSON.stringify(change)).toBe(400);
    expect((await send({ barriers: [barrier, barrier] })).statusCode).toBe(400);
    const many = Array.from({ length: 201 }, (_, index) => ({ ...barrier, id: index + 1 }));
    expect((await send({ barriers: many })).statusCode).toBe(400);
    await save({ barriers: many.slice(1) });
    expect((await read()).settings.barriers.length).toBe(200);
  });

  it('[SITE-90] has the window of the terrain model that its rays can need, with the edition', async () => {
    await save({});
    const without = await readSnapshot();
    expect(await read()).not.toHaveProperty('terrain');
    await world.setTerrain((east, north) => 5 + Math.round(east + 2 * north) / 10);
    const { terrain, ...input } = await read();
    if (terrain === undefined) throw new Error('there is a terrain model');
    expect(terrain).toMatchObject({ cellMetres: 10, edition: 4 });
    // Everything near the zones, and the receiver's building with 10 m behind it.
    for (const [east, north] of [
      [-45, -45],
      [140, 60],
      [230, 70],
    ] as const)
      expect(findTerrain(terrain, place(east, north))).toBeCloseTo(5 + (east + 2 * north) / 10, 1);
    expect(findTerrain(terrain, place(400, 50))).toBeNull();
    // Nothing else changes, and without screening the snapshot has no terrain.
    const { screening, ...others } = await readSnapshot();
    expect({ ...others, screening: { ...screening, terrain } }).toEqual({
      ...without,
      screening: { ...without.screening, terrain },
    });
    expect(Object.keys(input).sort()).toEqual(['edition', 'proofs', 'revision', 'settings', 'structures']);
    await save({ isOn: false });
    expect(Object.keys(await readSnapshot()).sort()).toEqual(['neighbours', 'receivers', 'rows', 'tasks', 'zones']);
    await world.setTerrain();
    await save({});
    expect(JSON.stringify(await readSnapshot())).toBe(JSON.stringify(without));
  });
});
