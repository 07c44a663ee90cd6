import { randomUUID } from 'node:crypto';
import type { Submission } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccessService } from '../src/services/projects/access.service.ts';
import { createSubmissionService } from '../src/services/report/submission.service.ts';
import { contact, type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';

let world: SubmissionWorld;
let projectId: number;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  projectId = await world.addPlan(`Changed ${++count}`);
});

/** Submits, and runs `happens` after the plan was checked, while its files are being read. */
async function submitWhile(happens: () => Promise<unknown>): Promise<string> {
  const { database } = world.connection;
  const clock = () => new Date();
  let hasHappened = false;
  const read = async (key: string) => {
    if (!hasHappened) await happens();
    hasHappened = true;
    return world.files.read(key);
  };
  const submissions = createSubmissionService({
    ...{ database, clock, productVersion: 'test', enqueue: async () => undefined },
    ...{ access: createAccessService({ database, clock }), files: { ...world.files, read } },
  });
  const user = {
    ...({ id: await world.userId('demo'), userType: 'Contractor Admin', district: null, companyId: null } as const),
    sessionIdHash: await world.one<Buffer>('select session_id_hash from project_leases where project_id = $1', [
      projectId,
    ]),
  };
  const outcome = await submissions.submit(user, projectId, { key: randomUUID(), contact }).then(
    () => 'submitted',
    (error: { code?: string }) => error.code ?? String(error),
  );
  expect(hasHappened).toBe(true);
  return outcome;
}

const query = (statement: string) => world.client.query(statement, [projectId]);
const countSubmissions = () =>
  world.one<number>('select count(*)::int from submissions where project_id = $1', [projectId]);

describe('[U46] a plan that changes between its check and its submission', () => {
  it('is submitted where nothing of it did', async () => {
    expect(await submitWhile(() => query('update projects set modified_at = now() where id = $1'))).toBe('submitted');
  });

  it.each([
    ['the project', () => query('update projects set revision = revision + 1 where id = $1')],
    ['its levels', () => query('update projects set is_calculated = false where id = $1')],
    ['its run', () => world.calculate(projectId)],
    [
      'the text of the report',
      () =>
        query(`insert into report_drafts (project_id, input, email, role_in_project, saved_at)
          values ($1, '{}', '', '', now())`),
    ],
    ['a document', () => world.print(projectId, ['appendix-b'])],
    ['the attachments', () => world.addAttachment(projectId, 'Late.pdf', 'late')],
    ['the proofs', () => world.addProof(projectId, 'Late.pdf', 'late')],
  ])('is refused and stays a draft: %s', async (_, happens) => {
    expect(await submitWhile(happens)).toBe('CONFLICT');
    expect(await countSubmissions()).toBe(0);
    expect((await world.get(projectId)).status).toBe('Created');
  });

  it('is refused while it is calculated anew, and where somebody submitted it meanwhile', async () => {
    expect(await submitWhile(() => world.start(projectId))).toBe('RUN_ALREADY_ACTIVE');
    projectId = await world.addPlan(`Changed twice ${count}`);
    expect(await submitWhile(() => world.submit(projectId))).toBe('ALREADY_SUBMITTED');
    expect(await countSubmissions()).toBe(1);
  });

  it('is refused where whoever submits may no longer', async () => {
    const other = await world.userId('demo-other');
    const happens = () =>
      world.client.query('update projects set owner_user_id = $2 where id = $1', [projectId, other]);
    expect(await submitWhile(happens)).toBe('NOT_FOUND');
    expect(await countSubmissions()).toBe(0);
  });
});

it('[U46] the key of one project is not that of another', async () => {
  const key = randomUUID();
  const first = await world.submit(projectId, key);
  const other = await world.addPlan(`Same key ${count}`);
  const answer = await world.trySubmit(other, { key });
  expect([answer.statusCode, answer.json<Submission>().projectId]).toEqual([201, other]);
  expect((await world.trySubmit(projectId, { key })).json<Submission>().id).toBe(first.id);
});
