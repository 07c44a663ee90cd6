import type { Assignee, ReviewCase, ReviewComment, ReviewDesk, Submission } from '@quietsite/contracts';
import { addDays, type Brief, hongKongToday } from '@quietsite/domain';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/connection.ts';
import { listReviewCases } from '../src/repositories/review/review-desk.repository.ts';
import type { Headers } from './project-calls.ts';
import { type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';

const REASON = 'Screen the western boundary.';

let world: SubmissionWorld;
let admin: Headers;
let projectId: number;
let submission: Submission;
let officerId: number;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
  admin = await world.server.signIn('demo-admin');
  officerId = await world.userId('demo-epd');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null');
  projectId = await world.addPlan(`Desk ${++count}`);
  submission = await world.submit(projectId);
});

const ask = (as: Headers) => world.server.app.inject({ url: '/api/review-desk', headers: as });
const desk = async (as: Headers = world.reviewer) => {
  const answer = await ask(as);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return answer.json<ReviewDesk>();
};
const countOf = async (as: Headers = world.reviewer) =>
  (await world.server.app.inject({ url: '/api/review-desk/count', headers: as })).json<{ needsDecision: number }>()
    .needsDecision;
const findCase = async (as: Headers = world.reviewer, id = projectId): Promise<ReviewCase | undefined> =>
  (await desk(as)).cases.find((one) => one.projectId === id);
const reject = () => world.decide(projectId, { decision: 'reject', submissionId: submission.id, reason: REASON });
const assign = (wanted: number | null, expected: number | null, as: Headers = world.reviewer) =>
  world.server.app.inject({
    ...{ method: 'PUT', url: `/api/review-desk/${projectId}/assignment`, headers: as },
    payload: { officerId: wanted, expectedOfficerId: expected },
  });
const addOfficer = (name: string, district: string) =>
  world.one<number>(
    `insert into users (username, username_key, password_hash, first_name, last_name, email, email_key, user_type,
       district, is_active) values ($1, $1, '', $1, 'Officer', $1 || '@desk.example', $1 || '@desk.example', 'epd', $2, true)
     returning id`,
    [name, district],
  );

