import type { EngineChanges, EngineInput, EngineScreening } from '@quietsite/acoustics';
import { itemAt } from '@quietsite/acoustics';
import { listIdleDays } from '../calendar/task-calendar.ts';
import { ScreeningModel } from '../screening/screening-model.ts';
import { checkBarriers, checkReceiver, checkRow, checkTask } from './check-numbers.ts';
import { orderTasks } from './codes.ts';
import { createReceiverPlacer } from './notional-sources.ts';
import { createFixedDistance, createOpenAir, listEngineTasks, type PreparedCalculation } from './prepare.ts';
import { listProfiles } from './profiles.ts';
import { projectDays } from './project-days.ts';
import type { CalculationSnapshot, SnapshotReceiver, SnapshotRow, SnapshotTask } from './snapshot.schema.ts';
import { activeDays, computeTaskEmission, createFixedSources, groupRows } from './task-emissions.ts';

/**
 * Reuses what did not change, including the arrays of the previous calculation. Entities are compared by identity: an
 * edited snapshot shares its unchanged rows, activities and receivers with the previous one. Returns null if everything
 * must be prepared again: other zones, neighbours, receivers or screens, or activities in a different order.
 */
export function prepareIncrementally(
  before: PreparedCalculation,
  snapshot: CalculationSnapshot,
): { prepared: PreparedCalculation; changes: EngineChanges } | null {
  const orderedTasks = orderTasks(snapshot.zones, snapshot.tasks);
  if (!hasSameFrame(before, snapshot, orderedTasks)) return null;
  const changed = findChangedTasks(before, snapshot, orderedTasks);
  const projectPeriod = projectDays(snapshot.tasks);
  const idle = findIdleDays(before, snapshot, projectPeriod);
  // A row can gain or lose its only working day.
  const changedTasks = idle.isOther ? orderedTasks : changed.changedTasks;
  const emissions = new Map(before.emissions);
  const fixedSourceOf = createFixedSources(snapshot);
  const changedRows = groupRows(changedTasks, snapshot.rows.filter(isOfChangedTask(changedTasks)));
  for (const task of changedTasks)
    emissions.set(
      task.id,
      computeTaskEmission(task, changedRows.get(task.id) ?? [], before.positions, snapshot.calendar, fixedSourceOf),
    );
  const receivers = snapshot.receivers.filter((receiver) => !receiver.isInsideZoneWithBuilding);
  const changedReceivers = findChangedReceivers(before, receivers);
  const hasReceiverChanges = changedReceivers.length > 0;
  // What screens hide depends on the receivers' positions.
  if (before.screening !== null && changedReceivers.some((index) => hasMoved(before, receivers, index))) return null;
  const screening = withBarriers(before, snapshot);
  const otherwiseScreened = before.screening && screening ? screening.listOtherReceivers(before.screening) : [];
  if (hasReceiverChanges) updatePositions(before, snapshot, receivers, changedReceivers);
  const input = {
    ...before.input,
    ...projectPeriod,
    tasks: listEngineTasks(snapshot, orderedTasks, emissions, idle.idleDays),
    ...(hasReceiverChanges && {
      ...listProfiles(receivers),
      fixedDistance: createFixedDistance(receivers, before.positions),
      isOpenAir: createOpenAir(receivers),
    }),
    ...(screening && { screening: screening.engine }),
  };
  const prepared = { ...before, snapshot, input, orderedTasks, receivers, emissions, screening };
  const stages = hasSameStages(before, input) ? [] : [{ startDay: input.firstDay, endDay: input.lastDay }];
  const days = [...changed.days, ...idle.changedDays, ...stages];
  return { prepared, changes: { days, receivers: [...new Set([...changedReceivers, ...otherwiseScreened])] } };
}

function hasSameFrame(
  before: PreparedCalculation,
  snapshot: CalculationSnapshot,
  orderedTasks: readonly SnapshotTask[],
): boolean {
  return (
    hasSameScreens(before.snapshot.screening, snapshot.screening) &&
    isSame(before.snapshot.zones, snapshot.zones) &&
    isSame(before.snapshot.neighbours, snapshot.neighbours) &&
    isSame(before.orderedTasks, orderedTasks, (a, b) => a.id === b.id && a.zoneId === b.zoneId) &&
    isSame(
      before.snapshot.receivers,
      snapshot.receivers,
      (a, b) => a.pointId === b.pointId && a.isInsideZoneWithBuilding === b.isInsideZoneWithBuilding,
    )
  );
}

/** Ignores drawn barriers. */
function hasSameScreens(a: CalculationSnapshot['screening'], b: CalculationSnapshot['screening']): boolean {
  if (a === undefined || b === undefined) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]) as Set<keyof typeof a>;
  return [...keys].every((key) => key === 'barriers' || a[key] === b[key]);
}

/**
 * Whether the same days have the same sets of screens, whatever the sets contain, because the engine's blocks refer to
 * the sets.
 */
