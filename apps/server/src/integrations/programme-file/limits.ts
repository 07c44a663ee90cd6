/** Maximum size of a file, and of the parts of a workbook that are read. */
export const MAX_FILE_BYTES = 20 * 1_048_576;
export const MAX_PARTS_BYTES = 16 * 1_048_576;
/** Maximum number of cells in the XML of a sheet. */
export const MAX_SHEET_CELLS = 300_000;
/** Further sheets are not read: a schedule is expected among the first. */
export const MAX_SHEETS = 20;
/** Maximum length of a tag or text in XML. Notes in a programme may be long, unlike names. */
export const MAX_TOKEN_LENGTH = 200_000;
/** Maximum number of summary levels stored with an activity; the outermost ones are dropped. */
export const MAX_PATH_LENGTH = 20;
export interface ReadingLimits {
  /** CPU time for one file. */
  readonly busySeconds: number;
  /** Elapsed time for one file; longer than the CPU time, because the server may be busy. */
  readonly waitingSeconds: number;
  /** Heap size. */
  readonly megabytes: number;
  /** Interval of the time checks. */
  readonly checkIntervalMs: number;
}
export const READING_LIMITS: ReadingLimits = {
  ...{ busySeconds: 10, waitingSeconds: 60 },
  ...{ megabytes: 256, checkIntervalMs: 250 },
};
