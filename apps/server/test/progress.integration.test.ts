import type { Project, ProjectDocument, ProjectProgress } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listStoredLevels } from '../src/repositories/calculation/level-summary.repository.ts';
import { listStoredProgress } from '../src/repositories/projects/progress.repository.ts';
import type { Headers } from './project-calls.ts';
import { sent } from './receiver-calls.ts';
import { type ReportWorld, startReportWorld } from './report/report-calls.ts';
import { square } from './site-calls.ts';

let world: ReportWorld;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20), { name: 'Hill Court' });
});
afterAll(() => world.close());
beforeEach(async () => {
  project = await world.addSite(`Progress ${++count}`);
});

const steps = async (as = world.owner) => (await world.read(`/${project.id}/steps`, as)).json<ProjectProgress>();
const list = async (ids: readonly number[], as = world.owner) =>
  (await world.read(`/progress?ids=${ids.join(',')}`, as)).json<ProjectProgress[]>();
const stateOf = ({ steps }: ProjectProgress, step: string) => steps.find((one) => one.step === step);
const codes = ({ steps }: ProjectProgress) => steps.flatMap(({ missing }) => missing.map(({ code }) => code));
const run = (text: string, values: unknown[] = []) => world.client.query(text, [project.id, ...values]);

async function exceed() {
  await world.calculate(project.id);
  const [near] = (await world.list(project.id)).points;
  await world.save(project.id, { points: [sent(near, { criterion: 40 })] });
  await world.calculate(project.id);
  return near;
}

describe('how far a project is', () => {
  it('[SHELL-78] follows the work, in one shape for the open project and for a list', async () => {
    expect((await steps()).next).toMatchObject({ code: 'NO_ZONES', step: 'site' });
    await world.addWorks(project.id);
    expect(await steps()).toMatchObject({ levels: null, next: { code: 'NOT_CALCULATED' }, isCalculating: false });
    const { id } = await world.start(project.id);
    expect((await steps()).isCalculating).toBe(true);
    await world.runs.perform(id, AbortSignal.timeout(30_000));
    const done = await steps();
    expect(done.levels).toMatchObject({ isCurrent: true, receivers: 2, exceeds: 0, satisfies: 2 });
    expect(done.levels?.worst).toMatchObject({ name: 'N1', verdict: 'satisfies' });
    expect(stateOf(done, 'mitigation')?.state).toBe('complete');
    expect(await list([project.id])).toEqual([done]);
    await run('delete from equipment_rows where project_id = $1');
    expect((await steps()).next).toMatchObject({ code: 'NO_EQUIPMENT', place: { screen: 'equipment' } });
  });

  it('[SHELL-78] finds what keeps a plan from being handed in, and nothing once it may be', async () => {
    await world.addWorks(project.id);
    const near = await exceed();
    await world.trySaveText(project.id, { contact: { email: ' ', roleInProject: '' } });
    const agree = async () => {
      const { findings } = await world.report(project.id);
      const blocking = findings.filter(({ isBlocking }) => isBlocking).map(({ code }) => code);
      expect(codes(await steps())).toEqual(expect.arrayContaining(blocking));
      return blocking;
    };
    expect(await agree()).toEqual(['EMAIL_MISSING', 'ROLE_MISSING', 'DOCUMENTS_MISSING']);
    await run(`update equipment_rows set official_id = '', sound_power = 99 where project_id = $1`);
    expect(await agree()).toContain('PROOF_MISSING');
    const proof = stateOf(await steps(), 'equipment')?.missing[0];
    expect(proof?.place.rowId).toBe(
      await world.one('select id from equipment_rows where project_id = $1', [project.id]),
    );
    await run('update equipment_rows set sound_power = default_sound_power where project_id = $1');
    await world.trySaveText(project.id, { contact: { email: 'a@works.example', roleInProject: 'Engineer' } });
    for (const kind of ['report', 'appendix-a', 'appendix-b', 'appendix-c'] as const) {
      const { id } = (await world.order(project.id, kind)).json<ProjectDocument>();
      await world.client.query(`update documents set status = 'done' where id = $1`, [id]);
    }
    expect(await agree()).toEqual([]);
    expect(codes(await steps())).not.toContain('DOCUMENTS_MISSING');
    expect(codes(await steps())).toContain('REASON_MISSING');
    await world.saveText(project.id, { reasons: [{ pointId: near?.pointId ?? 0, reason: 'No room.' }] });
    expect(codes(await steps())).not.toContain('REASON_MISSING');
    expect(await agree()).toEqual(['DOCUMENTS_MISSING']);
  });

  it('[SHELL-79] keeps the levels of the last calculation, with their time, and says what was changed since', async () => {
    await world.addWorks(project.id);
    await exceed();
    const before = await steps();
    expect(before.levels).toMatchObject({ isCurrent: true, exceeds: 1, worst: { verdict: 'exceeds', criterion: 40 } });
    expect(stateOf(before, 'mitigation')?.missing[0]).toMatchObject({ code: 'EXCEEDS', names: ['N1'] });
    const [near] = (await world.list(project.id)).points;
    await world.save(project.id, { points: [sent(near, { criterion: 41 })] });
    const after = await steps();
    expect(after.levels).toEqual({ ...before.levels, isCurrent: false });
    expect(after.steps.slice(4).map(({ state }) => state)).toEqual(['outOfDate', 'exceeds', 'waits']);
    expect(after.next).toMatchObject({ code: 'LEVELS_OUT_OF_DATE', names: ['levels'] });
  });
});

