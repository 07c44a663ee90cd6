/** Max size of a file, and of the parts of a workbook that are read. */
export const MAX_FILE_BYTES = 20 * 1_048_576;
export const MAX_PARTS_BYTES = 16 * 1_048_576;
/** Cells in the XML of a sheet. */
export const MAX_SHEET_CELLS = 300_000;
/** A sheet with a schedule is among the first. */
export const MAX_SHEETS = 20;
/** Tags and texts of XML; a note in a programme may be long, unlike a name. */
export const MAX_PIECE_LENGTH = 200_000;
/** Summary levels kept above an activity, from the nearest outwards. */
export const DEEPEST_PATH = 20;
export interface ReadingLimits {
  /** CPU time for one file. */
  readonly busySeconds: number;
  /** Wall-clock time, for a busy server. */
  readonly waitingSeconds: number;
  /** Heap size. */
  readonly megabytes: number;
  /** Interval of the time checks. */
  readonly lookEveryMs: number;
}
export const READING_LIMITS: ReadingLimits = { busySeconds: 10, waitingSeconds: 60, megabytes: 256, lookEveryMs: 250 };
