import type { EquipmentEntry, RowMeasures } from '../equipment/equipment.schema.ts';
import { withEquipment } from './fitting.ts';
import type { MitigationStage } from './measures.ts';

/** The fields that each stage sets. */
const fieldsOfStage = {
  1: ['quieterMethodName', 'quieterMethodSoundPower', 'customQuieterMethodName', 'hammerDba'],
  2: ['quieterEquipmentName', 'quieterEquipmentSoundPower', 'quieterEquipmentDefaultSoundPower'],
  3: ['enclosureDba', 'barrierDba', 'customMethodDba', 'customMethodName'],
} as const satisfies Record<MitigationStage, readonly (keyof RowMeasures)[]>;

type NamedRow = Pick<EquipmentEntry, 'id' | 'name' | 'officialId'>;

/** The other rows of a project with the same equipment, by name and reference (Q118). */
export const listSameEquipment = <Row extends NamedRow>(rows: readonly Row[], row: NamedRow): Row[] =>
  rows.filter(({ id, name, officialId }) => id !== row.id && name === row.name && officialId === row.officialId);

/** Replaces the measures of one stage with those of another row (MITI-21). */
export function copyStage(measures: RowMeasures, from: RowMeasures, stage: MitigationStage): RowMeasures {
  const taken = Object.fromEntries(fieldsOfStage[stage].map((field) => [field, from[field]]));
  // The QPME was chosen for the equipment of the previous method (Q119).
  const isOtherMethod = stage === 1 && from.quieterMethodName !== measures.quieterMethodName;
  return { ...(isOtherMethod ? withEquipment(measures, null) : measures), ...taken };
}
