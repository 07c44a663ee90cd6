import { mapLimitEnergy, reportLimitEnergy } from '@quietsite/acoustics';
import { listCriteria } from '../calculation/criterion.ts';
import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import type { RuleOutcomes } from '../calculation/verdict.ts';
import type { BackgroundStep } from './backgrounds.ts';

/** The limits from which the verdicts of the project alone and with neighbours are determined (M-58). */
export interface TogetherLimits {
  /** By receiver: neighbours and contributions without the project, over all days. */
  readonly alone: readonly RuleOutcomes[];
  readonly limits: readonly TogetherLimit[];
}

/** The own energies at and above which a receiver exceeds during a situation. */
export interface TogetherLimit {
  readonly receiver: number;
  readonly situation: number;
  readonly own: RuleLimits;
  /** Below 0 on days on which others alone exceed. */
  readonly together: RuleLimits;
}

interface RuleLimits {
  /** M-60. */
  readonly onMap: number;
  /** M-61. */
  readonly inReport: number;
}

export function judgeAlone(receiver: SnapshotReceiver, background: readonly BackgroundStep[]): RuleOutcomes {
  const criteria = listCriteria(receiver);
  const isAbove = (limitOf: (criterion: number) => number) =>
    background.some(({ startDay, endDay, energy }) =>
      criteria.some((piece) => piece.startDay <= endDay && startDay <= piece.endDay && energy >= limitOf(piece.value)),
    );
  return { exceedsOnMap: isAbove(mapLimitEnergy), exceedsInReport: isAbove(reportLimitEnergy) };
}

/** Days with the same situation, criterion and background. */
interface Piece {
  readonly situation: number;
  readonly criterion: number;
  readonly background: number;
}

/** The strictest days of each situation, by each rule. */
export function listTogetherLimits(pieces: readonly Piece[], receiver: number): TogetherLimit[] {
  const strictest = new Map<number, TogetherLimit>();
  for (const { situation, criterion, background } of pieces) {
    const own = { onMap: mapLimitEnergy(criterion), inReport: reportLimitEnergy(criterion) };
    const together = { onMap: own.onMap - background, inReport: own.inReport - background };
    const before = strictest.get(situation);
    strictest.set(situation, {
      ...{ receiver, situation },
      own: before ? lower(before.own, own) : own,
      together: before ? lower(before.together, together) : together,
    });
  }
  return [...strictest.values()];
}

const lower = (one: RuleLimits, other: RuleLimits): RuleLimits => ({
  onMap: Math.min(one.onMap, other.onMap),
  inReport: Math.min(one.inReport, other.inReport),
});
