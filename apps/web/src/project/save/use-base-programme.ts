import type { Programme } from '@quietsite/contracts';
import { useEffect, useRef } from 'react';

/** The programme of the revision a draft is based on, to tell what another user has changed since. */
export function useBaseProgramme(revision: number | undefined, programme: Programme | undefined) {
  const base = useRef<Programme | null>(null);
  useEffect(() => {
    if (programme && programme.revision === revision) base.current = programme;
    else if (base.current?.revision !== revision) base.current = null;
  }, [programme, revision]);
  return base;
}
