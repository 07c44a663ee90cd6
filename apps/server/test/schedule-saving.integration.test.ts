import type { Programme, SavedSchedule } from '@quietsite/contracts';
import { codeTasks, deriveGroups } from '@quietsite/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addScheduleProject, type ScheduleClient } from './schedule-calls.ts';
import { place, type SiteWorld, startSiteWorld } from './site-calls.ts';

/** Late evening on 1 March in London is 2 March in Hong Kong. */
const now = new Date('2027-03-01T20:00:00Z');
const TODAY = '2027-03-02';
let world: SiteWorld;
let schedule: ScheduleClient;

beforeAll(async () => {
  world = await startSiteWorld({ clock: () => now });
});
let count = 0;
beforeEach(async () => {
  schedule = await addScheduleProject(world, `Schedule ${++count}`);
});
afterAll(() => world.close());

const tasksOf = ({ programme }: SavedSchedule): Programme['tasks'] => programme.tasks;
const first = (tasks: Programme['tasks']) => {
  const [task] = tasks;
  if (!task) throw new Error('no activity is stored');
  return task;
};

describe('saving a schedule', () => {
  it('[SCHED-20] stores each activity with its fields and gives it an id', async () => {
    const saved = await schedule.save([
      schedule.task({ name: ' Piling ', constructionWork: 'Bored Piling', sourceId: 'A1000', end: '2027-04-30' }),
    ]);
    expect(tasksOf(saved)).toEqual([
      {
        ...{ id: expect.any(Number), zoneId: schedule.west, constructionWork: 'Bored Piling', name: 'Piling' },
        ...{ start: '2027-03-01', end: '2027-04-30', sourceId: 'A1000' },
      },
    ]);
    expect(saved).toMatchObject({ filled: [], movedRows: 0, unfixedRows: 0 });
    expect(saved.programme).toEqual(await schedule.read());
    expect(saved.project).toEqual(await world.get(schedule.projectId));
    expect(saved.programme.revision).toBe(saved.project.revision);
  });

  it('[SCHED-20] [Q80] keeps ids through every change, adds what is new and removes what is missing', async () => {
    const names = ['Piling', 'Excavation', 'Paving'];
    const before = tasksOf(await schedule.save(names.map((name) => schedule.task({ name }))));
    const [piling, excavation, paving] = before;
    const saved = await schedule.save([
      {
        ...paving,
        zoneId: schedule.east,
        name: 'Paving again',
        constructionWork: 'Paving',
        start: '2027-04-01',
        end: '2027-05-02',
        sourceId: 'A9',
      },
      schedule.task({ name: 'Drains', start: '2027-01-01' }),
      piling as object,
    ]);
    expect(tasksOf(saved).map(({ id, name }) => [id, name])).toEqual([
      [expect.any(Number), 'Drains'],
      [piling?.id, 'Piling'],
      [paving?.id, 'Paving again'],
    ]);
    expect(tasksOf(saved).at(-1)).toEqual({
      ...{ id: paving?.id, zoneId: schedule.east, constructionWork: 'Paving', name: 'Paving again' },
      ...{ start: '2027-04-01', end: '2027-05-02', sourceId: 'A9' },
    });
    expect(before.map(({ id }) => id)).not.toContain(first(tasksOf(saved)).id);
    expect(await world.one('select count(*)::int from tasks where id = $1', [excavation?.id])).toBe(0);
    expect(await world.lastAudit(schedule.projectId)).toMatchObject({
      ...{ action: 'schedule.save', userId: await world.userId('demo') },
      details: { tasks: 3, added: 1, removed: 1 },
    });
  });

  it('[SCHED-22] [Q78] answers in the order of the letters', async () => {
    const saved = await schedule.save([
      schedule.task({ name: 'D', zoneId: schedule.east, start: '2027-01-01' }),
      schedule.task({ name: 'C', start: '2027-03-02' }),
      schedule.task({ name: 'A', start: '2027-03-01' }),
      schedule.task({ name: 'B', start: '2027-03-01' }),
    ]);
    const codes = codeTasks([schedule.west, schedule.east], tasksOf(saved));
    expect(tasksOf(saved).map(({ id, name }) => [name, codes.get(id)])).toEqual(
      ['A', 'B', 'C', 'D'].map((x) => [x, x]),
    );
  });

  it('[SCHED-21] says - for what belongs to no construction work', async () => {
    const saved = await schedule.save(['', '  ', '-'].map((constructionWork) => schedule.task({ constructionWork })));
    expect(tasksOf(saved).map(({ constructionWork }) => constructionWork)).toEqual(['-', '-', '-']);
  });

  it('[PROJ-48] [SCHED-11] lets the project begin and end with its activities', async () => {
    const { project } = await schedule.save([
      schedule.task({ start: '2027-05-01', end: '2027-05-02' }),
      schedule.task({ start: '2027-02-03', end: '2027-04-05' }),
    ]);
    expect(project).toMatchObject({ commencementDate: '2027-02-03', completionDate: '2027-05-02' });
    const listed = (await world.call('GET', '', world.owner)).json<{ id: number }[]>();
    expect(listed.find(({ id }) => id === schedule.projectId)).toMatchObject({
      ...{ commencementDate: '2027-02-03', completionDate: '2027-05-02' },
    });
    expect((await schedule.save([])).project).toMatchObject({ commencementDate: null, completionDate: null });
  });

  it('[SCHED-12] [U51] fills missing dates, with today in Hong Kong where none is, and says where', async () => {
    const saved = await schedule.save([
      schedule.task({ name: 'both' }),
      schedule.task({ name: 'no start', start: null }),
      schedule.task({ name: 'no end', end: null }),
      schedule.task({ name: 'none', start: null, end: null }),
    ]);
    expect(saved.filled).toEqual([1, 2, 3]);
    const days = Object.fromEntries(tasksOf(saved).map(({ name, start, end }) => [name, [start, end]]));
    expect(days).toEqual({
      both: ['2027-03-01', '2027-03-31'],
      'no start': ['2027-03-31', '2027-03-31'],
      'no end': ['2027-03-01', '2027-03-01'],
      none: [TODAY, TODAY],
    });
  });

  it('what the planner calls two activities can be exchanged, and taken over from one that goes', async () => {
    const before = tasksOf(await schedule.save(['A1', 'A2', 'A3'].map((sourceId) => schedule.task({ sourceId }))));
    const [one, two] = before;
    const saved = await schedule.save([
      { ...one, sourceId: 'A2' },
      { ...two, sourceId: 'A1' },
      schedule.task({ sourceId: 'A3' }),
    ]);
    const sources = new Map(tasksOf(saved).map(({ id, sourceId }) => [id, sourceId]));
    expect([sources.get(one?.id ?? 0), sources.get(two?.id ?? 0)]).toEqual(['A2', 'A1']);
    expect([...sources.values()].sort()).toEqual(['A1', 'A2', 'A3']);
  });
});

