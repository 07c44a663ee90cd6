// What reading a file of a programme needs, and no more: the thread that reads is ended after each large file, and what
// it loads it loads each time.
export * from './day.ts';
export * from './schedule/file-day.ts';
export * from './schedule/file-text.ts';
export * from './schedule/read-schedule-table.ts';
export * from './schedule/schedule.ts';
