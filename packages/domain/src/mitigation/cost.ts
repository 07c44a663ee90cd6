import type { RowMeasures } from '../equipment/equipment.schema.ts';
import { isSameMeasures } from '../equipment/equipment.ts';
import { hasMethod, hasQuieterEquipment } from './measures.ts';

/** The cost of each kind of change in a proposal (M-90). The user can set them in steps of 0.1. */
export interface CostWeights {
  /** For any change of a row. */
  readonly change: number;
  readonly method: number;
  readonly equipment: number;
  readonly barrier: number;
  readonly enclosure: number;
  /** For barriers and enclosures. */
  readonly perDecibel: number;
}

export const DEFAULT_WEIGHTS: CostWeights = {
  change: 1,
  method: 1,
  equipment: 2,
  barrier: 4,
  enclosure: 6,
  perDecibel: 0.1,
};

/** Whole tenths, so that sums of costs compare exactly (M-90). */
export function costOfMeasures(before: RowMeasures, after: RowMeasures, weights: CostWeights): number {
  if (isSameMeasures(before, after)) return 0;
  const newly = (isUsed: (measures: RowMeasures) => boolean, weight: number) =>
    isUsed(after) && !isUsed(before) ? weight : 0;
  const added = (field: 'barrierDba' | 'enclosureDba') => Math.max(0, before[field] - after[field]);
  const cost =
    weights.change +
    newly(hasMethod, weights.method) +
    newly(hasQuieterEquipment, weights.equipment) +
    newly(({ barrierDba }) => barrierDba < 0, weights.barrier) +
    newly(({ enclosureDba }) => enclosureDba < 0, weights.enclosure) +
    weights.perDecibel * (added('barrierDba') + added('enclosureDba'));
  return Math.round(cost * 10);
}
