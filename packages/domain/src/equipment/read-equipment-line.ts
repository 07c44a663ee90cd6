import type { DayString } from '../day.ts';
import { readFileDay } from '../schedule/file-day.ts';
import { shownFileText } from '../schedule/file-text.ts';
import type { DatedTask } from '../schedule/schedule.schema.ts';
import { recordOf } from '../typed-records.ts';
import type { EquipmentEntry, EquipmentLineProblem } from './equipment.schema.ts';
import { MAX_EQUIPMENT_NAME_LENGTH, MAX_OFFICIAL_ID_LENGTH } from './equipment.ts';
import { type FileColumn, isTooLong, type NumberColumn, type RowTexts, TEXT_FIELDS } from './equipment-columns.ts';
import { isValidNumber, limitsOf, numberRule, parseNumber } from './equipment-numbers.ts';
import { nameInFile } from './file-columns.ts';

type LineFault = Omit<EquipmentLineProblem, 'line'>;

export type EquipmentCells = Readonly<Record<FileColumn, string>>;
type Period = Pick<DatedTask, 'start' | 'end'>;

/**
 * Applies a line to the row of its name and lists all its errors. Values that could not be saved are rejected now
 * (EQUIP-22, EQUIP-23, EQUIP-25, EQUIP-35 to EQUIP-37), except a percentage below the minimum of the equipment (Q29).
 */
export function readEquipmentLine(named: EquipmentEntry, cells: EquipmentCells, task: Period) {
  const faults: LineFault[] = [];
  const add = (fault: LineFault['fault'], value: string, other = '') =>
    faults.push({ fault, value: shownFileText(value), other });
  if (named.name === '') add('NAME_MISSING', cells.equipment);
  if (named.name.length > MAX_EQUIPMENT_NAME_LENGTH || named.officialId.length > MAX_OFFICIAL_ID_LENGTH) {
    add('TEXT_TOO_LONG', cells.equipment);
  }
  const row: EquipmentEntry = {
    ...named,
    quantity: readQuantity(cells.quantity, named, add),
    soundPower: readSoundPower(cells.soundPower, named, add),
    timePercent: readPercent(cells.onTime, named, add),
    ...readDates(cells, task, add),
    ...readTexts(cells, add),
  };
  return { row, faults };
}

type Add = (fault: LineFault['fault'], value: string, other?: string) => void;

/** Plain digits; NaN for anything else, which is never within limits. */
const toNumber = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
const readNumber = (key: NumberColumn, text: string, named: EquipmentEntry) => parseNumber(key, text, named, toNumber);

function readQuantity(text: string, named: EquipmentEntry, add: Add): number {
  const quantity = readNumber('quantity', text, named);
  if (Number.isNaN(quantity)) add('BAD_NUMBER', text, nameInFile('quantity'));
  else if (!isValidNumber('quantity', quantity, limitsOf('quantity', named))) add('QUANTITY_OUTSIDE', text);
  return quantity;
}

function readSoundPower(text: string, named: EquipmentEntry, add: Add): number {
  const soundPower = readNumber('soundPower', text, named);
  const limits = limitsOf('soundPower', named);
  if (Number.isNaN(soundPower)) add('BAD_NUMBER', text, nameInFile('soundPower'));
  else if (!isValidNumber('soundPower', soundPower, limits))
    add('SOUND_POWER_OUTSIDE', text, `${limits.min} - ${limits.max}`);
  return soundPower;
}

/** A value below the equipment's minimum is accepted and marked in the table (Q29). */
function readPercent(text: string, named: EquipmentEntry, add: Add): number {
  const percent = readNumber('onTime', text, named);
  if (!isValidNumber('onTime', percent, numberRule('onTime'))) add('BAD_PERCENT', text);
  return percent;
}

/** Blank dates are those of the activity (EQUIP-40). */
function readDates(cells: EquipmentCells, task: Period, add: Add): { start: DayString; end: DayString } {
  const [startText, endText] = [cells.start, cells.end];
  const [start, end] = [
    startText === '' ? task.start : readFileDay(startText),
    endText === '' ? task.end : readFileDay(endText),
  ];
  if (start === undefined) add('BAD_DATE', startText);
  if (end === undefined) add('BAD_DATE', endText);
  if (start !== undefined && end !== undefined && end < start) add('END_BEFORE_START', start, end);
  for (const day of new Set([start, end])) {
    if (day !== undefined && !isWithin(day, task)) add('DATE_OUTSIDE_TASK', day, `${task.start} - ${task.end}`);
  }
  return { start: start ?? task.start, end: end ?? task.end };
}

const isWithin = (day: DayString, { start, end }: Period): boolean => day >= start && day <= end;

function readTexts(cells: Readonly<Record<string, string>>, add: Add): Partial<RowTexts> {
  const fields = TEXT_FIELDS.filter((field) => field in cells);
  const texts = recordOf(fields, (field) => cells[field] ?? '');
  for (const field of fields) if (isTooLong(field, texts[field])) add('TEXT_TOO_LONG', texts[field]);
  return texts;
}
