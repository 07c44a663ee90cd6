import type { DatabaseEquipmentRow } from '@quietsite/contracts';
import { type EquipmentFields, findEquipmentFaults, limitsOfFault, readDatabaseNumber } from '@quietsite/domain';
import i18next from 'i18next';

/** Editable fields of a row, in column order. */
export const machineFields = [
  'officialId',
  'name',
  'soundPower',
  'soundPowerMin',
  'soundPowerMax',
  'percentMin',
] as const;
export type MachineField = (typeof machineFields)[number];
export interface MachineValues extends Readonly<Record<MachineField, string>> {
  readonly isQpme: boolean;
}

export const valuesOf = (row: DatabaseEquipmentRow): MachineValues => ({
  ...{ officialId: row.officialId, name: row.name, isQpme: row.isQpme },
  ...{ soundPower: String(row.soundPower), soundPowerMin: String(row.soundPowerMin) },
  ...{ soundPowerMax: String(row.soundPowerMax), percentMin: String(row.percentMin) },
});

export const readMachine = (values: MachineValues): EquipmentFields => ({
  ...{ officialId: values.officialId.trim(), name: values.name.trim(), isQpme: values.isQpme },
  ...{ soundPower: readDatabaseNumber(values.soundPower.trim()) },
  ...{ soundPowerMin: readDatabaseNumber(values.soundPowerMin.trim()) },
  ...{ soundPowerMax: readDatabaseNumber(values.soundPowerMax.trim()) },
  ...{ percentMin: readDatabaseNumber(values.percentMin.trim()) },
});

/** The error text of a field, or null if it is valid. */
export function findMachineFault(field: MachineField, values: MachineValues): string | null {
  const found = findEquipmentFaults(readMachine(values)).find((fault) => fault.field === field);
  return found ? i18next.t(`admin.equipment.limit.${found.fault}`, { ...limitsOfFault(found.fault) }) : null;
}
