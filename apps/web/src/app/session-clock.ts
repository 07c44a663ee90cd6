/**
 * The popup opens below this. At exactly this value there is no popup and activity does not extend the session (Q59).
 */
const WARNING_SECONDS = 600;
/** Activity is reported at most this often. */
const REPORT_SECONDS = 60;

export function computeRemainingSeconds(expiresAt: string, now: number): number {
  return (Date.parse(expiresAt) - now) / 1000;
}

export function isSessionEnding(remainingSeconds: number): boolean {
  return remainingSeconds < WARNING_SECONDS;
}

/** Activity extends the session only while more than ten minutes remain, and not with every key press. */
export function isActivityReported(remainingSeconds: number, secondsSinceReport: number): boolean {
  return remainingSeconds > WARNING_SECONDS && secondsSinceReport >= REPORT_SECONDS;
}
