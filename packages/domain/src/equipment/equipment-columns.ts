import { keysOf, recordOf } from '../typed-records.ts';
import type { EquipmentEntry } from './equipment.schema.ts';
import { MAX_GROUP_NAME_LENGTH } from './equipment.ts';

type Field = keyof EquipmentEntry;

interface EquipmentColumn {
  /** The fields of a row that the column shows. The total is calculated and has none. */
  readonly fields: readonly Field[];
  /** Its name in the CSV template, the same in every language (EQUIP-21). */
  readonly nameInFile?: string;
  /** Only of texts that no rule restricts: any characters up to this length, '' if blank. Its key is its field. */
  readonly maxLength?: number;
}

/**
 * The columns of equipment rows, in the order of the sheet and of the CSV template, so that a block from a spreadsheet
 * can be pasted directly. A text column listed here is shown, edited, checked, stored, read from files and printed
 * without further code.
 */
export const EQUIPMENT_COLUMNS = {
  equipment: { fields: ['equipmentId', 'officialId', 'name'], nameInFile: 'Equipment' },
  quantity: { fields: ['quantity'], nameInFile: 'Quantity' },
  soundPower: { fields: ['soundPower'], nameInFile: 'Sound Power' },
  start: { fields: ['start'], nameInFile: 'Start Date' },
  end: { fields: ['end'], nameInFile: 'End Date' },
  onTime: { fields: ['timePercent'], nameInFile: '% on Time in 30 mins' },
  total: { fields: [] },
  exclusiveGroup: { fields: ['exclusiveGroup'], maxLength: MAX_GROUP_NAME_LENGTH },
  location: { fields: ['fixedLocation'] },
  period: { fields: ['timePeriod'] },
  files: { fields: ['materialIds'] },
} as const satisfies Readonly<Record<string, EquipmentColumn>>;

type Columns = typeof EQUIPMENT_COLUMNS;
export type EquipmentColumnKey = keyof Columns;
type KeysWith<Property> = { [Key in keyof Columns]: Columns[Key] extends Property ? Key : never }[keyof Columns];
const hasProperty =
  <Property extends 'nameInFile' | 'maxLength'>(property: Property) =>
  (key: EquipmentColumnKey): key is KeysWith<Readonly<Record<Property, unknown>>> =>
    property in EQUIPMENT_COLUMNS[key];

export const EQUIPMENT_COLUMN_KEYS: readonly EquipmentColumnKey[] = keysOf(EQUIPMENT_COLUMNS);

/** The texts of a row that no rule restricts. */
export type TextField = KeysWith<{ readonly maxLength: number }>;
export const TEXT_FIELDS: readonly TextField[] = EQUIPMENT_COLUMN_KEYS.filter(hasProperty('maxLength'));
export const isTextField = (key: string): key is TextField => TEXT_FIELDS.some((field) => field === key);

export type RowTexts = Readonly<Record<TextField, string>>;
export const BLANK_TEXTS: RowTexts = recordOf(TEXT_FIELDS, () => '');
export const textsOf = (row: RowTexts): RowTexts => recordOf(TEXT_FIELDS, (field) => row[field]);
export const isTooLong = (field: TextField, text: string): boolean => text.length > EQUIPMENT_COLUMNS[field].maxLength;

/** The columns of the template, in this order. A file may have them in any order, and may lack texts (EQUIP-21). */
export type FileColumn = KeysWith<{ readonly nameInFile: string }>;
export const FILE_COLUMNS: readonly FileColumn[] = EQUIPMENT_COLUMN_KEYS.filter(hasProperty('nameInFile'));
export const nameInFile = (column: FileColumn): string => EQUIPMENT_COLUMNS[column].nameInFile;

/** Notes are above the column names (EQUIP-33, Q82). */
export const EQUIPMENT_HEADER_LINE = 6;

/** The headings in one language. */
export type ColumnHeadings = Readonly<Record<EquipmentColumnKey, string>>;
