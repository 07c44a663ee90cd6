import type { ProgrammeFormat } from '../../../../packages/contracts/src/index.ts';

/** In these cases the file is not a valid container of its format; in all others its content was read. */
export const CONTAINER_REASONS: ReadonlySet<string> = new Set([
  'UNKNOWN_FORMAT',
  'NOT_READABLE',
  'NOT_TEXT',
  'HAS_ENTITIES',
  'HAS_MACROS',
  'ARCHIVE_TOO_LARGE',
  'ARCHIVE_UNSAFE',
  'ARCHIVE_ENCRYPTED',
  'ARCHIVE_BROKEN',
]);

export interface FuzzFailure {
  readonly format: ProgrammeFormat;
  readonly index: number;
  readonly message: string;
}

export interface FuzzOrder {
  readonly format: ProgrammeFormat;
  readonly seed: number;
  /** Indices first, first + step, ... below end. */
  readonly first: number;
  readonly step: number;
  readonly end: number;
  /** The time to stop, in milliseconds since 1970. */
  readonly deadline: number;
  /** The index being read, for the watcher. */
  readonly current: SharedArrayBuffer;
}

export interface FuzzPart {
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly FuzzFailure[];
  /** CPU milliseconds of the slowest file. */
  readonly slowestMs: number;
}

export interface FuzzResult extends FuzzPart {
  readonly format: ProgrammeFormat;
  readonly seconds: number;
}
