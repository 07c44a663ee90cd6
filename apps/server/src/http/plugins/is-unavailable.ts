interface Failure {
  readonly code?: string;
  readonly message?: string;
  /** From PostgreSQL: FATAL and PANIC end the connection. */
  readonly severity?: string;
  /** From the S3 client: which side caused the error. */
  readonly $fault?: string;
}

/** Network errors: refused, reset, timed out, unreachable. */
const NETWORK_CODE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|ENOTFOUND)/;

/** Disk errors: full or not writable. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/**
 * PostgreSQL's classes 08 (connection), 53 (out of disk space, memory or connections), 57P (shutdown, start) and 58
 * (system error), a statement that took too long, one that waited too long, and a standby that is not yet a primary.
 */
const DATABASE_CODE = /^(08|53|57P|58|57014$|55P03$|25P03$|25006$)/;

/** The driver has no codes for errors of its connections. */
const DRIVER_MESSAGE =
  /^(timeout (exceeded when trying to connect|expired)|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Whether the error means that something the request needs is unavailable, probably only for a moment. */
export function isUnavailable({ code = '', message = '', severity = '', $fault }: Failure): boolean {
  if (severity === 'FATAL' || severity === 'PANIC' || $fault === 'server') return true;
  return NETWORK_CODE.test(code) || DISK_CODES.has(code) || DATABASE_CODE.test(code) || DRIVER_MESSAGE.test(message);
}
