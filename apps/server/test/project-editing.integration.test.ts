import {
  type Programme,
  type Project,
  type ProjectSummary,
  projectMapSchema,
  projectSchema,
} from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Headers, information, type ProjectWorld, startProjectWorld } from './project-calls.ts';

let world: ProjectWorld;
let member: Headers;
let reader: Headers;
let epd: Headers;
let admin: Headers;

beforeAll(async () => {
  world = await startProjectWorld();
  member = await world.server.signIn('demo-member');
  reader = await world.server.signIn('demo-reader');
  epd = await world.server.signIn('demo-epd');
  admin = await world.server.signIn('demo-admin');
});
afterAll(() => world.close());

const change = (project: Project, changes: object, as = world.owner) =>
  world.call('PUT', `/${project.id}/information`, as, { ...informationOf(project), ...changes });
const informationOf = (project: Project) => ({
  ...Object.fromEntries(Object.keys(information).map((field) => [field, project[field as keyof Project]])),
  revision: project.revision,
});

/** The lease of the last user to write would block the next. */
const closeFor = (projectId: number, as: Headers) => world.call('DELETE', `/${projectId}/lease`, as);

describe('a new project', () => {
  it('[PROJ-49] [U23] belongs to the one who creates it, whatever else is posted', async () => {
    const stranger = await world.userId('demo-other');
    const posted = { ownerUserId: stranger, ownerCompanyId: 2, version: 7, isCalculated: true, revision: 9 };
    const state = {
      submittedAt: '2027-01-01',
      approvedOn: '2027-01-01',
      isReadonly: true,
      guid: 'x',
      districts: ['x'],
    };
    const answer = await world.call('POST', '', world.owner, { ...information, ...posted, ...state });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<Project>()).toMatchObject({
      ownerName: 'Demo Owner',
      ownerCompany: 'Demo Contractor A',
      modifiedBy: 'Demo Owner',
      status: 'Created',
      version: null,
      isCalculated: false,
      isReadonly: false,
      revision: 1,
      districts: [],
      access: { ownerUserId: await world.userId('demo'), isSubmitted: false, isApproved: false },
    });
  });

  it('[SCHED-37] has the calendar it was made with, and none without one', async () => {
    const calendar = { weekdays: [6, 1], worksOnHolidays: false, shutdowns: [], extraDays: [] };
    const create = async (title: string, given: object) =>
      (await world.call('POST', '', world.owner, { ...information, title, ...given })).json<Project>();
    const settingsOf = async ({ id }: Project) =>
      (await world.call('GET', `/${id}/programme`, world.owner)).json<Programme>().calendarSettings;
    const own = await create('With a calendar', { calendar });
    expect(own.revision).toBe(1);
    expect(await settingsOf(own)).toEqual({ calendar: { ...calendar, weekdays: [1, 6] }, everyDayTaskIds: [] });
    const none = { calendar: null, everyDayTaskIds: [] };
    expect(await settingsOf(await create('On every day', { calendar: null }))).toEqual(none);
    expect(await settingsOf(await create('Not asked', {}))).toEqual(none);
    const wrong = { ...information, title: 'Wrong days', calendar: { ...calendar, weekdays: [8] } };
    expect((await world.call('POST', '', world.owner, wrong)).statusCode).toBe(400);
  });

  it('[PROJ-51] gives back what was written, trimmed, and its dates from the tasks', async () => {
    const texts = { eiaReference: 'EIA-1', description: 'Two\nlines', specialFeature: 'Night works' };
    const answer = await world.call('POST', '', world.owner, { ...information, ...texts, title: '  Fields ' });
    const project = answer.json<Project>();
    expect(project).toMatchObject({ ...information, ...texts, title: 'Fields' });
    expect(project).toMatchObject({ commencementDate: null, completionDate: null });
    expect(project.guid).toMatch(/^[0-9a-f-]{36}$/);
    const dated = await world.get(world.draft);
    expect(dated.commencementDate).toBe(await world.one(dayOf('min(start_date)'), [world.draft]));
    expect(dated.completionDate).toBe(await world.one(dayOf('max(end_date)'), [world.draft]));
  });

  const dayOf = (expression: string) => `select (${expression})::text from tasks where project_id = $1`;

  it('[PROJ-53] [PROJ-54] [Q31] carries state, district and owner as fields of their own', async () => {
    const project = projectSchema.parse(await world.get(world.draft));
    expect(project.calculationType).toBe(
      await world.one(
        `select string_agg(distinct calculation_type, ',' order by calculation_type) from zones where project_id = $1`,
        [world.draft],
      ),
    );
    expect(project.districts).toContain(project.primaryDistrict);
    expect(project).toMatchObject({ approvedOn: null, openedBy: null, status: 'Created', ownerName: 'Demo Owner' });
    expect((await world.get(world.draft, reader)).isReadonly).toBe(true);
    expect(await world.one(`select count(*)::int from information_schema.columns where column_name ~ 'readonly'`)).toBe(
      0,
    );
  });

  it('is refused without a mandatory field and for a platform administrator', async () => {
    const without = await world.call('POST', '', world.owner, {
      ...information,
      title: 'No proponent',
      proponent: ' ',
    });
    expect(without.statusCode).toBe(400);
    const byAdmin = await world.call('POST', '', admin, { ...information, title: 'By admin' });
    expect(byAdmin.json().code).toBe('FORBIDDEN');
  });
});

