import type { Project } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { information } from './project-calls.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';
import { at, drawnZone, rectangle, saveSite, toDrawing } from './site-drawings.ts';

// User decisions survive every save of the site; a failed save changes nothing.

let world: SiteWorld;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startSiteWorld();
  await world.addBuilding(11, rectangle(150, 20, 30));
  await world.addBuilding(12, rectangle(-200, 20, 30), { kind: 'education' });
  await world.addBuilding(13, rectangle(200, 200, 30));
  await world.addBuilding(14, rectangle(900, 0, 30));
});
beforeEach(async () => {
  project = await world.create(`Kept ${++count}`);
  await saveSite(world, project.id, { parts: [site] });
});
afterAll(() => world.close());

const site = rectangle(0, 0, 100);
/** The same site 40 m farther north, so that other facades are nearest. */
const moved = rectangle(0, 40, 100);

interface Receiver {
  readonly buildingId: number;
  readonly name: string;
  readonly criterion: number | null;
  readonly isSelected: boolean;
  readonly isNearest: boolean;
}

const receivers = async () =>
  (
    await world.client.query<Receiver>(
      `with site as (select st_boundary(st_union(geom)) as outline from site_parts where project_id = $1)
       select b.building_id::int as "buildingId", p.name, p.criterion, p.is_selected as "isSelected",
         abs(st_distance(p.geom, site.outline) - st_distance(st_boundary(b.geom), site.outline)) < 1e-6
           and st_distance(p.geom, st_boundary(b.geom)) < 1e-6 as "isNearest"
       from receiver_points p join receiver_buildings b on b.id = p.receiver_building_id, site
       where p.project_id = $1 order by b.building_id, p.id`,
      [project.id],
    )
  ).rows;
const update = (table: string, buildingId: number, values: string) =>
  world.client.query(
    `update ${table} set ${values} where project_id = $1 and ${
      table === 'receiver_points'
        ? 'receiver_building_id in (select id from receiver_buildings where project_id = $1 and building_id = $2)'
        : 'building_id = $2'
    }`,
    [project.id, buildingId],
  );
const buildingsNow = async () => (await world.map(project.id)).receiverBuildings;

describe('another site', () => {
  it('[SITE-09] [Q63] moves generated points to the facade that is nearest now, with name, criterion and selection', async () => {
    await update('receiver_points', 11, `name = 'My point', criterion = 66, is_selected = true`);
    const positions = async () => (await world.map(project.id)).receivers.map(({ position }) => position);
    const before = await positions();
    await saveSite(world, project.id, { parts: [moved] });
    expect(await positions()).not.toEqual(before);
    expect(await receivers()).toEqual([
      { buildingId: 11, name: 'My point', criterion: 66, isSelected: true, isNearest: true },
      { buildingId: 12, name: '', criterion: null, isSelected: false, isNearest: true },
      { buildingId: 13, name: '', criterion: null, isSelected: false, isNearest: true },
    ]);
  });

  it('[SITE-09] leaves a point where somebody placed it', async () => {
    await update(
      'receiver_points',
      11,
      `is_placed_by_user = true, geom = st_setsrid(st_makepoint(${at(180, 50)}), 2326)`,
    );
    await saveSite(world, project.id, { parts: [moved] });
    const { receivers } = await world.map(project.id);
    expect(receivers.find(({ buildingId }) => buildingId === 11)?.position).toEqual(at(180, 50));
  });

  it('[SITE-09] keeps typed criteria, and the source stands for the rest', async () => {
    await update('receiver_buildings', 12, 'criterion = 61, is_criterion_typed = true');
    await saveSite(world, project.id, { parts: [moved] });
    expect(await buildingsNow()).toMatchObject([
      { buildingId: 11, criterion: null, isCriterionTyped: false },
      { buildingId: 12, criterion: 61, isCriterionTyped: true },
      { buildingId: 13 },
    ]);
  });

  it('[SITE-09] drops buildings that are outside now, unless somebody added them, and finds the new ones', async () => {
    await update('receiver_buildings', 13, 'is_added = true');
    await saveSite(world, project.id, { parts: [rectangle(800, 0, 50)], radiusMetres: 100 });
    expect(await buildingsNow()).toMatchObject([
      { buildingId: 13, isAdded: true },
      { buildingId: 14, isAdded: false },
    ]);
    expect((await receivers()).every(({ isNearest }) => isNearest)).toBe(true);
    await saveSite(world, project.id, { parts: [] });
    expect(await buildingsNow()).toMatchObject([{ buildingId: 13, isAdded: true }]);
  });

  it('[SITE-09] does not find again what somebody took off the list, until it is put back', async () => {
    await world.client.query('delete from receiver_buildings where project_id = $1 and building_id = 11', [project.id]);
    await world.client.query('insert into removed_buildings (project_id, building_id) values ($1, 11)', [project.id]);
    const found = async () => {
      await saveSite(world, project.id, { parts: [moved] });
      return (await buildingsNow()).map(({ buildingId }) => buildingId);
    };
    expect(await found()).toEqual([12, 13]);
    await world.client.query('delete from removed_buildings where project_id = $1', [project.id]);
    expect(await found()).toEqual(expect.arrayContaining([11, 12, 13]));
  });

  it('[NSR-30] [Q104] keeps a building without an outline, and its points', async () => {
    await world.client.query(
      `with building as (insert into receiver_buildings (project_id, building_id, kind, geom)
         values ($1, 1000001, 'residential', null) returning id)
       insert into receiver_points (project_id, receiver_building_id, geom, name)
       select $1, id, st_setsrid(st_makepoint(${at(5000, 5000)}), 2326), 'Far out' from building`,
      [project.id],
    );
    await saveSite(world, project.id, { parts: [moved] });
    const { receivers } = await world.map(project.id);
    expect(receivers).toContainEqual(expect.objectContaining({ name: 'Far out', position: at(5000, 5000) }));
  });

  it('[SITE-21] [Q70] gives receivers that it brings the reduction of the unregistered sites around them', async () => {
    const unregistered = { id: null, affectDegree: 'Affected', radiusMetres: 100, outline: rectangle(850, 0, 20) };
    const { revision } = await world.get(project.id);
    const sites = { revision, sites: [unregistered] };
    expect((await world.call('PUT', `/${project.id}/unregistered-sites`, world.owner, sites)).statusCode).toBe(200);
    expect((await buildingsNow()).map(({ criterionReduction }) => criterionReduction)).toEqual([0, 0, 0]);
    await saveSite(world, project.id, { parts: [site], radiusMetres: 900 });
    expect((await buildingsNow()).map(({ criterionReduction }) => criterionReduction)).toEqual([0, 0, 0, 7]);
  });

  it('[SITE-17] [Q69] keeps all of it too when only the radius changes, in the information form', async () => {
    await update('receiver_points', 11, `name = 'My point', is_selected = true`);
    await update('receiver_buildings', 13, 'is_added = true');
    const change = async (bufferRadiusMetres: number) => {
      const { revision, title } = await world.get(project.id);
      const body = { ...information, title, bufferRadiusMetres, revision };
      expect((await world.call('PUT', `/${project.id}/information`, world.owner, body)).statusCode).toBe(200);
      return (await receivers()).map(({ buildingId, name, isNearest }) => [buildingId, name, isNearest]);
    };
    const mine = [11, 'My point', true];
    expect(await change(50)).toEqual([mine, [13, '', true]]);
    expect(await change(170)).toEqual([mine, [12, '', true], [13, '', true]]);
  });
});

