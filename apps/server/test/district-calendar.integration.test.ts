import type {
  CalculationResults,
  ClashDates,
  DayParts,
  DistrictCalendar,
  Project,
  SiteClashes,
} from '@quietsite/contracts';
import { addDays, calculateSiteCalendar, listCalendarRows, listWeeksOf, stepOn, toDay } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSiteCalendarService } from '../src/services/district/site-calendar.service.ts';
import type { SiteCalendarsData } from '../src/services/mechanisms/queue.ts';
import type { Headers } from './project-calls.ts';
import { type ReceiverWorld, startReceiverWorld } from './receiver-calls.ts';
import { square } from './site-calls.ts';

let world: ReceiverWorld;
let officer: Headers;
let count = 0;

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(3_900_000_001, square(150, 0, 20));
  officer = await world.server.signIn('demo-epd');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null, submitted_at = null');
  await world.client.query(`delete from pgboss.job where name = 'site-calendars'`);
});

const ask = (query: string, as: Headers = officer) =>
  world.server.app.inject({ method: 'GET', url: `/api/district-calendar?year=2027${query}`, headers: as });
const read = async (query = '', as: Headers = officer) => {
  const answer = await ask(query, as);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return answer.json<DistrictCalendar>();
};

/** Performs the queued jobs as the worker does. */
async function work(): Promise<SiteCalendarsData[]> {
  const calendars = createSiteCalendarService({
    ...{ database: world.connection.database, clock: () => new Date() },
    calculate: async ({ snapshot, period }) => listCalendarRows(calculateSiteCalendar(snapshot, period)),
  });
  const { rows } = await world.client.query<{ data: SiteCalendarsData }>(
    `delete from pgboss.job where name = 'site-calendars' returning data`,
  );
  for (const { data } of rows) await calendars.perform(data);
  return rows.map(({ data }) => data);
}

/** A site in the officer's district, east or west of the building. */
async function addSite(east: number, state: 'approved' | 'submitted' | 'draft', title = `Site ${++count}`) {
  const site = await world.addSite(title, [square(east, 0, 100)]);
  await world.addWorks(site.id, east);
  await setState(site, state);
  return site;
}

const setState = (site: Project, state: 'approved' | 'submitted' | 'draft', district = 'Kowloon City') =>
  world.client.query(
    `update projects set districts = array[$2], revision = revision + 1,
       submitted_at = case when $3 <> 'draft' then now() end,
       approved_on = case when $3 = 'approved' then date '2027-01-15' end
     where id = $1`,
    [site.id, district, state],
  );

it('[CONC-14] requests the calendars once, and shows them when the worker is done', async () => {
  const [first, second] = [await addSite(0, 'approved'), await addSite(220, 'approved')];
  const before = await read();
  expect(before).toMatchObject({ district: 'Kowloon City', start: '2026-12-28', end: '2028-01-02', pending: 2 });
  expect(before.sites.map(({ projectId }) => projectId).sort()).toEqual([first.id, second.id].sort());
  expect([before.rows, before.receiverCount]).toEqual([[], 0]);
  await read();
  const jobs = await work();
  expect(jobs).toHaveLength(1);
  expect([...(jobs[0]?.projectIds ?? [])].sort()).toEqual([first.id, second.id].sort());
  const after = await read();
  expect(after.pending).toBe(0);
  expect(new Set(after.rows.map(({ projectId }) => projectId))).toEqual(new Set([first.id, second.id]));
  expect(after.receiverCount).toBe(after.rows.length);
  expect(await work()).toEqual([]);
});