describe('the cases of the authority', () => {
  it('[APPROVE-42] stand as their newest submission does, with its days in Hong Kong', async () => {
    const today = hongKongToday(new Date());
    expect(await findCase()).toMatchObject({
      ...{ submissionId: submission.id, number: 1, title: `Desk ${count}`, company: 'Demo Contractor A' },
      ...{ state: 'needsDecision', closedBy: null, submittedOn: today, days: 0, decidedOn: null, openComments: 0 },
      ...{ districts: ['Kowloon City'], assignee: null },
    });
    // Half an hour after midnight in Hong Kong, still the day before in London.
    await world.client.query(
      `update submissions set submitted_at = ((current_date - 30)::text || ' 00:30+08')::timestamptz where id = $1`,
      [submission.id],
    );
    const { days, submittedOn } = (await findCase()) ?? {};
    expect(submittedOn).toBe(addDays(today, -(days ?? 0)));
    expect([30, 31]).toContain(days);
    const added = await world.call('POST', `/${projectId}/comments`, world.owner, {
      ...{ submissionId: submission.id, anchor: { kind: 'plan' }, text: 'The permit is attached.' },
    });
    const url = `/api/projects/${projectId}/comments/${added.json<ReviewComment>().id}`;
    const sentBy = { headers: world.owner, url } as const;
    const reply = { ...sentBy, url: `${url}/replies`, payload: { text: 'On its last page.' } };
    expect((await world.server.app.inject({ method: 'POST', ...reply })).statusCode).toBe(201);
    await reject();
    expect(await findCase()).toMatchObject({
      ...{ state: 'returned', decidedOn: today, decidedBy: 'Demo Reviewer', openComments: 1 },
    });
    await world.server.app.inject({ method: 'PATCH', ...sentBy, payload: { isResolved: true } });
    expect((await findCase())?.openComments).toBe(0);
    const second = await world.submit(projectId);
    expect(await findCase()).toMatchObject({
      state: 'needsDecision',
      number: 2,
      submissionId: second.id,
      decidedBy: null,
    });
    await world.decide(projectId, { decision: 'reveal', submissionId: second.id });
    expect(await findCase()).toMatchObject({ state: 'approved', number: 2, decidedBy: 'Demo Reviewer' });
    for (const as of [world.reviewer, admin])
      expect(await countOf(as)).toBe((await desk(as)).cases.filter(({ state }) => state === 'needsDecision').length);
  });

  it('[APPROVE-43] are those of their district for officers, all for administrators, and no contractor’s', async () => {
    const { district, officers, targetDays } = await desk();
    expect([district, targetDays]).toEqual(['Kowloon City', 28]);
    expect(officers.map(({ id }) => id)).toContain(officerId);
    expect(new Set(officers.map((one) => one.district))).toEqual(new Set(['Kowloon City']));
    expect((await desk(admin)).district).toBeNull();
    expect(await findCase(admin)).toBeDefined();
    for (const name of ['demo', 'demo-member', 'demo-other']) {
      const answer = await ask(await world.server.signIn(name));
      expect([answer.statusCode, answer.body.includes('Desk')]).toEqual([403, false]);
    }
    await world.client.query(`update users set district = 'Islands' where id = $1`, [officerId]);
    expect(await findCase()).toBeUndefined();
    await world.client.query('update users set district = null where id = $1', [officerId]);
    expect(await desk()).toMatchObject({ district: null, officers: [], cases: [] });
    expect([await countOf(), (await countOf(admin)) > 0]).toEqual([0, true]);
    await world.client.query(`update users set district = 'Kowloon City' where id = $1`, [officerId]);
    const draft = await world.addPlan(`Never submitted ${count}`);
    expect(await findCase(admin, draft)).toBeUndefined();
  });

  it('[APPROVE-44] have the figures of the brief, of what was submitted, whatever the team changes since', async () => {
    const url = `/api/submissions/${submission.id}/brief`;
    const brief = (await world.server.app.inject({ url, headers: world.reviewer })).json<Brief>();
    const { satisfies, borderline, exceeds } = brief.counts;
    const before = await findCase();
    expect(before?.levels).toEqual({ satisfies, borderline, exceeds, worst: brief.worst });
    expect(before?.levels?.worst?.level).toBeGreaterThan(0);
    expect(before?.outline[0]?.[0]).toHaveLength(5);
    const [east, north] = before?.position ?? [0, 0];
    expect([east > 810_000 && east < 810_100, north > 810_000 && north < 810_100]).toEqual([true, true]);
    await reject();
    await world.client.query('update receiver_points set is_selected = false, criterion = 40 where project_id = $1', [
      projectId,
    ]);
    await world.client.query('update site_parts set geom = st_translate(geom, 900, 0) where project_id = $1', [
      projectId,
    ]);
    const { levels, position, outline, assessmentArea } = (await findCase()) ?? {};
    expect({ levels, position, outline, assessmentArea }).toEqual({
      ...{ levels: before?.levels, position: before?.position, outline: before?.outline },
      assessmentArea: before?.assessmentArea,
    });
  });

  it('[APPROVE-44] of before that was recorded have the levels of their run, and no place once returned', async () => {
    const frozen = await findCase();
    await world.client.query(
      'update submissions set levels = null, site = null, assessment_area = null where project_id = $1',
      [projectId],
    );
    const { satisfies, borderline, exceeds, worst } = (await findCase())?.levels ?? {};
    expect({ satisfies, borderline, exceeds }).toMatchObject({ exceeds: frozen?.levels?.exceeds });
    expect(worst).toMatchObject({ level: frozen?.levels?.worst?.level, verdict: frozen?.levels?.worst?.verdict });
    expect((await findCase())?.position).toEqual(frozen?.position);
    await reject();
    expect(await findCase()).toMatchObject({ position: null, outline: [], assessmentArea: [] });
  });
});

