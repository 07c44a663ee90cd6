import type { BuildingCandidate, Project } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSourceImportService } from '../src/services/layers/source-import.service.ts';
import { building, writeGeoJson } from './import-files.ts';
import { place, type SiteWorld, square, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let project: Project;
let count = 0;

/** Found automatically, in this order: a home 50 m east of the site, a school 100 m east. */
const HOME = 901;
const SCHOOL = 902;
/** Inside the radius, but neither a home nor a school. */
const OFFICE = 903;
/** A home 400 m east, outside the radius. */
const FAR = 904;
/** A home too far away to be offered: 801 m. */
const BEYOND = 905;

beforeAll(async () => {
  world = await startSiteWorld();
  await world.addBuilding(HOME, square(150, 0, 20), { name: 'Harbour View', height: 42.5 });
  await world.addBuilding(SCHOOL, square(200, 0, 20), { kind: 'education', criterion: 68 });
  await world.addBuilding(OFFICE, square(120, 40, 20), { kind: 'other', name: '100% Tower', criterion: 72 });
  await world.addBuilding(FAR, square(500, 30, 20), { kind: 'education', name: 'Far harbour' });
  await world.addBuilding(BEYOND, square(901, 0, 20), { name: 'Beyond the harbour' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Buildings ${++count}`);
});

const change = async (changes: object, revision?: number) =>
  world.call('PUT', `/${project.id}/receiver-buildings`, world.owner, {
    ...{ revision: revision ?? (await world.get(project.id)).revision, added: [], removed: [], criteria: [] },
    ...changes,
  });
const changed = async (changes: object) => {
  const answer = await change(changes);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return world.map(project.id);
};
const add = (buildingId: number, kind = 'residential') => ({ added: [{ buildingId, kind }] });
const receiverIds = async () => (await world.map(project.id)).receiverBuildings.map(({ buildingId }) => buildingId);
const candidates = async (text = '') => {
  const url = `/${project.id}/receiver-buildings/candidates?text=${encodeURIComponent(text)}`;
  return (await world.call('GET', url, world.owner)).json<BuildingCandidate[]>();
};
const closest = () =>
  world.one(
    `select building_id::int from receiver_points p join receiver_buildings b on b.id = receiver_building_id
     where p.project_id = $1 and is_closest`,
    [project.id],
  );

describe('kinds of receivers', () => {
  const HOSPITAL = 906;
  const proposed = async () =>
    (await world.call('GET', `/${project.id}/receiver-buildings/proposed`, world.owner)).json<BuildingCandidate[]>();
  const stored = async (buildingId: number) =>
    (await world.map(project.id)).receiverBuildings.find((one) => one.buildingId === buildingId);
  const setUse = (buildingId: number, use: string | null) =>
    world.client.query('update source.buildings set nsr = $2 where building_id = $1', [buildingId, use]);

  beforeAll(async () => {
    await world.addBuilding(HOSPITAL, square(140, 60, 20), { kind: 'other', name: 'Bay Hospital' });
    await setUse(HOSPITAL, 'HOSPITAL');
  });
  afterAll(() => world.client.query('delete from source.buildings where building_id = $1', [HOSPITAL]));

  it('[NSR-43] proposes sensitive buildings of the area as receivers; nothing is added until somebody takes them', async () => {
    expect(await proposed()).toMatchObject([
      { buildingId: HOSPITAL, kind: 'other', use: 'HOSPITAL', layerKind: 'hospital', name: 'Bay Hospital' },
    ]);
    expect(await receiverIds()).not.toContain(HOSPITAL);
    await changed(add(HOSPITAL, 'hospital'));
    expect(await proposed()).toEqual([]);
    expect(await stored(HOSPITAL)).toMatchObject({ kind: 'hospital', layerKind: 'hospital', kindReason: '' });
    await changed({ removed: [HOSPITAL] });
    expect(await proposed()).toEqual([]);
  });

  it('[NSR-42] refuses another kind than that of the layer without a reason, and keeps it with one', async () => {
    expect((await change(add(HOSPITAL, 'residential'))).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    const other = { buildingId: HOME, kind: 'hotel' };
    await setUse(HOME, 'Accommodation');
    expect((await change({ kinds: [other] })).json()).toMatchObject({
      ...{ code: 'VALIDATION_FAILED', details: { buildingIds: [HOME] } },
    });
    await world.markCalculated(project.id);
    await changed({ kinds: [{ ...other, kindReason: ' Converted in 2025 ' }] });
    expect(await stored(HOME)).toMatchObject({
      ...{ kind: 'hotel', use: 'Accommodation', layerKind: 'residential', kindReason: 'Converted in 2025' },
    });
    expect(await world.get(project.id)).toMatchObject({ isCalculated: false });
    await changed({ kinds: [{ buildingId: HOME, kind: 'residential' }] });
    expect(await stored(HOME)).toMatchObject({ kind: 'residential', kindReason: '' });
  });

  it('[NSR-42] needs no reason if the layer does not give the use', async () => {
    await changed(add(OFFICE, 'worship'));
    expect(await stored(OFFICE)).toMatchObject({ kind: 'worship', layerKind: null, use: null });
    expect((await change({ kinds: [{ buildingId: FAR, kind: 'court' }] })).statusCode).toBe(400);
  });
});

it('[NSR-51] a building that becomes a place in the open leaves the criterion of the layer, not a typed one', async () => {
  const stored = async (id: number) =>
    (await world.map(project.id)).receiverBuildings.find(({ buildingId }) => buildingId === id);
  const setKind = (kind: string, buildingId = SCHOOL) =>
    changed({ kinds: [{ buildingId, kind, kindReason: 'A playground now' }] });
  expect(await stored(SCHOOL)).toMatchObject({ kind: 'education', criterion: 68 });
  await setKind('openAir');
  expect(await stored(SCHOOL)).toMatchObject({ kind: 'openAir', criterion: null });
  await changed({ criteria: [{ buildingId: SCHOOL, criterion: 60 }] });
  await setKind('hotel');
  expect(await stored(SCHOOL)).toMatchObject({ criterion: 60, isCriterionTyped: true });
  await setKind('openAir');
  expect(await stored(SCHOOL)).toMatchObject({ criterion: 60 });
  await changed({ criteria: [{ buildingId: SCHOOL, criterion: null }] });
  expect(await stored(SCHOOL)).toMatchObject({ criterion: null, isCriterionTyped: false });
  await setKind('hotel');
  expect(await stored(SCHOOL)).toMatchObject({ criterion: 68 });
  await changed(add(OFFICE, 'openAir'));
  expect(await stored(OFFICE)).toMatchObject({ kind: 'openAir', criterion: null });
});

describe('adding receiver buildings', () => {
  it('[MAP-20] [Q63] writes them with a point on the facade nearest to the site', async () => {
    await world.markCalculated(project.id);
    const answer = await change({
      added: [
        { buildingId: OFFICE, kind: 'education' },
        { buildingId: FAR, kind: 'residential' },
      ],
    });
    expect(answer.json<Project>()).toMatchObject({ isCalculated: false, revision: project.revision + 1 });
    const { receiverBuildings, receivers } = await world.map(project.id);
    expect(receiverBuildings.slice(2)).toMatchObject([
      {
        buildingId: OFFICE,
        kind: 'education',
        name: '100% Tower',
        criterion: 72,
        isAdded: true,
        isCriterionTyped: false,
      },
      // The source determines which buildings are homes and schools.
      { buildingId: FAR, kind: 'education', name: 'Far harbour', heightMetres: 30, isAdded: true },
    ]);
    expect(receivers.slice(2)).toMatchObject([
      { buildingId: OFFICE, position: [place(120, 0)[0], expect.any(Number)] },
      { buildingId: FAR, position: [place(500, 0)[0], expect.any(Number)] },
    ]);
    expect(await closest()).toBe(OFFICE);
    expect(await world.lastAudit(project.id)).toMatchObject({
      action: 'receiverBuildings.change',
      details: { added: [OFFICE, FAR], removed: [], criteria: [] },
    });
  });

  it('[MAP-20] [Q70] gives them the reduction of the unregistered sites around them', async () => {
    const sites = [{ id: null, affectDegree: 'Slightly Affected', radiusMetres: 10, outline: square(530, 30, 10) }];
    const { revision } = project;
    await world.call('PUT', `/${project.id}/unregistered-sites`, world.owner, { revision, sites });
    const { receiverBuildings } = await changed(add(FAR));
    expect(receiverBuildings.map(({ criterionReduction }) => criterionReduction)).toEqual([0, 0, 3]);
  });

  it('[MAP-20] makes one that was found stay, and doubles nothing', async () => {
    const { receiverBuildings, receivers } = await changed(add(HOME, 'education'));
    expect(receiverBuildings).toMatchObject([
      { buildingId: HOME, kind: 'residential', isAdded: true },
      { buildingId: SCHOOL, isAdded: false },
    ]);
    expect(receivers).toHaveLength(2);
  });

  it('[MAP-20] refuses a building that is not in the source, and everything while there is no site', async () => {
    const answer = await change({
      added: [
        { buildingId: OFFICE, kind: 'residential' },
        { buildingId: 7_777_777, kind: 'residential' },
      ],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: { buildingIds: [7_777_777] } });
    expect((await change(add(OFFICE, 'other'))).json().code).toBe('VALIDATION_FAILED');
    expect(await receiverIds()).toEqual([HOME, SCHOOL]);
    project = await world.create(`Without site ${count}`);
    expect((await change(add(OFFICE))).json().code).toBe('VALIDATION_FAILED');
  });
});

describe('removing receiver buildings', () => {
  it('[MAP-21] writes it, and remembers who took them off and when', async () => {
    await world.markCalculated(project.id);
    const answer = await change({ removed: [HOME] });
    expect(answer.json<Project>()).toMatchObject({ isCalculated: false, counts: { receivers: 1 } });
    expect(await receiverIds()).toEqual([SCHOOL]);
    expect((await world.map(project.id)).removedBuildings).toMatchObject([{ buildingId: HOME, name: 'Harbour View' }]);
    const { rows } = await world.client.query(
      `select removed_by, removed_at = modified_at as "isThen" from removed_buildings
       join projects on projects.id = project_id where project_id = $1`,
      [project.id],
    );
    expect(rows).toEqual([{ removed_by: await world.userId('demo'), isThen: true }]);
    expect(await closest()).toBe(SCHOOL);
    expect(await world.lastAudit(project.id)).toMatchObject({ details: { added: [], removed: [HOME] } });
  });

  it('[MAP-21] [MAP-20] is taken back by adding them again', async () => {
    await changed({ removed: [HOME, SCHOOL] });
    const { receiverBuildings, removedBuildings } = await changed(add(SCHOOL));
    expect(receiverBuildings).toMatchObject([{ buildingId: SCHOOL, isAdded: true, criterion: 68 }]);
    expect(removedBuildings.map(({ buildingId }) => buildingId)).toEqual([HOME]);
  });

  it('[MAP-21] refuses one that is no receiver here, and then removes none', async () => {
    for (const removed of [[HOME, FAR], [HOME, HOME], [999_999]])
      expect((await change({ removed })).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await change({ removed: [HOME], ...add(HOME) })).json().code).toBe('VALIDATION_FAILED');
    expect(await receiverIds()).toEqual([HOME, SCHOOL]);
    expect((await world.map(project.id)).removedBuildings).toEqual([]);
  });
});

describe('the criterion of a receiver building', () => {
  const criteria = (buildingId: number, criterion: number | null) => ({ criteria: [{ buildingId, criterion }] });

  it('[MAP-22] is written as typed, and goes back to that of the source', async () => {
    await world.markCalculated(project.id);
    expect((await change(criteria(SCHOOL, 65.5))).json<Project>().isCalculated).toBe(false);
    expect((await world.map(project.id)).receiverBuildings).toMatchObject([
      { criterion: null, isCriterionTyped: false },
      { criterion: 65.5, isCriterionTyped: true },
    ]);
    expect(await world.lastAudit(project.id)).toMatchObject({ details: criteria(SCHOOL, 65.5) });
    await changed(criteria(HOME, 60));
    const { receiverBuildings } = await changed({
      criteria: [HOME, SCHOOL].map((buildingId) => ({ buildingId, criterion: null })),
    });
    expect(receiverBuildings).toMatchObject([
      { criterion: null, isCriterionTyped: false },
      { criterion: 68, isCriterionTyped: false },
    ]);
  });

  it('[MAP-22] [MAP-20] is written for a building that is added in the same go', async () => {
    const { receiverBuildings } = await changed({ ...add(OFFICE), ...criteria(OFFICE, 66) });
    expect(receiverBuildings[2]).toMatchObject({ buildingId: OFFICE, criterion: 66, isCriterionTyped: true });
  });

  it('[MAP-22] is refused for what is no receiver, for two values and beyond 0 to 140', async () => {
    const refused = [
      criteria(FAR, 70),
      { ...criteria(HOME, 70), removed: [HOME] },
      { criteria: [70, 71].map((criterion) => ({ buildingId: HOME, criterion })) },
      criteria(HOME, -1),
      criteria(HOME, 141),
    ];
    for (const body of refused) expect((await change(body)).json().code).toBe('VALIDATION_FAILED');
    expect((await world.map(project.id)).receiverBuildings).toMatchObject([{ criterion: null }, { criterion: 68 }]);
  });

  it('[MAP-22] [U23] is not written over what somebody else saved in between', async () => {
    await changed(criteria(HOME, 70));
    expect((await change(criteria(HOME, 60), project.revision)).json().code).toBe('CONFLICT');
  });
});

describe('the buildings on offer', () => {
  it('[MAP-20] are those around the site that are no receivers, the nearest first', async () => {
    expect(await candidates()).toMatchObject([
      { buildingId: OFFICE, kind: 'other', name: '100% Tower', distanceMetres: 20, outline: [square(120, 40, 20)] },
      { buildingId: FAR, kind: 'education', distanceMetres: 400 },
    ]);
    await changed({ removed: [SCHOOL], ...add(OFFICE) });
    expect((await candidates()).map(({ buildingId }) => buildingId)).toEqual([SCHOOL, FAR]);
  });

  it('[MAP-20] are looked for by a part of the name or the whole id', async () => {
    const found = async (text: string) => (await candidates(text)).map(({ buildingId }) => buildingId);
    expect(await found('HARBOUR')).toEqual([FAR]);
    expect(await found(String(OFFICE))).toEqual([OFFICE]);
    expect(await found('90')).toEqual([]);
    expect(await found('%')).toEqual([OFFICE]);
    expect(await found('_')).toEqual([]);
  });

  it('[MAP-20] are at most fifty, and none without a site', async () => {
    const { draft } = world;
    const all = await world.call('GET', `/${draft}/receiver-buildings/candidates`, world.owner);
    expect(all.json()).toHaveLength(50);
    project = await world.create(`No site ${count}`);
    expect(await candidates()).toEqual([]);
  });
});

describe('the height of a receiver building', () => {
  it('[NSR-24] is that of the source: its height, or its roof level minus its base level', async () => {
    const first = { type: 'Polygon', coordinates: square(130, 0, 20) };
    const second = { type: 'Polygon', coordinates: square(130, 60, 20) };
    const third = { type: 'Polygon', coordinates: square(130, -60, 20) };
    const file = writeGeoJson('heights', [
      building(1, first, { Bld_Ht: 30, ROOFLEVEL: 45, BASELEVEL: 5 }),
      building(2, second, { Bld_Ht: null, ROOFLEVEL: 45.5, BASELEVEL: 5 }),
      building(3, third, { Bld_Ht: null, ROOFLEVEL: 45, BASELEVEL: null }),
    ]);
    const { database } = world.connection;
    const imports = createSourceImportService({ database, databaseUrl: world.server.database.url });
    await imports.importFile({ dataset: 'buildings', file, allowRemovals: true });
    project = await world.addSite(`Heights ${count}`);
    const { receiverBuildings } = await world.map(project.id);
    expect(receiverBuildings.map(({ heightMetres }) => heightMetres)).toEqual([30, 40.5, null]);
  });
});
