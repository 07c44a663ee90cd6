import type { DraftStorage, WriteWhen } from './draft-store.ts';

/** Of this tab: it survives a reload, not the tab. */
export const tabStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

const REST_MILLISECONDS = 400;
const MAX_REST_MILLISECONDS = 4_000;
const REST_PER_WRITING = 40;
/** Somebody who never rests is not trusted with more than this. */
export const MAX_WAIT_MILLISECONDS = 10_000;
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let lastWriting = 0;
let waitingSince = 0;

/**
 * Thousands of rows take long to write, and somebody who types waits meanwhile: the longer the last time took, the
 * longer a rest it wants. A page that goes writes in any case.
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

/** A page that goes writes what is still waiting. */
if (typeof window !== 'undefined') window.addEventListener('pagehide', writeWaiting);

/** Whoever signs out leaves nothing behind, not even what was waiting to be written. */
export function forgetTab(): void {
  clearTimeout(timer);
  waiting.clear();
  sessionStorage.clear();
}

/** Once there is a rest between two changes. */
export const afterRest: WriteWhen = (write) => {
  if (waiting.size === 0) waitingSince = performance.now();
  waiting.add(write);
  clearTimeout(timer);
  const left = Math.max(0, waitingSince + MAX_WAIT_MILLISECONDS - performance.now());
  timer = setTimeout(writeWaiting, Math.min(restAfter(lastWriting), left));
};