it('[CONC-11] [CONC-14] a row has the level with neighbours of the calculation of its project', async () => {
  const first = await addSite(0, 'draft');
  await addSite(220, 'approved');
  await world.calculate(first.id);
  const { receivers } = (await world.results(first.id)) satisfies CalculationResults;
  await setState(first, 'approved');
  await read();
  await work();
  const calendar = await read();
  const rows = calendar.rows.filter(({ projectId }) => projectId === first.id);
  expect(rows.length).toBe(receivers.length);
  for (const { pointId, loudest, steps } of rows) {
    const weeks = listWeeksOf(steps, calendar);
    const receiver = receivers.find((one) => one.pointId === pointId);
    expect(loudest.level).toBe(receiver?.withNeighbourLevel);
    expect(loudest.level).toBeGreaterThan((receiver?.mitigatedLevel ?? 0) + 0.1);
    expect(loudest).toMatchObject({ criterion: 75, verdict: receiver?.withNeighbourVerdict });
    // March 2027 lies in the weeks from 1 March to 4 April.
    expect(weeks.flatMap((week, index) => (week ? [index] : []))).toEqual([9, 10, 11, 12, 13]);
    expect(weeks[9]).toMatchObject({ day: '2027-03-01', level: loudest.level });
  }
});

it('[CONC-13] [CONC-14] [CONC-38] clashes come first, are counted by week and written as a table', async () => {
  const [quiet] = [await addSite(0, 'approved'), await addSite(220, 'approved')];
  const power = async (level: number) => {
    await world.client.query('update equipment_rows set sound_power = $1', [level]);
    await world.client.query('update projects set revision = revision + 1');
    await read();
    await work();
    return read();
  };
  const loud = await power(112);
  expect([loud.clashCount, new Set(loud.clashesByWeek)]).toEqual([0, new Set([0])]);
  const highest = Math.max(...loud.rows.map(({ loudest }) => loudest.level));
  // Each alone is some 2 dB below the criterion of 75; both together are up to 1 dB above it.
  const clash = await power(112 - (highest - 75.9));
  expect(clash.rows[0]).toMatchObject({ clashDays: 31, loudest: { verdict: 'exceeds' } });
  expect(clash.clashCount).toBeGreaterThan(0);
  expect(clash.clashesByWeek.slice(8, 15)).toEqual([0, ...new Array(5).fill(clash.clashCount), 0]);
  await expectClashFile(clash);
  // Without the other site there is no clash.
  await setState(quiet, 'draft');
  await read();
  await work();
  expect((await read()).clashCount).toBe(0);
});

/** Each receiver has one clash, all of March 2027; the largest margin comes first. */
async function expectClashFile({ rows, sites, clashCount }: DistrictCalendar) {
  const url = '/api/district-calendar/clashes.csv?year=2027&language=';
  const answer = await world.server.app.inject({ method: 'GET', url: `${url}en`, headers: officer });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('Clashes Kowloon City 2027 approved sites.csv'),
  });
  const lines = answer.body.replace('\u{feff}', '').trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '"receiver","building","project of the receiver","level of all sites dB(A)","criterion dB(A)","excess dB(A)",' +
      '"worst day","first day","last day","days"',
  );
  const clashes = rows.filter(({ clashDays }) => clashDays > 0).sort((a, b) => b.loudest.level - a.loudest.level);
  expect(lines.slice(1)).toEqual(
    clashes.map(({ name, buildingName, projectId, loudest }) => {
      const site = sites.find((one) => one.projectId === projectId);
      const level = Number(loudest.level.toFixed(1));
      const receiver = name === '' ? '' : `"${name}"`;
      return `${receiver},"${buildingName}","${site?.title}",${level},75,${Number((level - 75).toFixed(1))},"2027-03-01","2027-03-01","2027-03-31",31`;
    }),
  );
  expect(lines).toHaveLength(clashCount + 1);
  const chinese = await world.server.app.inject({ method: 'GET', url: `${url}zh-Hant`, headers: officer });
  expect(chinese.body).toContain('"接收點","樓宇"');
}

it('[CONC-15] one more approval calculates the site and those beside it again, and no other', async () => {
  const [first, far] = [await addSite(0, 'approved'), await addSite(3_000, 'approved')];
  await read();
  await work();
  const next = await addSite(220, 'approved');
  const during = await read();
  expect(during.pending).toBe(2);
  expect(during.rows.every(({ projectId }) => projectId === far.id)).toBe(true);
  const [job] = await work();
  expect([...(job?.projectIds ?? [])].sort()).toEqual([first.id, next.id].sort());
  expect((await read()).pending).toBe(0);
});

