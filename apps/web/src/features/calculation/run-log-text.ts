import type { CalculationRun, RunDetail, RunTimings } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { type Cited, cite } from '../../lib/cited.ts';

const LONG_MILLISECONDS = 1000;

/** Milliseconds below a second, else seconds with one decimal. */
export function formatDuration(t: TFunction, milliseconds: number): string {
  return milliseconds < LONG_MILLISECONDS
    ? t('runLog.milliseconds', { value: Math.round(milliseconds) })
    : t('runLog.seconds', { value: (milliseconds / LONG_MILLISECONDS).toFixed(1) });
}

type Ended = Pick<CalculationRun, 'queuedAt' | 'finishedAt'>;

/** From the request to the end, as the user experienced it. '-' while it is running. */
export function describeDuration(t: TFunction, { queuedAt, finishedAt }: Ended): string {
  return finishedAt === null ? '-' : formatDuration(t, Math.max(0, Date.parse(finishedAt) - Date.parse(queuedAt)));
}

type LoggedRun = Pick<CalculationRun, 'status' | 'progress' | 'errorCode'>;

/** How a run ended, or its progress (U40). */
export function describeStatus(t: TFunction, { status, progress, errorCode }: LoggedRun): string {
  if (status === 'running') return t('runLog.running', { percent: Math.floor(progress * 100) });
  if (status === 'failed' && errorCode === 'INPUT_CHANGED') return t('runLog.inputChanged');
  return t(`runLog.${status}`);
}

const parts = ['load', 'wait', 'start', 'prepare', 'engine', 'summarise', 'write'] as const;
const partNames = {
  load: 'runLog.load',
  wait: 'runLog.wait',
  start: 'runLog.start',
  prepare: 'runLog.prepare',
  engine: 'runLog.engineTime',
  summarise: 'runLog.summarise',
  write: 'runLog.write',
} as const;

export interface TimingLine {
  readonly id: (typeof parts)[number];
  readonly name: string;
  readonly duration: string;
}

/** The stages the run reached, in order. */
export function listTimings(t: TFunction, timings: RunTimings): TimingLine[] {
  return parts.flatMap((id) => {
    const milliseconds = timings[id];
    return milliseconds === undefined
      ? []
      : [{ id, name: t(partNames[id]), duration: formatDuration(t, milliseconds) }];
  });
}

const reasons = [
  { id: 'ROW_SILENT', clauses: ['M-11'] },
  { id: 'ROW_OUTSIDE_TASK_DATES', clauses: ['M-13'] },
  { id: 'ROW_WITHOUT_WORKING_DAYS', clauses: [] },
  { id: 'ZONE_WITHOUT_TASKS', clauses: [] },
  { id: 'TASK_WITHOUT_ACTIVE_WORK', clauses: [] },
  { id: 'RECEIVER_INSIDE_ZONE', clauses: ['M-35'] },
  { id: 'CRITERION_OUTSIDE_PROJECT_DAYS', clauses: [] },
  { id: 'CONTRIBUTION_OUTSIDE_PROJECT_DAYS', clauses: [] },
] as const;

/** An unknown reason from a newer server is shown as received. */
export function describeReason(t: TFunction, reason: RunDetail['leftOut'][number]['reason']): Cited {
  const known = reasons.find(({ id }) => id === reason);
  return known ? cite(t(`runLog.reasons.${known.id}`), ...known.clauses) : cite(reason);
}
