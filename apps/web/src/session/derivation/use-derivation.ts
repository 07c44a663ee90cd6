import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { DERIVATION_PARAMETER, type DerivedLevel, readDerivation, writeDerivation } from './derivation-address.ts';

/** The derivation named in the address. */
export function useDerivation(): {
  readonly derived: DerivedLevel | null;
  /** Null closes it. */
  readonly show: (level: DerivedLevel | null) => void;
} {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get(DERIVATION_PARAMETER);
  const derived = useMemo(() => readDerivation(text), [text]);
  const show = useCallback(
    (level: DerivedLevel | null) =>
      setParameters(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete(DERIVATION_PARAMETER);
          if (level) next.set(DERIVATION_PARAMETER, writeDerivation(level));
          return next;
        },
        // Stepping through days adds nothing to the browser history.
        { replace: true },
      ),
    [setParameters],
  );
  return { derived, show };
}

/** True if the derivation covers the map and the popup it was opened from, as on a narrow screen. */
export function useIsDerivationCovering(): boolean {
  const isNarrow = useMediaQuery('(max-width: 1279px)', false, { getInitialValueInEffect: false });
  return useDerivation().derived !== null && isNarrow;
}
