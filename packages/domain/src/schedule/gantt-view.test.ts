import { expect, it } from 'vitest';
import { defaultGanttView, GANTT_VIEWS } from './gantt-view.ts';

it.each([
  [1, 'Day'],
  [59, 'Day'],
  [60, 'Month'],
  [365, 'Month'],
  [366, 'Year'],
  [4000, 'Year'],
])('[SCHED-06] [Q77] a project of %i days is shown by %s at first', (days, view) => {
  expect(defaultGanttView(days)).toBe(view);
});

it('[SCHED-05] there are four views', () => {
  expect(GANTT_VIEWS).toEqual(['Day', 'Week', 'Month', 'Year']);
});
