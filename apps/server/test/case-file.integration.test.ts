import type { Review, ReviewComment, ReviewDesk, Submission } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Headers } from './project-calls.ts';
import { type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';

const REASON = 'Screen the western boundary.';

let world: SubmissionWorld;
let admin: Headers;
let stranger: Headers;
let projectId: number;
let submission: Submission;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
  admin = await world.server.signIn('demo-admin');
  stranger = await world.server.signIn('demo-other');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null');
  projectId = await world.addPlan(`Case ${++count}`);
  submission = await world.submit(projectId);
  await comment('Which permits?', world.reviewer);
  await comment('See the annex.', world.owner);
});

const comment = (text: string, as: Headers) =>
  world.call('POST', `/${projectId}/comments`, as, { submissionId: submission.id, anchor: { kind: 'plan' }, text });
const get = (url: string, as: Headers) => world.server.app.inject({ url, headers: as });
const statusOf = async (url: string, as: Headers) => (await get(url, as)).statusCode;
const returnIt = () => world.decide(projectId, { decision: 'reject', submissionId: submission.id, reason: REASON });
async function removeProject(as: Headers): Promise<void> {
  // The team still has it open.
  await world.client.query('delete from project_leases where project_id = $1', [projectId]);
  const { revision } = await world.get(projectId, as);
  expect((await world.call('DELETE', `/${projectId}`, as, { revision })).statusCode).toBe(204);
}
const caseOf = async (as: Headers) =>
  (await get('/api/review-desk', as)).json<ReviewDesk>().cases.find((one) => one.projectId === projectId);

/** Everything of the first submission: record, decision, comments, brief and every byte of every file. */
async function expectWholeCase(as: Headers, expected: Partial<Submission>): Promise<void> {
  const review = (await get(`/api/projects/${projectId}/review`, as)).json<Review>();
  const { submissions, comments } = review;
  expect(submissions.find(({ id }) => id === submission.id)).toMatchObject({
    ...{ number: 1, projectTitle: `Case ${count}`, files: submission.files, ...expected },
  });
  expect(comments.map(({ text }: ReviewComment) => text).sort()).toEqual(['See the annex.', 'Which permits?']);
  expect(await statusOf(`/api/submissions/${submission.id}`, as)).toBe(200);
  expect(await statusOf(`/api/submissions/${submission.id}/brief`, as)).toBe(200);
  expect(submission.files.length).toBeGreaterThan(4);
  for (const { id, sizeBytes } of submission.files) {
    const file = await get(`/api/submissions/${submission.id}/files/${id}`, as);
    expect([file.statusCode, file.rawPayload.length]).toEqual([200, sizeBytes]);
  }
}

async function expectHidden(as: Headers): Promise<void> {
  const [file] = submission.files;
  for (const path of ['', '/brief', `/files/${file?.id}`])
    expect([path, await statusOf(`/api/submissions/${submission.id}${path}`, as)]).toEqual([path, 404]);
  expect(await statusOf(`/api/projects/${projectId}/review`, as)).toBe(404);
}

const RETURNED = { state: 'rejected', reason: REASON, decidedBy: 'Demo Reviewer' } as const;

