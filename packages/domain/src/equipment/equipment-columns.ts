import { keysOf, recordOf } from '../typed-records.ts';
import type { EquipmentEntry } from './equipment.schema.ts';

interface EquipmentColumn {
  /** Its name in the CSV template, the same in every language (EQUIP-21). */
  readonly nameInFile?: string;
  /** Only for texts that no rule restricts: any characters up to this length, '' if blank. The key is the field. */
  readonly maxLength?: number;
  /** Only for numbers that the user enters. */
  readonly number?: NumberRule;
}

export interface NumberRule {
  readonly field: Extract<keyof EquipmentEntry, 'quantity' | 'soundPower' | 'timePercent'>;
  /** The limits of any row. */
  readonly min: number;
  readonly max: number;
  /** Where the limits of the equipment are, if it has its own. */
  readonly ownMin?: 'soundPowerMin' | 'percentMin';
  readonly ownMax?: 'soundPowerMax';
  readonly isWhole?: boolean;
  /** The value of a blank cell, or the field that has it. */
  readonly blank: number | 'defaultSoundPower';
  /** May be written after the number. */
  readonly unit?: '%';
  /** Decimals in tables of the plan, on pages and in files. */
  readonly decimals: 0 | 1;
}

/**
 * The columns of equipment rows, in the order of the sheet and of the CSV template, so that a block from a spreadsheet
 * can be pasted directly. A text column listed here is shown, edited, checked, stored, read from files and printed
 * without further code.
 */
export const EQUIPMENT_COLUMNS = {
  equipment: { nameInFile: 'Equipment' },
  quantity: {
    nameInFile: 'Quantity',
    // Blank means no quantity yet (Q81).
    number: { field: 'quantity', min: 0, max: 1_000, isWhole: true, blank: 0, decimals: 0 },
  },
  soundPower: {
    nameInFile: 'Sound Power',
    number: {
      ...{ field: 'soundPower', min: 0, max: 1_000, ownMin: 'soundPowerMin', ownMax: 'soundPowerMax' },
      // Blank means the default (EQUIP-39).
      ...{ blank: 'defaultSoundPower', decimals: 1 },
    },
  },
  start: { nameInFile: 'Start Date' },
  end: { nameInFile: 'End Date' },
  onTime: {
    nameInFile: '% on Time in 30 mins',
    number: {
      ...{ field: 'timePercent', min: 0, max: 100, ownMin: 'percentMin' },
      // Blank means all the time.
      ...{ blank: 100, unit: '%', decimals: 0 },
    },
  },
  total: {},
  exclusiveGroup: { maxLength: 100 },
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

/** The numbers that the user enters. */
export type NumberColumn = KeysWith<{ readonly number: NumberRule }>;
export const isNumberColumn = (key: EquipmentColumnKey): key is NumberColumn => 'number' in EQUIPMENT_COLUMNS[key];

/** The columns of the CSV template. */
export type FileColumn = KeysWith<{ readonly nameInFile: string }>;

/** The headings in one language. */
export type ColumnHeadings = Readonly<Record<EquipmentColumnKey, string>>;
