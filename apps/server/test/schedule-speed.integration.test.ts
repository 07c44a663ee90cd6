import type { Programme, SavedSchedule } from '@quietsite/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addScheduleProject, type ScheduleClient } from './schedule-calls.ts';
import { type SiteWorld, startSiteWorld } from './site-calls.ts';

const TASKS = 1000;
const ROWS_PER_TASK = 4;
const ROUNDS = 5;
/**
 * Unlike the two bare statements, a save reads, checks and returns everything. Both take longer on a busy machine, so
 * the ratio is limited.
 */
const MAX_TIMES_THE_STATEMENTS = 15;

let world: SiteWorld;
let schedule: ScheduleClient;
let tasks: Programme['tasks'];

beforeAll(async () => {
  world = await startSiteWorld();
  schedule = await addScheduleProject(world, 'A thousand activities');
  const names = Array.from({ length: TASKS }, (_, index) => `Activity ${index}`);
  tasks = (await schedule.save(names.map((name) => schedule.task({ name, sourceId: name })))).programme.tasks;
  await world.client.query(
    `insert into equipment_rows (project_id, task_id, name, quantity, sound_power, default_sound_power, time_percent,
       start_date, end_date)
     select project_id, id, 'Excavator', 1, 112, 112, 100, start_date, end_date
     from tasks, generate_series(1, $2) where project_id = $1`,
    [schedule.projectId, ROWS_PER_TASK],
  );
}, 120_000);
afterAll(() => world.close());

const endOf = (round: number) => `2027-04-${String(round + 1).padStart(2, '0')}`;

async function time(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}

/** The same change with only the two statements it needs. */
async function changeBare(round: number): Promise<void> {
  await world.client.query('begin');
  await world.client.query('update tasks set end_date = $2 where project_id = $1', [schedule.projectId, endOf(round)]);
  await world.client.query('update equipment_rows set end_date = $2 where project_id = $1', [
    ...[schedule.projectId, endOf(round)],
  ]);
  await world.client.query('commit');
}

it('[SCHED-20] a thousand activities with four thousand rows of equipment are saved in a few times their bare statements', {
  timeout: 300_000,
}, async () => {
  let { revision } = await schedule.read();
  const save = async (round: number) => {
    const answer = await schedule.send(
      tasks.map((task) => ({ ...task, end: endOf(round + 10) })),
      { revision },
    );
    const saved = answer.json<SavedSchedule>();
    expect(saved.movedRows).toBe(TASKS * ROWS_PER_TASK);
    revision = saved.programme.revision;
  };
  await save(-5);
  // Alternating, so that a busy moment affects both; the fastest of each counts.
  const [bare, saves]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await time(() => changeBare(round)));
    saves.push(await time(() => save(round)));
  }
  const [bareMs, saveMs] = [Math.min(...bare), Math.min(...saves)];
  console.log(`schedule save: ${saveMs.toFixed(0)} ms, bare statements ${bareMs.toFixed(0)} ms`);
  expect(saveMs / bareMs).toBeLessThan(MAX_TIMES_THE_STATEMENTS);
});
