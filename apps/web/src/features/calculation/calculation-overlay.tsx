import type { CalculationRun } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsServerLost } from '../../session/server-reach.ts';
import { LoadingOverlay } from '../../ui/dialogs/loading-overlay.tsx';

interface CalculationOverlayProps {
  readonly isOpen: boolean;
  readonly run: CalculationRun | null;
  /** The run started here has ended and its results are loading. */
  readonly hasEnded: boolean;
  readonly isStopping: boolean;
  readonly onLeave: () => void;
  readonly onStop: () => void;
}

export function CalculationOverlay({ isOpen, run, hasEnded, isStopping, onLeave, onStop }: CalculationOverlayProps) {
  const { t } = useTranslation();
  const now = useClock(isOpen);
  const isServerLost = useIsServerLost();
  const percent = run?.status === 'running' && run.progress > 0 ? Math.floor(run.progress * 100) : null;
  const seconds = run && estimateRemainingSeconds({ startedAt: run.startedAt, progress: run.progress, now });
  return (
    <LoadingOverlay
      isOpen={isOpen}
      title={t('calculation.title')}
      step={isServerLost ? t('calculation.noServer') : describeStep(t, run, hasEnded)}
      percent={percent}
      remaining={run?.status === 'running' ? describeRemaining(t, seconds) : ''}
      leave={{ label: t('calculation.background'), act: onLeave }}
      stop={{ label: t('calculation.stopTitle'), act: onStop, isPossible: run !== null, isPending: isStopping }}
    />
  );
}

export function describeStep(t: TFunction, run: CalculationRun | null, hasEnded: boolean): string {
  if (hasEnded) return t('calculation.ended');
  if (!run) return t('calculation.starting');
  return run.status === 'queued' ? t('calculation.queued') : t('calculation.running');
}

function describeRemaining(t: TFunction, seconds: number | null): string {
  if (seconds === null) return t('calculation.remainingUnknown');
  if (seconds < 90) return t('calculation.remainingSeconds', { count: seconds });
  return t('calculation.remainingMinutes', { count: Math.ceil(seconds / 60) });
}

function useClock(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

interface Progress {
  readonly startedAt: string | null;
  /** 0 to 1. */
  readonly progress: number;
  readonly now: number;
}

/** Below this progress an estimate would fluctuate too much. */
const MIN_PROGRESS = 0.03;

/** Seconds left at the pace so far, or null if there is no useful estimate yet. */
export function estimateRemainingSeconds({ startedAt, progress, now }: Progress): number | null {
  if (startedAt === null || progress < MIN_PROGRESS || progress > 1) return null;
  const elapsedSeconds = (now - Date.parse(startedAt)) / 1000;
  if (!(elapsedSeconds > 0)) return null;
  return Math.ceil((elapsedSeconds * (1 - progress)) / progress);
}
