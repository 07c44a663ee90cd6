import { toDay } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import type { DraftPoint } from '../project/receivers/receivers-draft.ts';

/** Points for tests. */
export function samplePoint(changes: Partial<DraftPoint> = {}): DraftPoint {
  return {
    ...{ pointId: 1, name: 'N1', buildingId: 10, buildingName: 'Garden House', kind: 'residential', heightMetres: 30 },
    ...{ position: hk80(838_000, 820_000), criterion: null, buildingCriterion: 75, criterionReduction: 0 },
    ...{ isSelected: true, isCompulsory: false, isTakenOut: false, isClosest: false, isPlaced: false },
    ...{ otherCriteria: [], contributions: [] },
    ...changes,
  };
}

export const sampleContribution = {
  ...{ name: 'Hotel', start: toDay('2027-01-05'), end: toDay('2027-02-05'), level: 62 },
};