function hasSameStages(before: PreparedCalculation, { screening }: EngineInput): boolean {
  const textOf = (stages: EngineScreening['stages'] = []) =>
    stages.map(({ startDay, endDay, views }) => [startDay, endDay, ...views].join()).join(';');
  return textOf(before.input.screening?.stages) === textOf(screening?.stages);
}

/** Returns the same model while the barriers are unchanged. */
function withBarriers(before: PreparedCalculation, snapshot: CalculationSnapshot): ScreeningModel | null {
  if (before.screening === null || snapshot.screening === undefined) return null;
  if (before.snapshot.screening === snapshot.screening) return before.screening;
  checkBarriers(snapshot.screening.barriers);
  return new ScreeningModel(snapshot, snapshot.screening, before.receivers, before, before.screening);
}

function isSame<T extends object>(
  a: readonly T[],
  b: readonly T[],
  isEqual: (a: T, b: T) => boolean = Object.is,
): boolean {
  return a === b || (a.length === b.length && a.every((item, i) => isEqual(item, itemAt(b, i))));
}

/** Activities with other dates or rows, and the days on which their emissions can differ. */
function findChangedTasks(
  before: PreparedCalculation,
  snapshot: CalculationSnapshot,
  orderedTasks: readonly SnapshotTask[],
) {
  const tasksBefore = new Map(before.orderedTasks.map((task) => [task.id, task]));
  const tasksNow = new Map(orderedTasks.map((task) => [task.id, task]));
  const changed = new Set<number>();
  const days: { startDay: number; endDay: number }[] = [];
  const compare = (row: SnapshotRow, other: SnapshotRow | undefined, tasks: Map<number, SnapshotTask>) => {
    const task = tasks.get(row.taskId);
    if (task === undefined) throw new RangeError(`the snapshot refers to a missing task ${row.taskId}`);
    if (row === other && tasksBefore.get(row.taskId) === tasksNow.get(row.taskId)) return;
    changed.add(task.id);
    days.push(activeDays(row, task));
  };
  if (before.snapshot.rows !== snapshot.rows || before.snapshot.tasks !== snapshot.tasks) {
    const rowsBefore = new Map(before.snapshot.rows.map((row) => [row.id, row]));
    const rowsNow = new Map(snapshot.rows.map((row) => [row.id, row]));
    for (const task of snapshot.tasks) if (task !== tasksBefore.get(task.id)) checkTask(task);
    for (const row of snapshot.rows) {
      if (row !== rowsBefore.get(row.id)) checkRow(row);
      compare(row, rowsBefore.get(row.id), tasksNow);
    }
    for (const row of before.snapshot.rows) compare(row, rowsNow.get(row.id), tasksBefore);
  }
  return { changedTasks: orderedTasks.filter((task) => changed.has(task.id)), days };
}

/** The non-working days, and those that have changed since the previous calculation. */
function findIdleDays(
  { snapshot: { calendar: before, tasks: tasksBefore } }: PreparedCalculation,
  { calendar }: CalculationSnapshot,
  period: ReturnType<typeof projectDays>,
) {
  const idleDays = listIdleDays(calendar, period.firstDay, period.lastDay);
  if (before === calendar) return { idleDays, isOther: false, changedDays: [] };
  const known = projectDays(tasksBefore);
  const idleBefore = listIdleDays(before, known.firstDay, known.lastDay) ?? new Set<number>();
  const changedDays = [...idleBefore, ...(idleDays ?? [])].filter((day) => idleBefore.has(day) !== idleDays?.has(day));
  return { idleDays, isOther: true, changedDays: changedDays.map((day) => ({ startDay: day, endDay: day })) };
}

function isOfChangedTask(tasks: readonly SnapshotTask[]): (row: SnapshotRow) => boolean {
  const ids = new Set(tasks.map(({ id }) => id));
  return (row) => ids.has(row.taskId);
}

function findChangedReceivers(before: PreparedCalculation, receivers: readonly SnapshotReceiver[]): number[] {
  const changed: number[] = [];
  receivers.forEach((receiver, index) => {
    if (receiver === before.receivers[index]) return;
    checkReceiver(receiver);
    changed.push(index);
  });
  return changed;
}

function hasMoved({ receivers }: PreparedCalculation, now: readonly SnapshotReceiver[], index: number): boolean {
  const [before, after] = [itemAt(receivers, index), itemAt(now, index)];
  const isSamePlace = before.position[0] === after.position[0] && before.position[1] === after.position[1];
  return !isSamePlace || before.buildingId !== after.buildingId || before.heightMetres !== after.heightMetres;
}

function updatePositions(
  { notionalSources }: PreparedCalculation,
  { zones, neighbours }: CalculationSnapshot,
  receivers: readonly SnapshotReceiver[],
  changed: readonly number[],
): void {
  const place = createReceiverPlacer(
    [...zones, ...neighbours.flatMap((neighbour) => neighbour.zones)],
    notionalSources,
  );
  for (const index of changed) place(itemAt(receivers, index).position, index);
}
