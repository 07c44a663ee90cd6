import { randomUUID } from 'node:crypto';
import type { Review, ReviewComment, Submission } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Headers } from './project-calls.ts';
import { contact, type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';
import { listMails } from './test-server.ts';

const REASON = 'Screen the western boundary.';
const plan = { kind: 'plan' };

let world: SubmissionWorld;
let second: Headers;
let projectId: number;
let submission: Submission;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
  second = await world.server.signIn('demo-admin');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null');
  projectId = await world.addPlan(`Threads ${++count}`);
  submission = await world.submit(projectId);
});

const url = () => `/api/projects/${projectId}/comments`;
const inject = (method: 'POST' | 'PATCH' | 'DELETE', path: string, as: Headers, payload?: object) =>
  world.server.app.inject({ method, url: `${url()}${path}`, headers: as, ...(payload && { payload }) });
const write = (text: string, as = world.reviewer, more: object = {}) =>
  inject('POST', '', as, { submissionId: submission.id, anchor: plan, text, ...more });
const add = async (text: string, as = world.reviewer, more: object = {}) =>
  (await write(text, as, more)).json<ReviewComment>();
const reply = (id: number, text: string, as: Headers) => inject('POST', `/${id}/replies`, as, { text });
const resolve = (id: number, as: Headers, isResolved = true) => inject('PATCH', `/${id}`, as, { isResolved });
const send = (as = world.reviewer) => inject('POST', '/sending', as);
const decide = (decision: object, as = world.reviewer) =>
  world.decide(projectId, { submissionId: submission.id, ...decision }, as);
const reject = (as = world.reviewer) => decide({ decision: 'reject', reason: REASON }, as);
const comments = async (as: Headers) => (await world.review(projectId, as)).comments;
const textsOf = async (as: Headers) => (await comments(as)).map(({ text }) => text);
const auditCount = (action: string) =>
  world.one<number>('select count(*)::integer from audit_log where project_id = $1 and action = $2', [
    projectId,
    action,
  ]);
async function mailsOf() {
  const { title } = await world.get(projectId);
  return (await listMails(world.server, contact.email)).filter(({ subject }) => subject.endsWith(title));
}

