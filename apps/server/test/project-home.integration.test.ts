import type { Project, ProjectCard, ProjectNews } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Headers, information } from './project-calls.ts';
import { square } from './site-calls.ts';
import { type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';

const REASON = 'Screen the western boundary.';

let world: SubmissionWorld;
let member: Headers;
let reader: Headers;
let projectId: number;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
  [member, reader] = await Promise.all([world.server.signIn('demo-member'), world.server.signIn('demo-reader')]);
});
afterAll(() => world.close());

async function join(id: number, username: string, role: string) {
  await world.call('POST', `/${id}/members`, world.owner, { userId: await world.userId(username), role });
}

/** Half a day later: everything up to now is older. */
async function visitAgain(username: string): Promise<Headers> {
  await world.client.query(`
    alter table audit_log disable trigger audit_log_append_only;
    update audit_log set at = at - interval '12 hours';
    alter table audit_log enable trigger audit_log_append_only;
    update users set news_read_at = news_read_at - interval '12 hours'`);
  await world.client.query('delete from project_leases');
  return world.server.signIn(username);
}

const newsOf = async (as: Headers) => (await world.read('/news', as)).json<ProjectNews>();
const toldTo = async (as: Headers, id = projectId) =>
  (await newsOf(as)).entries
    .filter((entry) => entry.projectId === id)
    .map(({ kind, who, count: times }) => [kind, who, times]);
const cards = async (ids: readonly number[], as = world.owner) =>
  (await world.read(`/cards?ids=${ids.join(',')}`, as)).json<ProjectCard[]>();
const rename = async (as: Headers, title: string, id = projectId) => {
  const { revision } = await world.get(id);
  const answer = await world.call('PUT', `/${id}/information`, as, { ...information, title, revision });
  expect(answer.statusCode).toBe(200);
  await world.client.query('delete from project_leases');
};

describe('since the last visit', () => {
  beforeEach(async () => {
    projectId = (await world.create(`News ${++count}`)).id;
    await join(projectId, 'demo-member', 'member');
    await join(projectId, 'demo-reader', 'readonly');
  });

  it('[PROJ-68] lists what others did, once per person and kind, but not what the user did', async () => {
    const owner = await visitAgain('demo');
    await rename(member, `News ${count} b`);
    await rename(member, `News ${count} c`);
    await rename(owner, `News ${count} d`);
    expect(await toldTo(owner)).toEqual([['changedInformation', 'Demo Engineer', 2]]);
  });

  it('[PROJ-68] leaves out what was before the last visit, and what was marked as read', async () => {
    await rename(member, `News ${count} b`);
    const later = await visitAgain('demo');
    expect(await toldTo(later)).toHaveLength(1);
    const latest = await visitAgain('demo');
    expect(await toldTo(latest)).toEqual([]);
    await rename(member, `News ${count} c`);
    const { until } = await newsOf(latest);
    expect(await toldTo(latest)).toHaveLength(1);
    const read = { method: 'PUT', url: '/api/projects/news', headers: latest } as const;
    expect((await world.server.app.inject({ ...read, payload: { until } })).statusCode).toBe(204);
    expect(await toldTo(latest)).toEqual([]);
    // An older page does not restore it, and future items cannot be marked.
    await world.server.app.inject({ ...read, payload: { until: '2020-01-01T00:00:00Z' } });
    await world.server.app.inject({ ...read, payload: { until: '2999-01-01T00:00:00Z' } });
    expect(await toldTo(latest)).toEqual([]);
    await rename(member, `News ${count} e`);
    expect(await toldTo(latest)).toHaveLength(1);
  });

  it('[PROJ-75] a second sign-in within hours is the same visit: earlier items are still listed', async () => {
    await visitAgain('demo');
    await rename(member, `News ${count} b`);
    await world.server.signIn('demo');
    const again = await world.server.signIn('demo');
    expect(await toldTo(again)).toEqual([['changedInformation', 'Demo Engineer', 1]]);
  });

  it('[PROJ-75] on the first visit, items that arrive meanwhile are listed', async () => {
    await world.client.query(`
      alter table audit_log disable trigger audit_log_append_only;
      delete from audit_log where action = 'session.signIn' and user_id = ${await world.userId('demo-member')};
      alter table audit_log enable trigger audit_log_append_only`);
    const first = await world.server.signIn('demo-member');
    expect(await toldTo(first)).toEqual([]);
    const owner = await world.server.signIn('demo');
    const id = (await world.create(`First ${count}`)).id;
    await join(id, 'demo-member', 'member');
    await rename(owner, `First ${count} b`, id);
    expect(await toldTo(first, id)).toEqual([['addedYou', 'Demo Owner', 1]]);
  });

  it('[PROJ-68] saves are shown to those who may read the activity log, and not to strangers', async () => {
    const [owner, other] = [await visitAgain('demo'), await visitAgain('demo-other')];
    for (const name of ['demo-member', 'demo-reader']) await visitAgain(name);
    await rename(owner, `News ${count} b`);
    const [asMember, asReader] = [await visitAgain('demo-member'), await visitAgain('demo-reader')];
    for (const one of [asMember, asReader, other]) expect(await toldTo(one)).toEqual([]);
    await world.client.query(`update project_members set role = 'admin' where project_id = $1 and user_id = $2`, [
      projectId,
      await world.userId('demo-member'),
    ]);
    await rename(owner, `News ${count} c`);
    expect(await toldTo(asMember)).toEqual([['changedInformation', 'Demo Owner', 2]]);
    expect(await toldTo(asReader)).toEqual([]);
  });

  it('[PROJ-68] shows a person who added them', async () => {
    const added = (await world.create(`Shared ${count}`)).id;
    const again = await visitAgain('demo-member');
    await join(added, 'demo-member', 'member');
    await join(added, 'demo-reader', 'readonly');
    expect(await toldTo(again, added)).toEqual([['addedYou', 'Demo Owner', 1]]);
  });
});

