import { itemAt } from '@quietsite/acoustics';
import { judge, type VerdictAtIssue, verdictOnlyTogether } from '../calculation/verdict.ts';
import type { Emission } from './emissions.ts';
import type { NoiseModel } from './noise-model.ts';
import { EnergyAtReceivers } from './received.ts';

/** A receiver that exceeds or is borderline only because of neighbours (M-58). */
export interface OnlyTogether {
  readonly pointId: number;
  /** With neighbours. */
  readonly verdict: VerdictAtIssue;
}

/** In the order of the model's receivers. Empty if the model has no data on neighbours. */
export function listOnlyTogether(model: NoiseModel, emissions: readonly Emission[]): OnlyTogether[] {
  const { pointIds, together } = model;
  if (together === null) return [];
  const own = pointIds.map(() => ({ exceedsOnMap: false, exceedsInReport: false }));
  const all = together.alone.map((alone) => ({ ...alone }));
  const received = new EnergyAtReceivers(model, emissions);
  for (const limit of together.limits) {
    const energy = received.receive(limit);
    add(own[limit.receiver], energy, limit.own);
    add(all[limit.receiver], energy, limit.together);
  }
  return pointIds.flatMap((pointId, place) => {
    const verdict = verdictOnlyTogether(judge(itemAt(own, place)), judge(itemAt(all, place)));
    return verdict === null ? [] : [{ pointId, verdict }];
  });
}

function add(
  outcomes: { exceedsOnMap: boolean; exceedsInReport: boolean } | undefined,
  energy: number,
  { onMap, inReport }: { readonly onMap: number; readonly inReport: number },
): void {
  if (outcomes === undefined) return;
  if (energy >= onMap) outcomes.exceedsOnMap = true;
  if (energy >= inReport) outcomes.exceedsInReport = true;
}
