import type { CalculationRun } from '@quietsite/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunActive } from '../../session/project-events.tsx';
import { projectKey, projectListKey } from '../../session/project-queries.ts';
import { useRun } from '../../session/use-run.ts';
import { showNotice } from '../../ui/toasts.tsx';
import { announceOutcome } from './announce-outcome.ts';
import { CalculationOverlay } from './calculation-overlay.tsx';
import { computeOutcome, LONGEST_WAIT_MILLISECONDS } from './run-outcome.ts';
import { useStartCalculation } from './use-start-calculation.ts';
import { useStopCalculation } from './use-stop-calculation.ts';

interface Calculation {
  readonly start: () => void;
  /** Asks first. */
  readonly stop: () => void;
}

const CalculationContext = createContext<Calculation | null>(null);

export function useCalculation(): Calculation {
  const calculation = useContext(CalculationContext);
  if (!calculation) throw new Error('useCalculation needs a CalculationProvider above it');
  return calculation;
}

/** Starts runs, waits for them behind the overlay and announces how they ended, waited for or not. */
export function CalculationProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const run = useRun().data ?? null;
  const [isWaiting, setWaiting] = useState(false);
  const stopWaiting = useCallback(() => setWaiting(false), []);
  const start = useStartCalculation(setWaiting);
  const isActive = isRunActive(run);
  const { stop, askToStop, isStopping } = useStopCalculation(isActive);
  useRunEnd(run, stopWaiting);
  useLongestWait(isWaiting, stopWaiting);

  const onLeave = () => {
    stopWaiting();
    showNotice({ id: 'calculation', title: t('calculation.backgroundTitle'), text: t('calculation.backgroundText') });
  };
  const calculation = useMemo<Calculation>(() => ({ start, stop: askToStop }), [start, askToStop]);
  return (
    <CalculationContext value={calculation}>
      {children}
      <CalculationOverlay
        isOpen={isWaiting}
        run={isActive ? run : null}
        isStopping={isStopping}
        onLeave={onLeave}
        onStop={stop}
      />
    </CalculationContext>
  );
}

/** Sees a run end, closes the overlay, reloads what the run changed and tells the user. */
function useRunEnd(run: CalculationRun | null, onEnd: () => void): void {
  const client = useQueryClient();
  const before = useRef<CalculationRun | null>(null);
  useEffect(() => {
    const outcome = computeOutcome(before.current, run);
    before.current = run;
    if (outcome === null || run === null) return;
    void client
      .invalidateQueries({ queryKey: projectKey(run.projectId) })
      .then(() => announceOutcome(outcome, client, run.projectId))
      .finally(onEnd);
    void client.invalidateQueries({ queryKey: projectListKey });
  }, [run, client, onEnd]);
}

function useLongestWait(isWaiting: boolean, onGiveUp: () => void): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      onGiveUp();
      showNotice({ id: 'calculation', title: t('calculation.failedTitle'), text: t('calculation.failed') });
    }, LONGEST_WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isWaiting, onGiveUp, t]);
}