it('[CONC-15] a site that changes is calculated again with those beside it, and no other', async () => {
  const [first, next] = [await addSite(0, 'approved'), await addSite(220, 'approved')];
  await addSite(3_000, 'approved');
  await read();
  await work();
  await world.client.query('update projects set revision = revision + 1 where id = $1', [next.id]);
  expect((await read()).pending).toBe(2);
  expect((await work()).map(({ projectIds }) => [...projectIds].sort())).toEqual([[first.id, next.id].sort()]);
});

it('[CONC-15] a request that was lost is made again', async () => {
  const site = await addSite(0, 'approved');
  await read();
  await world.client.query(`delete from pgboss.job where name = 'site-calendars'`);
  await read();
  expect(await work()).toEqual([]);
  await world.client.query(`update site_calendars set requested_at = now() - interval '11 minutes'`);
  await read();
  expect((await work()).map(({ projectIds }) => projectIds)).toEqual([[site.id]]);
});

it('[CONC-16] submitted sites count when asked for; drafts, returned and deleted ones never', async () => {
  const approved = await addSite(0, 'approved', 'Approved');
  const submitted = await addSite(220, 'submitted', 'Submitted');
  await addSite(440, 'draft', 'Draft');
  const titles = async (query = '') => (await read(query)).sites.map(({ title, isApproved }) => [title, isApproved]);
  expect(await titles()).toEqual([['Approved', true]]);
  expect(await titles('&scope=submitted')).toEqual([
    ['Approved', true],
    ['Submitted', false],
  ]);
  await work();
  const level = async (query: string) =>
    (await read(query)).rows.find(({ projectId }) => projectId === approved.id)?.loudest.level ?? 0;
  expect(await level('&scope=submitted')).toBeGreaterThan((await level('')) + 0.1);
  await world.client.query('update projects set deleted_at = now() where id = $1', [submitted.id]);
  expect(await titles('&scope=submitted')).toEqual([['Approved', true]]);
  await world.client.query('update projects set deleted_at = null where id = $1', [submitted.id]);
});

it('[CONC-16] a site counts in its newest version, and never beside another version of itself', async () => {
  const [old, next] = [await addSite(0, 'approved'), await addSite(0, 'approved')];
  await world.client.query(
    'update projects set lineage_id = (select lineage_id from projects where id = $1), version = 2 where id = $2',
    [old.id, next.id],
  );
  const { sites } = await read();
  expect(sites.map(({ projectId }) => projectId)).toEqual([next.id]);
});

it('[CONC-16] a year without works has no sites', async () => {
  await addSite(0, 'approved');
  const answer = await world.server.app.inject({
    method: 'GET',
    url: '/api/district-calendar?year=2029',
    headers: officer,
  });
  expect(answer.json()).toMatchObject({ sites: [], rows: [], pending: 0, receiverCount: 0, clashCount: 0 });
});

it('[CONC-17] officers see their own district, platform administrators all, contractors nothing', async () => {
  const site = await addSite(0, 'approved', 'Named here');
  await setState(site, 'approved', 'Islands');
  expect((await read()).sites).toEqual([]);
  expect((await ask('&district=Islands')).json()).toMatchObject({ code: 'FORBIDDEN' });
  const admin = await world.server.signIn('demo-admin');
  expect((await read('', admin)).sites.map(({ title }) => title)).toEqual(['Named here']);
  expect((await read('&district=Islands', admin)).sites).toHaveLength(1);
  for (const query of ['', '&district=Islands', '&scope=submitted']) {
    const refused = await ask(query, world.owner);
    expect([refused.statusCode, refused.body]).toEqual([403, expect.not.stringContaining('Named here')]);
  }
});

const askParts = (query: string, as: Headers = officer) =>
  world.server.app.inject({ method: 'GET', url: `/api/district-calendar/parts?${query}`, headers: as });

