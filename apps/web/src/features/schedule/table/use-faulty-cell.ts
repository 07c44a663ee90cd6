import type { TaskFault } from '@quietsite/domain';
import { useEffect } from 'react';
import type { FaultyTask } from '../../../session/schedule-draft/save-schedule.ts';

/** Where each fault is mended. */
const COLUMNS: Readonly<Record<TaskFault, string>> = {
  NAME_MISSING: 'name',
  NAME_TOO_LONG: 'name',
  END_BEFORE_START: 'end',
  ZONE_UNKNOWN: 'zone',
  SOURCE_TWICE: 'name',
};

/** Each complaint leads there once, however often the tab is opened afterwards. */
const shown = new WeakSet<FaultyTask>();

/** Starts typing in the cell that keeps the schedule from being saved. */
export function useFaultyCell(faulty: FaultyTask | null, typeInto: (id: number, columnId: string) => void): void {
  useEffect(() => {
    if (!faulty || shown.has(faulty)) return;
    shown.add(faulty);
    typeInto(faulty.task.id, COLUMNS[faulty.fault]);
  }, [faulty, typeInto]);
}
