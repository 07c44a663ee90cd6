import { randomUUID } from 'node:crypto';
import type { Project, ProjectSummary, Review, Submission } from '@quietsite/contracts';
import { hongKongToday } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Headers } from './project-calls.ts';
import { contact, type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';
import { listMails } from './test-server.ts';

let world: SubmissionWorld;
let stranger: Headers;
let projectId: number;
let submission: Submission;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
  stranger = await world.server.signIn('demo-other');
});
afterAll(() => world.close());
beforeEach(async () => {
  // All are at the same place, so projects revealed earlier would be everyone's neighbours.
  await world.client.query('update projects set approved_on = null');
  projectId = await world.addPlan(`Review ${++count}`);
  submission = await world.submit(projectId);
});

const reveal = (as?: Headers) =>
  world.decide(projectId, { decision: 'reveal', submissionId: submission.id }, as ?? world.reviewer);
const reject = (reason = 'Show the barrier on the plan.', as?: Headers) =>
  world.decide(projectId, { decision: 'reject', submissionId: submission.id, reason }, as ?? world.reviewer);
const codeOf = async (answer: Promise<{ json(): { code: string } }>) => (await answer).json().code;
const mailsOf = async (title: string) =>
  (await listMails(world.server, contact.email)).filter(({ subject }) => subject.endsWith(title));

async function comment(anchor: object, text: string, as = world.reviewer) {
  return world.call('POST', `/${projectId}/comments`, as, { submissionId: submission.id, anchor, text });
}
const send = () => world.call('POST', `/${projectId}/comments/sending`, world.reviewer);

describe('a project of one’s own', () => {
  const reviewerId = `(select id from users where username = 'demo-epd')`;

  it('[AUTH-50] is not decided on by a reviewer who is on its team, or who submitted it', async () => {
    await world.client.query(
      `insert into project_members (project_id, user_id, role) values ($1, ${reviewerId}, 'readonly')`,
      [projectId],
    );
    for (const answer of [await reveal(), await reject()])
      expect(answer.json()).toMatchObject({
        code: 'OWN_PROJECT',
        message: 'You cannot decide on a project that you submitted or work on. Another reviewer must decide.',
      });
    await world.client.query(`delete from project_members where project_id = $1 and user_id = ${reviewerId}`, [
      projectId,
    ]);
    await world.client.query('alter table submissions disable trigger user');
    await world.client.query(`update submissions set submitted_by = ${reviewerId} where id = $1`, [submission.id]);
    await world.client.query('alter table submissions enable trigger user');
    expect(await codeOf(reveal())).toBe('OWN_PROJECT');
    expect((await world.get(projectId)).approvedOn).toBeNull();
  });
});

describe('revealing', () => {
  it('[APPROVE-05] [Q37] [Q76] approves the project today in Hong Kong, for good', async () => {
    const answer = await reveal();
    expect(answer.statusCode).toBe(200);
    const today = hongKongToday(new Date());
    expect(answer.json<Review>()).toMatchObject({
      approvedOn: today,
      submissions: [{ id: submission.id, state: 'revealed', decidedBy: 'Demo Reviewer', reason: '' }],
    });
    expect(await world.get(projectId)).toMatchObject({ status: 'Approved', approvedOn: today, isReadonly: true });
    expect(await codeOf(reveal())).toBe('ALREADY_DECIDED');
    expect(await codeOf(reject())).toBe('ALREADY_DECIDED');
    expect(await codeOf(world.trySubmit(projectId))).toBe('ALREADY_SUBMITTED');
    expect((await world.get(projectId)).approvedOn).toBe(today);
  });

  it('[U25] is recorded with who did it', async () => {
    await reveal();
    expect(await world.lastAudit(projectId)).toEqual({
      action: 'submission.reveal',
      userId: await world.userId('demo-epd'),
      details: { submissionId: submission.id },
    });
  });

  it('notifies the submitter at the given address', async () => {
    const { title } = await world.get(projectId);
    await reveal();
    const [mail, ...others] = await mailsOf(title);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: `Project approved: ${title}` });
    expect(mail?.text).toContain(`/Review?project=${projectId}`);
  });

  it('notifies the submitter in the submitter’s language, whatever the reviewer uses', async () => {
    const { title } = await world.get(projectId);
    const choose = (language: string | null) =>
      world.client.query(`update users set language = $1 where username = 'demo'`, [language]);
    await choose('zh-Hant');
    await reveal();
    await choose(null);
    expect(await mailsOf(title)).toMatchObject([{ subject: `項目已獲批准：${title}` }]);
  });

  it('[Q38] a project nearby sees the neighbour from then on, and that it has not counted it', async () => {
    const next = await world.addPlan(`Next to ${count}`, 150);
    const ids = async () => (await world.read(`/${next}/neighbours`)).json<{ id: number }[]>().map(({ id }) => id);
    const isNew = async () => (await world.results(next)).hasNewNeighbour;
    expect([await ids(), await isNew()]).toEqual([[], false]);
    await reveal();
    expect([await ids(), await isNew()]).toEqual([[projectId], true]);
    expect((await world.get(next)).isCalculated).toBe(true);
  });
});

