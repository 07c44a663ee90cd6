import type { DocumentKind, Project, ProjectDocument } from '@quietsite/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlanService } from '../../src/services/report/plan.service.ts';
import { createPrintService } from '../../src/services/report/print.service.ts';
import { square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld } from './report-calls.ts';

let world: ReportWorld;
let project: Project;

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20));
  project = await world.addSite('Lanes');
  await world.addWorks(project.id);
  await world.client.query('update receiver_points set is_selected = true where project_id = $1', [project.id]);
  await world.calculate(project.id);
});
afterAll(() => world.close());

const order = async (kind: DocumentKind) => (await world.order(project.id, kind)).json<ProjectDocument>();
const jobOf = async ({ id }: ProjectDocument) => {
  const { rows } = await world.client.query(
    `select name, group_id as party from pgboss.job where (data ->> 'documentId')::integer = $1`,
    [id],
  );
  return rows[0];
};
const stateOf = async ({ id }: ProjectDocument) =>
  (await world.server.app.inject({ url: `/api/documents/${id}`, headers: world.owner })).json<ProjectDocument>();
const forget = () => world.client.query('delete from documents where project_id = $1', [project.id]);

it('[LIMIT-10] pages and short appendices have a lane apart from those of a large project', async () => {
  const companyId = await world.one<number>(`select company_id from users where username_key = 'demo'`);
  const party = `company ${companyId}`;
  expect(await jobOf(await order('appendix-b'))).toEqual({ name: 'print', party });
  await forget();
  const taskId = await world.one<number>('select id from tasks where project_id = $1', [project.id]);
  const rows = `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power,
    time_percent, start_date, end_date)
    select $1, $2, 'Machine', 1, 100, 100, 50, '2027-03-01', '2027-03-31' from generate_series(1, 1001)`;
  await world.client.query(rows, [project.id, taskId]);
  expect(await jobOf(await order('appendix-b'))).toEqual({ name: 'print-large', party });
  for (const kind of ['summary', 'report'] as const)
    expect(await jobOf(await order(kind))).toEqual({ name: 'print', party });
  await forget();
  await world.client.query(`delete from equipment_rows where project_id = $1 and name = 'Machine'`, [project.id]);
});

it.each(['summary', 'appendix-b'] as const)(
  '[LIMIT-09] %s that takes too long has failed and says so',
  async (kind) => {
    const { database } = world.connection;
    const { files, printer } = world;
    const plans = createPlanService({ database });
    const printing = createPrintService({ database, files, printer, plans, clock: () => new Date(), timeLimitMs: 1 });
    const document = await order(kind);
    await printing.perform(document.id);
    expect(await stateOf(document)).toMatchObject({ status: 'failed', errorCode: 'PRINTING_TOO_LONG' });
    const again = await order(kind);
    expect(again.id).not.toBe(document.id);
    await world.printing.perform(again.id);
    expect(await stateOf(again)).toMatchObject({ status: 'done', errorCode: null });
  },
);

it('[DATA-02] a document whose job was lost is shown as failed and can be asked for again', async () => {
  await forget();
  const [kept, lost] = [await order('report'), await order('appendix-b')];
  await world.client.query(`delete from pgboss.job where (data ->> 'documentId')::integer = $1`, [lost.id]);
  await world.printing.failLost();
  expect(await stateOf(kept)).toMatchObject({ status: 'queued' });
  expect(await stateOf(lost)).toMatchObject({ status: 'failed', errorCode: 'PRINTING_FAILED' });
  expect((await order('appendix-b')).id).not.toBe(lost.id);
});
