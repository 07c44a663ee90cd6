import type { DayString } from '../day.ts';
import { readFileDay } from '../schedule/file-day.ts';
import type { DatedTask } from '../schedule/schedule.ts';
import { type CatalogueItem, entryOfItem, entryOfName } from './catalogue.ts';
import {
  describeEquipment,
  type EquipmentEntry,
  LONGEST_EQUIPMENT_NAME,
  LONGEST_OFFICIAL_ID,
  MOST_QUANTITY,
  MOST_SOUND_POWER,
} from './equipment.ts';
import { EQUIPMENT_COLUMNS, EQUIPMENT_HEADER_LINE, type EquipmentColumn } from './equipment-columns.ts';

export type EquipmentLineFault =
  | 'BAD_DATE'
  | 'END_BEFORE_START'
  | 'BAD_PERCENT'
  | 'BAD_NUMBER'
  | 'NAME_MISSING'
  | 'TEXT_TOO_LONG';

export interface EquipmentProblem {
  /** As a person counts the lines of the file. */
  readonly line: number;
  readonly fault: EquipmentLineFault;
  readonly value: string;
  readonly other: string;
}

export type EquipmentTable =
  | {
      readonly rows: readonly EquipmentEntry[];
      readonly problems: readonly EquipmentProblem[];
      readonly blankLines: number;
    }
  | { readonly refusal: 'NO_HEADER' | 'NO_ROWS' };

interface Surroundings {
  readonly task: Pick<DatedTask, 'start' | 'end'>;
  readonly items: readonly CatalogueItem[];
}

type Cells = Readonly<Record<EquipmentColumn, string>>;
type Fault = Omit<EquipmentProblem, 'line'>;

const keyOf = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** Rows of an equipment file for one activity; ids downwards from -1. Every bad line is listed (EQUIP-32 to EQUIP-40). */
export function readEquipmentTable(lines: readonly (readonly string[])[], around: Surroundings): EquipmentTable {
  const head = (lines[EQUIPMENT_HEADER_LINE - 1] ?? []).map(keyOf);
  const places = EQUIPMENT_COLUMNS.map((column) => [column, head.indexOf(keyOf(column))] as const);
  if (places.some(([, place]) => place < 0)) return { refusal: 'NO_HEADER' };
  const nameRow = rowNamer(around);
  const rows: EquipmentEntry[] = [];
  const problems: EquipmentProblem[] = [];
  let blankLines = 0;
  lines.slice(EQUIPMENT_HEADER_LINE).forEach((line, index) => {
    const cells = Object.fromEntries(places.map(([column, place]) => [column, line[place]?.trim() ?? ''])) as Cells;
    if (Object.values(cells).every((cell) => cell === '')) {
      blankLines += 1;
      return;
    }
    const { row, faults } = readLine({ ...nameRow(cells.Equipment), id: -1 - rows.length }, cells, around.task);
    rows.push(row);
    problems.push(...faults.map((fault) => ({ line: EQUIPMENT_HEADER_LINE + 1 + index, ...fault })));
  });
  return rows.length === 0 ? { refusal: 'NO_ROWS' } : { rows, problems, blankLines };
}

/** A new row by its name: as our own files write it, which is more than the references of CNP, or as people type it. */
function rowNamer({ task, items }: Surroundings): (typed: string) => EquipmentEntry {
  const described = new Map(items.map((item) => [keyOf(describeEquipment(item)), item]));
  const known = new Map<string, EquipmentEntry>();
  return (typed) => {
    const item = described.get(keyOf(typed));
    const row = known.get(typed) ?? (item ? entryOfItem(0, item, task) : entryOfName(0, typed, task, items));
    known.set(typed, row);
    return row;
  };
}

function readLine(named: EquipmentEntry, cells: Cells, task: Surroundings['task']) {
  const faults: Fault[] = [];
  const { name, officialId } = named;
  if (name === '') faults.push(faultOf('NAME_MISSING', cells.Equipment));
  if (name.length > LONGEST_EQUIPMENT_NAME || officialId.length > LONGEST_OFFICIAL_ID) {
    faults.push(faultOf('TEXT_TOO_LONG', cells.Equipment));
  }
  const numbers = readNumbers(cells, named, faults);
  return { row: { ...named, ...numbers, ...readDates(cells, task, faults) }, faults };
}

const faultOf = (fault: EquipmentLineFault, value: string, other = ''): Fault => ({ fault, value, other });

/** No quantity is none yet (Q81); no sound power is the default one (EQUIP-39); no percent is all the time. */
function readNumbers(cells: Cells, entry: EquipmentEntry, faults: Fault[]) {
  const quantity = readNumber(cells.Quantity, 0);
  if (!Number.isInteger(quantity) || quantity > MOST_QUANTITY) faults.push(faultOf('BAD_NUMBER', cells.Quantity));
  const soundPower = readNumber(cells['Sound Power'], entry.defaultSoundPower);
  if (!(soundPower <= MOST_SOUND_POWER)) faults.push(faultOf('BAD_NUMBER', cells['Sound Power']));
  const percent = cells['% on Time in 30 mins'];
  const timePercent = readNumber(percent.replace(/\s*%$/, ''), entry.timePercent);
  // Below the least of the machine it is taken and marked in the table (Q29).
  if (!(timePercent <= 100)) faults.push(faultOf('BAD_PERCENT', percent));
  return { quantity, soundPower, timePercent };
}

/** Plain digits; NaN for anything else, which is within no limits. */
const readNumber = (text: string, whenBlank: number): number =>
  text === '' ? whenBlank : /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;

/** Blank ones are those of the activity (EQUIP-40). */
function readDates(cells: Cells, task: Surroundings['task'], faults: Fault[]): { start: DayString; end: DayString } {
  const read = (text: string, whenBlank: DayString): DayString => {
    if (text === '') return whenBlank;
    const day = readFileDay(text);
    // There was no year 0, and no database has it.
    if (day !== undefined && !day.startsWith('0000')) return day;
    faults.push(faultOf('BAD_DATE', text));
    return whenBlank;
  };
  const known = faults.length;
  const start = read(cells['Start Date'], task.start);
  const end = read(cells['End Date'], task.end);
  if (faults.length === known && end < start) faults.push(faultOf('END_BEFORE_START', start, end));
  return { start, end };
}
