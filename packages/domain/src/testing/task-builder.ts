import { toDay } from '../day.ts';
import type { DatedTask } from '../schedule/schedule.schema.ts';

type Changes = Partial<Omit<DatedTask, 'start' | 'end'>> & { readonly start?: string; readonly end?: string };

/** Activities with plain defaults, for tests that need only one field at a time. */
export function datedTask(changes: Changes = {}): DatedTask {
  const { start = '2027-03-01', end = '2027-03-31', ...others } = changes;
  return {
    id: 1,
    zoneId: 1,
    constructionWork: 'Earthwork',
    name: 'Excavation',
    start: toDay(start),
    end: toDay(end),
    sourceId: '',
    ...others,
  };
}
