import {
  computeEmission,
  computeMitigatedEmission,
  type DatedRow,
  type ListedSoundPower as DaysSoundPower,
  findHighestTaskSoundPower,
} from '@quietsite/acoustics';
import { type DayString, fromDayNumber } from '../day.ts';
import type { CalculationSnapshot, SnapshotRow } from './snapshot.ts';
import { activeDays, findReasonToLeaveOut, groupRows } from './task-emissions.ts';

/** The listed sound power of an activity: its loudest group on its loudest day, in each run (M-12, M-23). */
export interface ListedSoundPower {
  readonly taskId: number;
  readonly unmitigated: DaySoundPower;
  readonly mitigated: DaySoundPower;
}

export type DaySoundPower = Omit<DaysSoundPower, 'day'> & { readonly day: DayString };

/** Activities with active work, in the order of the snapshot. */
export function listTaskSoundPowers({ tasks, rows }: Pick<CalculationSnapshot, 'tasks' | 'rows'>): ListedSoundPower[] {
  const rowsOfTask = groupRows(tasks, rows);
  return tasks.flatMap((task) => {
    const active = (rowsOfTask.get(task.id) ?? []).filter((row) => findReasonToLeaveOut(row, task) === null);
    const listed = (powerOf: (row: SnapshotRow) => number) => {
      const dated = active.map(
        (row): DatedRow => ({
          ...activeDays(row, task),
          group: row.exclusiveGroup.trim(),
          soundPower: powerOf(row),
        }),
      );
      const highest = findHighestTaskSoundPower(dated);
      return highest === null ? null : { ...highest, day: fromDayNumber(highest.day) };
    };
    const unmitigated = listed((row) => computeEmission(row)?.totalSoundPower as number);
    const mitigated = listed((row) => computeMitigatedEmission(row)?.mitigatedSoundPower as number);
    return unmitigated && mitigated ? [{ taskId: task.id, unmitigated, mitigated }] : [];
  });
}
