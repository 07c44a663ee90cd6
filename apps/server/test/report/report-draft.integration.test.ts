import { type Activity, type Project, reportSchema } from '@quietsite/contracts';
import { hongKongToday, MAX_REPORT_TEXT_LENGTH, startReport } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld } from './report-calls.ts';

let world: ReportWorld;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Draft ${++count}`);
});

const draft = async () => (await world.report(project.id)).draft;
const contact = { email: 'somebody@works.example', roleInProject: 'Engineer' };

describe('the text of a report', () => {
  it('[REPORT-47] [REPORT-48] [Q122] starts with version, today and the address of the one who asks', async () => {
    const report = await world.report(project.id);
    expect(reportSchema.parse(report)).toEqual(report);
    expect(report.draft).toEqual({
      ...{ revision: 0, input: startReport(null, hongKongToday(new Date())), savedAt: null, savedBy: null },
      // The role of the seeded submission.
      contact: { email: 'demo@quietsite.example', roleInProject: 'Owner' },
    });
    expect(await world.one('select count(*)::int from report_drafts where project_id = $1', [project.id])).toBe(0);
  });

  it('[REPORT-80] starts with the role of the last submission of the one who asks, on all projects', async () => {
    let number = 0;
    const submit = (role: string, at: string, by: number) =>
      world.client.query(
        `with run as (insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash,
           input, status) values ($1, 1, $2, '', '', '{}', 'done') returning id)
         insert into submissions (project_id, number, request_key, run_id, project_revision, submitted_by, email,
           role_in_project, submitted_at, bundle_hash, state)
         select $1, $3, gen_random_uuid(), id, 1, $2, '', $4, $5, '', 'rejected' from run`,
        [project.id, by, ++number, role, at],
      );
    const me = await world.userId('demo');
    const other = await world.one<number>('select min(id) from users where id <> $1', [me]);
    const next = await world.addSite(`Draft ${++count}`);
    const role = async () => (await world.report(next.id)).draft.contact.roleInProject;
    await submit('Engineer', '2027-02-01', me);
    await submit('Main contractor', '2027-01-01', me);
    await submit('Proponent', '2027-03-01', other);
    expect(await role()).toBe('Engineer');
    // The steps check what the form shows.
    const steps = await world.call('GET', `/${next.id}/steps`, world.owner);
    expect(JSON.stringify(steps.json())).not.toContain('ROLE_MISSING');
    await world.client.query('delete from submissions where project_id = $1', [project.id]);
    expect(await role()).toBe('Owner');
  });

  it('[REPORT-47] keeps every field as it was written', async () => {
    const start = startReport(3, hongKongToday(new Date()));
    const input = {
      ...start,
      general: { versionNo: '3', date: '2027-04-01', lastUpdate: 'Piling was moved.' },
      cpoa: { ...start.cpoa, other: { status: 'Applied', details: 'GW-RE0001', name: 'Marine permit' } },
      cna: { choice: 'Not Applicable', reason: '沒有' },
      rtp: { points: [1, 4], other: 'A rule' },
      documents: { ...start.documents, layout: false },
      additionalInfo: 'First line\nsecond line',
      prepared: { by: 'A', date: '2027-04-02' },
      checked: { by: 'B', date: null },
      measures: { others: 'Silent piling' },
      cnm: { ...start.cnm, pean: { ticked: ['newsletter'], others: 'Talks' } },
      reasons: [{ pointId: 17, reason: 'No room' }],
    };
    const answer = await world.call('PUT', `/${project.id}/report/draft`, world.owner, { revision: 0, input, contact });
    expect(answer.json()).toMatchObject({ revision: 1, input, contact, savedBy: 'Demo Owner' });
    expect(await draft()).toEqual(answer.json());
  });

  it('[REPORT-47] [Q121] refuses what no report has, and what nobody would print', async () => {
    const { input } = await draft();
    for (const change of [
      { cna: { choice: 'Perhaps', reason: '' } },
      { rtp: { points: [6], other: '' } },
      { additionalInfo: 'x'.repeat(MAX_REPORT_TEXT_LENGTH + 1) },
      { prepared: { by: 'A', date: '2027-02-30' } },
    ]) {
      const answer = await world.trySaveText(project.id, { input: { ...input, ...change } as typeof input });
      expect(answer.json().code).toBe('VALIDATION_FAILED');
    }
    expect((await draft()).revision).toBe(0);
  });
});

describe('saving it', () => {
  it('[Q121] leaves the results and the revision of the project as they are', async () => {
    const state = () =>
      world.one<string>('select concat(revision, is_calculated, modified_at) from projects where id = $1', [
        project.id,
      ]);
    const before = await state();
    await world.saveText(project.id, { additionalInfo: 'More' });
    expect(await state()).toBe(before);
  });

  it('[U23] is refused on an older text, with who wrote the newer one and when', async () => {
    const first = await world.saveText(project.id, { additionalInfo: 'First' });
    const answer = await world.trySaveText(project.id, { revision: 0 });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'CONFLICT', details: { revision: 1, modifiedBy: 'Demo Owner', modifiedAt: first.savedAt } },
    ]);
    expect((await world.trySaveText(project.id, { revision: 2 })).json().code).toBe('CONFLICT');
    expect((await draft()).input.additionalInfo).toBe('First');
  });

  it('[U23] of two at once with the same text, one is refused', async () => {
    const { input, revision } = await draft();
    const answers = await Promise.all(
      ['One', 'Two'].map((additionalInfo) =>
        world.trySaveText(project.id, { revision, input: { ...input, additionalInfo } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('[REPORT-48] [Q05] keeps its revision when only the one to write to changes: that is not printed', async () => {
    const { revision } = await world.saveText(project.id, { additionalInfo: 'Printed' });
    const answer = await world.trySaveText(project.id, { contact });
    expect(answer.json()).toMatchObject({ revision, contact });
  });

  it('is recorded once for each text', async () => {
    await world.saveText(project.id, { additionalInfo: 'One' });
    await world.trySaveText(project.id, { contact });
    await world.saveText(project.id, { additionalInfo: 'Two' });
    const { entries } = (await world.call('GET', `/${project.id}/activity`, world.owner)).json<{
      entries: Activity[];
    }>();
    expect(entries.map(({ action }) => action)).toEqual(['wroteReport', 'wroteReport', 'created']);
  });

  it('[REPORT-16] [U24] is for those who may change the project, while nobody else has it open', async () => {
    const reader = await world.server.signIn('demo-reader');
    const member = await world.server.signIn('demo-member');
    const path = `/${world.draft}/report/draft`;
    const { input } = await draft();
    const body = { revision: 0, input, contact };
    expect((await world.call('PUT', path, reader, body)).json().code).toBe('FORBIDDEN');
    await world.call('POST', `/${world.draft}/lease`, world.owner, {});
    expect((await world.call('PUT', path, member, body)).json().code).toBe('PROJECT_LOCKED');
    await world.client.query('update projects set submitted_at = now() where id = $1', [project.id]);
    expect((await world.trySaveText(project.id, {})).json().code).toBe('FORBIDDEN');
    expect(await world.report(project.id)).toMatchObject({ isSubmitted: true, draft: { revision: 0 } });
  });
});
