import type { DraftStorage, WriteWhen } from './draft-store.ts';

/** Of this tab: it survives a reload, not the tab. */
export const tabStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** Long enough that somebody who types is not held up by the writing of a large draft. */
const REST_MILLISECONDS = 400;
const waiting = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function writeWaiting(): void {
  clearTimeout(timer);
  const writes = [...waiting];
  waiting.clear();
  for (const write of writes) write();
}

/** A page that goes writes what is still waiting. */
if (typeof window !== 'undefined') window.addEventListener('pagehide', writeWaiting);

/** Once there is a rest between two changes. */
export const afterRest: WriteWhen = (write) => {
  waiting.add(write);
  clearTimeout(timer);
  timer = setTimeout(writeWaiting, REST_MILLISECONDS);
};
