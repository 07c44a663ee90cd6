import { createHash, randomUUID } from 'node:crypto';
import type { Submission } from '@quietsite/contracts';
import { submissionInputsSchema } from '@quietsite/domain/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contact, type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';

let world: SubmissionWorld;
let projectId: number;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  projectId = await world.addPlan(`Submission ${++count}`);
});

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

async function download({ id, files }: Submission, name: string, as = world.owner) {
  const file = files.find((entry) => entry.name === name);
  const url = `/api/submissions/${id}/files/${file?.id}`;
  const answer = await world.server.app.inject({ url, headers: as });
  return { answer, file, content: answer.rawPayload };
}

async function codeOf(answer: Promise<{ json(): { code: string } }>): Promise<string> {
  return (await answer).json().code;
}

describe('submitting a plan', () => {
  it('[REPORT-13] [REPORT-49] [U04] hands it in with user id, address and role, and makes it read-only', async () => {
    const submission = await world.submit(projectId);
    expect(submission).toMatchObject({
      ...{ projectId, number: 1, state: 'submitted', submittedBy: 'Demo Owner', ...contact, reason: '' },
      ...{ decidedAt: null, decidedBy: null },
    });
    const userId = await world.userId('demo');
    expect(await world.one('select submitted_by from submissions where id = $1', [submission.id])).toBe(userId);
    expect(await world.get(projectId)).toMatchObject({ status: 'Submitted', isReadonly: true });
    const { revision } = await world.get(projectId);
    const change = { revision, points: [], removedIds: [] };
    expect(await codeOf(world.call('PUT', `/${projectId}/receivers`, world.owner, change))).toBe('FORBIDDEN');
    expect(await world.lastAudit(projectId)).toEqual({
      ...{ action: 'project.submit', userId, details: { submissionId: submission.id } },
    });
  });

  it('[U04] takes no identity from the request', async () => {
    const body = { key: randomUUID(), contact, userId: 1, submittedBy: 1 };
    const answer = await world.call('POST', `/${projectId}/submission?userId=1&role=admin`, world.owner, body);
    expect(answer.json<Submission>().submittedBy).toBe('Demo Owner');
  });

  it('[U46] [REPORT-61] freezes documents, attachments, proofs and inputs, each with its hash and a name of its own', async () => {
    await world.addAttachment(projectId, 'report.PDF', 'a letter');
    await world.addProof(projectId, 'Test certificate.pdf', 'a certificate');
    const submission = await world.submit(projectId);
    expect(submission.files.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      ...['document Report.pdf', 'document Appendix A.pdf', 'document Appendix B.pdf', 'document Appendix C.pdf'],
      ...['attachment report (2).PDF', 'material Test certificate.pdf', 'inputs Inputs.json'],
    ]);
    for (const { name } of submission.files) {
      const { answer, file, content } = await download(submission, name);
      expect([answer.statusCode, sha256(content), content.length]).toEqual([200, file?.sha256, file?.sizeBytes]);
      expect(answer.headers['content-disposition']).toContain('attachment; filename=');
      if (file?.kind === 'document')
        expect(answer.headers['content-disposition']).toMatch(/Submission-\d+(_v\d+)?_(Report|Appendix-[A-D])\.pdf/);
    }
    const lines = submission.files.map((file) => `${file.sha256}  ${file.name}\n`).sort();
    expect(submission.bundleHash).toBe(sha256(lines.join('')));
  });

  it('[U46] [Q05] [Q148] the inputs record what was calculated, what was found and who submitted it', async () => {
    await world.client.query('update equipment_rows set time_period = 2 where project_id = $1', [projectId]);
    const submission = await world.submit(projectId);
    const { content } = await download(submission, 'Inputs.json');
    const inputs = submissionInputsSchema.parse(JSON.parse(content.toString()));
    expect(inputs.submitter).toEqual({ userId: await world.userId('demo'), name: 'Demo Owner', ...contact });
    expect(inputs.run).toMatchObject({ id: submission.runId, inputHash: submission.inputHash });
    expect(inputs.snapshot.rows).toEqual([expect.objectContaining({ name: 'Excavator', soundPower: 112 })]);
    expect(inputs.restrictedRowIds).toEqual(inputs.snapshot.rows.map(({ id }) => id));
    const [found] = (await world.results(projectId)).receivers;
    expect(inputs.receivers).toEqual([
      {
        ...{ pointId: found?.pointId, name: 'N1', buildingName: 'Harbour View', isLeftOut: false },
        ...{ criterion: found?.criterion, unmitigated: found?.unmitigatedLevel, mitigated: found?.mitigatedLevel },
        withNeighbours: found?.withNeighbourLevel,
        ...{ unmitigatedVerdict: 'satisfies', verdict: 'satisfies', withNeighbourVerdict: 'satisfies' },
      },
    ]);
    expect(inputs.files).toEqual(
      submission.files.filter(({ kind }) => kind !== 'inputs').map(({ id: _id, ...file }) => file),
    );
  });

  it('[U46] sent again with the same key it is the same submission, also at the same time', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => world.trySubmit(projectId, { key })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    const ids = new Set(answers.map((answer) => answer.json<Submission>().id));
    expect(ids.size).toBe(1);
    expect(await world.trySubmit(projectId, { key })).toMatchObject({ statusCode: 200 });
    expect(await world.one(`select count(*)::int from pgboss.job where name = 'receipt'`)).toBe(
      await countSubmissions(),
    );
  });

  it('[U46] with another key it has been submitted already, also at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => world.trySubmit(projectId)));
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? 'done');
    expect(codes.sort()).toEqual(['ALREADY_SUBMITTED', 'ALREADY_SUBMITTED', 'done']);
    expect(await codeOf(world.trySubmit(projectId))).toBe('ALREADY_SUBMITTED');
  });

  it('[U46] the database itself lets one submission wait', async () => {
    await world.submit(projectId);
    await world.client.query('update projects set submitted_at = null where id = $1', [projectId]);
    expect(await codeOf(world.trySubmit(projectId))).toBe('ALREADY_SUBMITTED');
  });
});

