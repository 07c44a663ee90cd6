interface Failure {
  readonly code?: string;
  readonly message?: string;
  /** From PostgreSQL: FATAL and PANIC end the connection. */
  readonly severity?: string;
  /** From the S3 client: which side caused the error. */
  readonly $fault?: string;
}

/** Network errors: refused, reset, timed out, unreachable. */
const LINE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|ENOTFOUND)/;

/** Disk errors: full or not writable. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/**
 * PostgreSQL's classes 08 (connection), 53 (out of disk space, memory or connections), 57P (shutdown, start) and 58
 * (system error), a statement that took too long, one that waited too long, and a standby that is not yet a primary.
 */
const DATABASE = /^(08|53|57P|58|57014$|55P03$|25P03$|25006$)/;

/** The driver has no codes for errors of its connections. */
const DRIVER =
  /^(timeout (exceeded when trying to connect|expired)|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Something the request needs is unavailable now and may be back in a minute: nobody did anything wrong. */
export function isUnavailable({ code = '', message = '', severity = '', $fault }: Failure): boolean {
  if (severity === 'FATAL' || severity === 'PANIC' || $fault === 'server') return true;
  return LINE.test(code) || DISK.has(code) || DATABASE.test(code) || DRIVER.test(message);
}
