import type { Language } from '../language.ts';
import { keysOf, recordOf } from '../typed-records.ts';
import type { EquipmentEntry } from './equipment.schema.ts';
import { MAX_GROUP_NAME_LENGTH } from './equipment.ts';

type Field = keyof EquipmentEntry;

interface EquipmentColumn {
  readonly heading: Readonly<Record<Language, string>>;
  /** The fields of a row that the column shows. The total is calculated and has none. */
  readonly fields: readonly Field[];
  /** Its name in the CSV template, the same in every language (EQUIP-21). */
  readonly nameInFile?: string;
  /** Only of texts that no rule restricts: any characters up to this length, '' if blank. Its key is its field. */
  readonly maxLength?: number;
}

const heading = (en: string, zhHant: string, zhHans: string) => ({ en, 'zh-Hant': zhHant, 'zh-Hans': zhHans });

/**
 * The columns of equipment rows, in the order of the sheet and of the CSV template, so that a block from a spreadsheet
 * can be pasted directly. A text column listed here is shown, edited, checked, stored, read from files and printed
 * without further code.
 */
export const EQUIPMENT_COLUMNS = {
  equipment: {
    heading: heading('Equipment', '設備', '设备'),
    fields: ['equipmentId', 'officialId', 'name'],
    nameInFile: 'Equipment',
  },
  quantity: { heading: heading('Quantity', '數量', '数量'), fields: ['quantity'], nameInFile: 'Quantity' },
  soundPower: {
    heading: heading('Sound power dB(A)', '聲功率級 dB(A)', '声功率级 dB(A)'),
    fields: ['soundPower'],
    nameInFile: 'Sound Power',
  },
  start: { heading: heading('Start date', '開始日期', '开始日期'), fields: ['start'], nameInFile: 'Start Date' },
  end: { heading: heading('End date', '結束日期', '结束日期'), fields: ['end'], nameInFile: 'End Date' },
  onTime: {
    heading: heading('% on Time in 30 mins', '30 分鐘內運作 %', '30 分钟内运行 %'),
    fields: ['timePercent'],
    nameInFile: '% on Time in 30 mins',
  },
  total: { heading: heading('Total dB(A)', '總計 dB(A)', '总计 dB(A)'), fields: [] },
  exclusiveGroup: {
    heading: heading('Exclusive group', '互斥組別', '互斥组'),
    fields: ['exclusiveGroup'],
    maxLength: MAX_GROUP_NAME_LENGTH,
  },
  location: { heading: heading('Location', '位置', '位置'), fields: ['fixedLocation'] },
  period: { heading: heading('Time period', '時段', '时段'), fields: ['timePeriod'] },
  files: { heading: heading('Files', '檔案', '文件'), fields: ['materialIds'] },
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

export const equipmentHeadings = <Key extends EquipmentColumnKey>(
  language: Language,
  keys: readonly Key[],
): Record<Key, string> => recordOf(keys, (key) => EQUIPMENT_COLUMNS[key].heading[language]);
