import type { DraftStorage } from './draft-store.ts';

/** Of this tab: it survives a reload, not the tab. */
export const tabStorage: DraftStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};