describe('a title', () => {
  const post = (title: string, as = world.owner) => world.call('POST', '', as, { ...information, title });
  const check = async (title: string, exceptProjectId: number | null = null, as = world.owner) =>
    (await world.call('POST', '/title-check', as, { title, exceptProjectId })).json().isAvailable;

  it('[PROJ-46] [Q43] is taken by another of the own projects, spaces and case aside', async () => {
    await post('Tunnel North');
    const second = await post('  tunnel   NORTH ');
    expect(second.json()).toMatchObject({ code: 'TITLE_TAKEN', message: 'Project title already exists!' });
    expect(await check('TUNNEL north')).toBe(false);
    expect(await check('Tunnel South')).toBe(true);
  });

  it('[PROJ-46] [Q43] is free for somebody else', async () => {
    await post('Viaduct');
    expect((await post('Viaduct', member)).statusCode).toBe(201);
  });

  it('[Q43] is given once when it is asked for many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('At once')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it("[PROJ-50] [U28] has no '@': the version is a number of its own", async () => {
    expect((await post('Works@2')).statusCode).toBe(400);
    const list = (await world.call('GET', '', world.owner)).json<ProjectSummary[]>();
    expect(list.every(({ title, version }) => !title.includes('@') && (version === null || version > 0))).toBe(true);
  });

  it('[Q43] may be kept, and is compared with what the owner has, not the editor', async () => {
    const project = await world.create('Kept');
    await world.create('Another of the owner');
    expect(await check('kept', project.id)).toBe(true);
    await addMember(project.id, 'demo-member', 'member');
    expect((await change(project, { title: 'KEPT' }, member)).statusCode).toBe(200);
    const renamed = await world.get(project.id, member);
    expect((await change(renamed, { title: 'Another of the owner' }, member)).json().code).toBe('TITLE_TAKEN');
    expect((await world.get(project.id)).title).toBe('KEPT');
    const stranger = await world.server.signIn('demo-other');
    const asked = { title: 'Kept', exceptProjectId: project.id };
    expect((await world.call('POST', '/title-check', stranger, asked)).json().code).toBe('NOT_FOUND');
  });
});

async function addMember(projectId: number, username: string, role: string): Promise<void> {
  const userId = await world.userId(username);
  const added = await world.call('POST', `/${projectId}/members`, world.owner, { userId, role });
  expect(added.statusCode).toBe(201);
}

