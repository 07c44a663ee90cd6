import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { changeDistrictAddress, type DistrictChange, readDistrictAddress } from './model/address.ts';

/** What the page shows, from the address. */
export function useDistrictAddress() {
  const [query, setQuery] = useSearchParams();
  // Midnight does not move the page.
  const [now] = useState(() => new Date());
  const address = useMemo(() => readDistrictAddress(query, now), [query, now]);
  const change = useCallback(
    (part: DistrictChange) => setQuery((known) => changeDistrictAddress(known, part), { replace: true }),
    [setQuery],
  );
  return { address, change };
}
