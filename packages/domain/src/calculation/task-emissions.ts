import {
  computeEmission,
  computeMitigatedEmission,
  type EmissionStep,
  type EngineRow,
  getFrom,
  isAudible,
  listEmissionSteps,
  type RunEnergies,
  toEnergy,
} from '@quietsite/acoustics';
import { type ProjectCalendar, workingDaysOf } from '../calendar/task-calendar.ts';
import { dayNumber } from '../day.ts';
import { computeScreenedRow } from '../screening/screened-row.ts';
import type { FixedPositions, FixedSource } from './fixed-positions.ts';
import type { LeftOutRow } from './results/result.ts';
import type { CalculationSnapshot, SnapshotRow, SnapshotTask } from './snapshot.schema.ts';

/** The facts that screening needs about rows with a fixed location; undefined while it is off. */
export type FixedSources = ((row: SnapshotRow, task: SnapshotTask) => FixedSource) | undefined;

/** Undefined while screening is off (M-100). */
export function createFixedSources({
  zones,
  screening,
}: Pick<CalculationSnapshot, 'zones' | 'screening'>): FixedSources {
  if (screening === undefined) return undefined;
  const zoneIndex = new Map(zones.map(({ id }, index) => [id, index]));
  return (row, { zoneId }) => ({ zone: getFrom(zoneIndex, zoneId), plantHeight: row.plantHeight ?? null });
}

/**
 * The emissions of every zone-task over time, by activity id (M-10 to M-13, M-20 to M-24). Empty without active work.
 */
export function listTaskEmissions(
  tasks: readonly SnapshotTask[],
  rows: readonly SnapshotRow[],
  positions: FixedPositions,
  calendar: ProjectCalendar,
  fixedSourceOf?: FixedSources,
): Map<number, readonly EmissionStep[]> {
  const rowsOfTask = groupRows(tasks, rows);
  return new Map(
    tasks.map((task) => [
      task.id,
      computeTaskEmission(task, rowsOfTask.get(task.id) ?? [], positions, calendar, fixedSourceOf),
    ]),
  );
}

export function groupRows(tasks: readonly SnapshotTask[], rows: readonly SnapshotRow[]): Map<number, SnapshotRow[]> {
  const rowsOfTask = new Map<number, SnapshotRow[]>(tasks.map((task) => [task.id, []]));
  for (const row of rows) {
    const ofTask = rowsOfTask.get(row.taskId);
    if (ofTask === undefined) throw new RangeError(`the snapshot refers to a missing task ${row.taskId}`);
    ofTask.push(row);
  }
  // The order of rows must not change even the last bit of a sum.
  for (const ofTask of rowsOfTask.values()) ofTask.sort((a, b) => a.id - b.id);
  return rowsOfTask;
}

export function computeTaskEmission(
  task: SnapshotTask,
  rows: readonly SnapshotRow[],
  positions: FixedPositions,
  calendar: ProjectCalendar,
  fixedSourceOf?: FixedSources,
): EmissionStep[] {
  return listEmissionSteps(
    rows
      .filter((row) => findReasonToLeaveOut(row, task, calendar) === null)
      .map(
        (row): EngineRow => ({
          ...activeDays(row, task),
          group: row.exclusiveGroup.trim(),
          fixedPosition:
            row.fixedLocation === null ? -1 : positions.indexOf(row.fixedLocation, fixedSourceOf?.(row, task)),
          energies: computeRunEnergies(row),
          ...(fixedSourceOf && { screened: computeScreenedRow(row) }),
        }),
      ),
  );
}

/**
 * Rows without noise, and rows without a working day within their activity's dates, do not count (M-11, M-13, M-130).
 */
export function findReasonToLeaveOut(
  row: SnapshotRow,
  task: SnapshotTask,
  calendar: ProjectCalendar,
): LeftOutRow | null {
  if (!isAudible(row)) return { reason: 'ROW_SILENT', rowId: row.id };
  const { startDay, endDay } = activeDays(row, task);
  if (endDay < startDay) return { reason: 'ROW_OUTSIDE_TASK_DATES', rowId: row.id };
  const works = workingDaysOf(calendar, task)?.count(startDay, endDay) !== 0;
  return works ? null : { reason: 'ROW_WITHOUT_WORKING_DAYS', rowId: row.id };
}

/** A row counts on the days it shares with its activity (M-13). */
export function activeDays(row: SnapshotRow, task: SnapshotTask): { startDay: number; endDay: number } {
  return {
    startDay: Math.max(dayNumber(row.start), dayNumber(task.start)),
    endDay: Math.min(dayNumber(row.end), dayNumber(task.end)),
  };
}

/** The active days from the first to the last working day (M-130). Only for rows that are not left out. */
export function workedDays(
  row: SnapshotRow,
  task: SnapshotTask,
  calendar: ProjectCalendar,
): { startDay: number; endDay: number } {
  const { startDay, endDay } = activeDays(row, task);
  const days = workingDaysOf(calendar, task);
  return {
    startDay: days?.findFirst(startDay, endDay) ?? startDay,
    endDay: days?.findLast(startDay, endDay) ?? endDay,
  };
}

/** Energies of the runs: unmitigated, mitigated (M-23), and with every measure except barriers (M-70). */
export function computeRunEnergies(row: SnapshotRow): RunEnergies {
  return [
    computeEmission(row)?.totalSoundPower,
    computeMitigatedEmission(row)?.mitigatedSoundPower,
    computeMitigatedEmission({ ...row, barrierDba: 0 })?.mitigatedSoundPower,
  ].map((soundPower) => (soundPower === undefined ? 0 : toEnergy(soundPower)));
}
