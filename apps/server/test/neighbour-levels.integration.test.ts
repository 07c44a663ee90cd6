import type { CalculationInput, Project } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ReceiverWorld, sent, startReceiverWorld } from './receiver-calls.ts';
import { square } from './site-calls.ts';

let world: ReceiverWorld;
let project: Project;
let count = 0;

beforeAll(async () => {
  world = await startReceiverWorld();
  await world.addBuilding(901, square(150, 0, 20));
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null');
  project = await world.addSite(`Own ${++count}`);
  await world.addWorks(project.id);
});

const approve = (projectId: number) =>
  world.client.query(`update projects set approved_on = '2027-01-15', submitted_at = now() where id = $1`, [projectId]);

/** As loud as the project itself, on the other side of the building. */
async function addNeighbour(title = `Next door ${++count}`): Promise<Project> {
  const neighbour = await world.addSite(title, [square(220, 0, 100)]);
  await world.addWorks(neighbour.id, 220);
  await approve(neighbour.id);
  return neighbour;
}

const levels = async () => {
  const [receiver] = (await world.results(project.id)).receivers;
  return { own: receiver?.mitigatedLevel ?? 0, withNeighbour: receiver?.withNeighbourLevel ?? 0 };
};
const sum = (...values: readonly number[]) =>
  10 * Math.log10(values.reduce((total, value) => total + 10 ** (value / 10), 0));
const isNew = async () => (await world.results(project.id)).hasNewNeighbour;

/** M-31 in SQL, from the project's only point to the neighbour's only zone. */
const notionalDistance = `
  with parts as (
    select r.geom as receiver, st_closestpoint(st_boundary(z.geom), r.geom) as p, z.centre as c
    from receiver_points r, zones z where r.project_id = $1 and z.project_id = $2)
  select st_distance(receiver,
    st_lineinterpolatepoint(st_makeline(p, c), least(st_distance(p, c) / 2, 50) / st_distance(p, c))) from parts`;

describe('approved neighbours', () => {
  it('[CONC-09] [Q99] without any, the level with neighbours is the own level', async () => {
    await world.calculate(project.id);
    const { own, withNeighbour } = await levels();
    expect(withNeighbour).toBe(own);
  });

  it('[CONC-07] [CONC-09] [Q38] are counted in every run, beside the own level, which they leave alone', async () => {
    await world.calculate(project.id);
    const alone = await levels();
    const neighbour = await addNeighbour();
    const runId = await world.calculate(project.id);
    const { own, withNeighbour } = await levels();
    expect(own).toBe(alone.own);
    const metres = await world.one<number>(notionalDistance, [project.id, neighbour.id]);
    const heard = 112 - (20 * Math.log10(metres) + 8) + 3;
    expect(withNeighbour).toBeCloseTo(sum(own, heard), 6);
    expect(await world.one('select neighbour_ids from calculation_runs where id = $1', [runId])).toEqual([
      neighbour.id,
    ]);
  });

  it('[CONC-09] [Q98] contributions of sites known by name are added to them', async () => {
    await addNeighbour();
    await world.calculate(project.id);
    const before = await levels();
    const [point] = (await world.list(project.id)).points;
    const contributions = [{ name: 'Site B', start: '2027-03-01', end: '2027-03-31', level: 70 }];
    await world.save(project.id, { points: [sent(point, { contributions })] });
    await world.calculate(project.id);
    const after = await levels();
    expect(after.own).toBe(before.own);
    expect(after.withNeighbour).toBeCloseTo(sum(before.withNeighbour, 70), 9);
  });

  it('[Q38] [CONC-07] revealed since are reported, and the project stays calculated', async () => {
    await world.calculate(project.id);
    expect(await isNew()).toBe(false);
    const neighbour = await addNeighbour();
    expect([await isNew(), await world.isCalculated(project.id)]).toEqual([true, true]);
    await world.calculate(project.id);
    expect(await isNew()).toBe(false);
    // A deleted neighbour does not count as new.
    await world.client.query('update projects set deleted_at = now() where id = $1', [neighbour.id]);
    expect(await isNew()).toBe(false);
  });

  it('[U26] [CONC-07] are known to others as outlines, centres and energies by date, and nothing else', async () => {
    const secret = `Secret works ${count}`;
    const neighbour = await addNeighbour(secret);
    await world.client.query(`update tasks set name = 'Hidden activity' where project_id = $1`, [neighbour.id]);
    await world.client.query(`update equipment_rows set name = 'Hidden machine' where project_id = $1`, [neighbour.id]);
    const answer = await world.read(`/${project.id}/calculation/input`);
    const [shown] = answer.json<CalculationInput>().snapshot.neighbours;
    expect(Object.keys(shown ?? {})).toEqual(['zones']);
    expect(Object.keys(shown?.zones[0] ?? {}).sort()).toEqual(['centre', 'outline', 'tasks', 'type']);
    for (const text of [secret, 'Hidden', 'soundPower":112,"timePercent":100,"neighbour'])
      expect(answer.body).not.toContain(text);
    await world.calculate(project.id);
    const [run] = (await world.read(`/${project.id}/runs`)).json();
    const detail = (await world.read(`/${project.id}/runs/${run.id}`)).json();
    expect(detail).toMatchObject({ neighbours: [secret], counts: { neighbours: 1 } });
  });

  it('[Q33] [Q38] the hash of the input depends on neighbours but not on names', async () => {
    const hash = async () =>
      world.one('select input_hash from calculation_runs where id = $1', [await world.calculate(project.id)]);
    const first = await hash();
    await world.client.query(`update tasks set name = 'Other' where project_id = $1`, [project.id]);
    await world.client.query(`update zones set name = 'Other' where project_id = $1`, [project.id]);
    expect(await hash()).toBe(first);
    await addNeighbour();
    expect(await hash()).not.toBe(first);
  });
});

describe('the input for the browser', () => {
  it('[U34] is what a run stores, of one revision', async () => {
    await addNeighbour();
    const { revision, snapshot } = (await world.read(`/${project.id}/calculation/input`)).json<CalculationInput>();
    const runId = await world.calculate(project.id);
    expect(snapshot).toEqual(await world.one('select input from calculation_runs where id = $1', [runId]));
    expect(revision).toBe((await world.get(project.id)).revision);
  });
});
