import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';
import { listFittingEquipment, listFittingMethods, type QuieterCatalogue } from './fitting.ts';

/** The measures of a row that the user enters. The rest comes from the catalogue or stays as stored (U23). */
export type WrittenMeasures = Omit<
  RowMeasures,
  'customQuieterMethodName' | 'hammerDba' | 'quieterEquipmentDefaultSoundPower'
>;

type StoredRow = Pick<EquipmentEntry, 'equipmentId' | 'measures'>;

/** The measures as stored. Whether a name or figure is user-defined is determined here, not by the user. */
export function completeMeasures(
  stored: StoredRow,
  written: WrittenMeasures,
  catalogue: QuieterCatalogue,
): RowMeasures {
  const measures = { ...stored.measures, ...written, ...completeMethod(stored, written, catalogue) };
  return { ...measures, ...completeEquipment(stored, measures, catalogue) };
}

/** A catalogue method sets its hammer bracket. Any other name or figure is user-defined (EQUIP-53, Q88). */
function completeMethod(
  { equipmentId, measures }: StoredRow,
  { quieterMethodName: name, quieterMethodSoundPower: soundPower }: WrittenMeasures,
  catalogue: QuieterCatalogue,
): Pick<RowMeasures, 'customQuieterMethodName' | 'hammerDba'> {
  const known = listFittingMethods({ equipmentId }, catalogue).find(
    (method) => method.methodName === name && method.soundPower === soundPower,
  );
  if (known) return { customQuieterMethodName: '', hammerDba: known.hammerDba };
  const isKept = measures.quieterMethodName === name && measures.quieterMethodSoundPower === soundPower;
  const { customQuieterMethodName, hammerDba } = measures;
  return isKept ? { customQuieterMethodName, hammerDba } : { customQuieterMethodName: name, hammerDba: 0 };
}

/** The catalogue's figure of a QPME; 0 if the catalogue does not have it (EQUIP-55). */
function completeEquipment(
  { equipmentId, measures: before }: StoredRow,
  measures: RowMeasures,
  catalogue: QuieterCatalogue,
): Pick<RowMeasures, 'quieterEquipmentDefaultSoundPower'> {
  const { quieterEquipmentName: name } = measures;
  const known = listFittingEquipment({ equipmentId, measures }, catalogue).find((entry) => entry.name === name);
  if (known) return { quieterEquipmentDefaultSoundPower: known.soundPower };
  const isKept = name !== '' && before.quieterEquipmentName === name;
  return { quieterEquipmentDefaultSoundPower: isKept ? before.quieterEquipmentDefaultSoundPower : 0 };
}
