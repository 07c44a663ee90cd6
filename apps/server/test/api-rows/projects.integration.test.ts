import type {
  CalculationRun,
  Lease,
  Neighbour,
  Programme,
  Project,
  ProjectMember,
  ProjectSummary,
  ReceiverList,
  Review,
  SavedSchedule,
} from '@quietsite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Headers, information } from '../project-calls.ts';
import { sent } from '../receiver-calls.ts';
import { type RowWorld, startRowWorld } from './row-world.ts';

let world: RowWorld;
let plan: number;
let neighbour: Project;
let submitted: number;
let member: Headers;
beforeAll(async () => {
  world = await startRowWorld();
  member = await world.server.signIn('demo-member');
  await world.withdrawApprovals();
  submitted = await world.addReady();
  await world.submit(submitted);
  plan = await world.addReady();
  neighbour = await world.addNeighbour();
});
afterAll(() => world.close());

const url = (projectId: number, rest = '') => `/api/projects/${projectId}${rest}`;
const titlesOf = (list: readonly ProjectSummary[]) => list.map(({ title }) => title);

describe('what the calls for projects do', () => {
  it('[API-18] the own projects are listed with title, state and owner', async () => {
    const list = await world.json<ProjectSummary[]>('GET', '/api/projects');
    const own = await world.get(plan);
    expect(list.find(({ id }) => id === plan)).toMatchObject({
      ...{ title: own.title, status: 'Created', ownerName: 'Demo Owner', isCalculated: true },
    });
    expect(list.every(({ access }) => access.memberRole !== null || access.ownerUserId > 0)).toBe(true);
  });

  it('[API-19] the authority lists what was submitted in its district, and no draft', async () => {
    const list = await world.json<ProjectSummary[]>('GET', '/api/projects?list=authority', undefined, world.reviewer);
    expect(list.find(({ id }) => id === submitted)).toMatchObject({ status: 'Submitted', isCalculated: true });
    expect(list.map(({ id }) => id)).not.toContain(plan);
  });

  it('[API-20] a project is read with its programme, and opened for editing', async () => {
    const project = await world.addWorking();
    expect(await world.json('GET', url(project.id))).toMatchObject({
      ...{ title: project.title, isReadonly: false, counts: { zones: 1, tasks: 1, equipmentRows: 1, receivers: 3 } },
    });
    const { tasks, equipmentRows } = await world.json<Programme>('GET', url(project.id, '/programme'));
    expect(tasks).toMatchObject([{ id: project.taskId, start: '2027-03-01', end: '2027-03-31' }]);
    expect(equipmentRows).toMatchObject([{ taskId: project.taskId, name: 'Excavator', soundPower: 112 }]);
    expect(await world.json<Lease>('POST', url(project.id, '/lease'), {})).toMatchObject({ isHeld: true });
  });

  it('[API-21] of a neighbour only the relevant data is returned; the project itself is returned in full', async () => {
    const [told, ...others] = await world.json<Neighbour[]>('GET', url(plan, '/neighbours'));
    expect(others).toEqual([]);
    expect(told).toMatchObject({ id: neighbour.id, title: neighbour.title, commencementDate: '2027-03-01' });
    expect(Object.keys(told ?? {}).sort()).toEqual(
      ['id', 'title', 'version', 'approvedOn', 'commencementDate', 'completionDate', 'site', 'assessmentArea'].sort(),
    );
    expect(await world.json('GET', url(plan))).toMatchObject({ id: plan, proponent: information.proponent });
  });

  it('[API-22] the platform administrator sees everything that was submitted, also as a table', async () => {
    const list = await world.json<ProjectSummary[]>('GET', '/api/projects', undefined, world.admin);
    const title = (await world.get(submitted)).title;
    expect(titlesOf(list)).toContain(title);
    expect(list.every(({ status }) => status !== 'Created')).toBe(true);
    const table = await world.ask('GET', '/api/admin/exports/projects.csv', undefined, world.admin);
    expect(table.body).toContain(title);
  });

  it('[API-23] [Q02] a new project is answered as it was saved', async () => {
    const text = { ...information, title: 'A row of its own', description: 'Two piers' };
    const created = await world.json<Project>('POST', '/api/projects', text);
    expect(created).toMatchObject({ ...text, status: 'Created', ownerName: 'Demo Owner', revision: 1 });
    expect(await world.get(created.id)).toEqual(created);
  });

  it('[API-24] information and schedule are saved each with the revision they were based on', async () => {
    const { id, revision, zoneId } = await world.addWorking();
    const text = { ...information, title: `Renamed ${id}`, proponent: 'Drainage' };
    const saved = await world.json<Project>('PUT', url(id, '/information'), { ...text, revision });
    expect(saved).toMatchObject({ ...text, revision: revision + 1 });
    const task = { id: null, zoneId, constructionWork: 'Earthwork', name: 'Excavation', sourceId: 'A10' };
    const schedule = { revision: revision + 1, tasks: [{ ...task, start: '2027-04-01', end: '2027-04-30' }] };
    const { project, programme } = await world.json<SavedSchedule>('PUT', url(id, '/schedule'), schedule);
    expect(programme.tasks).toMatchObject([{ ...task, id: expect.any(Number), start: '2027-04-01' }]);
    expect(project).toMatchObject({ commencementDate: '2027-04-01', completionDate: '2027-04-30' });
  });

  it('[API-25] a deleted project is gone from the list of its owner', async () => {
    const { id, revision } = await world.create('To be deleted');
    expect((await world.ask('DELETE', url(id), { revision })).statusCode).toBe(204);
    const list = await world.json<ProjectSummary[]>('GET', '/api/projects');
    expect(titlesOf(list)).not.toContain('To be deleted');
    expect((await world.call('GET', `/${id}`, world.owner)).statusCode).toBe(404);
  });

  it('[API-26] the authority approves what was submitted', async () => {
    const id = await world.addReady();
    await world.print(id, ['appendix-d']);
    const { id: submissionId } = await world.submit(id);
    const decision = { decision: 'reveal', submissionId };
    const review = await world.json<Review>('POST', url(id, '/decision'), decision, world.reviewer);
    expect(review.submissions).toMatchObject([{ id: submissionId, state: 'revealed' }]);
    expect(await world.get(id)).toMatchObject({ status: 'Approved', approvedOn: review.approvedOn });
    await world.client.query('update projects set approved_on = null where id = $1', [id]);
  });

  it('[API-27] a project is let go, by its holder or when the page is closed', async () => {
    const { id } = await world.create('To be let go');
    const holders = () => world.one('select count(*)::int from project_leases where project_id = $1', [id]);
    const open = () => world.call('POST', `/${id}/lease`, world.owner, {});
    await open();
    expect(await holders()).toBe(1);
    await world.ask('DELETE', url(id, '/lease'));
    expect(await holders()).toBe(0);
    await open();
    await world.ask('POST', url(id, '/lease/closing'), {});
    expect(await holders()).toBe(0);
  });

  it('[API-28] a copy has the shapes and the programme of its project', async () => {
    const { id, title } = await world.addWorking();
    const wish = { as: 'version', commencementDate: null, isEquipmentKept: false };
    const copy = await world.json<Project>('POST', url(id, '/copies'), wish);
    expect(copy).toMatchObject({ title, version: 1, counts: { zones: 1, tasks: 1, equipmentRows: 0 } });
    const shape = 'select st_astext(geom) from zones where project_id = $1';
    expect(await world.one(shape, [copy.id])).toBe(await world.one(shape, [id]));
  });

  const rolesOf = async (projectId: number) => {
    const { members } = (await world.call('GET', `/${projectId}/members`, world.owner)).json<{
      members: ProjectMember[];
    }>();
    return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
  };

  it('[API-29] somebody joins a project, and gets another role', async () => {
    const { id } = await world.create('With a team');
    const userId = await world.userNamed('demo-member');
    await world.ask('POST', url(id, '/members'), { userId, role: 'readonly' });
    expect((await rolesOf(id))[userId]).toBe('readonly');
    await world.ask('PUT', url(id, `/members/${userId}`), { role: 'member', was: 'readonly' });
    expect((await rolesOf(id))[userId]).toBe('member');
    expect(await world.get(id, member)).toMatchObject({ isReadonly: false });
  });

  it('[API-30] somebody leaves a project, and cannot read it any more', async () => {
    const { id } = await world.create('With a leaver');
    const userId = await world.userNamed('demo-member');
    await world.call('POST', `/${id}/members`, world.owner, { userId, role: 'member' });
    await world.ask('DELETE', url(id, `/members/${userId}`));
    expect(Object.keys(await rolesOf(id))).not.toContain(String(userId));
    expect((await world.call('GET', `/${id}`, member)).statusCode).toBe(404);
  });

  it('[API-31] the server calculates, and says itself that it has', async () => {
    const { id } = await world.addWorking();
    const run = await world.json<CalculationRun>('POST', url(id, '/calculation'));
    expect(run).toMatchObject({ projectId: id, status: 'queued' });
    await world.runs.perform(run.id, AbortSignal.timeout(30_000));
    expect(await world.isCalculated(id)).toBe(true);
  });

  it('[API-32] [Q111] the state of the run is returned in fields, and pushed while it changes', async () => {
    const { id } = await world.addWorking();
    const runId = await world.calculate(id);
    const run = await world.json<CalculationRun>('GET', url(id, '/calculation'));
    expect(run).toMatchObject({ id: runId, projectId: id, status: 'done', progress: 1 });
    const stream = await world.server.app.inject({
      url: url(id, '/events'),
      headers: world.owner,
      payloadAsStream: true,
    });
    const chunks = stream.stream()[Symbol.asyncIterator]();
    await world.call('POST', `/${id}/calculation`, world.owner);
    const told = await readUntil(chunks, '"type"');
    stream.stream().destroy();
    expect(told).toContain('data: {');
  });

  it('[API-33] the receivers are returned with their selection', async () => {
    const { points } = await world.json<ReceiverList>('GET', url(plan, '/receivers'));
    expect(points.map(({ buildingName }) => buildingName).sort()).toEqual(['Harbour View', 'Pier School', 'Sea View']);
    const compulsory = points.filter(({ isCompulsory }) => isCompulsory);
    expect(compulsory.map(({ kind, isSelected }) => [kind, isSelected]).sort()).toEqual([
      ['education', true],
      ['residential', true],
    ]);
  });

  it('[API-34] [Q28] a selection is saved; nothing but it is read', async () => {
    const id = await world.addReady();
    const before = await world.list(id);
    const free = before.points.find(({ isSelected }) => !isSelected);
    const change = { revision: before.revision, points: [sent(free, { isSelected: true })], removedIds: [] };
    const title = (await world.get(id)).title;
    await world.ask('PUT', url(id, '/receivers'), { ...change, title: 'Another', isSubmitted: true });
    const after = await world.list(id);
    expect(after.points.find(({ pointId }) => pointId === free?.pointId)).toMatchObject({ isSelected: true });
    expect(await world.get(id)).toMatchObject({ title, status: 'Created' });
  });

  it('[API-35] approved projects that meet this one in place and time are listed', async () => {
    const list = await world.json<Neighbour[]>('GET', url(plan, '/neighbours'));
    expect(list).toMatchObject([{ id: neighbour.id, approvedOn: '2027-01-15', completionDate: '2027-03-31' }]);
  });

  it('[API-36] the dates of a project are those of its programme', async () => {
    expect(await world.json('GET', url(plan))).toMatchObject({
      ...{ commencementDate: '2027-03-01', completionDate: '2027-03-31' },
    });
  });
});

/** Reads a stream until a word appears, or gives up after fifteen seconds. */
async function readUntil(chunks: AsyncIterator<unknown>, word: string): Promise<string> {
  let text = '';
  const end = Date.now() + 15_000;
  while (!text.includes(word) && Date.now() < end) {
    const late = new Promise<{ done: true; value: undefined }>((resolve) =>
      setTimeout(() => resolve({ done: true, value: undefined }), end - Date.now()),
    );
    const { done, value } = await Promise.race([chunks.next(), late]);
    if (done) break;
    text += String(value);
  }
  return text;
}
