import type { EngineRow } from './engine-input.ts';

/** The days of a project cut where a row starts or ends: inside an interval no level changes (M-40). */
export interface Timeline {
  readonly firstDay: number | null;
  readonly lastDay: number | null;
  /** Intervals with active work only, in order of time. */
  readonly intervals: readonly Interval[];
  /** Task indices, ascending, of each distinct set of tasks that work on the same day (M-41). */
  readonly combinations: readonly (readonly number[])[];
}

export interface Interval {
  readonly startDay: number;
  /** Inclusive. */
  readonly endDay: number;
  readonly combination: number;
  /** Tasks whose set of active rows differs from that of the interval before, with the rows now active. */
  readonly changes: readonly TaskChange[];
}

interface TaskChange {
  readonly task: number;
  readonly activeRows: readonly number[];
}

export function buildTimeline(rows: readonly EngineRow[], taskCount: number): Timeline {
  const edges = collectEdges(rows);
  const rowsOfTask = groupRowsByTask(rows, taskCount);
  const activeCounts = new Int32Array(taskCount);
  const intervals: Interval[] = [];
  const combinations: number[][] = [];
  const combinationByKey = new Map<string, number>();
  let pending = new Map<number, TaskChange>();

  edges.forEach(({ day, tasks }, index) => {
    for (const task of tasks) {
      const activeRows = (rowsOfTask[task] ?? []).filter((row) => isActive(rows[row] as EngineRow, day));
      activeCounts[task] = activeRows.length;
      pending.set(task, { task, activeRows });
    }
    const active = activeTasks(activeCounts);
    const next = edges[index + 1];
    if (active.length === 0 || next === undefined) return;
    const key = active.join('+');
    const combination = combinationByKey.get(key) ?? combinations.push(active) - 1;
    combinationByKey.set(key, combination);
    intervals.push({ startDay: day, endDay: next.day - 1, combination, changes: [...pending.values()] });
    pending = new Map();
  });
  return {
    firstDay: intervals[0]?.startDay ?? null,
    lastDay: intervals.at(-1)?.endDay ?? null,
    intervals,
    combinations,
  };
}

interface Edge {
  readonly day: number;
  readonly tasks: Set<number>;
}

/** Every day on which some row begins, or has ended the day before, with the tasks concerned. */
function collectEdges(rows: readonly EngineRow[]): Edge[] {
  const tasksByDay = new Map<number, Set<number>>();
  const add = (day: number, task: number) => {
    const tasks = tasksByDay.get(day) ?? new Set<number>();
    tasksByDay.set(day, tasks.add(task));
  };
  for (const row of rows) {
    add(row.startDay, row.task);
    add(row.endDay + 1, row.task);
  }
  return [...tasksByDay].map(([day, tasks]) => ({ day, tasks })).sort((a, b) => a.day - b.day);
}

function groupRowsByTask(rows: readonly EngineRow[], taskCount: number): number[][] {
  const rowsOfTask = Array.from({ length: taskCount }, (): number[] => []);
  rows.forEach((row, index) => {
    rowsOfTask[row.task]?.push(index);
  });
  return rowsOfTask;
}

function isActive(row: EngineRow, day: number): boolean {
  return row.startDay <= day && day <= row.endDay;
}

function activeTasks(activeCounts: Int32Array): number[] {
  const tasks: number[] = [];
  activeCounts.forEach((count, task) => {
    if (count > 0) tasks.push(task);
  });
  return tasks;
}
