export type PrintingFailure =
  | 'TEMPLATE'
  | 'TIME_LIMIT'
  | 'MEMORY_LIMIT'
  | 'CANCELLED'
  | 'WORKER_DIED'
  | 'COMPRESSION'
  | 'CLOSED';

/** A document could not be made; the message carries the diagnostics of the tool that refused. */
export class PrintingError extends Error {
  readonly failure: PrintingFailure;

  constructor(failure: PrintingFailure, message: string) {
    super(message);
    this.name = 'PrintingError';
    this.failure = failure;
  }
}