describe('rejecting', () => {
  it('[APPROVE-06] [Q36] lets the team edit and submit again, and keeps what was submitted', async () => {
    const answer = await reject();
    expect(answer.json<Review>()).toMatchObject({
      ...{ approvedOn: null },
      submissions: [{ id: submission.id, state: 'rejected', reason: 'Show the barrier on the plan.' }],
    });
    const project = await world.get(projectId);
    expect(project).toMatchObject({ status: 'Rejected', isReadonly: false, approvedOn: null });
    const again = await world.submit(projectId);
    expect(again.number).toBe(2);
    expect(await world.get(projectId)).toMatchObject({ status: 'Submitted', isReadonly: true });
    const { submissions } = await world.review(projectId);
    expect(submissions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'submitted'],
      [1, 'rejected'],
    ]);
    const [file] = submissions[1]?.files ?? [];
    const url = `/api/submissions/${submission.id}/files/${file?.id}`;
    expect((await world.server.app.inject({ url, headers: world.reviewer })).statusCode).toBe(200);
  });

  it('[Q36] the files of a rejected submission outlive what they were made from', async () => {
    const fileKey = await world.one<string>(
      `select file_key from submission_files where submission_id = $1 and name = 'Report.pdf'`,
      [submission.id],
    );
    await reject();
    await world.client.query('delete from documents where project_id = $1', [projectId]);
    expect(await world.files.read(fileKey).then((stream) => stream.toArray())).toHaveLength(1);
  });

  it('[APPROVE-04] says why', async () => {
    for (const reason of ['', ' '.repeat(30), 'Nineteen characters'])
      expect(await codeOf(reject(reason))).toBe('VALIDATION_FAILED');
    expect((await world.get(projectId)).status).toBe('Submitted');
    const { title } = await world.get(projectId);
    await reject('First line, long enough\nSecond line');
    const [mail] = await mailsOf(title);
    expect(mail?.subject).toBe(`Project returned for changes: ${title}`);
    expect(mail?.text).toContain('> First line, long enough\n> Second line');
  });

  it('[U25] is recorded with who did it and why', async () => {
    await reject('Why is there no barrier?');
    expect(await world.lastAudit(projectId)).toMatchObject({
      action: 'submission.reject',
      userId: await world.userId('demo-epd'),
      details: { submissionId: submission.id, reason: 'Why is there no barrier?' },
    });
  });
});

