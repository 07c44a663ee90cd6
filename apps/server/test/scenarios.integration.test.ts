import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ScenarioClient } from './scenario-calls.ts';
import { type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';

let world: SubmissionWorld;
let client: ScenarioClient;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.client.query('update projects set approved_on = null');
  client = new ScenarioClient(world, await world.addPlan(`Alternatives ${++count}`));
});

const addRow = () =>
  world.client.query(
    `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
       start_date, end_date, official_id)
     select project_id, task_id, 'Lorry', 1, 110, 110, 100, start_date, end_date, 'CNP 141' from equipment_rows
     where project_id = $1 limit 1`,
    [client.projectId],
  );

describe('keeping a scenario', () => {
  it('[MITI-57] leaves the state behind under its letter and goes on in the next, without a new revision', async () => {
    const before = await world.get(client.projectId);
    expect(await client.list()).toEqual([]);
    const [first, second, ...others] = await client.keep({ name: 'Barriers', note: 'North side only' });
    expect(others).toEqual([]);
    expect(first).toMatchObject({ letter: 'A', name: '', isInUse: false, rows: [{ measures: null }] });
    expect(second).toMatchObject({ letter: 'B', name: 'Barriers', note: 'North side only', isInUse: true, rows: null });
    expect(second?.createdBy).toBe('Demo Owner');
    expect(await world.get(client.projectId)).toEqual(before);
    expect(await world.lastAudit(client.projectId)).toMatchObject({
      ...{ action: 'scenario.keep', details: { letter: 'B', name: 'Barriers' } },
    });
    await client.mitigate({ barrierDba: -5 });
    const [kept] = await client.keep();
    expect(kept?.rows).toMatchObject([{ measures: null }]);
    expect((await client.list())[1]?.rows).toMatchObject([{ equipment: 'CNP 081 - Excavator', activity: 't' }]);
    expect((await client.list())[1]?.rows?.[0]?.measures?.barrierDba).toBe(-5);
  });

  it('[MITI-57] happens once however often it is sent, and not over a state that was not seen', async () => {
    const sent = { key: randomUUID(), name: 'Once' };
    await client.keep(sent);
    expect((await client.keep(sent)).map(({ letter }) => letter)).toEqual(['A', 'B']);
    const stale = await client.tryKeep({ revision: (await client.revision()) - 1 });
    expect(stale.json().code).toBe('CONFLICT');
    expect(await client.list()).toHaveLength(2);
  });

  it('[MITI-60] ends at six; one that is not in use can be described and deleted, which frees its letter', async () => {
    for (const _ of 'BCDEF') await client.keep();
    expect((await client.tryKeep()).json().code).toBe('TOO_MANY_SCENARIOS');
    expect((await client.list()).map(({ letter }) => letter).join('')).toBe('ABCDEF');
    const id = await client.idOf('C');
    const described = await client.describe(id, { name: ' Night works ', note: 'Too dear' });
    expect(described[2]).toMatchObject({ letter: 'C', name: 'Night works', note: 'Too dear' });
    expect((await client.tryRemove(await client.idOf('F'))).json().code).toBe('SCENARIO_IN_USE');
    expect((await client.tryRemove(id)).statusCode).toBe(200);
    expect(await world.lastAudit(client.projectId)).toMatchObject({
      ...{ action: 'scenario.remove', details: { letter: 'C', name: 'Night works' } },
    });
    expect((await client.keep()).map(({ letter }) => letter).join('')).toBe('ABCDEF');
    expect((await client.list()).find(({ isInUse }) => isInUse)?.letter).toBe('C');
  });
});

describe('taking another scenario into use', () => {
  it('[MITI-59] and back gives the same measures, input hash and levels, bit for bit', async () => {
    await addRow();
    await client.mitigate({ barrierDba: -4.7, quieterMethodName: 'Own way', quieterMethodSoundPower: 101.3 });
    const inA = { ...(await client.calculated()), measures: await client.measures() };
    await client.keep();
    await client.mitigate({ enclosureDba: -10 });
    await client.mitigate({ customMethodDba: -3, customMethodName: 'Blanket' }, 1);
    const inB = { ...(await client.calculated()), measures: await client.measures() };
    expect(inB.hash).not.toBe(inA.hash);
    const used = await client.use('A');
    expect(used.project.isCalculated).toBe(false);
    expect(used.scenarios.map(({ letter, isInUse }) => [letter, isInUse])).toEqual([
      ['A', true],
      ['B', false],
    ]);
    expect(await client.measures()).toEqual(inA.measures);
    expect(await client.calculated()).toEqual({ ...inA, measures: undefined, runId: expect.any(Number) });
    await client.use('B');
    expect(await client.measures()).toEqual(inB.measures);
    const again = await client.calculated();
    expect([again.hash, again.receivers]).toEqual([inB.hash, inB.receivers]);
  });

  it('[MITI-59] and back before it was calculated restores the results, unless a name differs', async () => {
    await client.mitigate({ barrierDba: -5 });
    const { runId } = await client.calculated();
    await client.keep();
    await client.mitigate({ barrierDba: -9 });
    expect((await client.use('A')).project.isCalculated).toBe(true);
    expect((await world.results(client.projectId)).run.id).toBe(runId);
    expect((await client.use('B')).project.isCalculated).toBe(false);
    await client.use('A');
    await world.client.query(`update equipment_rows set name = 'Crane' where project_id = $1`, [client.projectId]);
    await client.use('B');
    expect((await client.use('A')).project.isCalculated).toBe(false);
  });

  it('[MITI-59] is refused over a state that was not seen, and one in use stays as it is', async () => {
    await client.keep();
    await client.mitigate({ barrierDba: -5 });
    const revision = await client.revision();
    expect((await client.tryUse('A', revision - 1)).json().code).toBe('CONFLICT');
    expect((await client.tryUse('B', revision - 1)).json()).toMatchObject({ project: { revision }, dropped: [] });
  });

  it('[MITI-61] drops the measures of deleted rows, lists them, and gives new rows none', async () => {
    await addRow();
    await client.mitigate({ barrierDba: -5 }, 0);
    await client.mitigate({ barrierDba: -6 }, 1);
    await client.keep();
    await world.client.query(`delete from equipment_rows where project_id = $1 and name = 'Excavator'`, [
      client.projectId,
    ]);
    await addRow();
    await client.mitigate({ barrierDba: -7 }, 1);
    const { dropped } = await client.use('A');
    expect(dropped).toMatchObject([{ equipment: 'CNP 081 - Excavator', measures: { barrierDba: -5 } }]);
    expect((await client.measures()).map(({ barrierDba }) => barrierDba)).toEqual([-6, 0]);
  });
});
