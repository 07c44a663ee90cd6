import type { SnapshotReceiver } from './snapshot.ts';

const RESIDENTIAL_CRITERION = 75;
const EDUCATION_CRITERION = 70;

/** The daytime criterion by building type; an unknown type counts as residential (M-55). */
export function criterionOfKind(kind: SnapshotReceiver['kind']): number {
  return kind === 'education' ? EDUCATION_CRITERION : RESIDENTIAL_CRITERION;
}

/** The criterion in force: the point's own, else by type, less the reduction for unregistered sites (M-55, M-56). */
export function effectiveCriterion(
  receiver: Pick<SnapshotReceiver, 'criterion' | 'kind' | 'criterionReduction'>,
): number {
  return (receiver.criterion ?? criterionOfKind(receiver.kind)) - receiver.criterionReduction;
}