describe('who may read it', () => {
  it('[SHELL-78] members and readers get the states; of foreign projects the list says nothing', async () => {
    const [reader, stranger] = await Promise.all(['demo-reader', 'demo-epd'].map(world.server.signIn));
    const refused = (path: string, as?: Headers) =>
      world.call('GET', path, as ?? world.owner).then((it) => it.statusCode);
    await run(`insert into project_members (project_id, user_id, role) values ($1, $2, 'readonly')`, [
      await world.userId('demo-reader'),
    ]);
    expect(await steps(reader)).toEqual(await steps());
    expect((await list([project.id], reader)).map(({ projectId }) => projectId)).toEqual([project.id]);
    expect(await refused(`/${project.id}/steps`, stranger)).toBe(404);
    expect(await list([project.id], stranger)).toEqual([]);
    expect((await list([project.id, 999_999])).map(({ projectId }) => projectId)).toEqual([project.id]);
    expect(await refused('/progress?ids=1;2')).toBe(400);
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
    expect(await refused(`/progress?ids=${many}`)).toBe(400);
  });
});

it('[SHELL-78] [PROJ-70] a hundred projects with 20,000 levels take hardly longer than their two statements', async () => {
  await world.addWorks(project.id);
  await world.calculate(project.id);
  await run(
    `insert into projects (title, owner_user_id, is_calculated) select 'Many ' || n, owner_user_id, true
     from projects, generate_series(1, 99) n where id = $1`,
  );
  await run(
    `insert into calculation_runs (project_id, project_revision, requested_by, engine_version, input_hash, input, status,
       finished_at, summary)
     select many.id, 1, requested_by, engine_version, input_hash, input, 'done', finished_at, summary
     from calculation_runs run, projects many where run.project_id = $1 and many.title like 'Many %'`,
  );
  await world.client.query(
    `insert into receiver_results (run_id, receiver_point_id, position, criterion, mitigated_level, exceeds, verdict)
     select run.id, n, n, 75, 60 + n * 0.1, n > 155, case when n > 155 then 'exceeds' else 'satisfies' end
     from calculation_runs run join projects on projects.id = project_id and title like 'Many %',
       generate_series(1, 200) n`,
  );
  const { rows } = await world.client.query<{ id: number }>(`select id from projects where title like 'Many %'`);
  const ids = [project.id, ...rows.map(({ id }) => id)];
  const found = await list(ids);
  expect(found).toHaveLength(100);
  expect(found.at(-1)?.levels).toMatchObject({ receivers: 200, exceeds: 45, worst: { pointId: 200, level: 80 } });
  const { database } = world.connection;
  const userId = await world.userId('demo');
  let bare = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  // Other load only adds time, so the fastest of each counts.
  for (let turn = 0; turn < 5 || (turn < 25 && whole / bare >= 3); turn += 1) {
    const statements = async () => {
      await listStoredProgress(database, userId, ids);
      await listStoredLevels(database, ids, []);
    };
    bare = Math.min(bare, await time(statements));
    whole = Math.min(whole, await time(() => list(ids)));
  }
  console.info(`progress of 100 projects: ${whole.toFixed(0)} ms, its statements alone ${bare.toFixed(0)} ms`);
  expect(whole / bare).toBeLessThan(3);
});

async function time(act: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await act();
  return performance.now() - since;
}
