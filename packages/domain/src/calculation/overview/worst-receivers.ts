import { floatAt, MITIGATED, OWN, SERIES, TIE_DECIBELS } from '@quietsite/acoustics';
import { dayNumber } from '../../day.ts';
import { effectiveCriterion } from '../criterion.ts';
import { describeFloors } from '../floors.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import { describeTimeline, type LevelStep } from '../receiver-timeline.ts';
import { storedLevel } from '../results/stored-level.ts';
import type { SnapshotReceiver } from '../snapshot.schema.ts';
import { VERDICTS, type Verdict, verdictCode } from '../verdict.ts';
import type { WorstReceiver } from './overview.schema.ts';

/** As many of each verdict as are told. */
export const MAX_WORST_RECEIVERS = 10;

/** Below every margin, for receivers where nothing is heard. */
const SILENT = Number.NEGATIVE_INFINITY;

/**
 * Up to ten receivers of each verdict, the most severe verdict first and within it the largest margin above the
 * criterion. Each day is judged by its own criterion (M-57).
 */
export function listWorstReceivers(
  calculation: LiveCalculation,
  verdicts: ReadonlyMap<number, Verdict>,
): WorstReceiver[] {
  const ranked = calculation.prepared.receivers
    .flatMap((receiver, index) => {
      const verdict = verdicts.get(receiver.pointId);
      return verdict === undefined ? [] : [{ receiver, verdict, margin: findMargin(calculation, receiver, index) }];
    })
    .sort((one, other) => compareSeverity(one, other) || one.receiver.pointId - other.receiver.pointId);
  return VERDICTS.toReversed()
    .flatMap((verdict) => ranked.filter((entry) => entry.verdict === verdict).slice(0, MAX_WORST_RECEIVERS))
    .map(({ receiver, verdict }) => describeWorst(calculation, receiver, verdict));
}

interface Ranked {
  readonly verdict: Verdict;
  readonly margin: number;
}

function compareSeverity(one: Ranked, other: Ranked): number {
  if (one.verdict !== other.verdict) return verdictCode(other.verdict) - verdictCode(one.verdict);
  // Two silent receivers are equal; their difference would not be a number.
  return one.margin === other.margin ? 0 : other.margin - one.margin;
}

/** The highest level tells the margin where all days have one criterion, which is far faster than all days. */
function findMargin(calculation: LiveCalculation, receiver: SnapshotReceiver, index: number): number {
  if (receiver.otherCriteria.length > 0) {
    const worst = findWorstStep(describeTimeline(calculation, receiver.pointId)?.steps ?? []);
    return worst === null ? SILENT : marginOf(worst);
  }
  const level = storedLevel(floatAt(calculation.engine.peaks.energies, index * SERIES + OWN + MITIGATED));
  return level === null ? SILENT : level - effectiveCriterion(receiver);
}

const marginOf = ({ mitigated, criterion }: LevelStep): number =>
  mitigated.level === null ? SILENT : mitigated.level - criterion;

/** The first of equal days. */
function findWorstStep(steps: readonly LevelStep[]): LevelStep | null {
  let worst: LevelStep | null = null;
  for (const step of steps) {
    if (step.mitigated.level === null) continue;
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
    criterion: worst?.criterion ?? effectiveCriterion(receiver),
    exceedanceDays: countExceedanceDaysOf(steps),
    floors: floors && { total: floors.totalFloors, lastExceeding: floors.lastRedFloor },
  };
}

const countExceedanceDaysOf = (steps: readonly LevelStep[]): number =>
  steps.reduce(
    (days, { start, end, mitigated }) => days + (mitigated.exceedsInReport ? dayNumber(end) - dayNumber(start) + 1 : 0),
    0,
  );
