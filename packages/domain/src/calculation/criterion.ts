import { type DatedValue, NO_CRITERION } from '@quietsite/acoustics';
import { dayNumber } from '../day.ts';
import type { OtherCriterion } from '../receivers/receiver.schema.ts';
import { criterionOfKind } from '../receivers/receiver-kinds.ts';
import type { SnapshotReceiver } from './snapshot.schema.ts';

type CriterionOwner = Pick<SnapshotReceiver, 'criterion' | 'kind' | 'criterionReduction' | 'hasClosedWindows'>;
type DatedOwner = CriterionOwner & Pick<SnapshotReceiver, 'otherCriteria' | 'outOfUse'>;

/** The criterion as results store it: null if there is none. */
export const criterionOrNull = (criterion: number): number | null => (criterion === NO_CRITERION ? null : criterion);

/**
 * The criterion before the reduction for unregistered sites: the point's own value, otherwise by kind (M-55, M-140).
 * NO_CRITERION if the kind has none, or if the receiver does not rely on opened windows (M-141, M-143).
 */
export function standardCriterion(receiver: CriterionOwner): number {
  if (receiver.hasClosedWindows) return NO_CRITERION;
  return receiver.criterion ?? criterionOfKind(receiver.kind) ?? NO_CRITERION;
}

/** The criterion on days without an entry, after the reduction for unregistered sites (M-55, M-56). */
export function effectiveCriterion(receiver: CriterionOwner): number | null {
  return criterionOrNull(standardCriterion(receiver) - receiver.criterionReduction);
}

/** Whether a receiver has a criterion on any day. Others have levels but no verdict (M-141, M-143). */
export const isJudged = (receiver: DatedOwner): boolean =>
  !receiver.hasClosedWindows && (receiver.otherCriteria.length > 0 || effectiveCriterion(receiver) !== null);

/**
 * The criterion that an entry gives. It can tighten but never relax, and the reduction applies to it too (M-56, M-57).
 */
export function criterionOfEntry(receiver: CriterionOwner, entry: Pick<OtherCriterion, 'value'>): number {
  return Math.min(standardCriterion(receiver), entry.value) - receiver.criterionReduction;
}

/**
 * The criterion of every day, as periods without gaps: the standard one, lowered on the days of the entries (M-57), and
 * NO_CRITERION on days out of use (M-143).
 */
export function listCriteria(receiver: DatedOwner): DatedValue[] {
  const entries = receiver.otherCriteria.map((entry) => ({
    startDay: dayNumber(entry.start),
    endDay: dayNumber(entry.end),
    value: criterionOfEntry(receiver, entry),
  }));
  const outOfUse = (receiver.outOfUse ?? []).map(({ start, end }) => ({
    startDay: dayNumber(start),
    endDay: dayNumber(end),
  }));
  const edges = [...new Set([...entries, ...outOfUse].flatMap(({ startDay, endDay }) => [startDay, endDay + 1]))].sort(
    (a, b) => a - b,
  );
  const standard = standardCriterion(receiver) - receiver.criterionReduction;
  const starts = [Number.NEGATIVE_INFINITY, ...edges];
  return starts.map((startDay, i) => {
    const isOnDay = (period: Omit<DatedValue, 'value'>) => period.startDay <= startDay && startDay <= period.endDay;
    const endDay = (starts[i + 1] ?? Number.POSITIVE_INFINITY) - 1;
    if (receiver.hasClosedWindows || outOfUse.some(isOnDay)) return { startDay, endDay, value: NO_CRITERION };
    const onDay = entries.filter(isOnDay);
    // An entry's criterion is never above that of the other days.
    const value = onDay.length === 0 ? standard : Math.min(...onDay.map((entry) => entry.value));
    return { startDay, endDay, value };
  });
}