describe('assigning a case', () => {
  it('[APPROVE-45] is for officers of its district and administrators, to any officer of the district', async () => {
    const colleague = await addOfficer(`colleague${count}`, 'Kowloon City');
    const elsewhere = await addOfficer(`elsewhere${count}`, 'Islands');
    expect((await assign(officerId, null)).json<Assignee>()).toEqual({
      assignee: { id: officerId, name: 'Demo Reviewer' },
    });
    expect((await findCase())?.assignee).toEqual({ id: officerId, name: 'Demo Reviewer' });
    expect((await assign(colleague, officerId)).statusCode).toBe(200);
    expect((await findCase(admin))?.assignee?.id).toBe(colleague);
    expect((await assign(officerId, colleague, admin)).statusCode).toBe(200);
    expect((await assign(elsewhere, officerId, admin)).statusCode).toBe(404);
    expect((await assign(await world.userId('demo'), officerId, admin)).statusCode).toBe(404);
    expect((await findCase())?.assignee?.id).toBe(officerId);
    expect((await assign(officerId, officerId, world.owner)).statusCode).toBe(403);
    expect((await assign(officerId, officerId, await world.server.signIn('demo-other'))).statusCode).toBe(404);
    await reject();
    expect((await findCase())?.assignee?.id).toBe(officerId);
    expect((await assign(null, officerId)).json()).toEqual({ assignee: null });
  });

  it('[APPROVE-46] names who was assigned meanwhile; it is audited, and the team does not see it', async () => {
    const colleague = await addOfficer(`rival${count}`, 'Kowloon City');
    await assign(colleague, null);
    const late = await assign(officerId, null);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'CONFLICT', details: { assignee: `rival${count} Officer` } },
    ]);
    expect((await findCase())?.assignee?.id).toBe(colleague);
    expect((await assign(colleague, null)).statusCode).toBe(200);
    const audited = await world.client.query(
      `select user_id as "userId", project_id as "projectId", details from audit_log where action = 'review.assign'
       and details ->> 'projectId' = $1`,
      [String(projectId)],
    );
    expect(audited.rows).toEqual([
      { userId: officerId, projectId: null, details: { projectId, officerId: colleague, before: null } },
    ]);
    const activity = await world.read(`/${projectId}/activity`);
    expect(activity.body).not.toContain('assign');
    for (const path of ['', '/review', '/members'])
      expect((await world.read(`/${projectId}${path}`)).body).not.toContain(`rival${count}`);
  });

  it('[APPROVE-45] an officer who leaves the district or is deactivated no longer holds the case', async () => {
    const colleague = await addOfficer(`leaver${count}`, 'Kowloon City');
    await assign(colleague, null);
    const change = (text: string) => world.client.query(`update users set ${text} where id = $1`, [colleague]);
    for (const [away, back] of [
      [`district = 'Islands'`, `district = 'Kowloon City'`],
      ['is_active = false, deactivated_at = now()', 'is_active = true, deactivated_at = null'],
      [`deleted_at = now()`, 'deleted_at = null'],
    ] as const) {
      const isOffered = async () => (await desk()).officers.some(({ id }) => id === colleague);
      await change(away);
      expect((await findCase())?.assignee).toBeNull();
      expect(await isOffered()).toBe(false);
      await change(back);
      expect((await findCase())?.assignee?.id).toBe(colleague);
      expect(await isOffered()).toBe(true);
    }
    await change(`district = 'Islands'`);
    expect((await assign(officerId, null)).statusCode).toBe(200);
  });
});

it('[APPROVE-47] a thousand cases are read in one statement', async () => {
  await world.client.query(
    `with copied as (
       insert into projects (title, owner_user_id, owner_company_id, districts, submitted_at, proponent)
       select 'Many ' || n, owner_user_id, owner_company_id, districts, submitted_at, 'p'
       from projects, generate_series(1, 1000) n where id = $1 returning id)
     insert into submissions (project_id, number, request_key, run_id, project_revision, submitted_by, email,
       role_in_project, submitted_at, bundle_hash, project_title, districts, levels, site, assessment_area)
     select copied.id, 1, gen_random_uuid(), run_id, project_revision, submitted_by, email, role_in_project,
       submitted_at, bundle_hash, project_title, districts, levels, site, assessment_area
     from copied, submissions where submissions.id = $2`,
    [projectId, submission.id],
  );
  const statements: string[] = [];
  const pool = new pg.Pool({ connectionString: world.server.database.url });
  const watched: Database = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql),
  });
  try {
    expect((await listReviewCases(watched, 'Kowloon City')).length).toBeGreaterThan(1000);
    expect(statements).toHaveLength(1);
  } finally {
    await watched.destroy();
  }
});
