import {
  type DatabaseEquipment,
  type DatabaseRelationship,
  type EquipmentFieldFault,
  type EquipmentFields,
  findEquipmentFaults,
  MAX_DATABASE_TEXT_LENGTH,
  type RelationshipFields,
  readDatabaseNumber,
  shownValue,
} from './database-entry.ts';

export type DatabaseLineFault =
  | EquipmentFieldFault
  | 'UNKNOWN_ID'
  | 'ID_TWICE'
  | 'ENTRY_TWICE'
  | 'NAME_PUT_AWAY'
  | 'KIND_UNKNOWN'
  | 'TOO_MANY_COLUMNS'
  | 'WORK_MISSING'
  | 'UNKNOWN_EQUIPMENT'
  | 'UNKNOWN_METHOD'
  | 'SOURCE_MISSING'
  | 'CLASS_MISSING'
  | 'ENCLOSURE_LIMITS';

export interface CellFault {
  readonly fault: DatabaseLineFault;
  readonly value: string;
}

type Cell = string | number;

/** Writes the entries of a database to its file and reads them back. The id is the first cell of a line. */
export interface DatabaseFormat<Fields> {
  readonly toCells: (fields: Fields) => readonly Cell[];
  readonly read: (cells: readonly string[]) => { readonly fields: Fields; readonly faults: readonly CellFault[] };
  /** Two entries with the same key are duplicates. */
  readonly keyOf: (fields: Fields) => string;
}

export const keyOfEquipment = ({ officialId, name }: Pick<EquipmentFields, 'officialId' | 'name'>): string =>
  `${officialId}\n${name}`;

export const equipmentFormat: DatabaseFormat<EquipmentFields> = {
  toCells: (item) => [
    ...[item.officialId, item.name, item.soundPower, item.soundPowerMin, item.soundPowerMax, item.percentMin],
    item.isQpme ? 'QPME' : 'PME',
  ],
  read([officialId = '', name = '', power = '', least = '', most = '', percent = '', kind = '']) {
    const numbers = { soundPower: power, soundPowerMin: least, soundPowerMax: most, percentMin: percent };
    const fields: EquipmentFields = {
      ...{ officialId, name, soundPower: readDatabaseNumber(power), soundPowerMin: readDatabaseNumber(least) },
      ...{ soundPowerMax: readDatabaseNumber(most), percentMin: readDatabaseNumber(percent) },
      isQpme: kind.toUpperCase() === 'QPME',
    };
    const texts: Record<string, string> = { officialId, name, ...numbers };
    const faults: CellFault[] = findEquipmentFaults(fields).map(({ fault, field }) => ({
      fault,
      value: shownValue(texts[field] ?? ''),
    }));
    if (!['PME', 'QPME'].includes(kind.toUpperCase())) faults.push({ fault: 'KIND_UNKNOWN', value: shownValue(kind) });
    return { fields, faults };
  },
  keyOf: keyOfEquipment,
};

/** Equipment is identified by reference and name. An unknown item is an error and is never added. */
export function relationshipFormat(items: readonly DatabaseEquipment[]): DatabaseFormat<RelationshipFields> {
  const ids = new Map(items.map((item) => [keyOfEquipment(item), item.id]));
  return {
    toCells: (row) => [row.constructionWork, row.activity, row.equipmentName, row.officialId],
    read([constructionWork = '', activity = '', equipmentName = '', officialId = '']) {
      const equipmentId = ids.get(keyOfEquipment({ officialId, name: equipmentName }));
      const faults: CellFault[] = [];
      if (constructionWork === '' || activity === '')
        faults.push({ fault: 'WORK_MISSING', value: shownValue(constructionWork) });
      if (constructionWork.length > MAX_DATABASE_TEXT_LENGTH || activity.length > MAX_DATABASE_TEXT_LENGTH)
        faults.push({ fault: 'TEXT_TOO_LONG', value: shownValue(activity) });
      if (equipmentId === undefined)
        faults.push({ fault: 'UNKNOWN_EQUIPMENT', value: shownValue(`${officialId} ${equipmentName}`.trim()) });
      return {
        fields: { constructionWork, activity, equipmentName, officialId, equipmentId: equipmentId ?? 0 },
        faults,
      };
    },
    keyOf: ({ constructionWork, activity, equipmentId }: RelationshipFields | DatabaseRelationship) =>
      `${constructionWork}\n${activity}\n${equipmentId}`,
  };
}
