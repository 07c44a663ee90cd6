import { createHash } from 'node:crypto';
import type { DistrictCalendar, ProjectSummary, Review, ReviewDesk, Submission } from '@quietsite/contracts';
import {
  addDays,
  type Brief,
  type CalculationSnapshot,
  calculateSiteCalendar,
  hongKongToday,
  listBundle,
  listCalendarRows,
  listScreenedPairs,
} from '@quietsite/domain';
import { DISTRICT_COMPANIES, listDistrictSites } from '@quietsite/fixtures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDistrict } from '../seeds/district/seed-district.ts';
import { stories } from '../seeds/district/stories.ts';
import { openPress } from '../seeds/press.ts';
import { openConnection } from '../src/database/connection.ts';
import { createSiteCalendarService } from '../src/services/district/site-calendar.service.ts';
import type { SiteCalendarsData } from '../src/services/mechanisms/queue.ts';
import { createAccountClient } from './account-client.ts';
import { startTestServer, type TestServer, testEnvironment } from './test-server.ts';

type Headers = Record<string, string>;

/** Submitted again, returned, approved. */
const CHOSEN = ['visitor-centre', 'pavilion', 'clinic'];
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

let server: TestServer;
let client: ReturnType<typeof createAccountClient>;
let officer: Headers;
const today = hongKongToday(new Date());

/** Adds sites as the command does. Without a press that works, it fails as if it were interrupted. */
async function seed(keys: readonly string[], { isInterrupted = false } = {}): Promise<readonly string[]> {
  const lines: string[] = [];
  const connection = openConnection(server.database.url, 4, () => {});
  const press = await openPress(testEnvironment(server.database.url).FILE_STORE_URL);
  if (isInterrupted) await press.printer.close();
  const chosen = stories.filter(({ site }) => keys.includes(site));
  try {
    await seedDistrict(connection, { press, log: (line) => lines.push(line), stories: chosen });
  } finally {
    if (!isInterrupted) await press.printer.close();
    await connection.close();
  }
  return lines;
}

beforeAll(async () => {
  server = await startTestServer();
  client = createAccountClient(server);
  await seed(CHOSEN);
  officer = await server.signIn('demo-epd');
});
afterAll(() => server.close());

async function read<Answer>(url: string, as: Headers = officer): Promise<Answer> {
  const answer = await server.app.inject({ url, headers: as });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()]);
  return answer.json<Answer>();
}

const titleOf = (key: string) => listDistrictSites().find((site) => site.key === key)?.title;

async function findProject(key: string, as: Headers = officer): Promise<ProjectSummary | undefined> {
  const projects = await read<ProjectSummary[]>('/api/projects?list=authority', as);
  return projects.find(({ title }) => title === titleOf(key));
}

const readReview = async (key: string, as: Headers = officer) =>
  read<Review>(`/api/projects/${(await findProject(key, as))?.id}/review`, as);

it('[DATA-09] creates about twenty sites of three companies in every state of review', () => {
  const sites = new Map(listDistrictSites().map((site) => [site.key, site]));
  expect(stories.map(({ site }) => site).sort()).toEqual([...sites.keys()].sort());
  expect(new Set([...sites.values()].map(({ company }) => company))).toEqual(new Set(DISTRICT_COMPANIES));
  const stateOf = ({ draft, rounds = [], ending }: (typeof stories)[number]) => {
    const decision = rounds.at(-1)?.decision;
    const state = decision ? (decision.reason ? 'returned' : 'approved') : 'waiting';
    return draft ?? [state, rounds.length > 1 && 'again', ending?.kind].filter(Boolean).join(', ');
  };
  expect([...new Set(stories.map(stateOf))].sort()).toEqual(
    [
      ...['site', 'schedule', 'levels', 'report', 'waiting', 'waiting, again', 'returned', 'approved'],
      ...['approved, again', 'approved, new version', 'approved, archived'],
    ].sort(),
  );
});