it('[CONC-21] the parts of a day are every site alone and the figure of the calendar', async () => {
  const own = await addSite(0, 'approved', 'Own');
  const other = await addSite(220, 'submitted', 'Other');
  await read('&scope=submitted');
  await work();
  const row = (await read('&scope=submitted')).rows.find(({ projectId }) => projectId === own.id);
  const { day, level, criterion } = row?.loudest ?? { day: '', level: 0, criterion: 0 };
  const place = `projectId=${own.id}&pointId=${row?.pointId}&day=${day}`;
  const parts = (await askParts(`${place}&scope=submitted`)).json<DayParts>();
  expect(parts).toMatchObject({ together: level, criterion, typed: null });
  expect(new Set(parts.parts.map(({ title }) => title))).toEqual(new Set(['Own', 'Other']));
  for (const part of parts.parts) expect(part.level).toBeLessThan(level);
  expect(parts.parts[0]?.outline).toEqual(expect.any(Array));
  // The same receiver counts only approved sites by default.
  const alone = (await askParts(place)).json<DayParts>();
  expect(alone.parts.map(({ title }) => title)).toEqual(['Own']);
  expect(alone.together).toBe(alone.parts[0]?.level);
  // A day without work has no parts.
  const silent = (await askParts(`projectId=${own.id}&pointId=${row?.pointId}&day=2027-06-01`)).json<DayParts>();
  expect(silent).toMatchObject({ parts: [], together: null, criterion: 75 });
  // A site awaiting a decision in another district counts but is not named.
  await setState(other, 'submitted', 'Islands');
  const hidden = (await askParts(`${place}&scope=submitted`)).json<DayParts>();
  expect(hidden.together).toBe(level);
  expect(new Set(hidden.parts.map(({ title }) => title))).toEqual(new Set(['Own', null]));
  expect(hidden.parts.find(({ title }) => title === null)?.outline).toEqual([]);
});

it('[CONC-40] parts of a day name the contact of the newest submission, of sites of the own district alone', async () => {
  const own = await addSite(0, 'approved', 'Own contact');
  const other = await addSite(220, 'approved', 'Other contact');
  const submit = (id: number, number: number, email: string) =>
    world.client.query(
      `with run as (
         insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash, input,
           status, finished_at)
         select id, 1, owner_user_id, '', '', '{}', 'done', now() from projects where id = $1 returning id
       )
       insert into submissions (project_id, number, run_id, submitted_by, submitted_at, email, role_in_project,
         bundle_hash, project_revision, request_key, state)
       select $1, $2, run.id, owner_user_id, now(), $3, '', '', 1, gen_random_uuid(), 'revealed' from projects, run
       where projects.id = $1`,
      [id, number, email],
    );
  await submit(own.id, 1, 'old@own.example');
  await submit(own.id, 2, 'new@own.example');
  await submit(other.id, 1, 'other@other.example');
  await read();
  await work();
  const row = (await read()).rows.find(({ projectId }) => projectId === own.id);
  const query = `projectId=${own.id}&pointId=${row?.pointId}&day=${row?.loudest.day}`;
  const emails = async () =>
    Object.fromEntries((await askParts(query)).json<DayParts>().parts.map(({ title, email }) => [title, email]));
  expect(await emails()).toEqual({ 'Own contact': 'new@own.example', 'Other contact': 'other@other.example' });
  await setState(other, 'approved', 'Islands');
  expect(await emails()).toEqual({ 'Own contact': 'new@own.example', 'Other contact': null });
});