describe('a returned plan', () => {
  const listed = async (as: Headers) => {
    const answer = await world.server.app.inject({ url: '/api/projects?list=authority', headers: as });
    return answer.json<ProjectSummary[]>().find(({ id }) => id === projectId);
  };
  const statusOf = async (url: string, as: Headers) => (await world.server.app.inject({ url, headers: as })).statusCode;

  it('[APPROVE-12] [APPROVE-13] [Q150] stays readable to the authority with comments, decision, reason and files', async () => {
    await comment({ kind: 'plan' }, 'Which permits?');
    await comment({ kind: 'section', section: 'permits' }, 'See the annex.', world.owner);
    await reject('Permits are missing.');
    const { title } = await world.get(projectId);
    expect(await listed(world.reviewer)).toMatchObject({ title, status: 'Rejected', openedBy: null });
    const review = await world.review(projectId, world.reviewer);
    expect(review.comments.map(({ text }) => text)).toEqual(['See the annex.', 'Which permits?']);
    expect(review.submissions).toMatchObject([
      { id: submission.id, state: 'rejected', reason: 'Permits are missing.', decidedBy: 'Demo Reviewer' },
    ]);
    for (const { id } of review.submissions[0]?.files ?? [])
      expect(await statusOf(`/api/submissions/${submission.id}/files/${id}`, world.reviewer)).toBe(200);
    expect(await statusOf(`/api/submissions/${submission.id}`, await world.server.signIn('demo-admin'))).toBe(200);
  });

  it('[APPROVE-13] [Q34] is seen as it was submitted, not as the team changes it', async () => {
    const before = await world.get(projectId);
    await reject();
    await world.client.query(
      `update projects set title = 'Edited since', districts = '{Islands}', modified_at = now() where id = $1`,
      [projectId],
    );
    await world.client.query(`update tasks set end_date = end_date + 400 where project_id = $1`, [projectId]);
    expect(await listed(world.reviewer)).toMatchObject({
      ...{ title: before.title, completionDate: before.completionDate, access: { districts: ['Kowloon City'] } },
    });
    const [kept] = (await world.review(projectId, world.reviewer)).submissions;
    expect(kept?.projectTitle).toBe(before.title);
    for (const path of ['', '/map', '/programme', '/results', '/report', '/receivers'])
      expect([path, await statusOf(`/api/projects/${projectId}${path}`, world.reviewer)]).toEqual([path, 403]);
    expect((await comment({ kind: 'plan' }, 'Too late')).statusCode).toBe(403);
    expect(await statusOf(`/api/projects/${projectId}/review`, stranger)).toBe(404);
    await world.client.query(`update users set district = 'Islands' where username = 'demo-epd'`);
    expect(await listed(world.reviewer)).toBeUndefined();
    expect(await statusOf(`/api/projects/${projectId}/review`, world.reviewer)).toBe(404);
    await world.client.query(`update users set district = 'Kowloon City' where username = 'demo-epd'`);
  });

  it('[APPROVE-13] [Q34] a draft that was never submitted stays its team’s alone', async () => {
    const draft = await world.addPlan(`Draft ${count}`);
    expect(await statusOf(`/api/projects/${draft}/review`, world.reviewer)).toBe(404);
    const answer = await world.server.app.inject({ url: '/api/projects?list=authority', headers: world.reviewer });
    expect(answer.json<ProjectSummary[]>().map(({ id }) => id)).not.toContain(draft);
  });
});

it('[APPROVE-14] a sample project is never submitted, nor is a copy of one', async () => {
  const sample = await world.addPlan(`Sample ${count}`);
  await world.client.query('update projects set is_sample = true where id = $1', [sample]);
  const copied = await world.call('POST', `/${sample}/copies`, world.owner, {
    ...{ as: 'project', title: `Copy of sample ${count}`, isEquipmentKept: true, commencementDate: null },
  });
  expect([copied.statusCode, copied.body.slice(0, 200)]).toEqual([201, expect.anything()]);
  for (const id of [sample, copied.json<Project>().id]) {
    const answer = await world.trySubmit(id);
    const { code, details } = answer.json<{ code: string; details: { findings: { code: string }[] } }>();
    expect([code, details.findings.at(-1)?.code]).toEqual(['REPORT_INCOMPLETE', 'SAMPLE_PROJECT']);
    const report = (await world.read(`/${id}/report`)).json<{ findings: { code: string; isBlocking: boolean }[] }>();
    expect(report.findings).toContainEqual({ code: 'SAMPLE_PROJECT', isBlocking: true });
    expect((await world.get(id)).status).toBe('Created');
  }
});

