import type { Programme, Project, ReceiverList, ScreeningInput } from '@quietsite/contracts';
import { dayNumber, hongKongToday, toDay } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Headers, type ProjectWorld, startProjectWorld } from './project-calls.ts';

/** Late evening on 1 March in London is 2 March in Hong Kong. */
const now = new Date('2027-03-01T20:00:00Z');
let world: ProjectWorld;
let member: Headers;

beforeAll(async () => {
  world = await startProjectWorld({ clock: () => now });
  member = await world.server.signIn('demo-member');
  await world.client.query(
    `insert into unregistered_sites (project_id, affect_degree, geom, buffer)
     select project_id, 'Affected', geom, st_multi(st_buffer(geom, 10)) from site_parts where project_id = $1`,
    [world.draft],
  );
  // Nothing keeps its default, so that a forgotten column shows up.
  await world.client.query(
    `update receiver_buildings set criterion_reduction = 3, criterion = 71, is_added = true, is_criterion_typed = true
     where project_id = $1`,
    [world.draft],
  );
  await world.client.query(
    `insert into removed_buildings (project_id, building_id, removed_by, removed_at)
     values ($1, 17, (select id from users where username = 'demo-member'), '2026-05-04')`,
    [world.draft],
  );
  await world.client.query(
    `update receiver_points set criterion = 70, is_placed_by_user = true, is_added = true,
       other_criteria = '[{"name": "Exam", "start": "2027-03-01", "end": "2027-03-02", "value": 65}]',
       contributions = '[{"name": "Site B", "start": "2027-03-01", "end": "2027-03-02", "level": 60}]',
       exemption = '{"outOfUse": [{"name": "Holidays", "start": "2027-03-01", "end": "2027-03-02"}], "hasClosedWindows": true}'
     where project_id = $1`,
    [world.draft],
  );
  // One moved point and one deleted one.
  await world.client.query(
    `insert into receiver_point_history (project_id, receiver_point_id, building_id, building_name, receiver_name,
       is_closest, was_loudest, old_geom, geom, changed_by)
     select $1, id, 5, 'Block', 'N9', true, true, st_translate(geom, 1, 1), geom, $2::integer from (
       select id, geom from receiver_points where project_id = $1 order by id offset 1 limit 1) moved
     union all
     select $1, 999999, 6, 'Gone', 'N8', false, false, geom, null, $2::integer from (
       select geom from receiver_points where project_id = $1 order by id limit 1) deleted`,
    [world.draft, await world.userId('demo-member')],
  );
  await world.client.query(`insert into concurrent_sites (project_id, name, display_order) values ($1, 'Pier 7', 1)`, [
    world.draft,
  ]);
  await world.client.query('update projects set has_neighbours = true where id = $1', [world.draft]);
  await world.client.query(
    `update zones set is_centre_moved = true, front = '{"start": "2027-03-01", "alignment": [[835000, 818000], [835050, 818000]],
       "direction": "forwards", "widthMetres": 5.5, "metresPerDay": 10}' where project_id = $1`,
    [world.draft],
  );
  await world.client.query(
    `update equipment_rows set time_period = 1, custom_method_dba = -2, custom_method_name = 'Own', enclosure_dba = -5,
       barrier_dba = -4, hammer_dba = -3, quieter_method_name = 'm', quieter_method_sound_power = 90,
       quieter_equipment_name = 'q', quieter_equipment_sound_power = 91, custom_quieter_method_name = 'c',
       quieter_equipment_default_sound_power = 92 where project_id = $1`,
    [world.draft],
  );
  await world.client.query(`update tasks set source_id = 'p6:A' || id, works_every_day = true where project_id = $1`, [
    world.draft,
  ]);
  await world.client.query(
    `insert into excluded_structures (project_id, building_id, reason, end_date)
     values ($1, 7, 'To be pulled down', '2027-05-31')`,
    [world.draft],
  );
  await world.client.query(
    `insert into barriers (project_id, barrier_id, name, kind, geom, height_metres, start_date)
     select $1, 3, 'W3', 'acoustic', st_geomfromtext('linestring(835000 818000, 835050.25 818000)', 2326), 4.5,
       min(start_date) from tasks where project_id = $1`,
    [world.draft],
  );
  await world.client.query('update zones set ground_level = 4.5, plant_height = 12 where project_id = $1', [
    world.draft,
  ]);
  await world.client.query('update projects set has_screening = true where id = $1', [world.draft]);
  await world.client.query('update projects set working_calendar = $2 where id = $1', [
    world.draft,
    { weekdays: [1, 2, 3], worksOnHolidays: true, shutdowns: [], extraDays: ['2027-03-07'] },
  ]);
});
afterAll(() => world.close());

