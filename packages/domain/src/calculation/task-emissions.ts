import {
  computeEmission,
  computeMitigatedEmission,
  type EmissionStep,
  type EngineRow,
  isAudible,
  listEmissionSteps,
  type RunEnergies,
  toEnergy,
} from '@quietsite/acoustics';
import { dayNumber } from '../day.ts';
import type { FixedPositions } from './fixed-positions.ts';
import type { LeftOut } from './results/result.ts';
import type { SnapshotRow, SnapshotTask } from './snapshot.schema.ts';

/**
 * The emissions of every zone-task over time, by activity id (M-10 to M-13, M-20 to M-24). Empty without active work.
 */
export function listTaskEmissions(
  tasks: readonly SnapshotTask[],
  rows: readonly SnapshotRow[],
  positions: FixedPositions,
): Map<number, readonly EmissionStep[]> {
  const rowsOfTask = groupRows(tasks, rows);
  return new Map(tasks.map((task) => [task.id, computeTaskEmission(task, rowsOfTask.get(task.id) ?? [], positions)]));
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
): EmissionStep[] {
  return listEmissionSteps(
    rows
      .filter((row) => findReasonToLeaveOut(row, task) === null)
      .map(
        (row): EngineRow => ({
          ...activeDays(row, task),
          group: row.exclusiveGroup.trim(),
          fixedPosition: row.fixedLocation === null ? -1 : positions.indexOf(row.fixedLocation),
          energies: computeRunEnergies(row),
        }),
      ),
  );
}

/** Rows without noise and rows with no day within their activity's dates do not count (M-11, M-13). */
export function findReasonToLeaveOut(row: SnapshotRow, task: SnapshotTask): LeftOut | null {
  if (!isAudible(row)) return { reason: 'ROW_SILENT', rowId: row.id };
  const { startDay, endDay } = activeDays(row, task);
  return endDay < startDay ? { reason: 'ROW_OUTSIDE_TASK_DATES', rowId: row.id } : null;
}

/** A row counts on the days it shares with its activity (M-13). */
export function activeDays(row: SnapshotRow, task: SnapshotTask): { startDay: number; endDay: number } {
  return {
    startDay: Math.max(dayNumber(row.start), dayNumber(task.start)),
    endDay: Math.min(dayNumber(row.end), dayNumber(task.end)),
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
