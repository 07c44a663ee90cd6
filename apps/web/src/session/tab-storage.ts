export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Schedules writing to storage; a later call with the same function replaces an earlier one. */
export type WriteWhen = (write: () => void) => void;

/** Storage of this tab: survives a reload, but not closing the tab. */
export const tabStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

const PAUSE_MILLISECONDS = 400;
const MAX_PAUSE_MILLISECONDS = 4_000;
const PAUSE_PER_WRITE = 40;
/** Max wait for a pause in the user's changes. */
export const MAX_WAIT_MILLISECONDS = 10_000;
const pending = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastWriteMilliseconds = 0;
let pendingSince = 0;

/**
 * Writing thousands of rows takes long and blocks typing. So the longer the last write took, the longer the pause must
 * be. A closing page writes in any case.
 */
export const pauseAfter = (writeMilliseconds: number): number =>
  Math.min(MAX_PAUSE_MILLISECONDS, Math.max(PAUSE_MILLISECONDS, PAUSE_PER_WRITE * writeMilliseconds));

function writePending(): void {
  clearTimeout(timer);
  const writes = [...pending];
  pending.clear();
  const begin = performance.now();
  for (const write of writes) write();
  lastWriteMilliseconds = performance.now() - begin;
}

/** A closing page writes what is still pending. */
if (typeof window !== 'undefined') window.addEventListener('pagehide', writePending);

/** On sign-out: removes everything, including what is still to be written. */
export function clearTabStorage(): void {
  clearTimeout(timer);
  pending.clear();
  sessionStorage.clear();
}

/** Writes after a pause between changes. */
export const afterPause: WriteWhen = (write) => {
  if (pending.size === 0) pendingSince = performance.now();
  pending.add(write);
  clearTimeout(timer);
  const left = Math.max(0, pendingSince + MAX_WAIT_MILLISECONDS - performance.now());
  timer = setTimeout(writePending, Math.min(pauseAfter(lastWriteMilliseconds), left));
};
