/** The columns of a schedule in a table, as the templates have them (Q74). */
export const SCHEDULE_COLUMNS = ['Zone', 'Construction Work', 'Activity', 'Start Date', 'End Date'] as const;
export type ScheduleColumn = (typeof SCHEDULE_COLUMNS)[number];
