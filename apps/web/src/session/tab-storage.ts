export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Schedules writing to storage; a later call with the same function replaces an earlier one. */
export type WriteWhen = (write: () => void) => void;

/** Storage of this tab: survives a reload, but not closing the tab. */
export const tabStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

const REST_MILLISECONDS = 400;
const MAX_REST_MILLISECONDS = 4_000;
const REST_PER_WRITING = 40;
/** Max wait for a pause in the user's changes. */
export const MAX_WAIT_MILLISECONDS = 10_000;
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastWriting = 0;
let waitingSince = 0;

/**
 * Writing thousands of rows takes long and blocks typing: the longer the last write took, the longer a pause it waits
 * for. A closing page writes in any case.
 */
export const restAfter = (writingMilliseconds: number): number =>
  Math.min(MAX_REST_MILLISECONDS, Math.max(REST_MILLISECONDS, REST_PER_WRITING * writingMilliseconds));

function writeWaiting(): void {
  clearTimeout(timer);
  const writes = [...waiting];
  waiting.clear();
  const begin = performance.now();
  for (const write of writes) write();
  lastWriting = performance.now() - begin;
}

/** A closing page writes what is still waiting. */
if (typeof window !== 'undefined') window.addEventListener('pagehide', writeWaiting);

/** On sign-out nothing stays behind, not even what was waiting to be written. */
export function forgetTab(): void {
  clearTimeout(timer);
  waiting.clear();
  sessionStorage.clear();
}

/** Writes after a pause between changes. */
export const afterRest: WriteWhen = (write) => {
  if (waiting.size === 0) waitingSince = performance.now();
  waiting.add(write);
  clearTimeout(timer);
  const left = Math.max(0, waitingSince + MAX_WAIT_MILLISECONDS - performance.now());
  timer = setTimeout(writeWaiting, Math.min(restAfter(lastWriting), left));
};
