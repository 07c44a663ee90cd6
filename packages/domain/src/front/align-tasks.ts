import type { ProjectCalendar } from '../calendar/task-calendar.ts';
import type { DatedTask } from '../schedule/schedule.schema.ts';
import type { DrawnZone } from '../site/site.schema.ts';
import { describeFront } from './drawn-front.ts';

/** Activities of a front start and end with it (M-151). Does nothing if the calendar never lets the front finish. */
export function alignToFronts<Task extends Pick<DatedTask, 'zoneId' | 'start' | 'end'>>(
  tasks: readonly Task[],
  zones: readonly (Pick<DrawnZone, 'front'> & { readonly id: number })[],
  calendar: ProjectCalendar,
): Task[] {
  const days = new Map(
    zones.flatMap(({ id, front }) => {
      if (front === undefined) return [];
      const { division } = describeFront(front, calendar);
      return division ? [[id, { start: front.start, end: division.end }] as const] : [];
    }),
  );
  return tasks.map((task) => ({ ...task, ...days.get(task.zoneId) }));
}
