import type { TaskFault } from '@quietsite/domain';
import { useEffect } from 'react';
import type { FaultyTask } from '../../../project/schedule/save-schedule.ts';

/** The column where each error is fixed. */
const COLUMNS: Readonly<Record<TaskFault, string>> = {
  NAME_MISSING: 'name',
  NAME_TOO_LONG: 'name',
  END_BEFORE_START: 'end',
  ZONE_UNKNOWN: 'zone',
  SOURCE_TWICE: 'name',
};

/** Each error takes the user there once, however often the tab is opened afterwards. */
const shown = new WeakSet<FaultyTask>();

/** Starts editing the cell that prevents saving the schedule. */
export function useFaultyCell(faulty: FaultyTask | null, typeInto: (id: number, columnId: string) => void): void {
  useEffect(() => {
    if (!faulty || shown.has(faulty)) return;
    shown.add(faulty);
    typeInto(faulty.task.id, COLUMNS[faulty.fault]);
  }, [faulty, typeInto]);
}
