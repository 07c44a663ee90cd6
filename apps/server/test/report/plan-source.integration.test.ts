import type { Project } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getPlanProject } from '../../src/repositories/report/submission-source.repository.ts';
import { createPlanService } from '../../src/services/report/plan.service.ts';
import { loadPlan } from '../../src/services/report/plan-source.ts';
import { day, sent } from '../receiver-calls.ts';
import { place, square } from '../site-calls.ts';
import { type ReportWorld, startReportWorld } from './report-calls.ts';

let world: ReportWorld;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startReportWorld();
  await world.addBuilding(901, square(150, 0, 20), { name: 'Harbour View' });
  await world.addBuilding(902, square(250, 0, 20), { name: 'Hill Court' });
  await world.addBuilding(903, square(300, 0, 20), { name: 'Shore School', kind: 'education' });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null');
  project = await world.addSite(`Source ${++count}`);
  await world.addWorks(project.id);
});

const load = async (runId?: number) =>
  loadPlan(world.connection.database, runId ?? (await world.calculate(project.id)));
const points = async () => (await world.list(project.id)).points;

describe('what a plan is made from', () => {
  it('[REPORT-07] [Q33] has the selected receivers alone, the loudest first, under their present names', async () => {
    const runId = await world.calculate(project.id);
    const [near, far, school] = await points();
    const listed = async () => (await load(runId)).source.snapshot.receivers.map(({ pointId }) => pointId);
    expect(await listed()).toEqual([near?.pointId, school?.pointId]);
    await world.save(project.id, { points: [sent(near, { name: 'Nearest' }), sent(far, { isSelected: true })] });
    const { source } = await load(runId);
    const levels = new Map((await world.results(project.id)).receivers.map((level) => [level.pointId, level]));
    expect(await listed()).toEqual([near?.pointId, far?.pointId, school?.pointId]);
    expect(source.snapshot.receivers[0]?.name).toBe('Nearest');
    expect([...source.timelines.keys()]).toEqual(await listed());
    for (const result of source.results) {
      const stored = levels.get(result.pointId);
      expect(result.unmitigated.highestLevel).toBe(stored?.unmitigatedLevel);
      expect(result.mitigated.highestLevel).toBe(stored?.mitigatedLevel);
    }
    expect(source.run).toMatchObject({ id: runId, finishedAt: expect.any(Date) });
  });

  it('[REPORT-07] lists those inside a zone last: nothing was calculated for them', async () => {
    const [, inside] = await points();
    await world.client.query(
      `update receiver_points set is_selected = true, geom = st_setsrid(st_makepoint(810050, 810050), 2326)
       where id = $1`,
      [inside?.pointId],
    );
    await world.client.query(
      `update receiver_buildings set geom = st_multi(st_makeenvelope(810040, 810040, 810060, 810060, 2326))
       where project_id = $1 and building_id = $2`,
      [project.id, inside?.buildingId],
    );
    const { source } = await load();
    expect(source.results.at(-1)).toMatchObject({ pointId: inside?.pointId, isLeftOut: true });
    expect(source.results.filter(({ isLeftOut }) => isLeftOut)).toHaveLength(1);
    expect(source.timelines.has(inside?.pointId ?? 0)).toBe(false);
  });

  it('[REPORT-07] [APPX-16] [U26] has the titles and programmes of the counted neighbours, and no more', async () => {
    const add = async (title: string, east: number) => {
      const other = await world.addSite(title, [square(east, 0, 100)]);
      await world.addWorks(other.id, east);
      await world.client.query(`update projects set approved_on = '2027-01-15', version = 2 where id = $1`, [other.id]);
      return other;
    };
    const [second, first] = [await add(`Works B ${count}`, 400), await add(`Works A ${count}`, -250)];
    const runId = await world.calculate(project.id);
    const late = await add(`Works C ${count}`, 420);
    const { source, neighbourIds } = await load(runId);
    expect([...neighbourIds].sort()).toEqual([first.id, second.id].sort());
    const activity = { code: 'A', construction: '-', name: 't', zone: 'Zone 1', start: day('01'), end: day('31') };
    expect(source.neighbours).toEqual([
      { id: first.id, title: first.title, version: 2, activities: [activity] },
      { id: second.id, title: second.title, version: 2, activities: [activity] },
    ]);
    expect(JSON.stringify(source)).not.toContain(late.title);
    expect(await world.codesOf(project.id)).toContain('NEIGHBOUR_REVEALED_SINCE');
    expect((await world.report(project.id)).hasAppendixD).toBe(true);
  });

  it('[REPORT-07] has the moved points and the named sites', async () => {
    const [near] = await points();
    await world.save(project.id, { points: [sent(near, { position: place(160, 10) })] });
    await world.client.query(
      `insert into concurrent_sites (project_id, name, display_order) values ($1, 'Pier 7', 1)`,
      [project.id],
    );
    const { source } = await load();
    expect(source.history).toEqual([
      {
        ...{ pointId: near?.pointId, name: 'N1', buildingName: 'Harbour View' },
        ...{ oldPosition: near?.position, position: place(160, 10) },
      },
    ]);
    expect(source.concurrentSites).toEqual(['Pier 7']);
  });

  it('[REPORT-40] has no points that were moved in another project', async () => {
    const other = await world.addSite(`Elsewhere ${count}`);
    await world.addWorks(other.id);
    await world.calculate(other.id);
    const [near] = (await world.list(other.id)).points;
    await world.save(other.id, { points: [sent(near, { position: place(160, 10) })] });
    expect((await load()).source.history).toEqual([]);
  });

  it('[REPORT-21] has the general information, the same as what is submitted', async () => {
    await world.client.query(
      `update projects set agreement = 'CE 1', proponent = 'Works', main_contractor = 'Builder',
         engineer_consultant = 'Adviser', description = 'Piling', special_feature = 'School' where id = $1`,
      [project.id],
    );
    const { source } = await load();
    expect(source.project).toMatchObject({
      ...{ title: project.title, agreement: 'CE 1', proponent: 'Works', mainContractor: 'Builder' },
      ...{ engineerConsultant: 'Adviser', commencementDate: day('01'), completionDate: day('31') },
      ...{ description: 'Piling', specialFeature: 'School' },
    });
    expect(await getPlanProject(world.connection.database, project.id)).toEqual(source.project);
  });

  it('is read once while nothing changes, and again after a save or a run', async () => {
    const plans = createPlanService({ database: world.connection.database });
    const runId = await world.calculate(project.id);
    const first = await plans.load(project.id, runId);
    expect(await plans.load(project.id, runId)).toBe(first);
    const [near] = await points();
    await world.save(project.id, { points: [sent(near, { name: 'Another' })] });
    const renamed = await plans.load(project.id, runId);
    expect(renamed.source.snapshot.receivers[0]?.name).toBe('Another');
    expect((await plans.findCurrent(project.id))?.source).toBe(renamed.source);
    const again = await world.calculate(project.id);
    expect((await plans.findCurrent(project.id))?.source.run.id).toBe(again);
  });
});
