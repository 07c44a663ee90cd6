/** The columns of a schedule table, as in the templates (Q74). */
export const SCHEDULE_COLUMNS = ['Zone', 'Construction Work', 'Activity', 'Start Date', 'End Date'] as const;
export type ScheduleColumn = (typeof SCHEDULE_COLUMNS)[number];
