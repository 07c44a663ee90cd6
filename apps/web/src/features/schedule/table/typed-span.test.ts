import { type ScheduledTask, toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { keepSpan } from '../schedule-editing.ts';

const task = (id: number, start: string, end: string): ScheduledTask => ({
  ...{ id, zoneId: 1, constructionWork: '-', name: 'Dig', sourceId: '' },
  ...{ start: toDay(start), end: toDay(end) },
});

it('[SCHED-27] the scale stays while dates are typed, and is chosen anew when many activities come at once', () => {
  const first = keepSpan(null, [task(-1, '2027-01-01', '2027-01-31')]);
  expect(first).toEqual({ count: 1, days: 31 });
  const later = [task(-1, '2027-01-01', '2029-12-31')];
  expect(keepSpan(first, later)).toEqual(first);
  expect(keepSpan(first, [...later, task(-2, '2027-01-01', '2027-01-31')])).toEqual({ count: 2, days: 31 });
  const many = [1, 2, 3].map((id) => task(-id, '2027-01-01', '2028-12-31'));
  expect(keepSpan(first, many)).toEqual({ count: 3, days: 731 });
  expect(keepSpan(keepSpan(null, []), later).days).toBe(1096);
});