it('[DATA-10] what is submitted has all files of its plan, each with its hash, and levels of its calculation', async () => {
  for (const key of CHOSEN) {
    const { submissions } = await readReview(key);
    expect(submissions).toHaveLength(key === 'visitor-centre' ? 2 : 1);
    for (const submission of submissions) await verify(submission);
  }
});

async function verify({ id, files, bundleHash }: Submission): Promise<void> {
  const names = files.map(({ name }) => name);
  for (const letter of ['A', 'B', 'C']) expect(names).toContain(`Appendix ${letter}.pdf`);
  for (const name of ['Report.pdf', 'Inputs.json', 'Receipt.pdf']) expect(names).toContain(name);
  for (const file of files) {
    const { rawPayload } = await server.app.inject({
      url: `/api/submissions/${id}/files/${file.id}`,
      headers: officer,
    });
    expect([rawPayload.length, sha256(rawPayload)]).toEqual([file.sizeBytes, file.sha256]);
  }
  expect(bundleHash).toBe(sha256(listBundle(files.filter(({ kind }) => kind !== 'receipt'))));
  const { checks } = await read<Brief>(`/api/submissions/${id}/brief`);
  const passed = checks.filter(({ result }) => result === 'passed').map(({ name }) => name);
  expect(passed).toEqual(expect.arrayContaining(['levelsOfInputs', 'compulsoryIncluded', 'documentHashes']));
}

it('[DATA-10] an approved plan exceeds nowhere, and a second submission has fewer exceedances than the first', async () => {
  const { submissions: approved } = await readReview('clinic');
  expect((await read<Brief>(`/api/submissions/${approved[0]?.id}/brief`)).counts.exceeds).toBe(0);
  const { submissions } = await readReview('visitor-centre');
  const { counts, since } = await read<Brief>(`/api/submissions/${submissions[0]?.id}/brief`);
  expect(counts.exceeds).toBe(0);
  expect(since?.noLongerExceeding.length).toBeGreaterThan(0);
});

it("[DATA-09] decisions have reasons, comments have answers, and drafts are their author's alone", async () => {
  const statuses = await Promise.all(CHOSEN.map(async (key) => (await findProject(key))?.status));
  expect(statuses).toEqual(['Submitted', 'Rejected', 'Approved']);
  const { submissions, comments } = await readReview('visitor-centre');
  expect(submissions.map(({ state }) => state)).toEqual(['submitted', 'rejected']);
  expect(submissions[1]).toMatchObject({ decidedBy: 'Demo Reviewer', reason: expect.stringMatching(/.{80}/) });
  expect(comments.filter(({ isDraft }) => isDraft)).toHaveLength(1);
  expect(comments.filter(({ isByAuthority }) => !isByAuthority)).toHaveLength(2);
  expect(comments.filter(({ resolvedAt }) => resolvedAt !== null)).toHaveLength(1);
  const second = await server.signIn('demo-epd-2');
  const ofSecond = await readReview('visitor-centre', second);
  expect(ofSecond.comments.filter(({ isDraft }) => isDraft)).toEqual([]);
});

it('[DATA-09] officers have taken their cases', async () => {
  const { cases, officers } = await read<ReviewDesk>('/api/review-desk');
  expect(officers.map(({ name }) => name).sort()).toEqual(['Demo Reviewer', 'Demo Second Reviewer']);
  const assigneeOf = (key: string) => cases.find(({ title }) => title === titleOf(key))?.assignee?.name;
  expect(CHOSEN.map(assigneeOf)).toEqual(['Demo Reviewer', 'Demo Second Reviewer', 'Demo Reviewer']);
});

it('[DATA-11] days are counted from the day of seeding, in the activity log too', async () => {
  const { submissions } = await readReview('visitor-centre');
  expect(submissions.map(({ submittedAt }) => hongKongToday(new Date(submittedAt)))).toEqual([
    addDays(today, -3),
    addDays(today, -58),
  ]);
  const logged = await client.query<{ at: Date }>(
    `select at from audit_log where action = 'project.submit' and project_id = $1 order by id`,
    [submissions[0]?.projectId],
  );
  expect(logged.map(({ at }) => at.toISOString())).toEqual(submissions.map(({ submittedAt }) => submittedAt).reverse());
});

