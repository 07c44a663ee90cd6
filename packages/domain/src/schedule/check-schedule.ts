import type { ScheduledTask } from './schedule.schema.ts';
import { MAX_TASK_NAME_LENGTH, MAX_WORK_NAME_LENGTH } from './schedule.ts';

export type TaskFault = 'NAME_MISSING' | 'NAME_TOO_LONG' | 'END_BEFORE_START' | 'ZONE_UNKNOWN' | 'SOURCE_TWICE';

export interface TaskProblem {
  /** Index in the checked list. */
  readonly index: number;
  readonly fault: TaskFault;
}

/** The errors of a schedule. Nothing is stored while there are any. */
export function listTaskProblems(tasks: readonly ScheduledTask[], zoneIds: ReadonlySet<number>): TaskProblem[] {
  const sources = new Set<string>();
  return tasks.flatMap((task, index) => {
    const isTwice = task.sourceId !== '' && sources.has(task.sourceId);
    sources.add(task.sourceId);
    const faults = [...listFaults(task, zoneIds), ...(isTwice ? (['SOURCE_TWICE'] as const) : [])];
    return faults.map((fault) => ({ index, fault }));
  });
}

function listFaults(task: ScheduledTask, zoneIds: ReadonlySet<number>): TaskFault[] {
  const { name, constructionWork, start, end } = task;
  const faults: TaskFault[] = [];
  if (name.trim() === '') faults.push('NAME_MISSING');
  if (name.length > MAX_TASK_NAME_LENGTH || constructionWork.length > MAX_WORK_NAME_LENGTH)
    faults.push('NAME_TOO_LONG');
  if (start !== null && end !== null && end < start) faults.push('END_BEFORE_START');
  if (!zoneIds.has(task.zoneId)) faults.push('ZONE_UNKNOWN');
  return faults;
}
