import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.ts';
import { listFittingEquipment, listFittingMethods, type QuieterCatalogue } from './fitting.ts';

/** What a person writes of the measures of a row; the rest follows from the catalogue, or stays as it is stored (U23). */
export type WrittenMeasures = Omit<
  RowMeasures,
  'customQuieterMethodName' | 'hammerDba' | 'quieterEquipmentDefaultSoundPower'
>;

type StoredRow = Pick<EquipmentEntry, 'equipmentId' | 'measures'>;

/** The measures as they are stored: which of the names and figures are the user's own is not the user's to say. */
export function settleMeasures(stored: StoredRow, written: WrittenMeasures, catalogue: QuieterCatalogue): RowMeasures {
  const measures = { ...stored.measures, ...written, ...settleMethod(stored, written, catalogue) };
  return { ...measures, ...settleEquipment(stored, measures, catalogue) };
}

/** A method of the catalogue brings its hammer bracket; any other name or figure is somebody's own (EQUIP-53, Q88). */
function settleMethod(
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

/** What the catalogue says of a QPME, 0 of one that it does not have (EQUIP-55). */
function settleEquipment(
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
