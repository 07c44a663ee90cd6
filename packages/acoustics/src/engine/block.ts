import { intAt, numberAt } from '../checked-reads.ts';
import { ColumnBuilder, type Columns } from './columns.ts';
import type { EngineInput, EngineScreening, EngineTask, IdleDays } from './engine-input.ts';
import { listMembers } from './members.ts';
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
  /** The same as text; '' without work. */
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
  const place = (steps: readonly StepInBlock[]) => steps.flatMap((step) => placeStep(step, days));
  const working = neighbours.filter((steps) => steps.length > 0).map(place);
  const placed = splitStages(place(own), days, input.screening);
  const intervals = days.length - 1;
  const tasks = listTasks(placed, intervals, listMembers(input));
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

interface StepInBlock extends Pick<ActiveStep, 'task' | 'zone' | 'step'> {
  readonly idleDays: IdleDays | undefined;
}

function listSteps(tasks: readonly EngineTask[], firstDay: number, lastDay: number): StepInBlock[] {
  const active: StepInBlock[] = [];
  tasks.forEach(({ zone, steps, idleDays }, task) => {
    for (const step of steps)
      if (step.endDay >= firstDay && step.startDay <= lastDay) active.push({ task, zone, step, idleDays });
  });
  return active;
}

/** The intervals of a step. They start and end at interval edges, unless they lie outside the block. */
function placeStep({ task, zone, step, idleDays }: StepInBlock, days: Int32Array): ActiveStep[] {
  const last = days.indexOf(step.endDay + 1);
  const first = Math.max(0, days.indexOf(step.startDay));
  const end = last < 0 ? days.length - 1 : last;
  if (idleDays === undefined) return [{ task, zone, step, first, end }];
  return listWorkedRanges(idleDays, days, first, end).map((range) => ({ task, zone, step, ...range }));
}

/** Adds the screens that stand on each day; an interval belongs to one stage (M-115). */
function splitStages(steps: readonly ActiveStep[], days: Int32Array, screening: EngineScreening | undefined) {
  if (screening === undefined) return [...steps];
  return screening.stages.flatMap(({ startDay, endDay, views }) =>
    steps.flatMap((step): ActiveStep[] => {
      let { first, end } = step;
      while (first < end && intAt(days, first) < startDay) first++;
      while (end > first && intAt(days, end - 1) > endDay) end--;
      return first < end ? [{ ...step, first, end, views }] : [];
    }),
  );
}

/** Runs of consecutive worked intervals; an interval is either fully worked or not at all (M-133). */
function listWorkedRanges(idleDays: IdleDays, days: Int32Array, first: number, end: number) {
  const ranges: { first: number; end: number }[] = [];
  for (let interval = first; interval < end; interval++) {
    if (idleDays.has(intAt(days, interval))) continue;
    const range = ranges.at(-1);
    if (range?.end === interval) range.end++;
    else ranges.push({ first: interval, end: interval + 1 });
  }
  return ranges;
}

function listTasks(steps: readonly ActiveStep[], intervals: number, memberOf: readonly number[]): number[][] {
  const tasks = Array.from({ length: intervals }, () => new Set<number>());
  for (const { task, first, end } of steps) for (let i = first; i < end; i++) tasks[i]?.add(numberAt(memberOf, task));
  return tasks.map((members) => [...members].sort((a, b) => a - b));
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
  for (const idleDays of new Set(steps.map((step) => step.idleDays)))
    for (let day = firstDay; idleDays !== undefined && day < lastDay; day++)
      if (idleDays.has(day) !== idleDays.has(day + 1)) add(day + 1);
  return Int32Array.from([...days, lastDay + 1]).sort();
}