const copy = (body: object, as = world.owner, projectId = world.draft) =>
  world.call('POST', `/${projectId}/copies`, as, { commencementDate: null, isEquipmentKept: false, ...body });
const asVersion = async (body: object = {}, as = world.owner) => {
  const answer = await copy({ as: 'version', ...body }, as);
  expect(answer.statusCode).toBe(201);
  return answer.json<Project>();
};
const asProject = async (title: string, body: object = {}) => {
  const answer = await copy({ as: 'project', title, ...body });
  expect(answer.statusCode).toBe(201);
  return answer.json<Project>();
};

/** Every column of a table except ids, ordered by id, with dates shifted by `days`. */
async function contentOf(table: string, projectId: number, days = 0): Promise<object[]> {
  const orders = {
    ...{ assessment_areas: 'project_id', removed_buildings: 'building_id', receiver_point_history: 'building_id' },
  };
  const order = orders[table as keyof typeof orders] ?? 'id';
  const { rows } = await world.client.query(
    `select to_jsonb(t) - array['id', 'project_id', 'zone_id', 'task_id', 'receiver_building_id', 'receiver_point_id',
       'modified_at'] as content
     from ${table} t where project_id = $1 order by ${order}`,
    [projectId],
  );
  return rows.map(({ content }) => ({ ...content, ...moved(content, days) }));
}

function moved(content: { start_date?: string; end_date?: string }, days: number) {
  if (content.start_date === undefined || content.end_date === undefined) return {};
  const move = (day: string) => dayNumber(toDay(day)) + days;
  return { start_date: move(content.start_date), end_date: move(content.end_date) };
}

/** References between rows, by position instead of id. */
const links = async (projectId: number) =>
  (
    await world.client.query(
      `select e.name as row, t.name as task, z.display_order as zone from equipment_rows e
     join tasks t on t.id = e.task_id join zones z on z.id = t.zone_id
     where e.project_id = $1 and t.project_id = $1 and z.project_id = $1 order by e.id`,
      [projectId],
    )
  ).rows;
const pointLinks = async (projectId: number) =>
  (
    await world.client.query(
      `select st_astext(p.geom) as point, b.building_id from receiver_points p
     join receiver_buildings b on b.id = p.receiver_building_id
     where p.project_id = $1 and b.project_id = $1 order by p.id`,
      [projectId],
    )
  ).rows;

const geometry = [
  ...['site_parts', 'assessment_areas', 'zones', 'unregistered_sites'],
  ...['receiver_buildings', 'removed_buildings', 'receiver_point_history', 'concurrent_sites'],
];

