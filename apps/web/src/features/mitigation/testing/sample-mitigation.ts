import { NO_MEASURES, type RowMeasures } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { toDraftRow } from '../../../project/equipment/equipment-draft.ts';
import { sampleLevel, sampleRow } from '../../../testing/samples.ts';
import type { ChosenReceiver } from '../receiver-choice.ts';
import type { MitigationRow } from '../sheet/mitigation-rows.ts';

/** A row of equipment 81, for which the test catalogue has methods and QPME. */
export function sampleMitigationRow(
  changes: Partial<Omit<MitigationRow, 'measures'>> & { readonly measures?: Partial<RowMeasures> } = {},
): MitigationRow {
  const { measures, ...others } = changes;
  return {
    ...toDraftRow(sampleRow({ equipmentId: 81 })),
    ...{
      constructionWork: 'Earthwork',
      taskName: 'Bulk excavation',
      zoneName: 'West',
      storedMeasures: NO_MEASURES,
      storedMaterialIds: [],
    },
    ...others,
    measures: { ...NO_MEASURES, ...measures },
  };
}

export function sampleChosen(
  changes: Partial<Omit<ChosenReceiver, 'level'>> & { readonly level?: Partial<ChosenReceiver['level']> } = {},
): ChosenReceiver {
  const { level, ...others } = changes;
  return {
    ...{ pointId: 1, name: 'N1', buildingId: 10, buildingName: 'Garden House', position: hk80(838_000, 820_000) },
    ...others,
    level: sampleLevel({ pointId: others.pointId ?? 1, ...level }),
  };
}
