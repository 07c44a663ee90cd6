import type { Project } from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feature } from '../ogc-test-server.ts';
import { place, square } from '../site-calls.ts';
import { type RowWorld, startRowWorld } from './row-world.ts';

interface Collections {
  readonly collections: readonly { readonly id: string; readonly title: string }[];
}
interface Items {
  readonly numberMatched: number;
  readonly features: readonly Feature[];
}

let world: RowWorld;
let project: Project & { zoneId: number };
beforeAll(async () => {
  world = await startRowWorld();
  project = await world.addWorking();
});
afterAll(() => world.close());

const url = (rest: string) => `/api/projects/${project.id}${rest}`;
const layers = (rest: string) => `/ogc/projects/${project.id}/collections${rest}`;
const idsOf = ({ collections }: Collections) => collections.map(({ id }) => id);
const propertiesOf = ({ features }: Items) => features.map(({ properties }) => properties);

describe('what the calls for the map do', () => {
  it('[API-75] the layers of a project are listed', async () => {
    const list = idsOf(await world.json<Collections>('GET', layers('')));
    expect(list).toEqual(expect.arrayContaining(['zones', 'sites', 'buffers', 'unregsites', 'geomCenter']));
  });

  it('[API-76] features are found by a shape', async () => {
    const found = async (filter: string) =>
      world.json<Items>('GET', layers(`/zones/items?filter=${encodeURIComponent(filter)}`));
    const [zone] = (await found("name = 'Zone 1'")).features;
    const [corners] = (zone?.geometry?.coordinates ?? []) as [number, number][][];
    const shape = `POLYGON((${corners?.map((pair) => pair.join(' ')).join(', ')}))`;
    expect(propertiesOf(await found(`S_INTERSECTS(geometry, ${shape})`))).toMatchObject([
      { projectid: project.id, name: 'Zone 1' },
    ]);
    expect((await found('S_INTERSECTS(geometry, POINT(0 0))')).features).toEqual([]);
  });

  it('[API-77] what changes goes through the saves of site and centres', async () => {
    const revision = () => world.revisionOf(project.id);
    const { zones } = await world.map(project.id);
    const [zone] = zones;
    const kept = { id: zone?.id, name: 'Renamed', calculationType: 'A', outline: zone?.outline, movedCentre: null };
    const site = { radiusMetres: 250, parts: [square(0, 0, 100)], zones: [kept] };
    await world.ask('PUT', url('/site'), { revision: await revision(), ...site });
    expect(await world.map(project.id)).toMatchObject({
      radiusMetres: 250,
      zones: [{ id: zone?.id, name: 'Renamed' }],
    });
    const centres = [{ zoneId: project.zoneId, position: place(20, 30) }];
    await world.ask('PUT', url('/centres'), { revision: await revision(), centres });
    expect((await world.map(project.id)).zones).toMatchObject([{ centre: place(20, 30), isCentreMoved: true }]);
    await world.client.query(`update zones set name = 'Zone 1' where project_id = $1`, [project.id]);
  });

  it('[API-78] features carry the fields of the specification', async () => {
    const { features } = await world.json<Items>('GET', layers('/projectNSRPoints/items'));
    expect(features).toHaveLength(3);
    expect(features[0]?.properties).toMatchObject({ projectid: project.id });
    expect(features[0]?.geometry?.type).toBe('Point');
  });

  const open = async <T>(path: string) => world.json<T>('GET', `/ogc/collections${path}`);

  it('[API-79] buildings are a public layer, those of receivers with kind and criterion', async () => {
    expect(idsOf(await open<Collections>(''))).toEqual(expect.arrayContaining(['buildings', 'nsrBuildings']));
    const { features } = await open<Items>('/nsrBuildings/items?limit=50');
    expect(features).toHaveLength(50);
    const kinds = features.map(({ properties }) => properties.NSR).filter((kind) => kind !== null);
    expect(kinds.length).toBeGreaterThan(40);
    for (const kind of kinds) expect(['Accommodation', 'Educational']).toContain(kind);
  });

  it('[API-80] the 18 districts are a public layer', async () => {
    expect(idsOf(await open<Collections>(''))).toContain('districts');
    const { features, numberMatched } = await open<Items>('/districts/items?limit=50');
    expect(numberMatched).toBe(18);
    expect(JSON.stringify(features)).toContain('Kowloon City');
  });

  it('[API-81] [Q11] [U29] a project is copied where it is; no call leads to another host', async () => {
    const wish = { as: 'project', title: 'Copied where it is', commencementDate: '2027-06-01', isEquipmentKept: true };
    const copy = await world.json<Project>('POST', url('/copies'), wish);
    expect(copy).toMatchObject({ title: wish.title, commencementDate: '2027-06-01', counts: { equipmentRows: 1 } });
    expect(await world.get(copy.id)).toMatchObject({ title: wish.title, ownerName: 'Demo Owner' });
    const document = await world.server.app.inject('/api/openapi.json');
    expect(Object.keys(document.json().paths).filter((path) => /production|host|transfer/i.test(path))).toEqual([]);
  });

  it('[API-82] templates are made for the project', async () => {
    const schedule = await world.ask('GET', url('/schedule/template.csv'));
    expect(schedule.body.replaceAll('"', '')).toContain('Zone,Construction Work,Activity,Start Date,End Date');
    const workbook = await world.ask('GET', url('/schedule/template.xlsx'));
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const equipment = await world.ask('GET', url('/equipment/template.csv'));
    expect(equipment.body).toContain('Quantity: a whole number from 0 to 1000.');
  });

  it('[API-83] a failure is returned with a code, a sentence and a reference number', async () => {
    const answer = await world.server.app.inject('/api/projects');
    expect(answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN', message: 'Please sign in.' });
    expect(answer.json().requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
