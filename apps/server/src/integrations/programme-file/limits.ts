/** Of a file, and of the parts of a workbook that are read. */
export const MAX_FILE_BYTES = 20 * 1_048_576;
export const MAX_PARTS_BYTES = 16 * 1_048_576;
/** Of cells in the XML of a sheet. */
export const MAX_SHEET_CELLS = 300_000;
/** A sheet with a schedule stands among the first. */
export const MAX_SHEETS = 20;
/** Tags and texts of XML; a note in a programme may be long, a name is not. */
export const MAX_PIECE_LENGTH = 200_000;
/** Summaries above an activity that are kept, from the nearest outwards. */
export const DEEPEST_PATH = 20;
export interface ReadingLimits {
  /** Of the processor for one file. */
  readonly busySeconds: number;
  /** Of the clock, when the machine has other things to do. */
  readonly waitingSeconds: number;
  /** Of heap. */
  readonly megabytes: number;
  /** How often somebody looks whether the time is over. */
  readonly lookEveryMs: number;
}
export const READING_LIMITS: ReadingLimits = { busySeconds: 10, waitingSeconds: 60, megabytes: 256, lookEveryMs: 250 };