it('[CONC-42] says which dates of a site of the own district end a clash, and changes nothing', async () => {
  const own = await addSite(0, 'approved', 'Own dates');
  const other = await addSite(220, 'submitted', 'Other dates');
  // A silent activity before and after the loud one gives the plan its slack.
  await world.client.query(
    `with added as (
       insert into tasks (project_id, zone_id, construction_work, name, start_date, end_date)
       select project_id, zone_id, construction_work, 'Around', date '2027-02-01', date '2027-05-31' from tasks
       where project_id = $1 limit 1 returning id
     ) select id from added`,
    [own.id],
  );
  await world.client.query(
    `update tasks set end_date = date '2027-03-10' where project_id in ($1, $2) and start_date = date '2027-03-01'`,
    [own.id, other.id],
  );
  await world.client.query(
    `update equipment_rows set end_date = date '2027-03-10', sound_power = 112 where project_id in ($1, $2)`,
    [own.id, other.id],
  );
  const refresh = async () => {
    await world.client.query('update projects set revision = revision + 1');
    await read('&scope=submitted');
    await work();
    return read('&scope=submitted');
  };
  const highest = Math.max(...(await refresh()).rows.map(({ loudest }) => loudest.level));
  await world.client.query('update equipment_rows set sound_power = sound_power - $1', [highest - 75.9]);
  const [clash] = (await refresh()).rows;
  const query = `projectId=${clash?.projectId}&pointId=${clash?.pointId}&day=${clash?.loudest.day}&scope=submitted`;
  const askDates = (as: Headers) =>
    world.server.app.inject({ method: 'GET', url: `/api/district-calendar/dates?${query}`, headers: as });
  const before = await world.client.query('select * from tasks order by id');
  const dates = (await askDates(officer)).json<ClashDates>();
  expect(dates).toMatchObject({ clashDays: 10, elsewhere: 0 });
  const [shift] = dates.sites[0]?.shifts ?? [];
  expect(dates.sites).toMatchObject([
    { projectId: own.id, title: 'Own dates', hasSlack: true, remainingDays: 0, shifts: [{ start: '2027-03-01' }] },
    { projectId: other.id, hasSlack: false, remainingDays: 10, shifts: [] },
  ]);
  expect(Math.abs(shift?.days ?? 0)).toBe(10);
  expect((await world.client.query('select * from tasks order by id')).rows).toEqual(before.rows);
  // A site awaiting a decision in another district is not searched, and contractors cannot ask.
  await setState(other, 'submitted', 'Islands');
  const elsewhere = await askDates(officer);
  expect(elsewhere.json()).toMatchObject({ elsewhere: 1, sites: [{ projectId: own.id }] });
  expect(elsewhere.body).not.toContain('Other dates');
  expect((await askDates(world.owner)).statusCode).toBe(403);
});

it('[CONC-21] only the authority reads parts, of sites of its calendar only', async () => {
  const site = await addSite(0, 'approved', 'Hidden from contractors');
  const { rows } = await world.client.query<{ id: number }>(
    `select point.id from receiver_points point join receiver_buildings building
       on building.id = point.receiver_building_id where building.project_id = $1`,
    [site.id],
  );
  const query = `projectId=${site.id}&pointId=${rows[0]?.id}&day=2027-03-05`;
  expect((await askParts(query)).statusCode).toBe(200);
  expect((await askParts(`projectId=${site.id}&pointId=1&day=2027-03-05`)).statusCode).toBe(404);
  const refused = await askParts(query, world.owner);
  expect([refused.statusCode, refused.body]).toEqual([403, expect.not.stringContaining('Hidden from contractors')]);
  await setState(site, 'draft');
  expect((await askParts(query)).statusCode).toBe(404);
  await setState(site, 'approved', 'Islands');
  expect((await askParts(query)).statusCode).toBe(404);
  const admin = await world.server.signIn('demo-admin');
  expect((await askParts(query, admin)).statusCode).toBe(200);
});

it('[CONC-18] both kinds of sites are counted, whichever are shown', async () => {
  await addSite(0, 'approved');
  await addSite(3_000, 'submitted');
  expect((await read()).siteCounts).toEqual({ approved: 1, submitted: 2 });
  expect((await read('&scope=submitted')).siteCounts).toEqual({ approved: 1, submitted: 2 });
  expect((await ask('').then((answer) => answer.json<DistrictCalendar>())).sites).toHaveLength(1);
});

/**
 * Sets the sound power so that each of two sites alone satisfies the criterion at its loudest receiver, but both
 * together exceed it.
 */
async function makeClash(query: string): Promise<DistrictCalendar> {
  const settle = async () => {
    await world.client.query('update projects set revision = revision + 1');
    await read(query);
    await work();
    return read(query);
  };
  await world.client.query('update equipment_rows set sound_power = 112');
  const loud = await settle();
  const highest = Math.max(...loud.rows.map(({ loudest }) => loudest.level));
  await world.client.query('update equipment_rows set sound_power = $1', [112 - (highest - 75.9)]);
  return settle();
}