describe('a schedule that is not right', () => {
  it.each(['', '   ', '\t'])(
    '[SCHED-10] [SCHED-14] with %j for a name is refused, and the old name stays',
    async (name) => {
      const [stored] = tasksOf(await schedule.save([schedule.task()]));
      expect((await schedule.refusal([{ ...stored, name }])).code).toBe('VALIDATION_FAILED');
      expect((await schedule.refusal([stored as object, schedule.task({ name })])).code).toBe('VALIDATION_FAILED');
    },
  );

  it('[U32] is reported as a whole, and nothing of it is stored', async () => {
    const stored = tasksOf(await schedule.save([schedule.task({ sourceId: 'A1' })]));
    const refusal = await schedule.refusal([
      { ...stored[0], name: 'Renamed' },
      schedule.task({ start: '2027-03-02', end: '2027-03-01' }),
      schedule.task({ zoneId: 2_000_000_000 }),
      schedule.task({ sourceId: 'A1' }),
    ]);
    expect(refusal).toEqual({
      code: 'SCHEDULE_INVALID',
      details: {
        problems: [
          { index: 1, fault: 'END_BEFORE_START' },
          { index: 2, fault: 'ZONE_UNKNOWN' },
          { index: 3, fault: 'SOURCE_TWICE' },
        ],
      },
    });
  });

  it.each(['2027-02-30', '2027/03/01', '1.3.2027', '2027-3-1', '0000-01-01', ''])(
    '[LIMIT-01] with %j for a day is refused',
    async (start) => {
      expect((await schedule.refusal([schedule.task({ start })])).code).toBe('VALIDATION_FAILED');
    },
  );

  it.each(['a\0b', 'half \ud83d'])('with %j in its names is refused', async (text) => {
    for (const field of ['name', 'constructionWork', 'sourceId'])
      expect((await schedule.refusal([schedule.task({ [field]: text })])).code).toBe('VALIDATION_FAILED');
  });

  it('[U33] with an activity of another project, of none or twice is refused', async () => {
    const [stored] = tasksOf(await schedule.save([schedule.task()]));
    const other = await addScheduleProject(world, `Other ${count}`);
    for (const id of [stored?.id ?? 0, 2_000_000_000, 9_007_199_254_740_991])
      expect((await other.refusal([other.task({ id })])).code).toBe('VALIDATION_FAILED');
    expect((await other.refusal([other.task({ zoneId: schedule.west })])).code).toBe('SCHEDULE_INVALID');
    expect((await schedule.refusal([stored as object, stored as object])).code).toBe('VALIDATION_FAILED');
  });

  it('[U32] leaves everything as it was when the database fails in the middle', async () => {
    const tasks = tasksOf(await schedule.save([schedule.task({ name: 'Kept' }), schedule.task({ name: 'Also kept' })]));
    await world.client.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await world.client.query('create trigger refuse before insert on tasks for each row execute function refuse()');
    try {
      expect((await schedule.refusal([{ ...tasks[0], name: 'Other' }, schedule.task()])).code).toBe('INTERNAL');
    } finally {
      await world.client.query('drop function refuse cascade');
    }
  });
});

