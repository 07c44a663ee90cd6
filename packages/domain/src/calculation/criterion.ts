import type { DatedValue } from '@quietsite/acoustics';
import { dayNumber } from '../day.ts';
import type { OtherCriterion, SnapshotReceiver } from './snapshot.ts';

const RESIDENTIAL_CRITERION = 75;
const EDUCATION_CRITERION = 70;

type CriterionOwner = Pick<SnapshotReceiver, 'criterion' | 'kind' | 'criterionReduction'>;

/** The daytime criterion by building type; an unknown type counts as residential (M-55). */
export function criterionOfKind(kind: SnapshotReceiver['kind']): number {
  return kind === 'education' ? EDUCATION_CRITERION : RESIDENTIAL_CRITERION;
}

/** Before the reduction for unregistered sites: the point's own value, else by type (M-55). */
export function standardCriterion(receiver: CriterionOwner): number {
  return receiver.criterion ?? criterionOfKind(receiver.kind);
}

/** The criterion in force on days without an entry: less the reduction for unregistered sites (M-55, M-56). */
export function effectiveCriterion(receiver: CriterionOwner): number {
  return standardCriterion(receiver) - receiver.criterionReduction;
}

/** What an entry is judged against: it can tighten, never relax, and the reduction applies to it too (M-56, M-57). */
export function criterionOfEntry(receiver: CriterionOwner, entry: Pick<OtherCriterion, 'value'>): number {
  return Math.min(standardCriterion(receiver), entry.value) - receiver.criterionReduction;
}

/** The criterion of every day, as pieces without gap: the standard one, lowered on the days of the entries (M-57). */
export function listCriteria(receiver: CriterionOwner & Pick<SnapshotReceiver, 'otherCriteria'>): DatedValue[] {
  const entries = receiver.otherCriteria.map((entry) => ({
    startDay: dayNumber(entry.start),
    endDay: dayNumber(entry.end),
    value: criterionOfEntry(receiver, entry),
  }));
  const edges = [...new Set(entries.flatMap(({ startDay, endDay }) => [startDay, endDay + 1]))].sort((a, b) => a - b);
  const starts = [Number.NEGATIVE_INFINITY, ...edges];
  return starts.map((startDay, i) => {
    const onDay = entries.filter((entry) => entry.startDay <= startDay && startDay <= entry.endDay);
    // What an entry is judged against never lies above the criterion of other days.
    const value = onDay.length === 0 ? effectiveCriterion(receiver) : Math.min(...onDay.map((entry) => entry.value));
    return { startDay, endDay: (starts[i + 1] ?? Number.POSITIVE_INFINITY) - 1, value };
  });
}