describe('a plan with the authority', () => {
  beforeEach(async () => {
    await world.client.query('update projects set approved_on = null');
    projectId = await world.addPlan(`Plan ${++count}`);
  });

  it('[PROJ-68] comments and decisions are shown to the whole team, and drafts to nobody', async () => {
    await join(projectId, 'demo-reader', 'readonly');
    const { id } = await world.submit(projectId);
    await visitAgain('demo-reader');
    const again = await visitAgain('demo-reader');
    await world.server.app.inject({
      ...{ method: 'POST', url: `/api/projects/${projectId}/comments`, headers: world.reviewer },
      payload: { submissionId: id, anchor: { kind: 'plan' }, text: 'Why no barrier?' },
    });
    expect(await toldTo(again)).toEqual([]);
    await world.decide(projectId, { submissionId: id, decision: 'reject', reason: REASON });
    expect((await toldTo(again)).map(([kind]) => kind).toSorted()).toEqual(['commented', 'returned']);
  });

  it('[PROJ-66] its card has the newest submission, its state and its days', async () => {
    expect((await cards([projectId]))[0]?.submission).toBeNull();
    const { id } = await world.submit(projectId);
    expect((await cards([projectId]))[0]?.submission).toMatchObject({ number: 1, state: 'submitted', decidedAt: null });
    await world.decide(projectId, { submissionId: id, decision: 'reject', reason: REASON });
    const [card] = await cards([projectId]);
    expect(card?.submission).toMatchObject({ number: 1, state: 'rejected', decidedAt: expect.stringMatching(/Z$/) });
  });

  it('[PROJ-76] its card has the beginning of the reason for its return', async () => {
    const { id } = await world.submit(projectId);
    expect((await cards([projectId]))[0]?.submission?.reason).toBe('');
    await world.decide(projectId, { submissionId: id, decision: 'reject', reason: `${REASON} ${'More. '.repeat(60)}` });
    const reason = (await cards([projectId]))[0]?.submission?.reason;
    expect(reason?.startsWith(`${REASON} More.`)).toBe(true);
    expect(reason).toHaveLength(200);
  });

  it('[PROJ-66] [PROJ-68] its card and the news name a new neighbour, the news once', async () => {
    const again = await visitAgain('demo');
    expect((await cards([projectId]))[0]?.newNeighbours).toEqual([]);
    const near = await world.addPlan(`Near ${count}`);
    const { id } = await world.submit(near);
    expect((await world.decide(near, { submissionId: id, decision: 'reveal' })).statusCode).toBe(200);
    const { title, approvedOn } = await world.get(near);
    expect((await cards([projectId]))[0]?.newNeighbours).toEqual([{ title, approvedOn }]);
    const { entries, until } = await newsOf(again);
    const told = entries.filter((entry) => entry.projectId === projectId);
    expect(told).toMatchObject([{ kind: 'neighbourApproved', name: title, who: null }]);
    // The time of the decision counts: it has passed, although the day of the approval has not ended.
    await world.server.app.inject({ method: 'PUT', url: '/api/projects/news', headers: again, payload: { until } });
    expect(await toldTo(again)).toEqual([]);
    expect((await cards([projectId]))[0]?.newNeighbours).toHaveLength(1);
    await world.calculate(projectId);
    expect((await cards([projectId]))[0]?.newNeighbours).toEqual([]);
  });
});

describe('the cards', () => {
  it('[PROJ-66] have the outline of the site with few corners, and none before it is drawn', async () => {
    const circle = Array.from({ length: 721 }, (_, index): [number, number] => {
      const angle = ((index % 720) / 360) * Math.PI;
      return [100 * Math.cos(angle), 100 * Math.sin(angle)];
    });
    const empty = await world.create(`Empty ${++count}`);
    const round = await world.addSite(`Round ${count}`, [square(0, 0, 100)]);
    await world.client.query(
      `update site_parts set geom = st_translate(st_geomfromtext($2, 2326), st_x(st_centroid(geom)), st_y(st_centroid(geom)))
       where project_id = $1`,
      [round.id, `POLYGON((${circle.map((point) => point.join(' ')).join(', ')}))`],
    );
    const [none, card] = await cards([empty.id, round.id]);
    expect(none).toMatchObject({ projectId: empty.id, site: [] });
    expect(card?.site[0]?.[0]?.length).toBeLessThan(60);
    expect(card?.site[0]?.[0]?.length).toBeGreaterThan(12);
  });

  it('[PROJ-66] of foreign projects say nothing', async () => {
    const mine: Project = await world.create(`Mine ${++count}`);
    expect(await cards([mine.id], reader)).toEqual([]);
    expect(await cards([mine.id, 999_999])).toHaveLength(1);
  });
});