it('[CONC-22] rows and counts are known for every day', async () => {
  await addSite(0, 'approved');
  await addSite(220, 'approved');
  const calendar = await makeClash('');
  const { rows, start, clashCount, clashesByWeek, clashesByDay } = calendar;
  expect(clashCount).toBeGreaterThan(0);
  const weeks = rows.map(({ steps }) => listWeeksOf(steps, calendar));
  expect(clashesByWeek).toEqual(
    clashesByWeek.map((_, week) => weeks.filter((one) => (one[week]?.clashDays ?? 0) > 0).length),
  );
  rows.forEach(({ loudest }, index) => {
    expect(weeks[index]?.find((week) => week?.day === loudest.day)).toMatchObject(loudest);
  });
  const countOf = (day: string) => rows.filter(({ steps }) => stepOn(steps, toDay(day))?.isClash).length;
  expect([countOf('2027-03-01'), countOf('2027-03-31'), countOf('2027-04-01')]).toEqual([clashCount, clashCount, 0]);
  expect(clashesByDay).toHaveLength(371);
  clashesByDay.forEach((count, day) => {
    expect(count).toBe(countOf(addDays(start, day)));
  });
});

const askClashes = (projectId: number, as: Headers = officer) =>
  world.server.app.inject({
    method: 'GET',
    url: `/api/district-calendar/site-clashes?projectId=${projectId}`,
    headers: as,
  });
const readClashes = async (projectId: number, as?: Headers) => {
  const answer = await askClashes(projectId, as);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return answer.json<SiteClashes>();
};

it('[CONC-23] the clashes of a submitted site are at its own receivers and at those beside it', async () => {
  const own = await addSite(0, 'submitted', 'Asked about');
  const other = await addSite(220, 'approved', 'Beside it');
  const far = await addSite(3_000, 'submitted', 'Far away');
  const first = await readClashes(own.id);
  expect(first).toEqual({ pending: 2, clashCount: 0, clashes: [] });
  const calendar = await makeClash('&scope=submitted');
  const found = await readClashes(own.id);
  const clashing = calendar.rows.filter(({ clashDays }) => clashDays > 0);
  expect(found).toMatchObject({ pending: 0, clashCount: clashing.length });
  expect(new Set(found.clashes.map(({ title }) => title))).toEqual(new Set(['Asked about', 'Beside it']));
  for (const clash of found.clashes) {
    const row = clashing.find(({ pointId }) => pointId === clash.pointId);
    expect(clash).toMatchObject({ clashDays: 31, firstDay: '2027-03-01', lastDay: '2027-03-31', typed: null });
    expect(clash).toMatchObject({ worst: row?.loudest, buildingName: row?.buildingName, position: row?.position });
    expect(new Set(clash.parts.map(({ title }) => title))).toEqual(new Set(['Asked about', 'Beside it']));
    for (const { level } of clash.parts) expect(level).toBeLessThanOrEqual(75);
  }
  const margins = found.clashes.map(({ worst }) => worst.level - worst.criterion);
  expect(margins).toEqual(margins.toSorted((a, b) => b - a));
  // A site awaiting a decision in another district counts but is not named, and its receivers are not listed.
  await setState(other, 'submitted', 'Islands');
  await readClashes(own.id);
  await work();
  const hidden = await readClashes(own.id);
  expect(new Set(hidden.clashes.map(({ title }) => title))).toEqual(new Set(['Asked about']));
  expect(hidden.clashes[0]?.parts.map(({ title }) => title).sort()).toEqual(['Asked about', null].sort());
  expect(JSON.stringify(hidden)).not.toContain('Beside it');
  // Alone it has no clash.
  await readClashes(far.id);
  await work();
  expect(await readClashes(far.id)).toEqual({ pending: 0, clashCount: 0, clashes: [] });
});

it('[CONC-23] only the authority reads the clashes of a site, of its own district', async () => {
  const site = await addSite(0, 'submitted', 'Waits for a decision');
  expect((await askClashes(site.id)).statusCode).toBe(200);
  const refused = await askClashes(site.id, world.owner);
  expect([refused.statusCode, refused.body]).toEqual([403, expect.not.stringContaining('Waits for')]);
  await setState(site, 'submitted', 'Islands');
  expect((await askClashes(site.id)).statusCode).toBe(404);
  expect((await askClashes(site.id, await world.server.signIn('demo-admin'))).statusCode).toBe(200);
  await setState(site, 'draft');
  expect((await askClashes(site.id)).statusCode).toBe(404);
});