describe('changing the information', () => {
  it('[PROJ-29] [ORG-26] is for owner, project admins and members', async () => {
    const project = await world.create('For workers');
    await addMember(project.id, 'demo-member', 'admin');
    await addMember(project.id, 'demo-colleague', 'member');
    for (const headers of [world.owner, member, await world.server.signIn('demo-colleague')]) {
      const present = await world.get(project.id, headers);
      expect(present.isReadonly).toBe(false);
      expect((await change(present, { description: 'edited' }, headers)).statusCode).toBe(200);
      await closeFor(project.id, headers);
    }
    expect((await world.get(project.id)).revision).toBe(4);
  });

  it('[PROJ-30] [PROJ-33] [ORG-27] is not for a read-only member, who can view', async () => {
    const project = await world.get(world.draft, reader);
    expect(project.isReadonly).toBe(true);
    expect((await change(project, { description: 'no' }, reader)).json().code).toBe('FORBIDDEN');
    const copy = { as: 'version', commencementDate: null, isEquipmentKept: false };
    expect((await world.call('POST', `/${project.id}/copies`, reader, copy)).json().code).toBe('FORBIDDEN');
    expect((await world.call('GET', `/${project.id}/map`, reader)).statusCode).toBe(200);
  });

  it('[PROJ-31] [PROJ-33] is not possible once submitted, nor is deleting', async () => {
    const project = await world.create('Handed in');
    await world.client.query('update projects set submitted_at = now() where id = $1', [project.id]);
    expect((await world.get(project.id)).isReadonly).toBe(true);
    expect((await change(project, { description: 'no' })).json().code).toBe('FORBIDDEN');
    const deletion = { revision: project.revision };
    expect((await world.call('DELETE', `/${project.id}`, world.owner, deletion)).json().code).toBe('FORBIDDEN');
  });

  it('[PROJ-32] [U04] is not for the authority, whatever the address says', async () => {
    const projectId = await world.one<number>(
      `select id from projects where submitted_at is not null and 'Kowloon City' = any (districts)`,
    );
    const owner = await world.userId('demo');
    for (const headers of [epd, admin]) {
      const answer = await world.call('GET', `/${projectId}?userId=${owner}&role=admin&readonly=false`, headers);
      expect(answer.json<Project>().isReadonly).toBe(true);
      expect((await change(answer.json<Project>(), { description: 'no' }, headers)).json().code).toBe('FORBIDDEN');
    }
    const stranger = await world.server.signIn('demo-other');
    const asOwner = await world.call('GET', `/${world.draft}?userId=${owner}`, stranger);
    expect(asOwner.json().code).toBe('NOT_FOUND');
  });

  it('[U23] on an older state is refused with who and when', async () => {
    const project = await world.create('Twice changed');
    const first = (await change(project, { description: 'first' })).json<Project>();
    expect(first).toMatchObject({ revision: 2, description: 'first' });
    const second = await change(project, { description: 'second' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'CONFLICT',
      details: { revision: 2, modifiedBy: 'Demo Owner', modifiedAt: first.modifiedAt },
    });
    expect((await world.get(project.id)).description).toBe('first');
  });

  it('[U23] of two at once one wins', async () => {
    const project = await world.create('Race');
    const answers = await Promise.all(['a', 'b', 'c'].map((description) => change(project, { description })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await world.get(project.id)).revision).toBe(2);
  });
});

describe('another radius', () => {
  const receivers = async () =>
    (
      await world.client.query(
        `select b.building_id, p.id, p.name, p.is_selected, p.is_closest from receiver_points p
       join receiver_buildings b on b.id = p.receiver_building_id where p.project_id = $1 order by p.id`,
        [world.draft],
      )
    ).rows;
  const areaGap = () =>
    world.one<number>(
      `select st_area(st_symdifference(a.geom, st_buffer(s.geom, p.buffer_radius_metres, 'quad_segs=32')))
       from projects p, assessment_areas a, (select st_union(geom) geom from site_parts where project_id = $1) s
       where p.id = $1 and a.project_id = $1`,
      [world.draft],
    );
  const setCalculated = () =>
    world.client.query('update projects set is_calculated = true where id = $1', [world.draft]);

  it('[U23] leaves results alone when only texts change', async () => {
    await setCalculated();
    const project = await world.get(world.draft);
    expect((await change(project, { description: 'new words' })).json().isCalculated).toBe(true);
  });

  it('[Q32] [U39] rebuilds area, districts and receivers and clears the calculated flag', async () => {
    await setCalculated();
    const before = await receivers();
    const project = await world.get(world.draft);
    const smaller = (await change(project, { bufferRadiusMetres: 60 })).json<Project>();
    expect(smaller.isCalculated).toBe(false);
    expect(await areaGap()).toBeLessThan(0.01);
    const inside = await receivers();
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.length).toBeLessThan(before.length);
    // Points still inside keep their identity and names.
    expect(before).toEqual(expect.arrayContaining(inside));
    expect(inside.filter((row) => row.is_closest)).toHaveLength(1);
    const larger = (await change(smaller, { bufferRadiusMetres: 300 })).json<Project>();
    expect(larger.counts.receivers).toBe(before.length);
    expect(larger.districts).toEqual(project.districts);
    const again = await receivers();
    expect(again.map((row) => row.building_id).sort()).toEqual(before.map((row) => row.building_id).sort());
    expect(again.filter((row) => row.is_closest).map((row) => row.id)).toEqual(
      before.filter((row) => row.is_closest).map((row) => row.id),
    );
  });

  it('is nothing at all when a part of it fails', async () => {
    await setCalculated();
    const project = await world.get(world.draft);
    const before = await receivers();
    await world.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await world.client.query('create trigger refuse before insert on audit_log for each row execute function refuse()');
    const answer = await change(project, { bufferRadiusMetres: 50, title: 'Half changed' });
    await world.client.query('drop function refuse cascade');
    expect(answer.statusCode).toBe(500);
    const { modifiedAt, revision, title, isCalculated } = await world.get(world.draft);
    expect({ modifiedAt, revision, title, isCalculated }).toEqual({
      modifiedAt: project.modifiedAt,
      revision: project.revision,
      title: project.title,
      isCalculated: true,
    });
    expect(await receivers()).toEqual(before);
  });

  it('works without a site: there is nothing to assess yet', async () => {
    const project = await world.create('No site yet');
    const changed = await change(project, { bufferRadiusMetres: 500 });
    expect(changed.json()).toMatchObject({ bufferRadiusMetres: 500, districts: [], primaryDistrict: null });
  });
});

