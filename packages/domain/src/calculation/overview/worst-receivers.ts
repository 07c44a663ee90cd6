import { floatAt, MITIGATED, OWN, SERIES, TIE_DECIBELS } from '@quietsite/acoustics';
import { dayNumber } from '../../day.ts';
import { effectiveCriterion, listCriteria } from '../criterion.ts';
import { describeFloors } from '../floors.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import { describeTimeline, type LevelStep } from '../receiver-timeline.ts';
import { storedLevel } from '../results/stored-level.ts';
import type { SnapshotReceiver } from '../snapshot.schema.ts';
import { VERDICTS, type Verdict } from '../verdict.ts';
import type { WorstReceiver } from './overview.schema.ts';

/** The number of receivers listed per verdict. */
export const MAX_WORST_RECEIVERS = 10;

/** Below every margin, for receivers without noise. */
const SILENT = Number.NEGATIVE_INFINITY;

/**
 * Up to ten receivers of each verdict, the most severe verdict first and within it the largest margin above the
 * criterion. Each day is judged by its own criterion (M-57).
 */
export function listWorstReceivers(
  calculation: LiveCalculation,
  verdicts: ReadonlyMap<number, Verdict>,
): WorstReceiver[] {
  return VERDICTS.toReversed().flatMap((verdict) => {
    const candidates = calculation.prepared.receivers.flatMap((receiver, index) =>
      verdicts.get(receiver.pointId) === verdict ? [boundMargin(calculation, receiver, index)] : [],
    );
    return takeWorst(calculation, candidates).map(({ receiver }) => describeWorst(calculation, receiver, verdict));
  });
}

interface Candidate {
  readonly receiver: SnapshotReceiver;
  readonly margin: number;
  /** Otherwise the margin is at most this. */
  readonly isExact: boolean;
}

/** The highest level against the lowest criterion: far faster than all days, and exact with one criterion for all. */
function boundMargin(calculation: LiveCalculation, receiver: SnapshotReceiver, index: number): Candidate {
  const level = storedLevel(floatAt(calculation.engine.peaks.energies, index * SERIES + OWN + MITIGATED));
  const lowest = lowestCriterion(receiver);
  const isExact = level === null || listCriteria(receiver).length === 1;
  return { receiver, margin: level === null ? SILENT : level - lowest, isExact };
}

const lowestCriterion = (receiver: SnapshotReceiver) => Math.min(...listCriteria(receiver).map(({ value }) => value));

/** Examines single days only at receivers that may be among the worst. */
function takeWorst(calculation: LiveCalculation, candidates: readonly Candidate[]): Candidate[] {
  const waiting = candidates.toSorted(compareMargins);
  const worst: Candidate[] = [];
  while (worst.length < MAX_WORST_RECEIVERS) {
    const first = waiting.shift();
    if (first === undefined) break;
    if (first.isExact) worst.push(first);
    else {
      const exact = { ...first, margin: measureMargin(calculation, first.receiver), isExact: true };
      const place = waiting.findIndex((other) => compareMargins(exact, other) < 0);
      waiting.splice(place < 0 ? waiting.length : place, 0, exact);
    }
  }
  return worst;
}

function compareMargins(one: Candidate, other: Candidate): number {
  // Two silent receivers are equal; their difference would not be a number.
  const difference = one.margin === other.margin ? 0 : other.margin - one.margin;
  return difference || one.receiver.pointId - other.receiver.pointId;
}

function measureMargin(calculation: LiveCalculation, { pointId }: SnapshotReceiver): number {
  const worst = findWorstStep(describeTimeline(calculation, pointId)?.steps ?? []);
  return worst === null ? SILENT : marginOf(worst);
}

const marginOf = ({ mitigated, criterion }: LevelStep): number =>
  mitigated.level === null || criterion === null ? SILENT : mitigated.level - criterion;

/** The first of equal days. */
function findWorstStep(steps: readonly LevelStep[]): LevelStep | null {
  let worst: LevelStep | null = null;
  for (const step of steps) {
    if (step.mitigated.level === null || step.criterion === null) continue;
    if (worst === null || marginOf(step) > marginOf(worst) + TIE_DECIBELS) worst = step;
  }
  return worst;
}

function describeWorst(calculation: LiveCalculation, receiver: SnapshotReceiver, verdict: Verdict): WorstReceiver {
  const { pointId } = receiver;
  const steps = describeTimeline(calculation, pointId)?.steps ?? [];
  const worst = findWorstStep(steps);
  const floors = describeFloors(calculation, pointId);
  return {
    pointId,
    verdict,
    day: worst?.start ?? null,
    level: worst?.mitigated.level ?? null,
    criterion: worst?.criterion ?? effectiveCriterion(receiver) ?? lowestCriterion(receiver),
    exceedanceDays: countExceedanceDaysOf(steps),
    floors: floors && { total: floors.totalFloors, lastExceeding: floors.lastRedFloor },
  };
}

const countExceedanceDaysOf = (steps: readonly LevelStep[]): number =>
  steps.reduce(
    (days, { start, end, mitigated }) => days + (mitigated.exceedsInReport ? dayNumber(end) - dayNumber(start) + 1 : 0),
    0,
  );