it('[CONC-32] a site that others exceed without takes no part, and each clash has the levels with and without it', async () => {
  const own = await addSite(0, 'submitted', 'Causing site');
  await addSite(220, 'approved', 'Near the cause');
  await readClashes(own.id);
  await makeClash('&scope=submitted');
  const { clashes } = await readClashes(own.id);
  expect(clashes.length).toBeGreaterThan(0);
  const levelOf = (parts: SiteClashes['clashes'][number]['parts'], title: string) =>
    parts.find((part) => part.title === title)?.level;
  for (const { parts, siteLevel, othersLevel, worst } of clashes) {
    expect(siteLevel).toBe(levelOf(parts, 'Causing site'));
    expect(othersLevel).toBeCloseTo(levelOf(parts, 'Near the cause') ?? 0, 9);
    expect(othersLevel).toBeLessThanOrEqual(worst.criterion);
  }
  // A third site is much quieter at the same receivers; without it the clash remains.
  const third = await addSite(440, 'submitted', 'Hardly heard');
  await world.client.query(
    `update equipment_rows set sound_power = 60 where task_id in (select id from tasks where project_id = $1)`,
    [third.id],
  );
  await readClashes(third.id);
  await readClashes(own.id);
  await work();
  const still = await readClashes(own.id);
  expect(still.clashCount).toBe(clashes.length);
  expect(still.clashes[0]?.parts.map(({ title }) => title)).toContain('Hardly heard');
  expect(await readClashes(third.id)).toEqual({ pending: 0, clashCount: 0, clashes: [] });
});

it('[CONC-33] a building that two projects list at the same position is counted and listed once', async () => {
  const own = await addSite(0, 'submitted');
  const other = await addSite(220, 'approved');
  await world.client.query(
    `update receiver_points point set geom = twin.geom
     from receiver_buildings building, receiver_points twin join receiver_buildings of_twin on of_twin.id = twin.receiver_building_id
     where building.id = point.receiver_building_id and building.project_id = $1
       and of_twin.project_id = $2 and of_twin.building_id = building.building_id`,
    [other.id, own.id],
  );
  await read('&scope=submitted');
  await readClashes(own.id);
  const calendar = await makeClash('&scope=submitted');
  const places = new Set(calendar.rows.map(({ buildingId, position }) => `${buildingId} ${position}`));
  expect(calendar.rows).toHaveLength(places.size);
  expect(calendar.receiverCount).toBe(places.size);
  const [row] = calendar.rows;
  expect(row?.alsoPointIds).toHaveLength(1);
  expect([...new Set(calendar.clashesByWeek)].sort()).toEqual([0, calendar.clashCount]);
  expect(Math.max(...calendar.clashesByDay)).toBe(calendar.clashCount);
  const found = await readClashes(own.id);
  expect(found.clashCount).toBe(calendar.clashCount);
  expect(found.clashes[0]?.worst).toEqual(row?.loudest);
});

it('[SITE-97] a site has the ground of its fronts, and its open-air places that are not judged', async () => {
  const site = await addSite(0, 'approved');
  const of = async () => (await read()).sites.find(({ projectId }) => projectId === site.id);
  expect(await of()).toMatchObject({ strips: [], openAirPlaces: [] });
  await world.client.query(`update zones set front = '{"widthMetres": 6}' where project_id = $1`, [site.id]);
  await world.client.query(
    `update receiver_buildings set kind = 'openAir', name = 'Park', criterion = null where project_id = $1`,
    [site.id],
  );
  await world.client.query(`update receiver_points set name = '', criterion = null where project_id = $1`, [site.id]);
  const changed = await of();
  expect(changed?.strips[0]?.[0]?.length).toBeGreaterThan(3);
  expect(changed?.openAirPlaces).toEqual([
    { pointId: expect.any(Number), name: 'Park', position: [expect.any(Number), expect.any(Number)] },
  ]);
  await world.client.query('update receiver_points set criterion = 65 where project_id = $1', [site.id]);
  expect((await of())?.openAirPlaces).toEqual([]);
});
