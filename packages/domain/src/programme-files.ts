// Only what reading a programme file needs: the reading thread ends after each large file and loads this again each
// time.
export * from './day.ts';
export * from './schedule/file-day.ts';
export * from './schedule/file-text.ts';
export * from './schedule/read-schedule-table.ts';
export type * from './schedule/schedule.schema.ts';
export * from './schedule/schedule.ts';
