import {
  EQUIPMENT_COLUMN_KEYS,
  EQUIPMENT_COLUMNS,
  type EquipmentColumnKey,
  type FileColumn,
} from './equipment-columns.ts';

const isFileColumn = (key: EquipmentColumnKey): key is FileColumn => 'nameInFile' in EQUIPMENT_COLUMNS[key];

/** In the order of the template. A file may have them in any order, and may lack texts (EQUIP-21). */
export const FILE_COLUMNS: readonly FileColumn[] = EQUIPMENT_COLUMN_KEYS.filter(isFileColumn);
export const nameInFile = (column: FileColumn): string => EQUIPMENT_COLUMNS[column].nameInFile;

/** Notes are above the column names (EQUIP-33, Q82). */
export const EQUIPMENT_HEADER_LINE = 6;
