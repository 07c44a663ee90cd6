import { itemAt } from '@quietsite/acoustics';
import type { DayString } from '../day.ts';
import type { ScheduledTask } from './schedule.schema.ts';

/** The activities of one construction work in one zone (SCHED-23). */
export interface TaskGroup<Task extends ScheduledTask = ScheduledTask> {
  readonly zoneId: number;
  readonly name: string;
  /** From the activities with dates; null if there are none. */
  readonly start: DayString | null;
  readonly end: DayString | null;
  readonly tasks: readonly Task[];
}

/** Groups in the order of their first activities. The order of activities within a group does not change. */
export function deriveGroups<Task extends ScheduledTask>(tasks: readonly Task[]): readonly TaskGroup<Task>[] {
  const groups = Map.groupBy(tasks, ({ zoneId, constructionWork }) => `${zoneId} ${constructionWork}`);
  return [...groups.values()].map((members) => {
    const { zoneId, constructionWork } = itemAt(members, 0);
    return {
      zoneId,
      name: constructionWork,
      start: members.flatMap(({ start, end }) => start ?? end ?? []).sort()[0] ?? null,
      end:
        members
          .flatMap(({ start, end }) => end ?? start ?? [])
          .sort()
          .at(-1) ?? null,
      tasks: members,
    };
  });
}