describe('equipment', () => {
  it('[EQUIP-25] goes with its activity to other days and is counted', async () => {
    const [task] = tasksOf(await schedule.save([schedule.task()]));
    const all = await schedule.addRow(task?.id ?? 0);
    const part = await schedule.addRow(task?.id ?? 0, { start: '2027-03-10', end: '2027-03-12' });
    const moved = await schedule.save([{ ...task, start: '2027-04-05', end: '2027-05-05' }]);
    expect(moved).toMatchObject({ movedRows: 2, unfixedRows: 0 });
    const days = ({ programme }: SavedSchedule) =>
      new Map(programme.equipmentRows.map(({ id, start, end }) => [id, [start, end]]));
    expect([days(moved).get(all), days(moved).get(part)]).toEqual([
      ['2027-04-05', '2027-05-05'],
      ['2027-04-14', '2027-04-16'],
    ]);
    const shortened = await schedule.save([{ ...task, start: '2027-04-05', end: '2027-04-20' }]);
    expect(shortened.movedRows).toBe(1);
    expect([days(shortened).get(all), days(shortened).get(part)]).toEqual([
      ['2027-04-05', '2027-04-20'],
      ['2027-04-14', '2027-04-16'],
    ]);
  });

  it('[EQUIP-09] leaves a fixed place outside the new zone of its activity', async () => {
    const [task] = tasksOf(await schedule.save([schedule.task()]));
    const inside = await schedule.addRow(task?.id ?? 0, { at: place(20, 20) });
    const onTheLine = await schedule.addRow(task?.id ?? 0, { at: place(50, 20) });
    const saved = await schedule.save([{ ...task, zoneId: schedule.east }]);
    expect(saved).toMatchObject({ movedRows: 0, unfixedRows: 1 });
    const places = new Map(saved.programme.equipmentRows.map(({ id, fixedLocation }) => [id, fixedLocation]));
    expect([places.get(inside), places.get(onTheLine)]).toEqual([null, place(50, 20)]);
  });

  it('[EQUIP-09] [EQUIP-25] goes to other days and leaves its fixed place at once', async () => {
    const [task] = tasksOf(await schedule.save([schedule.task()]));
    const id = await schedule.addRow(task?.id ?? 0, { at: place(20, 20) });
    const days = { start: '2027-04-05', end: '2027-05-05' };
    const saved = await schedule.save([{ ...task, ...days, zoneId: schedule.east }]);
    expect(saved).toMatchObject({ movedRows: 1, unfixedRows: 1 });
    expect(saved.programme.equipmentRows).toMatchObject([{ id, ...days, fixedLocation: null }]);
  });

  it('[Q80] goes with its activity, and its supporting files belong to nothing from then on', async () => {
    const [gone, kept] = tasksOf(
      await schedule.save([schedule.task({ name: 'Gone' }), schedule.task({ name: 'Kept' })]),
    );
    const rows = [await schedule.addRow(gone?.id ?? 0), await schedule.addRow(kept?.id ?? 0)];
    for (const rowId of rows)
      await world.client.query(
        `insert into support_materials (project_id, equipment_row_id, file_name, media_type, size_bytes, sha256, file_key,
           unlinked_at) values ($1, $2, 'proof.pdf', 'application/pdf', 1, '', '', null)`,
        [schedule.projectId, rowId],
      );
    const saved = await schedule.save([kept as object]);
    expect(saved.programme.equipmentRows.map(({ id }) => id)).toEqual([rows[1]]);
    expect(saved.project.counts).toMatchObject({ tasks: 1, equipmentRows: 1 });
    const { rows: materials } = await world.client.query(
      `select equipment_row_id as row, unlinked_at as at from support_materials where project_id = $1 order by id`,
      [schedule.projectId],
    );
    expect(materials).toEqual([
      { row: null, at: now },
      { row: rows[1], at: null },
    ]);
    expect(saved.programme.materials).toHaveLength(2);
  });
});