describe('what an officer writes', () => {
  it('[APPROVE-30] is read by nobody else until it is sent, not in the activity log either', async () => {
    const thread = await add('Why at night?', world.owner);
    const draft = await add('Why no barrier?');
    expect(draft).toMatchObject({ isDraft: true, isByAuthority: true, number: 2, canResolve: false });
    expect((await reply(thread.id, 'Please explain.', world.reviewer)).json()).toMatchObject({
      ...{ isDraft: true, parentId: thread.id, number: 1 },
    });
    expect(await textsOf(world.reviewer)).toEqual(['Why at night?', 'Please explain.', 'Why no barrier?']);
    for (const other of [world.owner, second]) expect(await textsOf(other)).toEqual(['Why at night?']);
    expect(await auditCount('comment.add')).toBe(1);
    expect((await resolve(draft.id, world.reviewer)).statusCode).toBe(404);
  });

  it('[APPROVE-30] goes with the decision of its author, in its transaction; drafts of another officer stay', async () => {
    const own = await add('Why no barrier?');
    const other = await add('Whose trucks?', second);
    await world.client.query('alter table submissions add constraint broken check (decided_at is null) not valid');
    expect((await reject()).statusCode).toBe(500);
    await world.client.query('alter table submissions drop constraint broken');
    expect(await textsOf(world.owner)).toEqual([]);
    expect((await reject()).statusCode).toBe(200);
    expect(await comments(world.owner)).toMatchObject([{ id: own.id, isDraft: false, isByAuthority: true }]);
    expect(await comments(second)).toMatchObject([{ id: own.id }, { id: other.id, isDraft: true }]);
    expect(await auditCount('comment.add')).toBe(1);
  });

  it('[APPROVE-30] goes with an approval too', async () => {
    await add('Please keep to the hours.');
    await decide({ decision: 'reveal' });
    expect(await textsOf(world.owner)).toEqual(['Please keep to the hours.']);
  });

  it('[APPROVE-30] can be changed and discarded by its author alone, until it is sent', async () => {
    const { id } = await add('Wy?');
    expect((await inject('PATCH', `/${id}`, second, { text: 'Mine' })).statusCode).toBe(404);
    expect((await inject('DELETE', `/${id}`, second)).statusCode).toBe(204);
    expect(await textsOf(world.reviewer)).toEqual(['Wy?']);
    expect((await inject('PATCH', `/${id}`, world.reviewer, { text: 'Why?' })).json()).toMatchObject({ text: 'Why?' });
    expect((await inject('DELETE', `/${id}`, world.reviewer)).statusCode).toBe(204);
    expect(await comments(world.reviewer)).toEqual([]);
    const sent = await add('Final');
    await send();
    expect((await inject('PATCH', `/${sent.id}`, world.reviewer, { text: 'Other' })).statusCode).toBe(404);
    expect((await inject('DELETE', `/${sent.id}`, world.reviewer)).statusCode).toBe(204);
    expect(await textsOf(world.owner)).toEqual(['Final']);
  });

  it('[APPROVE-30] stays with its author when another officer decided meanwhile, and can be sent later', async () => {
    await add('Half done');
    expect((await reject(second)).statusCode).toBe(200);
    expect(await comments(world.reviewer)).toMatchObject([{ text: 'Half done', isDraft: true }]);
    expect((await send()).json().code).toBe('FORBIDDEN');
    expect(await textsOf(world.owner)).toEqual([]);
    await world.submit(projectId);
    expect((await send()).statusCode).toBe(200);
    expect(await textsOf(world.owner)).toEqual(['Half done']);
  });

  it('[APPROVE-30] the same request sent again is the same comment, sent or not', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => add('Once', world.reviewer, { key })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await send();
    expect(await add('Once', world.reviewer, { key })).toMatchObject({ id: answers[0]?.id, isDraft: false });
    expect(await textsOf(world.owner)).toEqual(['Once']);
    await Promise.all([add('Twice', world.owner, { key }), add('Twice', world.owner, { key })]);
    expect(await textsOf(world.owner)).toEqual(['Once', 'Twice']);
  });

  it('[APPROVE-30] two decisions at once send only the drafts of the one that counts', async () => {
    await add('First officer');
    await add('Second officer', second);
    const codes = (await Promise.all([reject(), reject(second)])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 409]);
    expect(await textsOf(world.owner)).toHaveLength(1);
  });
});

describe('a thread', () => {
  it('[APPROVE-31] has replies in order under its number; those of the team are sent at once', async () => {
    await add('One');
    await add('Two');
    await send();
    const [one, two] = await comments(world.owner);
    expect([one?.number, two?.number]).toEqual([1, 2]);
    const answer = (await reply(one?.id ?? 0, 'Because.', world.owner)).json<ReviewComment>();
    expect(answer).toMatchObject({
      ...{ parentId: one?.id, number: 1, isDraft: false, isByAuthority: false, author: 'Demo Owner' },
      ...{ anchor: plan, submissionId: submission.id },
    });
    expect(await textsOf(world.reviewer)).toEqual(['One', 'Because.', 'Two']);
    expect((await reply(answer.id, 'To a reply', world.owner)).statusCode).toBe(404);
    expect(await mailsOf()).toHaveLength(1);
  });

  it('[APPROVE-32] of the authority is resolved and reopened by the authority, not by the team', async () => {
    const { id } = await add('Why?');
    await send();
    expect((await comments(world.owner))[0]?.canResolve).toBe(false);
    expect((await resolve(id, world.owner)).json().code).toBe('FORBIDDEN');
    expect((await reply(id, 'Because.', world.owner)).statusCode).toBe(201);
    const [by] = [await resolve(id, second)];
    expect(by.json()).toMatchObject({ resolvedBy: 'Demo Administrator', resolvedAt: expect.any(String) });
    const before = (await comments(world.owner))[0];
    expect(before).toMatchObject({ resolvedBy: 'Demo Administrator' });
    // If another officer repeats it, the thread keeps the first resolver.
    expect((await resolve(id, world.reviewer)).json()).toMatchObject({
      ...{ resolvedBy: before?.resolvedBy, resolvedAt: before?.resolvedAt },
    });
    expect((await resolve(id, world.owner, false)).json().code).toBe('FORBIDDEN');
    expect((await resolve(id, world.reviewer, false)).json()).toMatchObject({ resolvedAt: null, resolvedBy: null });
    expect([await auditCount('comment.resolve'), await auditCount('comment.reopen')]).toEqual([1, 1]);
  });

  it('[APPROVE-32] of the team is resolved by its author or by the authority', async () => {
    const { id, canResolve } = await add('May we work on Sunday?', world.owner);
    expect(canResolve).toBe(true);
    const colleague = await world.server.signIn('demo-colleague');
    await world.client.query(
      `insert into project_members (project_id, user_id, role)
       values ($1, (select id from users where username = 'demo-colleague'), 'member') on conflict do nothing`,
      [projectId],
    );
    expect((await resolve(id, colleague)).json().code).toBe('FORBIDDEN');
    expect((await resolve(id, world.owner)).json()).toMatchObject({ resolvedBy: 'Demo Owner' });
    expect((await resolve(id, world.reviewer, false)).statusCode).toBe(200);
  });
});

