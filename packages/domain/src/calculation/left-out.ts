import { getFrom } from '@quietsite/acoustics';
import { storedId } from '../front/part-ids.ts';
import type { PreparedCalculation } from './prepare.ts';
import type { LeftOut, LeftOutRow } from './results/result.ts';
import type { CalculationSnapshot, SnapshotReceiver, SnapshotRow } from './snapshot.schema.ts';
import { findReasonToLeaveOut } from './task-emissions.ts';

/** Lists input that does not take part in the result, with the reason, for the user. */
export function listLeftOut(
  { zones, tasks: stored }: CalculationSnapshot,
  { snapshot, emissions }: Pick<PreparedCalculation, 'snapshot' | 'emissions'>,
): LeftOut[] {
  const { tasks, rows, receivers, calendar } = snapshot;
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const zonesWithTasks = new Set(stored.map(({ zoneId }) => zoneId));
  const working = new Set(tasks.filter(({ id }) => emissions.get(id)?.length).map(({ id }) => storedId(id)));
  const [first, last] = [
    tasks.map(({ start }) => start).sort()[0],
    tasks
      .map(({ end }) => end)
      .sort()
      .at(-1),
  ];
  const isOutside = ({ start, end }: { start: string; end: string }) =>
    first === undefined || last === undefined || end < first || start > last;
  return [
    ...listLeftOutRows(rows, (row) => findReasonToLeaveOut(row, getFrom(taskOf, row.taskId), calendar)),
    ...zones
      .filter(({ id }) => !zonesWithTasks.has(id))
      .map(({ id }): LeftOut => ({ reason: 'ZONE_WITHOUT_TASKS', zoneId: id })),
    ...stored
      .filter(({ id }) => !working.has(id))
      .map(({ id }): LeftOut => ({ reason: 'TASK_WITHOUT_ACTIVE_WORK', taskId: id })),
    ...receivers.flatMap((receiver) => listLeftOutOfReceiver(receiver, isOutside)),
  ];
}

/** A row of a front is left out if all its parts leave it out (M-150). */
function listLeftOutRows(
  rows: readonly SnapshotRow[],
  findReason: (row: SnapshotRow) => LeftOutRow | null,
): LeftOutRow[] {
  const reasons = new Map<number, LeftOutRow | null>();
  for (const row of rows) {
    const rowId = storedId(row.id);
    const reason = findReason(row);
    if (reasons.get(rowId) !== null) reasons.set(rowId, reason && { ...reason, rowId });
  }
  return [...reasons.values()].filter((reason) => reason !== null);
}

function listLeftOutOfReceiver(
  { pointId, isInsideZoneWithBuilding, otherCriteria, contributions }: SnapshotReceiver,
  isOutside: (period: { start: string; end: string }) => boolean,
): LeftOut[] {
  // M-35
  if (isInsideZoneWithBuilding) return [{ reason: 'RECEIVER_INSIDE_ZONE', pointId }];
  return [
    ...otherCriteria
      .filter(isOutside)
      .map(({ name }): LeftOut => ({ reason: 'CRITERION_OUTSIDE_PROJECT_DAYS', pointId, name })),
    ...contributions
      .filter(isOutside)
      .map(({ name }): LeftOut => ({ reason: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS', pointId, name })),
  ];
}
