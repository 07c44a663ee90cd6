const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** From the fifth on, each wrong code is followed by a wait, which doubles; the tenth locks for a day. */
const FIRST_WAIT = 5;
const LOCK = 10;

export const isCodeLock = (failures: number): boolean => failures >= LOCK;

/** Milliseconds until the next try is allowed after this many wrong codes. */
export function codeFailureWait(failures: number): number {
  if (failures < FIRST_WAIT) return 0;
  return isCodeLock(failures) ? DAY : MINUTE * 2 ** (failures - FIRST_WAIT);
}

/** The holder is notified when the waits begin and when the lock is set, not of each code in between. */
export const isCodeNotice = (failures: number): boolean => failures === FIRST_WAIT || failures === LOCK;
