import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** The panel is minimised to the draw window while the address says so (SITE-04, SITE-05). */
export function useDrawWindow(): {
  readonly isMinimised: boolean;
  readonly setMinimised: (isMinimised: boolean) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const setMinimised = useCallback(
    (isMinimised: boolean) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          if (isMinimised) next.set('window', 'draw');
          else next.delete('window');
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { isMinimised: parameters.get('window') === 'draw', setMinimised };
}