describe('the mail', () => {
  const [receiver, row] = ['receiver', 'row'];

  it('[APPROVE-33] of a decision lists the comments sent with it, each with its place, text and link', async () => {
    const [point] = (await world.results(projectId)).receivers;
    const rowId = await world.one<number>('select id from equipment_rows where project_id = $1', [projectId]);
    const taskId = await world.one<number>('select task_id from equipment_rows where id = $1', [rowId]);
    await add('Already sent');
    await send();
    await add('Screen this\nhouse', world.reviewer, { anchor: { kind: receiver, pointId: point?.pointId } });
    await add('Why two?', world.reviewer, { anchor: { kind: row, rowId } });
    await add('Which?', world.reviewer, { anchor: { kind: 'section', section: 'permits' } });
    const [first] = await comments(world.reviewer);
    await reply(first?.id ?? 0, 'Still open', world.reviewer);
    await reject();
    const mails = await mailsOf();
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual([
      'Comments on your plan',
      'Project returned for changes',
    ]);
    const text = mails[1]?.text.replaceAll('\r\n', '\n').replaceAll(/https?:\/\/[^/]+/g, '') ?? '';
    const end = `project=${projectId}`;
    for (const part of [
      `> ${REASON}`,
      `Comment 2, N1:\n> Screen this\n> house\n/Review?receiver=${point?.pointId}&comment=`,
      `Comment 3, Excavator:\n> Why two?\n/Equipment?activity=${taskId}&row=${rowId}&${end}`,
      `Comment 4, Permits and approvals:\n> Which?\n/Report?section=permits&${end}`,
      `Reply to comment 1, the plan as a whole:\n> Still open\n/Review?comment=${first?.id}&${end}`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Already sent');
  });

  it('[APPROVE-33] of comments sent without a decision is one, and none without a comment', async () => {
    await add('Which permits?');
    await add('Which hours?');
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.json<Review>().comments.every(({ isDraft }) => !isDraft)).toBe(true);
    const [mail, ...others] = await mailsOf();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('> Which permits?');
    expect(mail?.text).toContain('> Which hours?');
    expect((await world.get(projectId)).status).toBe('Submitted');
  });
});

it('the release before adds and lists comments as it did', async () => {
  await world.client.query(
    `insert into review_comments (project_id, submission_id, anchor, body, author_id, is_by_authority)
     select $1, $2, '{"kind":"plan"}', 'Old', id, true from users where username = 'demo-epd'`,
    [projectId, submission.id],
  );
  await add('New draft');
  expect(await comments(world.owner)).toMatchObject([{ text: 'Old', parentId: null, isDraft: false, number: 1 }]);
  expect(await world.one('select count(*)::integer from review_comments where project_id = $1', [projectId])).toBe(1);
});