describe('[APPROVE-50] the case file of the authority stays readable', () => {
  it('after the plan was returned', async () => {
    await returnIt();
    for (const as of [world.reviewer, admin]) await expectWholeCase(as, RETURNED);
    await expectHidden(stranger);
  });

  it('after the plan was approved', async () => {
    await world.decide(projectId, { decision: 'reveal', submissionId: submission.id });
    for (const as of [world.reviewer, admin])
      await expectWholeCase(as, { state: 'revealed', decidedBy: 'Demo Reviewer' });
    await expectHidden(stranger);
  });

  it('after its team archived the project', async () => {
    await returnIt();
    await world.call('PUT', `/${projectId}/archiving`, world.owner, { isArchived: true });
    await expectWholeCase(world.reviewer, RETURNED);
    expect(await caseOf(world.reviewer)).toMatchObject({ state: 'returned' });
  });

  it('after its team deleted the project, and for its team no longer', async () => {
    await returnIt();
    await removeProject(world.owner);
    for (const as of [world.reviewer, admin]) {
      await expectWholeCase(as, RETURNED);
      expect(await caseOf(as)).toMatchObject({ state: 'closed', closedBy: 'deleted', title: `Case ${count}` });
    }
    for (const as of [world.owner, stranger]) await expectHidden(as);
    expect(await statusOf(`/api/projects/${projectId}`, world.reviewer)).toBe(404);
    expect((await comment('Too late', world.reviewer)).statusCode).toBe(404);
  });

  it('after an administrator deleted the approved project', async () => {
    await world.decide(projectId, { decision: 'reveal', submissionId: submission.id });
    await removeProject(admin);
    await expectWholeCase(world.reviewer, { state: 'revealed' });
    await expectHidden(world.owner);
  });

  it('after a new version took its place, and the new version leads to it', async () => {
    await world.decide(projectId, { decision: 'reveal', submissionId: submission.id });
    const copied = await world.call('POST', `/${projectId}/copies`, world.owner, {
      ...{ as: 'version', title: `Case ${count}`, isEquipmentKept: true, commencementDate: null },
    });
    expect([copied.statusCode, copied.body.slice(0, 200)]).toEqual([201, expect.anything()]);
    const next = copied.json<{ id: number }>().id;
    await world.calculate(next);
    await world.print(next);
    const second = await world.submit(next);
    await expectWholeCase(world.reviewer, { state: 'revealed' });
    const { submissions } = (await get(`/api/projects/${next}/review`, world.reviewer)).json<Review>();
    expect(submissions.map(({ id }) => id)).toEqual([second.id, submission.id]);
    await world.client.query('update projects set deleted_at = now() where id = $1', [projectId]);
    const after = (await get(`/api/projects/${next}/review`, world.reviewer)).json<Review>();
    expect(after.submissions.map(({ id }) => id)).toEqual([second.id, submission.id]);
    const own = (await get(`/api/projects/${next}/review`, world.owner)).json<Review>();
    expect(own.submissions.map(({ id }) => id)).toEqual([second.id]);
  });

  it('after the team moved the site to another district and submitted it there', async () => {
    await returnIt();
    await world.client.query(`update projects set districts = '{Islands}' where id = $1`, [projectId]);
    await expectWholeCase(world.reviewer, RETURNED);
    expect(await caseOf(world.reviewer)).toMatchObject({ state: 'returned' });
    const second = await world.submit(projectId);
    await expectWholeCase(world.reviewer, RETURNED);
    expect(await caseOf(world.reviewer)).toMatchObject({ state: 'closed', closedBy: 'moved', number: 2 });
    expect(await caseOf(admin)).toMatchObject({ state: 'needsDecision' });
    // The officer of the former district can read the file but decide nothing.
    expect(await statusOf(`/api/projects/${projectId}`, world.reviewer)).toBe(403);
    const decision = { decision: 'reveal', submissionId: second.id };
    expect((await world.decide(projectId, decision)).statusCode).toBe(403);
    await world.client.query(`update users set district = 'Islands' where username = 'demo-epd'`);
    await expectWholeCase(world.reviewer, RETURNED);
    await world.client.query(`update users set district = 'Kowloon City' where username = 'demo-epd'`);
  });

  it('[APPROVE-61] with the drafts of each officer, which only that officer reads and discards', async () => {
    const draft = (await comment('Ask for a section drawing.', admin)).json<ReviewComment>();
    const textsFor = async (as: Headers) =>
      (await get(`/api/projects/${projectId}/review`, as)).json<Review>().comments.map(({ text }) => text);
    const discard = (as: Headers) => world.call('DELETE', `/${projectId}/comments/${draft.id}`, as);
    await returnIt();
    for (const isDeleted of [false, true]) {
      if (isDeleted) await removeProject(world.owner);
      expect(await textsFor(admin)).toContain('Ask for a section drawing.');
      expect(await textsFor(world.reviewer)).not.toContain('Ask for a section drawing.');
    }
    await discard(world.reviewer);
    expect(await textsFor(admin)).toContain('Ask for a section drawing.');
    expect((await discard(stranger)).statusCode).toBe(404);
    expect((await discard(admin)).statusCode).toBe(204);
    expect(await textsFor(admin)).not.toContain('Ask for a section drawing.');
  });

  it('[APPROVE-61] without an answer or a resolution from there', async () => {
    await returnIt();
    const { comments } = (await get(`/api/projects/${projectId}/review`, world.reviewer)).json<Review>();
    const [thread] = comments;
    const url = `/api/projects/${projectId}/comments/${thread?.id}`;
    for (const [isDeleted, code] of [
      [false, 'FORBIDDEN'],
      [true, 'NOT_FOUND'],
    ] as const) {
      if (isDeleted) await removeProject(world.owner);
      for (const as of [world.reviewer, admin]) {
        const reply = { method: 'POST', url: `${url}/replies`, headers: as, payload: { text: 'Too late' } } as const;
        const resolution = { method: 'PATCH', url, headers: as, payload: { isResolved: true } } as const;
        for (const request of [reply, resolution])
          expect((await world.server.app.inject(request)).json().code).toBe(code);
        expect((await get(`/api/projects/${projectId}/review`, as)).json<Review>().comments).toMatchObject(
          comments.map(({ id, resolvedAt }) => ({ id, resolvedAt })),
        );
      }
    }
  });

  it('while what was never submitted stays its team’s alone', async () => {
    const draft = await world.addPlan(`Draft of case ${count}`);
    await world.client.query('update projects set deleted_at = now() where id = $1', [draft]);
    for (const as of [world.reviewer, admin, world.owner])
      expect(await statusOf(`/api/projects/${draft}/review`, as)).toBe(404);
  });
});
