import { ColumnBuilder, type Columns } from './columns.ts';
import type { EngineInput, EngineTask } from './engine-input.ts';
import { type ActiveStep, layOutSources, type ProjectSources } from './project-sources.ts';

/**
 * Calculations run in blocks of this many days, counted from day 0. A changed row affects only the blocks of its days.
 * A full calculation runs all blocks, so both give bit-identical results.
 */
export const DAYS_PER_BLOCK = 32;

/**
 * One block: its days split wherever something begins or ends (M-40), and what every project emits in each interval.
 */
export interface Block {
  readonly firstDay: number;
  readonly lastDay: number;
  /** First day of each interval; the last entry is the day after the block. */
  readonly days: Int32Array;
  /** Indices of the assessed project's activities at work in each interval, ascending: its combination (M-41). */
  readonly tasks: readonly (readonly number[])[];
  /** The same as text; '' if there is no work. */
  readonly keys: readonly string[];
  readonly own: ProjectSources;
  /** All neighbours active in the block; null if there is none. */
  readonly neighbours: ProjectSources | null;
  readonly columns: Columns;
}

export function buildBlock(input: EngineInput, edges: readonly number[], firstDay: number, lastDay: number): Block {
  const own = listSteps(input.tasks, firstDay, lastDay);
  const neighbours = input.neighbours.map((tasks) => listSteps(tasks, firstDay, lastDay));
  const days = cutDays([...own, ...neighbours.flat()], edges, firstDay, lastDay);
  const place = (steps: readonly StepInBlock[]) => steps.map((step) => placeStep(step, days));
  const working = neighbours.filter((steps) => steps.length > 0).map(place);
  const placed = place(own);
  const intervals = days.length - 1;
  const tasks = listTasks(placed, intervals);
  const columns = new ColumnBuilder(input.zones.length);
  return {
    firstDay,
    lastDay,
    days,
    tasks,
    keys: tasks.map((indices) => indices.join('+')),
    own: layOutSources([placed], intervals, input.zones, columns),
    neighbours: working.length > 0 ? layOutSources(working, intervals, input.zones, columns) : null,
    columns: columns.build(),
  };
}

type StepInBlock = Pick<ActiveStep, 'task' | 'zone' | 'step'>;

function listSteps(tasks: readonly EngineTask[], firstDay: number, lastDay: number): StepInBlock[] {
  const active: StepInBlock[] = [];
  tasks.forEach(({ zone, steps }, task) => {
    for (const step of steps)
      if (step.endDay >= firstDay && step.startDay <= lastDay) active.push({ task, zone, step });
  });
  return active;
}

/** The first and last interval of a step. Both are interval edges, unless they lie outside the block. */
function placeStep({ task, zone, step }: StepInBlock, days: Int32Array): ActiveStep {
  const end = days.indexOf(step.endDay + 1);
  return {
    task,
    zone,
    step,
    first: Math.max(0, days.indexOf(step.startDay)),
    end: end < 0 ? days.length - 1 : end,
  };
}

function listTasks(steps: readonly ActiveStep[], intervals: number): number[][] {
  const tasks = Array.from({ length: intervals }, (): number[] => []);
  for (const { task, first, end } of steps) for (let i = first; i < end; i++) tasks[i]?.push(task);
  return tasks;
}

function cutDays(steps: readonly StepInBlock[], edges: readonly number[], firstDay: number, lastDay: number) {
  const days = new Set([firstDay]);
  const add = (day: number) => {
    if (day > firstDay && day <= lastDay) days.add(day);
  };
  for (const { step } of steps) {
    add(step.startDay);
    add(step.endDay + 1);
  }
  edges.forEach(add);
  return Int32Array.from([...days, lastDay + 1]).sort();
}
