import {
  buildNoiseModel,
  type EquipmentEntry,
  LiveCalculation,
  listModelOptions,
  NO_MEASURES,
  type NoiseModel,
  type PlanningRules,
  type RowActivity,
  type SnapshotReceiver,
} from '@quietsite/domain';
import { entry } from '../../../../packages/domain/src/testing/equipment-builder.ts';
import { quieterCatalogue } from '../../../../packages/domain/src/testing/quieter-builder.ts';
import { project, receiver, row } from '../../../../packages/domain/src/testing/snapshot-builder.ts';
import { DEFAULT_SETTINGS } from '../features/mitigation/proposal/proposal-settings.ts';

/** Two excavators of 118 dB, of which one has a barrier, near a receiver whose criterion they exceed. */
export const plannedRows: readonly (EquipmentEntry & RowActivity & { readonly zoneName: string })[] = [
  NO_MEASURES,
  { ...NO_MEASURES, barrierDba: -5 },
].map((measures, index) => ({
  ...entry({ id: index + 1, soundPower: 118, measures }),
  ...{ constructionWork: 'Earthwork', taskName: 'Excavation', zoneName: 'Zone 1' },
}));

export const planningRules: PlanningRules = { ...DEFAULT_SETTINGS, catalogue: quieterCatalogue };

type Contributions = SnapshotReceiver['contributions'];

/** The loudest receiver of the snapshot builder, 85 m away, or one whose criterion is never met. */
export function sampleModel(criterion: number | null = null, contributions: Contributions = []): NoiseModel {
  const rows = plannedRows.map(({ id, soundPower, measures }) =>
    row({ id, soundPower, barrierDba: measures.barrierDba }),
  );
  const snapshot = project({ rows, receivers: [receiver({ criterion, contributions })] });
  return buildNoiseModel(new LiveCalculation(snapshot), [1], { isCumulative: false, comparesNeighbours: true });
}

export const sampleOptions = (model: NoiseModel, rules = planningRules) => listModelOptions(model, plannedRows, rules);