describe('deciding', () => {
  it('[APPROVE-01] [APPROVE-02] [Q18] is for the authority of the district and the administrator alone', async () => {
    expect(await codeOf(reveal(world.owner))).toBe('FORBIDDEN');
    expect(await codeOf(reveal(stranger))).toBe('NOT_FOUND');
    await world.client.query(`update projects set districts = '{Islands}' where id = $1`, [projectId]);
    expect(await codeOf(reveal())).toBe('FORBIDDEN');
    expect((await reveal(await world.server.signIn('demo-admin'))).statusCode).toBe(200);
  });

  it('[U25] [Q18] is of what is submitted and calculated', async () => {
    await world.client.query('update projects set is_calculated = false where id = $1', [projectId]);
    expect(await codeOf(reveal())).toBe('FORBIDDEN');
    await world.client.query('update projects set is_calculated = true, submitted_at = null where id = $1', [
      projectId,
    ]);
    expect(await codeOf(reveal())).toBe('FORBIDDEN');
  });

  it('[APPROVE-08] [U25] a second decision is refused because of the first, and changes nothing', async () => {
    const answers = await Promise.all([reveal(), reject(), reveal(), reject()]);
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'done');
    expect(codes.sort()).toEqual(['ALREADY_DECIDED', 'ALREADY_DECIDED', 'ALREADY_DECIDED', 'done']);
    const audits = `select count(*)::int from audit_log where project_id = $1 and action like 'submission.%'`;
    expect(await world.one(audits, [projectId])).toBe(1);
  });

  it('[APPROVE-08] a decision on an earlier submission is not one on the present', async () => {
    await reject();
    await world.submit(projectId);
    expect(await codeOf(reveal())).toBe('ALREADY_DECIDED');
    expect((await world.get(projectId)).status).toBe('Submitted');
  });

  it('[APPROVE-03] needs a project and a submission that are there', async () => {
    expect(await codeOf(world.decide(999_999, { decision: 'reveal', submissionId: submission.id }))).toBe('NOT_FOUND');
    expect(await codeOf(world.decide(projectId, { decision: 'reveal', submissionId: 999_999 }))).toBe('NOT_FOUND');
    expect(await codeOf(reveal({}))).toBe('NOT_SIGNED_IN');
  });

  it('[APPROVE-07] an approved project shows its approval date to everyone who may read it', async () => {
    await reveal();
    const lists = await world.server.app.inject({ url: '/api/projects?list=authority', headers: world.reviewer });
    const entry = lists.json<ProjectSummary[]>().find(({ id }) => id === projectId);
    expect(entry).toMatchObject({ status: 'Approved', access: { isApproved: true } });
    const today = hongKongToday(new Date());
    for (const as of [world.owner, world.reviewer]) expect((await world.get(projectId, as)).approvedOn).toBe(today);
  });
});

it('[Q18] what the demonstration has submitted can be decided as well', async () => {
  const seeded = await world.one<number>(
    `select project_id from submissions where state = 'submitted' and role_in_project = 'Owner' limit 1`,
  );
  const admin = await world.server.signIn('demo-admin');
  const [waiting] = (await world.review(seeded, admin)).submissions;
  const answer = await world.decide(
    seeded,
    { decision: 'reject', submissionId: waiting?.id, reason: 'Permits are missing.' },
    admin,
  );
  expect(answer.statusCode).toBe(200);
});

describe('comments', () => {
  it('are pinned to the plan, a receiver, a row or a section, under the names they had', async () => {
    const [receiver] = (await world.results(projectId)).receivers;
    const rowId = await world.one<number>('select id from equipment_rows where project_id = $1', [projectId]);
    const anchors = [
      [{ kind: 'plan' }, ''],
      [{ kind: 'receiver', pointId: receiver?.pointId }, 'N1'],
      [{ kind: 'row', rowId }, 'Excavator'],
      [{ kind: 'section', section: 'Noise monitoring' }, 'Noise monitoring'],
    ] as const;
    for (const [anchor, name] of anchors) {
      const answer = await comment(anchor, 'Please explain.');
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toMatchObject({
        ...{ anchor, anchorName: name, text: 'Please explain.', author: 'Demo Reviewer' },
        ...{ isOwn: true, isByAuthority: true, resolvedAt: null, submissionId: submission.id },
      });
    }
    expect((await send()).statusCode).toBe(200);
    const { comments } = await world.review(projectId);
    expect(comments.map(({ anchor }) => anchor.kind)).toEqual(['plan', 'receiver', 'row', 'section']);
    expect(comments.every(({ isOwn }) => !isOwn)).toBe(true);
  });

  it('of what was not submitted, or of a submission of another project, are not taken', async () => {
    const elsewhere = await world.one<number>('select min(id) from equipment_rows where project_id <> $1', [projectId]);
    expect((await comment({ kind: 'row', rowId: elsewhere }, 'x')).json().code).toBe('NOT_FOUND');
    expect((await comment({ kind: 'receiver', pointId: 999_999 }, 'x')).json().code).toBe('NOT_FOUND');
    const other = await world.addPlan(`Other ${count}`);
    const { id: submissionId } = await world.submit(other);
    const body = { submissionId, anchor: { kind: 'plan' }, text: 'x' };
    expect((await world.call('POST', `/${projectId}/comments`, world.reviewer, body)).json().code).toBe('NOT_FOUND');
  });
});