describe('a save that fails half-way', () => {
  const TABLES = ['site_parts', 'assessment_areas', 'zones', 'tasks', 'equipment_rows', 'receiver_buildings'];
  const everything = async () => {
    const parts = [...TABLES, 'receiver_points', 'unregistered_sites', 'audit_log'].map(
      (table) => `'${table}', (select json_agg(t order by t::text) from ${table} t where project_id = $1)`,
    );
    const whole = `select json_build_object('project', (select row_to_json(p) from projects p where id = $1), ${parts})`;
    return world.one<object>(whole, [world.draft]);
  };
  /** Everything differs: another site, one zone removed, one added, another radius. */
  const otherDrawing = async () => {
    const { zones } = toDrawing(await world.map(world.draft));
    return {
      parts: [site, ...toDrawing(await world.map(world.draft)).parts],
      radiusMetres: 120,
      zones: [drawnZone('New', rectangle(10, 10, 20)), ...zones.slice(1)],
    };
  };

  it.each([
    ['site_parts', 'insert'],
    ['zones', 'delete'],
    ['zones', 'update'],
    ['zones', 'insert'],
    ['assessment_areas', 'insert'],
    ['receiver_buildings', 'delete'],
    ['projects', 'update'],
    ['audit_log', 'insert'],
  ])('[U32] [SITE-36] in %s (%s) leaves everything as it was', async (table, act) => {
    await world.client.query('delete from project_leases');
    await world.markCalculated(world.draft);
    const before = await everything();
    const drawing = await otherDrawing();
    await world.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await world.client.query(`create trigger refuse after ${act} on ${table} for each row execute function refuse()`);
    const answer = await saveSite(world, world.draft, drawing);
    await world.client.query('drop function refuse cascade');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'INTERNAL']);
    expect(await everything()).toEqual(before);
    expect((await world.get(world.draft)).isCalculated).toBe(true);
  });

  it('[U32] because its last zone is not sound leaves everything as it was', async () => {
    const before = await everything();
    const drawing = await otherDrawing();
    const crossed = [[at(0, 0), at(10, 10), at(10, 0), at(0, 10), at(0, 0)]];
    const answer = await saveSite(world, world.draft, {
      ...drawing,
      zones: [...drawing.zones, drawnZone('Crossed', crossed)],
    });
    expect(answer.json()).toMatchObject({
      code: 'SITE_INVALID',
      details: { problems: [{ kind: 'ZONE_SHAPE', zone: 'Crossed', shape: 'SELF_CROSSING' }] },
    });
    expect(await everything()).toEqual(before);
  });

  it('[U32] would otherwise have gone through', async () => {
    await world.markCalculated(world.draft);
    const answer = await saveSite(world, world.draft, await otherDrawing());
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Project>()).toMatchObject({ isCalculated: false, bufferRadiusMetres: 120 });
    expect((await world.map(world.draft)).zones[0]).toMatchObject({ name: 'New', centre: at(20, 20) });
  });
});
