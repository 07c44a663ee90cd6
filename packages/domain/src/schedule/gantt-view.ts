export const GANTT_VIEWS = ['Day', 'Week', 'Month', 'Year'] as const;
export type GanttView = (typeof GANTT_VIEWS)[number];

const FEW_DAYS = 60;
const MANY_DAYS = 365;

/** Under 60 days: days; over 365: years; otherwise months (SCHED-06, Q77). */
export function defaultGanttView(projectDays: number): GanttView {
  if (projectDays < FEW_DAYS) return 'Day';
  return projectDays > MANY_DAYS ? 'Year' : 'Month';
}