describe('a copy', () => {
  it.each(geometry)('[Q40] has the same %s', async (table) => {
    const { id } = await asVersion();
    expect((await contentOf(table, world.draft)).length).toBeGreaterThan(0);
    expect(await contentOf(table, id)).toEqual(await contentOf(table, world.draft));
  });

  it('[SCHED-38] has the working calendar and the activities of every day', async () => {
    const settingsOf = async (projectId: number) =>
      (await world.call('GET', `/${projectId}/programme`, world.owner)).json<Programme>();
    const made = [await asVersion(), await asProject('With its calendar', { isEquipmentKept: true })];
    const original = await settingsOf(world.draft);
    expect(original.calendarSettings.calendar).toMatchObject({ weekdays: [1, 2, 3], extraDays: ['2027-03-07'] });
    for (const { id } of made) {
      const { calendarSettings, tasks } = await settingsOf(id);
      expect(calendarSettings.calendar).toEqual(original.calendarSettings.calendar);
      expect(calendarSettings.everyDayTaskIds).toEqual(tasks.map((task) => task.id).toSorted((a, b) => a - b));
    }
  });

  it('[SITE-49] has the screening', async () => {
    const settingsOf = async (projectId: number) =>
      (await world.call('GET', `/${projectId}/screening`, world.owner)).json<ScreeningInput>().settings;
    const { isOn, zones, excluded, barriers } = await settingsOf((await asVersion()).id);
    expect([isOn, excluded]).toEqual([true, [{ buildingId: 7, reason: 'To be pulled down', end: '2027-05-31' }]]);
    const original = await settingsOf(world.draft);
    expect(zones.length).toBe(original.zones.length);
    expect(original.barriers).toMatchObject([{ id: 3, name: 'W3', heightMetres: 4.5 }]);
    expect(barriers.map(({ start, ...others }) => others)).toEqual(
      original.barriers.map(({ start, ...others }) => others),
    );
    for (const zone of zones) expect(zone).toMatchObject({ groundLevel: 4.5, plantHeight: 12 });
    expect(zones.map(({ zoneId }) => zoneId)).not.toEqual(original.zones.map(({ zoneId }) => zoneId));
  });

  it('[PROJ-25] [Q40] leaves equipment, selection and results behind', async () => {
    const { id, counts, isCalculated } = await asVersion();
    const original = await world.get(world.draft);
    expect(counts).toEqual({ ...original.counts, equipmentRows: 0 });
    expect(isCalculated).toBe(false);
    const points = await contentOf('receiver_points', id);
    const before = await contentOf('receiver_points', world.draft);
    expect(before.some((point) => 'is_selected' in point && point.is_selected)).toBe(true);
    expect(points).toEqual(before.map((point) => ({ ...point, is_selected: false })));
    expect(await pointLinks(id)).toEqual(await pointLinks(world.draft));
    for (const table of ['calculation_runs', 'documents', 'project_members'])
      expect(await world.one(`select count(*)::int from ${table} where project_id = $1`, [id])).toBe(0);
  });

  it('[NSR-19] [NSR-22] [Q40] gives the copied points the history of the originals', async () => {
    const { id } = await asVersion();
    const placeOf = async (projectId: number) =>
      world.one<number>(
        `select count(*)::int from receiver_points where project_id = $1 and id <= (
           select receiver_point_id from receiver_point_history where project_id = $1 and geom is not null)`,
        [projectId],
      );
    expect([await placeOf(world.draft), await placeOf(id)]).toEqual([2, 2]);
    expect((await world.get(id)).hasNeighbours).toBe(true);
    const { points, history } = (await world.call('GET', `/${id}/receivers`, world.owner)).json<ReceiverList>();
    const contributions = [{ name: 'Site B', start: '2027-03-01', end: '2027-03-02', level: 60 }];
    for (const point of points) expect(point.contributions).toEqual(contributions);
    expect(history).toMatchObject([
      { buildingName: 'Block', wasLoudest: true },
      { buildingName: 'Gone', position: null },
    ]);
  });

  it('[Q40] keeps equipment, mitigation and selection when asked to', async () => {
    const { id } = await asVersion({ isEquipmentKept: true });
    expect((await contentOf('equipment_rows', world.draft)).length).toBeGreaterThan(0);
    for (const table of ['equipment_rows', 'tasks', 'receiver_points'])
      expect(await contentOf(table, id)).toEqual(await contentOf(table, world.draft));
    expect(await links(id)).toEqual(await links(world.draft));
  });

  it('[PROJ-23] [PROJ-24] [Q42] is nobody else’s and neither submitted, approved nor rejected', async () => {
    const submitted = await world.one<number>(
      `select id from projects where approved_on is not null and owner_user_id = $1`,
      [await world.userId('demo')],
    );
    await world.client.query('update projects set rejected_at = now() where id = $1', [submitted]);
    const answer = await copy({ as: 'version' }, member, submitted);
    const project = answer.json<Project>();
    expect(project).toMatchObject({
      ownerName: 'Demo Engineer',
      status: 'Created',
      approvedOn: null,
      isCalculated: false,
      isReadonly: false,
      revision: 1,
      access: { isSubmitted: false, isApproved: false },
    });
    const { members } = (await world.call('GET', `/${project.id}/members`, member)).json();
    expect(members).toMatchObject([{ name: 'Demo Engineer', role: 'admin', isOwner: true }]);
    const opener = 'select user_id from project_leases where project_id = $1';
    expect(await world.one(opener, [project.id])).toBe(await world.userId('demo-member'));
    expect((await world.call('GET', `/${project.id}`, world.owner)).json().code).toBe('FORBIDDEN');
  });

  it('[PROJ-12] [ORG-25] is made by project admins and members, not by readers', async () => {
    await asVersion({}, member);
    const reader = await world.server.signIn('demo-reader');
    expect((await copy({ as: 'version' }, reader)).json().code).toBe('FORBIDDEN');
  });

  it('is whole or not there at all', async () => {
    const count = () => world.one<number>('select count(*)::int from projects');
    const before = await count();
    await world.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await world.client.query(
      'create trigger refuse before insert on receiver_points for each row execute function refuse()',
    );
    expect((await copy({ as: 'version' })).statusCode).toBe(500);
    await world.client.query('drop function refuse cascade');
    expect(await count()).toBe(before);
  });
});

