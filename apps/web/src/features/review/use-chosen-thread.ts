import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readId } from '../../lib/routes.ts';

/** The thread that is chosen in the list and marked on the map. */
export interface ChosenThread {
  readonly id: number | null;
  readonly choose: (id: number) => void;
}

/** In the address, so that a link in a mail opens it. */
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
