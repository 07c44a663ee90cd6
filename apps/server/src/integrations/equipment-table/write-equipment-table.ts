import {
  describeEquipment,
  type EquipmentEntry,
  FILE_COLUMNS,
  type FileColumn,
  isNumberColumn,
  nameInFile,
  numberRule,
  USER_DEFINED_LIMITS,
} from '@quietsite/domain';
import { writeCsv } from '../csv/write-csv.ts';

const [quantity, onTime] = [numberRule('quantity'), numberRule('onTime')];

/** Five lines above the column names in line 6 (Q82). */
const NOTES = [
  'Equipment of an activity. The column names stay above the rows; these five lines may be left out.',
  'Equipment: reference and name as in the catalogue, for example CNP 141 - Lorry. Any other name is used as typed.',
  `Quantity: a whole number from ${quantity.min} to ${quantity.max}. Sound Power: dB(A) of one machine within its limits, blank for the default.`,
  'Start Date and End Date: yyyy-mm-dd within the dates of the activity, blank for those of the activity.',
  `% on Time in 30 mins: from the minimum of the machine, usually ${USER_DEFINED_LIMITS.percentMin}, to ${onTime.max}; blank for ${onTime.blank}.`,
] as const;

const cellOf = (row: EquipmentEntry, column: FileColumn): string | number => {
  if (column === 'equipment') return describeEquipment(row);
  return row[isNumberColumn(column) ? numberRule(column).field : column];
};

/** The template with an activity's existing rows: a file that can be edited and imported again (EQUIP-21). */
export function writeEquipmentTable(rows: readonly EquipmentEntry[]): string {
  return writeCsv([
    ...NOTES.map((note) => [note]),
    FILE_COLUMNS.map(nameInFile),
    ...rows.map((row) => FILE_COLUMNS.map((column) => cellOf(row, column))),
  ]);
}