describe('a new version', () => {
  const lineage = (projectId: number) => world.one('select lineage_id from projects where id = $1', [projectId]);

  it('[PROJ-22] [Q41] has the title, the lineage and the next number', async () => {
    const { title } = await world.get(world.draft);
    const highest = await world.one<number>(`select coalesce(max(version), 0) from projects where title = $1`, [title]);
    const project = await asVersion();
    expect(project).toMatchObject({ title, version: highest + 1 });
    expect(await lineage(project.id)).toBe(await lineage(world.draft));
    // Also for an older one: the highest version counts, not the copied one.
    expect((await asVersion({}, member)).version).toBe(highest + 2);
  });

  it('[PROJ-22] [Q41] begins at 1 and counts the company’s projects of that title, whoever owns them', async () => {
    const own = await world.create('Counted');
    const twin = await world.create('COUNTED', member);
    const versionOf = async (projectId: number, as: Headers) =>
      (await copy({ as: 'version' }, as, projectId)).json<Project>().version;
    expect(await versionOf(own.id, world.owner)).toBe(1);
    expect(await versionOf(twin.id, member)).toBe(2);
  });

  it('[Q41] never has the number of another, however many are made at once', async () => {
    const own = await world.create('At once');
    const answers = await Promise.all(Array.from({ length: 5 }, () => copy({ as: 'version' }, world.owner, own.id)));
    expect(answers.map((answer) => answer.json<Project>().version).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('[PROJ-26] [Q39] keeps the dates, or moves all of them by one offset', async () => {
    const kept = await asVersion();
    expect(await contentOf('tasks', kept.id)).toEqual(await contentOf('tasks', world.draft));
    const original = await world.get(world.draft);
    const shifted = await asVersion({ commencementDate: '2028-02-29', isEquipmentKept: true });
    const days = dayNumber(toDay('2028-02-29')) - dayNumber(toDay(original.commencementDate ?? ''));
    expect(days).not.toBe(0);
    expect(shifted.commencementDate).toBe('2028-02-29');
    for (const table of ['tasks', 'equipment_rows'])
      expect(await contentOf(table, shifted.id)).toEqual(await contentOf(table, world.draft, days));
  });
});

describe('a new project', () => {
  it('[PROJ-25] [PROJ-26] [Q39] begins today in Hong Kong, without equipment, with a lineage and no version', async () => {
    const project = await asProject('A fresh start');
    const original = await world.get(world.draft);
    const days = dayNumber(hongKongToday(now)) - dayNumber(toDay(original.commencementDate ?? ''));
    expect(days).not.toBe(0);
    expect(await contentOf('tasks', project.id)).toEqual(await contentOf('tasks', world.draft, days));
    expect([original.counts.equipmentRows > 0, project.counts.equipmentRows]).toEqual([true, 0]);
    expect(hongKongToday(now)).toBe('2027-03-02');
    expect(project).toMatchObject({ title: 'A fresh start', version: null, commencementDate: '2027-03-02' });
    const shared = `select count(distinct lineage_id)::int from projects where id in ($1, $2)`;
    expect(await world.one(shared, [project.id, world.draft])).toBe(2);
  });

  it('[PROJ-26] [Q39] begins on the day that was chosen instead', async () => {
    const project = await asProject('On a chosen day', { commencementDate: '2028-02-29' });
    const original = await world.get(world.draft);
    const days = dayNumber(toDay('2028-02-29')) - dayNumber(toDay(original.commencementDate ?? ''));
    expect(project.commencementDate).toBe('2028-02-29');
    expect(await contentOf('tasks', project.id)).toEqual(await contentOf('tasks', world.draft, days));
  });

  it('[PROJ-46] [Q43] needs a title that is free', async () => {
    await asProject('Only one');
    expect((await copy({ as: 'project', title: 'only ONE' })).json().code).toBe('TITLE_TAKEN');
    expect((await copy({ as: 'project', title: 'With@sign' })).statusCode).toBe(400);
  });

  it('of a project without tasks has none either', async () => {
    const empty = await world.create('Empty');
    const answer = await copy({ as: 'project', title: 'Empty too' }, world.owner, empty.id);
    expect(answer.json()).toMatchObject({ commencementDate: null, counts: { tasks: 0, zones: 0 } });
  });
});
