import { useEffect, useRef } from 'react';
import type { ScheduleDraft } from '../../project/schedule/schedule-draft.ts';
import { hideMessage } from '../../ui/dialogs/toasts.tsx';

const MESSAGES = ['activities-added', 'programme-imported', 'schedule-full'] as const;

/** Hides messages about a schedule when the schedule changes, since an undo would make them wrong. */
export function useScheduleMessages(tasks: ScheduleDraft) {
  const saidFor = useRef<ScheduleDraft | null>(null);
  useEffect(() => {
    if (saidFor.current === null || saidFor.current === tasks) return;
    saidFor.current = null;
    for (const id of MESSAGES) hideMessage(id);
  }, [tasks]);
  return {
    sayFor: (schedule: ScheduleDraft) => {
      saidFor.current = schedule;
    },
  };
}
