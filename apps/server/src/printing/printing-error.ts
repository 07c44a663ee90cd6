export type PrintingFailure =
  | 'TEMPLATE'
  | 'TIME_LIMIT'
  | 'MEMORY_LIMIT'
  | 'CANCELLED'
  | 'WORKER_DIED'
  | 'COMPRESSION'
  | 'CLOSED';

/** A document could not be compiled; the message contains the diagnostics of the failing tool. */
export class PrintingError extends Error {
  readonly failure: PrintingFailure;

  constructor(failure: PrintingFailure, message: string) {
    super(message);
    this.name = 'PrintingError';
    this.failure = failure;
  }
}