describe('the results', () => {
  it('[U39] no longer hold after a change, and still do when nothing was changed', async () => {
    const tasks = tasksOf(await schedule.save([schedule.task(), schedule.task({ name: 'Paving' })]));
    await world.markCalculated(schedule.projectId);
    const before = await world.get(schedule.projectId);
    const same = await schedule.save(tasks.toReversed());
    expect(same.project).toEqual(before);
    expect(same.project.isCalculated).toBe(true);
    expect(same.programme.tasks).toEqual(tasks);
    const { project } = await schedule.save(tasks.map((task) => ({ ...task, end: '2027-04-01' })));
    expect(project).toMatchObject({ isCalculated: false, revision: before.revision + 1 });
  });

  it.each(['add', 'remove'])('[U39] no longer hold after %s', async (act) => {
    const tasks = tasksOf(await schedule.save([schedule.task(), schedule.task({ name: 'Paving' })]));
    await world.markCalculated(schedule.projectId);
    const { project } = await schedule.save(act === 'add' ? [...tasks, schedule.task()] : tasks.slice(1));
    expect(project.isCalculated).toBe(false);
  });
});

describe('who saves and when', () => {
  it('[U60] [U23] is refused on an older state, with who and when', async () => {
    const { revision } = await schedule.read();
    const { project } = await schedule.save([schedule.task({ name: 'First' })]);
    const refusal = await schedule.refusal([schedule.task({ name: 'Second' })], { revision });
    expect(refusal).toEqual({
      code: 'CONFLICT',
      details: { revision: project.revision, modifiedBy: 'Demo Owner', modifiedAt: project.modifiedAt },
    });
  });

  it('[U60] of several at once one wins', async () => {
    const { revision } = await schedule.read();
    const names = ['One', 'Two', 'Three'];
    const answers = await Promise.all(names.map((name) => schedule.send([schedule.task({ name })], { revision })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const winner = names[answers.findIndex(({ statusCode }) => statusCode === 200)];
    expect((await schedule.read()).tasks.map(({ name }) => name)).toEqual([winner]);
  });

  it('[U23] [U24] is for those who may edit, one at a time', async () => {
    const member = await world.server.signIn('demo-member');
    const reader = await world.server.signIn('demo-reader');
    for (const [username, role] of [
      ['demo-member', 'member'],
      ['demo-reader', 'readonly'],
    ])
      await world.client.query('insert into project_members (project_id, user_id, role) values ($1, $2, $3)', [
        ...[schedule.projectId, await world.userId(username ?? ''), role],
      ]);
    await schedule.save([schedule.task()]);
    expect((await schedule.refusal([], { as: member })).code).toBe('PROJECT_LOCKED');
    expect((await schedule.refusal([], { as: reader })).code).toBe('FORBIDDEN');
    await world.call('DELETE', `/${schedule.projectId}/lease`, world.owner);
    expect((await schedule.send([], { as: member })).statusCode).toBe(200);
  });
});

describe('what a project is made of', () => {
  it('[PROJ-52] [SCHED-23] has zones, activities, equipment, groups, unregistered sites and whether neighbours count', async () => {
    const [task] = tasksOf(await schedule.save([schedule.task()]));
    await schedule.addRow(task?.id ?? 0);
    const id = schedule.projectId;
    await world.client.query(
      `insert into unregistered_sites (project_id, affect_degree, geom, buffer)
       select $1, 'Affected', geom, st_multi(geom) from zones where id = $2`,
      [id, schedule.west],
    );
    const map = await world.map(id);
    expect(map.zones.map(({ name }) => name)).toEqual(['West', 'East']);
    expect(map.unregisteredSites).toMatchObject([{ affectDegree: 'Affected' }]);
    const programme = await schedule.read();
    expect(deriveGroups(programme.tasks)).toMatchObject([
      { zoneId: schedule.west, name: 'Earthwork', start: '2027-03-01', end: '2027-03-31', tasks: [{ id: task?.id }] },
    ]);
    expect(programme.equipmentRows).toMatchObject([{ taskId: task?.id }]);
    expect((await world.get(id)).hasNeighbours).toBe(false);
    await world.client.query('update projects set has_neighbours = true where id = $1', [id]);
    expect((await world.get(id)).hasNeighbours).toBe(true);
  });
});
