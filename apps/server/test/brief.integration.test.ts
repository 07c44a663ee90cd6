import type { Submission } from '@quietsite/contracts';
import type { AutomaticCheckName, Brief } from '@quietsite/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Headers } from './project-calls.ts';
import { type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';

let world: SubmissionWorld;
let projectId: number;
let first: Submission;

beforeAll(async () => {
  world = await startSubmissionWorld();
  projectId = await world.addPlan('Brief');
  first = await world.submit(projectId);
});
afterAll(() => world.close());

const ask = (submissionId: number, headers: Headers = world.reviewer) =>
  world.server.app.inject({ url: `/api/submissions/${submissionId}/brief`, headers });
const read = async (submissionId: number) => (await ask(submissionId)).json<Brief>();
const checkOf = ({ checks }: Brief, name: AutomaticCheckName) => checks.find((check) => check.name === name);
const reject = (submissionId: number) =>
  world.decide(projectId, { decision: 'reject', submissionId, reason: 'Screen the western boundary.' });

describe('the brief of a submission', () => {
  it('[APPROVE-37] counts what was submitted as the comparison does, for everybody who reads the submission', async () => {
    const brief = await read(first.id);
    const selected = await world.one<number>(
      'select count(*)::integer from receiver_points where project_id = $1 and is_selected',
      [projectId],
    );
    const { satisfies, borderline, exceeds, leftOut } = brief.counts;
    expect(satisfies + borderline + exceeds + leftOut).toBe(selected);
    expect(brief.exceeding).toHaveLength(exceeds);
    expect(brief.days.total).toBe(31);
    expect(brief.measures).toMatchObject({ rows: 1, withMeasure: 0 });
    expect(brief.since).toBeNull();
    expect((await ask(first.id, world.owner)).json()).toEqual(brief);
    expect((await ask(first.id, await world.server.signIn('demo-other'))).statusCode).toBe(404);
  });

  it('[APPROVE-40] checks the stored run and every file, and finds a neighbour approved since', async () => {
    const brief = await read(first.id);
    expect(checkOf(brief, 'levelsOfInputs')).toMatchObject({ result: 'passed' });
    expect(checkOf(brief, 'compulsoryIncluded')).toMatchObject({ result: 'passed' });
    expect(checkOf(brief, 'documentHashes')).toMatchObject({ result: 'passed', count: 5 });
    expect(checkOf(brief, 'neighboursCounted')).toMatchObject({ result: 'unused' });
    const report = `submission_id = ${first.id} and name = 'Report.pdf'`;
    await world.client.query(`update submission_files set sha256 = 'x' where ${report}`);
    expect(checkOf(await read(first.id), 'documentHashes')).toMatchObject({ result: 'look', names: ['Report.pdf'] });
    await world.client.query(`update submission_files set file_key = 'ab/none' where ${report}`);
    expect(checkOf(await read(first.id), 'documentHashes')).toMatchObject({ result: 'look', names: ['Report.pdf'] });
    const next = await world.addPlan('Next to it', 150);
    await world.client.query('update projects set approved_on = current_date where id = $1', [next]);
    expect(checkOf(await read(first.id), 'neighboursCounted')).toMatchObject({ result: 'look', names: ['Next to it'] });
  });

  it('[APPROVE-79] finds an approved site on the same ground, on whatever days it works', async () => {
    expect(checkOf(await read(first.id), 'siteApart')).toMatchObject({ result: 'passed', count: 1 });
    const over = await world.addPlan('Over it', 50);
    await world.client.query(
      `update tasks set start_date = start_date + 400, end_date = end_date + 400 where project_id = $1`,
      [over],
    );
    expect(checkOf(await read(first.id), 'siteApart')).toMatchObject({ result: 'passed' });
    await world.client.query('update projects set approved_on = current_date where id = $1', [over]);
    expect(checkOf(await read(first.id), 'siteApart')).toMatchObject({ result: 'look', names: ['Over it'] });
    await world.client.query('update projects set approved_on = null where id = $1', [over]);
  });

  it('[APPROVE-38] [APPROVE-39] compares with the submission before, and stays as frozen when the team edits', async () => {
    await reject(first.id);
    await world.client.query('update equipment_rows set quantity = 2 where project_id = $1', [projectId]);
    await world.client.query(
      `update receiver_points set criterion = 71 where project_id = $1 and id =
         (select min(id) from receiver_points where project_id = $1)`,
      [projectId],
    );
    await world.calculate(projectId);
    await world.print(projectId, ['report', 'appendix-a', 'appendix-b', 'appendix-c', 'appendix-d']);
    const second = await world.submit(projectId);
    const brief = await read(second.id);
    expect(brief.since).toMatchObject({ submissionId: first.id, number: 1, inputChanges: 1 });
    expect(brief.byHand).toMatchObject({ criteria: 1, movedPoints: 0, addedPoints: 0, deletedPoints: 0 });
    await reject(second.id);
    await world.client.query('update receiver_points set criterion = 60 where project_id = $1', [projectId]);
    await world.client.query('update equipment_rows set quantity = 9 where project_id = $1', [projectId]);
    expect(await read(second.id)).toEqual(brief);
  });

  it('[APPROVE-37] of a submission without frozen inputs there is none', async () => {
    await world.client.query(`delete from submission_files where submission_id = $1 and kind = 'inputs'`, [first.id]);
    expect((await ask(first.id)).statusCode).toBe(404);
  });
});
