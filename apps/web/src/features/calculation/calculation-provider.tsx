import { createSafeContext } from '@mantine/core';
import type { CalculationRun } from '@quietsite/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunActive } from '../../session/project-events.tsx';
import { projectKey, projectListKey } from '../../session/project-queries.ts';
import { useRequestedRun } from '../../session/requested-run.ts';
import { useResultsPanel } from '../../session/results/use-results-panel.ts';
import { MAX_WAIT_MILLISECONDS, runWatch } from '../../session/run-watch.ts';
import { useOpenProject, useOpenProjectId, useResults } from '../../session/use-open-project.ts';
import { useRun } from '../../session/use-run.ts';
import { showNotice } from '../../ui/dialogs/toasts.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { LoadingNote } from '../../ui/loading-note.tsx';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { announceFailure, announceOutcome, loadResults, type RunActions } from './announce-outcome.ts';
import { CalculationOverlay } from './calculation-overlay.tsx';
import { type AfterRun, endRun } from './end-run.ts';
import { RunEndTracker } from './run-outcome.ts';
import { useNextSteps } from './use-next-steps.ts';
import { useStartCalculation, type Waiting } from './use-start-calculation.ts';
import { useStopCalculation } from './use-stop-calculation.ts';

const RunLogDialog = lazyComponent(async () => (await import('./run-log-dialog.tsx')).RunLogDialog);

interface Calculation {
  readonly start: () => void;
  /** For a screen that stays open: no suggestions afterwards. */
  readonly recalculate: () => void;
  /** Asks for confirmation. */
  readonly stop: () => void;
  readonly openLog: () => void;
}

export const [CalculationContext, useCalculation] = createSafeContext<Calculation>(
  'useCalculation needs a CalculationProvider above it',
);

/** Starts runs, shows the overlay while the user waits, and announces how every run ended. */
export function CalculationProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useRun();
  const run = data ?? null;
  const [waiting, setWaiting] = useState<Waiting>(null);
  const stopWaiting = useCallback(() => setWaiting(null), []);
  const [started, setStarted] = useState<CalculationRun | null>(null);
  const begin = useStartCalculation(setWaiting, setStarted);
  useOpenedRun(
    data,
    useCallback(() => setWaiting('next'), []),
  );
  const isActive = isRunActive(run);
  const { stop, askToStop, isStopping } = useStopCalculation(isActive);
  const projectId = useOpenProjectId();
  const [isLogOpen, setLogOpen] = useState(false);
  const openLog = useCallback(() => setLogOpen(true), []);
  const suggest = useNextSteps();
  const { show } = useResultsPanel();
  const actions = useMemo<RunActions>(
    () => ({
      ...{ openLog, retry: () => void begin('next') },
      showResults: waiting === 'next' ? null : () => show('all'),
    }),
    [openLog, begin, waiting, show],
  );
  useRunEnd(data, started, {
    ...{ onEnd: stopWaiting, actions, isWaiting: waiting !== null },
    suggest: waiting === 'next' ? suggest : null,
  });
  useWaitLimit(waiting !== null, stopWaiting, actions);

  const onLeave = () => {
    // The overlay has a minimum display time. A run that ended in the meantime cannot be sent to the background.
    if (waiting === null) return;
    stopWaiting();
    showNotice({ id: 'calculation', title: t('calculation.backgroundTitle'), text: t('calculation.backgroundText') });
  };
  const calculation = useMemo<Calculation>(
    () => ({ start: () => void begin('next'), recalculate: () => void begin('stay'), stop: askToStop, openLog }),
    [begin, askToStop, openLog],
  );
  useRequestedRun(calculation.start);
  return (
    <CalculationContext value={calculation}>
      {children}
      <CalculationOverlay
        isOpen={waiting !== null}
        run={isActive ? run : null}
        hasEnded={!isActive && run !== null && run.id === started?.id}
        isStopping={isStopping}
        onLeave={onLeave}
        onStop={stop}
      />
      <OpeningLoader />
      {isLogOpen && projectId !== null && (
        <Suspense>
          <RunLogDialog projectId={projectId} onClose={() => setLogOpen(false)} />
        </Suspense>
      )}
    </CalculationContext>
  );
}

/** When a run ends: reloads what it changed, notifies the user, closes the overlay and suggests the next step. */
function useRunEnd(
  run: CalculationRun | null | undefined,
  /** The server's response when the run was started or joined here. */
  started: CalculationRun | null,
  after: AfterRun,
): void {
  const client = useQueryClient();
  // A ref to the latest value, so that a change of it alone does not rerun the effect.
  const latestAfter = useLatestRef(after);
  const [tracker] = useState(() => new RunEndTracker());
  useEffect(() => {
    if (started) tracker.expect(started);
  }, [tracker, started]);
  // Also for a new response about the same run, which may have ended meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for every response
  useEffect(() => {
    const outcome = tracker.see(run);
    if (outcome === null || !run) return;
    void endRun({
      load: async () => {
        const renewed = client.invalidateQueries({ queryKey: projectKey(run.projectId) });
        // A run that stored nothing changes nothing that its message mentions.
        if (outcome === 'done') await renewed;
        return loadResults(outcome, client, run.projectId);
      },
      after: () => latestAfter.current,
      announce: (results, actions) => announceOutcome(outcome, results, actions),
    });
    void client.invalidateQueries({ queryKey: projectListKey });
  }, [run, started, tracker, client, latestAfter]);
}

function useWaitLimit(isWaiting: boolean, onGiveUp: () => void, actions: RunActions): void {
  const latestActions = useLatestRef(actions);
  useEffect(() => {
    if (!isWaiting) return;
    runWatch.restart();
    const timer = setTimeout(() => {
      onGiveUp();
      announceFailure('failed', latestActions.current);
    }, MAX_WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isWaiting, onGiveUp, latestActions]);
}

/** Shown over the map of a calculated project while its levels are loading (PROJ-18). */
function OpeningLoader() {
  const { t } = useTranslation();
  const isCalculated = useOpenProject().data?.isCalculated === true;
  const { isLoading } = useResults();
  if (!isCalculated || !isLoading) return null;
  return <LoadingNote text={t('runLog.loadingLevels')} />;
}

/** A user who opens a project that is being calculated waits for it like the user who started it (PROJ-18, PROJ-19). */
function useOpenedRun(run: CalculationRun | null | undefined, onActive: () => void): void {
  const projectId = useOpenProjectId();
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (projectId === null) seen.current = null;
    if (projectId === null || run === undefined || seen.current === projectId) return;
    seen.current = projectId;
    if (isRunActive(run)) onActive();
  }, [projectId, run, onActive]);
}
