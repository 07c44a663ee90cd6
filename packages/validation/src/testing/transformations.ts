import {
  addDays,
  type CalculationSnapshot,
  type DayString,
  dayNumber,
  describeNeighbour,
  type SnapshotRow,
  type SnapshotTask,
  toDay,
} from '@quietsite/domain';
import type { CasePoint, MethodCase } from '../case.ts';
import type { Random } from '../random-case/random.ts';

export function withRows(
  snapshot: CalculationSnapshot,
  change: (row: SnapshotRow) => Partial<SnapshotRow>,
): CalculationSnapshot {
  return { ...snapshot, rows: snapshot.rows.map((row) => ({ ...row, ...change(row) })) };
}

/** Without neighbours and contributions. */
export function alone(snapshot: CalculationSnapshot): CalculationSnapshot {
  const receivers = snapshot.receivers.map((receiver) => ({ ...receiver, contributions: [] }));
  return { ...snapshot, receivers, neighbours: [] };
}

export function withNeighbour(
  snapshot: CalculationSnapshot,
  neighbour: Pick<CalculationSnapshot, 'zones' | 'tasks' | 'rows'>,
): CalculationSnapshot {
  return { ...snapshot, neighbours: [...snapshot.neighbours, describeNeighbour(neighbour)] };
}

export function shifted(input: MethodCase, days: number): MethodCase {
  return JSON.parse(JSON.stringify(input), (key, value) =>
    key === 'start' || key === 'end' ? addDays(value as DayString, days) : value,
  ) as MethodCase;
}

/** In a case, every list of two numbers is a point. */
export function translated(input: MethodCase, east: number, north: number): MethodCase {
  return JSON.parse(JSON.stringify(input), (_, value) => {
    const isPoint = Array.isArray(value) && value.length === 2 && value.every((entry) => typeof entry === 'number');
    return isPoint ? [(value[0] as number) + east, (value[1] as number) + north] : value;
  }) as MethodCase;
}

/** Another project moved near this one, in space and time. */
export function movedNear(other: MethodCase, own: MethodCase): MethodCase {
  const [from, to] = [other, own].map(({ zones, tasks }) => ({
    corner: zones[0]?.outline[0]?.[0] as CasePoint,
    day: dayNumber(toDay(tasks[0]?.start as string)),
  })) as [ProjectStart, ProjectStart];
  const moved = translated(other, Math.round(to.corner[0] - from.corner[0]), Math.round(to.corner[1] - from.corner[1]));
  return shifted(moved, to.day - from.day);
}

interface ProjectStart {
  readonly corner: CasePoint;
  readonly day: number;
}

/** Splits every row of more than a day in two; the second begins on the day after the first ends (M-13). */
export function withSplitRows(random: Random, snapshot: CalculationSnapshot): CalculationSnapshot {
  const rows = snapshot.rows.flatMap((row) => {
    const [first, second] = halves(random, row);
    return second === null
      ? [row]
      : [
          { ...row, ...first },
          { ...row, ...second, id: row.id + 10_000 },
        ];
  });
  return { ...snapshot, rows };
}

/** Splits every activity of more than a day in two, each with all its rows (M-12, M-13). */
export function withSplitTasks(random: Random, snapshot: CalculationSnapshot): CalculationSnapshot {
  const isSplit = new Set<number>();
  const tasks = snapshot.tasks.flatMap((task): SnapshotTask[] => {
    const [first, second] = halves(random, task);
    if (second === null) return [task];
    isSplit.add(task.id);
    return [
      { ...task, ...first },
      { ...task, ...second, id: task.id + 10_000 },
    ];
  });
  const again = snapshot.rows
    .filter(({ taskId }) => isSplit.has(taskId))
    .map((row) => ({ ...row, id: row.id + 10_000, taskId: row.taskId + 10_000 }));
  return { ...snapshot, tasks, rows: [...snapshot.rows, ...again] };
}

function halves(random: Random, { start, end }: { readonly start: DayString; readonly end: DayString }) {
  const days = dayNumber(end) - dayNumber(start);
  if (days < 1) return [{ start, end }, null] as const;
  const last = addDays(start, random.integer(0, days - 1));
  return [
    { start, end: last },
    { start: addDays(last, 1), end },
  ] as const;
}