describe('versions', () => {
  async function addVersion(): Promise<Project> {
    const copy = { as: 'version', commencementDate: null, isEquipmentKept: true };
    const version = (await world.call('POST', `/${projectId}/copies`, world.owner, copy)).json<Project>();
    await world.client.query(`update equipment_rows set quantity = 2 where project_id = $1`, [version.id]);
    await world.calculate(version.id);
    await world.print(version.id);
    return version;
  }

  it('[Q37] the review of one lists what was submitted of all that the requester may read', async () => {
    await reveal();
    const version = await addVersion();
    const own = await world.review(version.id);
    expect(own.submissions.map(({ id }) => id)).toEqual([submission.id]);
    expect(own.approvedOn).toBeNull();
    const next = await world.submit(version.id);
    for (const id of [version.id, projectId])
      expect((await world.review(id, world.reviewer)).submissions.map((entry) => entry.id)).toEqual([
        next.id,
        submission.id,
      ]);
    await world.client.query(`update submissions set districts = '{Islands}' where id = $1`, [submission.id]);
    await world.client.query(`update projects set districts = '{Islands}' where id = $1`, [projectId]);
    expect((await world.review(version.id, world.reviewer)).submissions.map(({ id }) => id)).toEqual([next.id]);
  });

  it('[Q37] are compared as they were frozen, whatever became of the projects', async () => {
    const version = await addVersion();
    const next = await world.submit(version.id);
    await world.client.query(`update projects set proponent = 'Changed later' where id = $1`, [projectId]);
    const { rowCount: selected } = await world.client.query(
      'select from receiver_points where project_id = $1 and is_selected',
      [projectId],
    );
    const compare = (from: number, to: number, as = world.reviewer) =>
      world.server.app.inject({ url: `/api/submissions/${from}/comparison?with=${to}`, headers: as });
    for (const answer of [await compare(submission.id, next.id), await compare(next.id, submission.id)]) {
      expect(answer.json()).toMatchObject({
        ...{ before: { id: submission.id }, after: { id: next.id } },
        ...{ project: [{ what: 'Version', before: '', after: '1' }], zones: [], activities: [] },
        equipment: [{ what: 'Zone 1: t: Excavator', before: expect.stringContaining('1 x 112 dB(A)') }],
      });
      const { counts, receivers } = answer.json();
      const total = ({ satisfies, borderline, exceeds, leftOut, untold }: Record<string, number>) =>
        [satisfies, borderline, exceeds, leftOut, untold].reduce((sum, count) => (sum ?? 0) + (count ?? 0));
      expect([total(counts.before), counts.before.untold]).toEqual([selected, 0]);
      expect(receivers[0].before.verdict).toMatch(/^(satisfies|borderline|exceeds)$/);
      const [receiver] = answer.json().receivers;
      expect(Math.abs(receiver.after.mitigated - receiver.before.mitigated - 3)).toBeLessThanOrEqual(0.11);
    }
    expect((await compare(submission.id, next.id, stranger)).json().code).toBe('NOT_FOUND');
    const other = await world.addPlan(`Unrelated ${randomUUID()}`);
    const unrelated = await world.submit(other);
    expect((await compare(submission.id, unrelated.id)).json().code).toBe('NOT_FOUND');
  });
});
