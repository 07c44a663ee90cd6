import type { Programme } from '@quietsite/contracts';
import { useEffect, useRef } from 'react';

/** The programme of the revision that a draft is over, for telling what somebody else changed since. */
export function useBaseProgramme(revision: number | undefined, programme: Programme | undefined) {
  const base = useRef<Programme | null>(null);
  useEffect(() => {
    if (programme && programme.revision === revision) base.current = programme;
    else if (base.current?.revision !== revision) base.current = null;
  }, [programme, revision]);
  return base;
}