/** Excludes those of the demonstration, which have their receipts. */
const countSubmissions = () => world.one<number>('select count(*)::int from submissions where receipt_sent_at is null');

describe('[U46] [REPORT-15] a plan that is not complete stays a draft', () => {
  const refused = async (sent = contact) => {
    const before = await world.state(projectId);
    const answer = (await world.trySubmit(projectId, { sent })).json();
    expect(await world.state(projectId)).toBe(before);
    expect((await world.get(projectId)).isReadonly).toBe(false);
    const findings = answer.details?.findings as { code: string; isBlocking: boolean }[] | undefined;
    expect(findings?.every(({ isBlocking }) => isBlocking) ?? true).toBe(true);
    return findings?.map(({ code }) => code) ?? answer.code;
  };

  it('without address and role', async () => {
    expect(await refused({ email: ' ', roleInProject: '' })).toEqual(['EMAIL_MISSING', 'ROLE_MISSING']);
    expect(await refused({ ...contact, email: 'nobody' })).toEqual(['EMAIL_MISSING']);
  });

  it('without a calculation of what it is now', async () => {
    await world.client.query('update projects set is_calculated = false where id = $1', [projectId]);
    expect(await refused()).toEqual(['NOT_CALCULATED', 'DOCUMENTS_MISSING']);
  });

  it('without a document, or with one of an older text', async () => {
    await world.client.query(`delete from documents where project_id = $1 and kind = 'appendix-b'`, [projectId]);
    expect(await refused()).toEqual(['DOCUMENTS_MISSING']);
    await world.print(projectId, ['appendix-b']);
    await world.client.query(`update documents set draft_revision = 7 where project_id = $1 and kind = 'report'`, [
      projectId,
    ]);
    expect(await refused()).toEqual(['DOCUMENTS_MISSING']);
  });

  it('without a selected receiver', async () => {
    await world.client.query('update receiver_points set is_selected = false where project_id = $1', [projectId]);
    expect(await refused()).toEqual(['NO_RECEIVERS_SELECTED']);
  });

  it('without proof of a figure of the user', async () => {
    await world.client.query(
      `update equipment_rows set official_id = '', default_sound_power = 100 where project_id = $1`,
      [projectId],
    );
    expect(await refused()).toEqual(['PROOF_MISSING']);
    await world.addProof(projectId, 'Certificate.pdf', 'proof');
    await world.submit(projectId);
  });

  it('with a file that is gone or damaged', async () => {
    const fileKey = await world.addAttachment(projectId, 'Letter.pdf', 'whole');
    await world.files.remove(fileKey);
    expect(await refused()).toBe('INTERNAL');
    await world.files.put(Buffer.from('other'), fileKey);
    expect(await refused()).toBe('INTERNAL');
    await world.files.remove(fileKey);
    await world.files.put(Buffer.from('whole'), fileKey);
    await world.submit(projectId);
  });

  it('while it is being calculated', async () => {
    const { id } = await world.start(projectId);
    expect(await refused()).toBe('RUN_ALREADY_ACTIVE');
    await world.runs.perform(id, AbortSignal.timeout(30_000));
  });
});
