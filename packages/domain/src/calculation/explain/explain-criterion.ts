import { criterionOn } from '@quietsite/acoustics';
import { type DayString, dayNumber } from '../../day.ts';
import type { OtherCriterion } from '../../receivers/receiver.schema.ts';
import { criterionOrNull, effectiveCriterion, listCriteria, standardCriterion } from '../criterion.ts';
import type { SnapshotReceiver } from '../snapshot.schema.ts';

export interface CriterionExplanation {
  /** The criterion of the day; null if there is none (M-141). */
  readonly value: number | null;
  /** Before the reduction and entries (M-55). */
  readonly standard: number | null;
  /** The source of the standard criterion; null if the snapshot has only the value. */
  readonly origin: 'point' | 'building' | 'kind' | null;
  /** From unregistered sites (M-56). */
  readonly reduction: number;
  /** On days without an entry: the standard minus the reduction. */
  readonly withoutEntries: number | null;
  /** The entries that lower the criterion on this day (M-57). */
  readonly entries: readonly OtherCriterion[];
}

export function explainCriterion(receiver: SnapshotReceiver, day: DayString): CriterionExplanation {
  const standard = standardCriterion(receiver);
  const value = criterionOrNull(criterionOn({ criteria: listCriteria(receiver) }, dayNumber(day)));
  return {
    value,
    standard: criterionOrNull(standard),
    origin: receiver.criterion === null ? 'kind' : (receiver.criterionOrigin ?? null),
    reduction: receiver.criterionReduction,
    withoutEntries: effectiveCriterion(receiver),
    entries: receiver.otherCriteria.filter(({ start, end, value }) => start <= day && day <= end && value < standard),
  };
}
