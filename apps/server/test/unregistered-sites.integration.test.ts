import type { Project, ProjectMap } from '@quietsite/contracts';
import { DEFAULT_UNREGISTERED_RADIUS_METRES, effectiveCriterion } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { place, ring, type SiteWorld, square, startSiteWorld } from './site-calls.ts';

let world: SiteWorld;
let project: Project;
let count = 0;

/** Squares of 20 m whose west sides are 150, 200 and 380 m east. */
const HOME = 901;
const SCHOOL = 902;
const FAR = 903;

beforeAll(async () => {
  world = await startSiteWorld();
  await world.addBuilding(HOME, square(150, 0, 20));
  await world.addBuilding(SCHOOL, square(200, 0, 20), { kind: 'education' });
  await world.addBuilding(FAR, square(380, 0, 20), { criterion: 73 });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Unregistered ${++count}`);
});

interface Drawn {
  readonly id?: number | null;
  readonly affectDegree?: string | null;
  readonly radiusMetres?: number;
  readonly outline?: object;
}
const near = square(230, 0, 20);
const save = async (sites: readonly Drawn[], revision?: number) =>
  world.call('PUT', `/${project.id}/unregistered-sites`, world.owner, {
    revision: revision ?? (await world.get(project.id)).revision,
    sites: sites.map((site) => ({ id: null, affectDegree: 'Affected', radiusMetres: 300, outline: near, ...site })),
  });
const saved = async (sites: readonly Drawn[]) => {
  const answer = await save(sites);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return world.map(project.id);
};
const reductions = ({ receiverBuildings }: ProjectMap) =>
  receiverBuildings.map(({ criterionReduction }) => criterionReduction);
const criteria = ({ receiverBuildings }: ProjectMap) => receiverBuildings.map(effectiveCriterion);

describe('unregistered sites', () => {
  it('[SITE-18] reach 300 m unless somebody says otherwise', async () => {
    await world.client.query(
      `insert into unregistered_sites (project_id, affect_degree, geom, buffer)
       select project_id, 'Affected', geom, st_multi(geom) from site_parts where project_id = $1`,
      [project.id],
    );
    expect((await world.map(project.id)).unregisteredSites.map(({ radiusMetres }) => radiusMetres)).toEqual([300]);
    expect(DEFAULT_UNREGISTERED_RADIUS_METRES).toBe(300);
  });

  it('[SITE-19] are Slightly Affected or Affected and nothing else', async () => {
    const map = await saved([{ affectDegree: 'Slightly Affected' }, { affectDegree: 'Affected', radiusMetres: 50 }]);
    expect(map.unregisteredSites).toMatchObject([
      { affectDegree: 'Slightly Affected', radiusMetres: 300, outline: near },
      { affectDegree: 'Affected', radiusMetres: 50, outline: near },
    ]);
    for (const affectDegree of ['Very Affected', 'affected', '', null]) {
      expect((await save([{ affectDegree }])).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect((await world.map(project.id)).unregisteredSites).toEqual(map.unregisteredSites);
  });

  it('have an area in true metres around them', async () => {
    const [site] = (await saved([{ outline: square(0, 0, 100), radiusMetres: 250 }])).unregisteredSites;
    const [square100, sides, circle] = [10_000, 4 * 100 * 250, Math.PI * 250 ** 2];
    const area = await world.one<number>('select st_area(st_setsrid(st_geomfromgeojson($1), 2326))', [
      JSON.stringify({ type: 'MultiPolygon', coordinates: site?.area }),
    ]);
    expect(area / (square100 + sides + circle)).toBeCloseTo(1, 3);
  });

  it('[SITE-21] [Q70] lower the criteria around them by 3 or by 7', async () => {
    expect(criteria(await world.map(project.id))).toEqual([75, 70, 73]);
    expect(criteria(await saved([{ affectDegree: 'Slightly Affected', radiusMetres: 30 }]))).toEqual([75, 67, 73]);
    expect(criteria(await saved([{ affectDegree: 'Affected', radiusMetres: 60 }]))).toEqual([68, 63, 73]);
    expect(criteria(await saved([{ affectDegree: 'Affected', radiusMetres: 300 }]))).toEqual([68, 63, 66]);
  });

  it('[SITE-21] [Q70] count once where they overlap, however often they are saved, and not at all once they are gone', async () => {
    const both = [{ affectDegree: 'Slightly Affected', radiusMetres: 300 }, { radiusMetres: 20 }, { radiusMetres: 15 }];
    for (let round = 0; round < 3; round++) expect(reductions(await saved(both))).toEqual([3, 7, 3]);
    expect(reductions(await saved([{ affectDegree: 'Slightly Affected', radiusMetres: 20 }]))).toEqual([0, 3, 0]);
    expect(reductions(await saved([]))).toEqual([0, 0, 0]);
  });

  it('[SITE-21] reach a building up to the very millimetre, round the corners of the drawn area too', async () => {
    expect(reductions(await saved([{ radiusMetres: 120, outline: square(250, 0, 10) }]))).toEqual([7, 7, 7]);
    const beyond = ring([250, 0], [259.999, 0], [259.999, 10], [250, 10]);
    expect(reductions(await saved([{ radiusMetres: 120, outline: beyond }]))).toEqual([7, 7, 0]);
    // Between two corners of the drawn arc: within range on the ground, but not on the drawing.
    const angle = ((45 - 90 / 64) * Math.PI) / 180;
    const [east, north] = [Math.cos(angle) * 299.99, Math.sin(angle) * 299.99];
    const corner = square(380 - 10 - east, 0 - 10 - north, 10);
    const map = await saved([{ radiusMetres: 300, outline: corner }]);
    expect(reductions(map)[2]).toBe(7);
    const area = JSON.stringify({ type: 'MultiPolygon', coordinates: map.unregisteredSites[0]?.area });
    const isDrawn = await world.one<boolean>(
      'select st_intersects(st_setsrid(st_geomfromgeojson($1), 2326), geom) from source.buildings where building_id = $2',
      [area, FAR],
    );
    expect(isDrawn).toBe(false);
  });

  it('[SITE-21] [NSR-30] reach a building without an outline by its points', async () => {
    await world.client.query(
      `with building as (insert into receiver_buildings (project_id, building_id, kind, geom)
         values ($1, 1000001, 'residential', null) returning id)
       insert into receiver_points (project_id, receiver_building_id, geom)
       select $1, id, st_setsrid(st_makepoint($2, $3), 2326) from building`,
      [project.id, ...place(235, 400)],
    );
    const reduction = () =>
      world.one('select criterion_reduction from receiver_buildings where project_id = $1 and geom is null', [
        project.id,
      ]);
    await saved([{ radiusMetres: 379 }]);
    expect(await reduction()).toBe(0);
    await saved([{ radiusMetres: 380 }]);
    expect(await reduction()).toBe(7);
  });

  it('[SITE-19] [U32] are replaced as a list: what stays keeps its id, what is left out goes', async () => {
    const [first, second] = (await saved([{ radiusMetres: 10 }, { radiusMetres: 20 }])).unregisteredSites;
    const after = await saved([
      { radiusMetres: 30 },
      { id: second?.id ?? 0, radiusMetres: 40, outline: square(0, 0, 5) },
    ]);
    expect(after.unregisteredSites.map(({ id, radiusMetres }) => [id, radiusMetres])).toEqual([
      [second?.id, 40],
      [expect.any(Number), 30],
    ]);
    expect(after.unregisteredSites[0]?.outline).toEqual(square(0, 0, 5));
    expect(after.unregisteredSites.map(({ id }) => id)).not.toContain(first?.id);
  });

  it('[SITE-19] may be many, each of many corners', async () => {
    const angles = Array.from({ length: 600 }, (_, index) => (index / 600) * 2 * Math.PI);
    const circle = ring(...angles.map((angle): [number, number] => [Math.cos(angle) * 99, Math.sin(angle) * 99]));
    const { unregisteredSites } = await saved(Array(60).fill({ outline: circle }));
    expect(unregisteredSites.map(({ outline }) => outline[0]?.length)).toEqual(Array(60).fill(601));
  });

  it('[SITE-21] [U32] set the flag to 0, raise the revision and are written down', async () => {
    await world.markCalculated(project.id);
    const answer = await save([{ affectDegree: 'Slightly Affected' }], project.revision);
    expect(answer.json<Project>()).toMatchObject({ isCalculated: false, revision: project.revision + 1 });
    expect(await world.lastAudit(project.id)).toMatchObject({
      action: 'unregisteredSites.save',
      details: { degrees: ['Slightly Affected'] },
    });
    expect((await save([], project.revision)).json().code).toBe('CONFLICT');
  });

  it('[U32] are refused as a whole when one of them is no shape, unknown or named twice', async () => {
    const before = await saved([{}]);
    const [{ id } = { id: 0 }] = before.unregisteredSites;
    const crossed = ring([0, 0], [10, 10], [10, 0], [0, 10]);
    const answer = await save([{}, { outline: crossed }]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'SITE_INVALID',
      details: { problems: [{ kind: 'SITE_SHAPE', shape: 'SELF_CROSSING' }] },
    });
    expect((await save([{}, { id: 999_999 }])).json().code).toBe('VALIDATION_FAILED');
    expect((await save([{ id }, { id }])).json().code).toBe('VALIDATION_FAILED');
    expect(await world.map(project.id)).toEqual(before);
  });
});
