interface Failure {
  readonly code?: string;
  readonly message?: string;
  /** Of PostgreSQL: FATAL and PANIC end the connection. */
  readonly severity?: string;
  /** Of the S3 client: whose fault it was. */
  readonly $fault?: string;
}

/** Of the line: refused, reset, silent, no way there. */
const LINE = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|ENOTFOUND)/;

/** Of a disk that takes nothing more. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/**
 * PostgreSQL's classes 08 (connection), 53 (no room, memory or connections left), 57P (shutdown, start) and 58 (the
 * system under it), a statement that took too long, one that waited too long, and a standby that is not yet a primary.
 */
const DATABASE = /^(08|53|57P|58|57014$|55P03$|25P03$|25006$)/;

/** The driver has no code for what happens to its connections. */
const DRIVER =
  /^(timeout (exceeded when trying to connect|expired)|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed))/;

/** What the request needs is not there now and may be in a minute: nobody did anything wrong. */
export function isUnavailable({ code = '', message = '', severity = '', $fault }: Failure): boolean {
  if (severity === 'FATAL' || severity === 'PANIC' || $fault === 'server') return true;
  return LINE.test(code) || DISK.has(code) || DATABASE.test(code) || DRIVER.test(message);
}
