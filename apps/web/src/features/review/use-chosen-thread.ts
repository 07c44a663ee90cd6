import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '../../lib/routes.ts';

/** The thread selected in the list and marked on the map. */
export interface ChosenThread {
  readonly id: number | null;
  readonly choose: (id: number) => void;
}

/** Stored in the address, so a link in an email can open it. */
export function useChosenThread(): ChosenThread {
  const [parameters, setParameters] = useSearchParams();
  const id = readId(parameters.get('comment'));
  const choose = useCallback(
    (chosenId: number) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          next.set('comment', String(chosenId));
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return useMemo(() => ({ id, choose: (chosenId) => chosenId !== id && choose(chosenId) }), [id, choose]);
}