describe('the lists', () => {
  const list = async (query: string, as: Headers) =>
    (await world.call('GET', query, as)).json<ProjectSummary[]>().map(({ id }) => id);

  it('[PROJ-05] [PROJ-06] the authority of a district sees what was handed in there, administrators all of it', async () => {
    const elsewhere = await world.create('In the islands');
    await world.client.query(`update projects set submitted_at = now(), districts = '{Islands}' where id = $1`, [
      elsewhere.id,
    ]);
    const handedIn = async (condition: string) =>
      (
        await world.client.query(
          `select id from projects where submitted_at is not null and deleted_at is null and ${condition}`,
        )
      ).rows
        .map(({ id }) => id)
        .sort();
    const ofDistrict = await list('?list=authority', epd);
    expect(ofDistrict.sort()).toEqual(await handedIn(`'Kowloon City' = any (districts)`));
    expect(ofDistrict).not.toContain(elsewhere.id);
    expect((await list('?list=authority&district=all', epd)).sort()).toEqual(ofDistrict);
    expect((await list('?list=authority', admin)).sort()).toEqual(await handedIn('true'));
    expect((await world.call('GET', '?list=authority', world.owner)).json().code).toBe('FORBIDDEN');
  });

  it('the own list has what one owns and is a member of, newest change first, each once', async () => {
    const ids = await list('', member);
    const expected = await world.client.query(
      `select id from projects where deleted_at is null and (owner_user_id = $1
         or exists (select from project_members where project_id = projects.id and user_id = $1))
       order by modified_at desc, id desc`,
      [await world.userId('demo-member')],
    );
    expect(ids).toEqual(expected.rows.map(({ id }) => id));
    expect(ids).toContain(world.draft);
  });
});

it('[PROJ-34] [U45] a guid opens nothing and is needed for nothing', async () => {
  const { guid } = await world.get(world.draft);
  const stranger = await world.server.signIn('demo-other');
  expect((await world.call('GET', `/${guid}`, world.owner)).statusCode).toBe(400);
  expect((await world.call('GET', `/${world.draft}?guid=${guid}`, stranger)).json().code).toBe('NOT_FOUND');
  await world.client.query('update projects set guid = gen_random_uuid() where id = $1', [world.draft]);
  const after = await world.get(world.draft);
  expect(after.guid).not.toBe(guid);
  expect((await change(after, { description: 'still mine' })).statusCode).toBe(200);
});

it('[DATA-07] the map has each receiver as stored, whatever its name, and none if there are none', async () => {
  const { id } = await world.create('Quoted "receivers":[] and more');
  const readMap = async () => {
    const answer = await world.call('GET', `/${id}/map`, world.owner);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    return projectMapSchema.parse(answer.json());
  };
  expect((await readMap()).receivers).toEqual([]);
  const names = ['"receivers":[]', 'back\\slash', 'line\nbreak', '啟德 $& $1', ''];
  await world.client.query(
    `insert into zones (project_id, display_order, name, geom, centre)
     select $1, 1, $2, square, st_centroid(square)
     from st_makeenvelope(836000, 819000, 836010, 819010, 2326) as square`,
    [id, names[0]],
  );
  await world.client.query(
    `with building as (
       insert into receiver_buildings (project_id, building_id, kind, name)
       select $1, 9000 + number, 'residential', name from unnest($2::text[]) with ordinality as one (name, number)
       returning id, building_id, name)
     insert into receiver_points (project_id, receiver_building_id, name, geom)
     select $1, id, name, st_setsrid(st_makepoint(836000.1 + building_id, 819000.123456789), 2326)
     from building order by building_id`,
    [id, names],
  );
  const map = await readMap();
  expect(map.zones.map(({ name }) => name)).toEqual([names[0]]);
  expect(map.receivers.map(({ pointId: _, ...receiver }) => receiver)).toEqual(
    names.map((name, index) => ({
      ...{ name, buildingName: name, buildingId: 9001 + index, kind: 'residential' },
      position: [836000.1 + 9001 + index, 819000.123456789],
    })),
  );
});
