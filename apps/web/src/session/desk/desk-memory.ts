import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DraftStorage, tabStorage } from '../tab-storage.ts';
import { pickDeskParts } from './desk-address.ts';

const KEY = 'quietsite.inbox';

/** The last state of the Inbox, if the address has no parameters; null if there is nothing to restore. */
export function recallDesk(query: URLSearchParams, storage: DraftStorage = tabStorage): URLSearchParams | null {
  const last = storage.getItem(KEY);
  if (!last || pickDeskParts(query) !== '') return null;
  return new URLSearchParams([...query, ...new URLSearchParams(last)]);
}

export const readDeskMemory = (storage: DraftStorage = tabStorage): string | null => storage.getItem(KEY);

export const rememberDesk = (query: URLSearchParams, storage: DraftStorage = tabStorage): void =>
  storage.setItem(KEY, pickDeskParts(query));

/** Restores the last state once; false until the address contains it. */
export function useDeskMemory(): boolean {
  const [query, setQuery] = useSearchParams();
  const [recalled, setRecalled] = useState(() => recallDesk(query));
  useEffect(() => {
    if (recalled) {
      setQuery(recalled, { replace: true });
      setRecalled(null);
    } else rememberDesk(query);
  }, [recalled, query, setQuery]);
  return recalled === null;
}
