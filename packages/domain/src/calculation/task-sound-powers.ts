import {
  computeEmission,
  computeMitigatedEmission,
  type DatedRow,
  type ListedSoundPower as DaysSoundPower,
  findHighestTaskSoundPower,
} from '@quietsite/acoustics';
import type { ProjectCalendar } from '../calendar/task-calendar.ts';
import { type DayString, fromDayNumber } from '../day.ts';
import type { CalculationSnapshot, SnapshotRow, SnapshotTask } from './snapshot.schema.ts';
import { findReasonToLeaveOut, groupRows, workedDays } from './task-emissions.ts';

/** The listed sound power of an activity: its loudest group on its loudest day, in each run (M-12, M-23). */
export interface ListedSoundPower {
  readonly taskId: number;
  readonly unmitigated: DaySoundPower;
  readonly mitigated: DaySoundPower;
}

export type DaySoundPower = Omit<DaysSoundPower, 'day'> & { readonly day: DayString };

/** Activities with active work, in the order of the snapshot. */
export function listTaskSoundPowers({
  tasks,
  rows,
  calendar,
}: Pick<CalculationSnapshot, 'tasks' | 'rows' | 'calendar'>): ListedSoundPower[] {
  const rowsOfTask = groupRows(tasks, rows);
  return tasks.flatMap((task) => {
    const listed = (isMitigated: boolean) => {
      const highest = findHighestTaskSoundPower(
        listDatedRows(task, rowsOfTask.get(task.id) ?? [], isMitigated, calendar),
      );
      return highest === null ? null : { ...highest, day: fromDayNumber(highest.day) };
    };
    const [unmitigated, mitigated] = [listed(false), listed(true)];
    return unmitigated && mitigated ? [{ taskId: task.id, unmitigated, mitigated }] : [];
  });
}

/** The rows of an activity that are audible on some day, with their sound power in one run. */
export function listDatedRows(
  task: SnapshotTask,
  rows: readonly SnapshotRow[],
  isMitigated: boolean,
  calendar: ProjectCalendar,
): DatedRow[] {
  return rows.flatMap((row) => {
    if (findReasonToLeaveOut(row, task, calendar) !== null) return [];
    const soundPower = isMitigated
      ? computeMitigatedEmission(row)?.mitigatedSoundPower
      : computeEmission(row)?.totalSoundPower;
    return soundPower === undefined
      ? []
      : { ...workedDays(row, task, calendar), group: row.exclusiveGroup.trim(), soundPower };
  });
}
