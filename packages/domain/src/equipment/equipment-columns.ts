import { keysOf, recordOf } from '../typed-records.ts';
import { MAX_GROUP_NAME_LENGTH } from './equipment.ts';

interface EquipmentColumn {
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
  equipment: { nameInFile: 'Equipment' },
  quantity: { nameInFile: 'Quantity' },
  soundPower: { nameInFile: 'Sound Power' },
  start: { nameInFile: 'Start Date' },
  end: { nameInFile: 'End Date' },
  onTime: { nameInFile: '% on Time in 30 mins' },
  total: {},
  exclusiveGroup: { maxLength: MAX_GROUP_NAME_LENGTH },
  location: {},
  period: {},
  files: {},
} as const satisfies Readonly<Record<string, EquipmentColumn>>;

type Columns = typeof EQUIPMENT_COLUMNS;
export type EquipmentColumnKey = keyof Columns;
type KeysWith<Property> = { [Key in keyof Columns]: Columns[Key] extends Property ? Key : never }[keyof Columns];

export const EQUIPMENT_COLUMN_KEYS: readonly EquipmentColumnKey[] = keysOf(EQUIPMENT_COLUMNS);

/** The texts of a row that no rule restricts. */
export type TextField = KeysWith<{ readonly maxLength: number }>;
export const isTextField = (key: EquipmentColumnKey): key is TextField => 'maxLength' in EQUIPMENT_COLUMNS[key];
export const TEXT_FIELDS: readonly TextField[] = EQUIPMENT_COLUMN_KEYS.filter(isTextField);

/** Texts without effect on any level: only the exclusive group has one (M-12). */
export const LABEL_FIELDS = TEXT_FIELDS.filter((field) => field !== 'exclusiveGroup');

export type RowTexts = Readonly<Record<TextField, string>>;
export const BLANK_TEXTS: RowTexts = recordOf(TEXT_FIELDS, () => '');
export const textsOf = (row: RowTexts): RowTexts => recordOf(TEXT_FIELDS, (field) => row[field]);
export const isTooLong = (field: TextField, text: string): boolean => text.length > EQUIPMENT_COLUMNS[field].maxLength;

/** The columns of the CSV template. */
export type FileColumn = KeysWith<{ readonly nameInFile: string }>;

/** The headings in one language. */
export type ColumnHeadings = Readonly<Record<EquipmentColumnKey, string>>;