it('[DATA-12] running it again adds nothing, and what was interrupted is begun again', async () => {
  const keys = [...CHOSEN, 'planting'];
  expect(await seed(CHOSEN)).toEqual(['the district is there']);
  await expect(seed(keys, { isInterrupted: true })).rejects.toThrow('closed');
  expect(await seed(keys)).toEqual([`site 4 of 4: ${titleOf('planting')}`]);
  const projects = await client.query<{ printed: number }>(
    `select (select count(*)::integer from documents where project_id = projects.id and status = 'done') as printed
     from projects where title = any ($1)`,
    [keys.map(titleOf)],
  );
  expect(projects.map(({ printed }) => printed > 3)).toEqual([true, true, true, true]);
  expect(await client.query('select from sessions where user_id = $1', [await client.idOf('demo-third')])).toEqual([]);
});

it('[DATA-13] sites that satisfy their criteria alone exceed together in the coming weeks', async () => {
  const year = addDays(today, 20).slice(0, 4);
  const url = `/api/district-calendar?year=${year}&scope=submitted`;
  await read<DistrictCalendar>(url);
  await calculateCalendars();
  const { sites, rows } = await read<DistrictCalendar>(url);
  const ids = [(await findProject('visitor-centre'))?.id, (await findProject('clinic'))?.id];
  expect(sites.map(({ projectId }) => projectId)).toEqual(expect.arrayContaining(ids));
  expect(rows.filter(({ projectId, clashDays }) => ids.includes(projectId) && clashDays > 0)).not.toEqual([]);
});

it('[SITE-54] a site that is calculated with screening has hidden receivers and some that still exceed', async () => {
  await seed(['sports-hall']);
  const [run] = await client.query<{ input: CalculationSnapshot; exceeding: number }>(
    `select input, (select count(*) from receiver_results where run_id = run.id and exceeds)::integer as exceeding
     from calculation_runs run join projects on projects.id = run.project_id and has_screening order by run.id desc limit 1`,
  );
  expect(run?.exceeding).toBeGreaterThan(0);
  const pairs = run ? listScreenedPairs(run.input, 'unmitigated').pairs : [];
  expect(pairs.filter(({ source }) => source.isHidden).length).toBeGreaterThan(0);
});

/** Performs the queued jobs as the worker does. */
async function calculateCalendars(): Promise<void> {
  const connection = openConnection(server.database.url, 2, () => {});
  const calendars = createSiteCalendarService({
    ...{ database: connection.database, clock: () => new Date() },
    calculate: async ({ snapshot, period }) => listCalendarRows(calculateSiteCalendar(snapshot, period)),
  });
  const jobs = await client.query<{ data: SiteCalendarsData }>(
    `delete from pgboss.job where name = 'site-calendars' returning data`,
  );
  for (const { data } of jobs) await calendars.perform(data);
  await connection.close();
}

it('[DATA-09] the drains have a moving work-front, and the park beside them a level and no verdict', async () => {
  await seed(['drains']);
  const project = await findProject('drains');
  const year = today.slice(0, 4);
  const { sites } = await read<DistrictCalendar>(`/api/district-calendar?year=${year}&scope=submitted`);
  const site = sites.find(({ projectId }) => projectId === project?.id);
  expect(site?.strips).toHaveLength(1);
  expect(site?.openAirPlaces).toMatchObject([{ name: 'Walled City Park' }]);
  const [run] = await client.query<{ input: CalculationSnapshot }>(
    'select input from calculation_runs where project_id = $1 order by id desc limit 1',
    [project?.id],
  );
  const park = run?.input.receivers.find(({ name }) => name === 'Walled City Park');
  expect(park).toMatchObject({ kind: 'openAir', criterion: null });
  expect(run?.input.zones.map(({ moving }) => moving?.metresPerDay)).toEqual([undefined, 1]);
});
