import type { DayString } from '../day.ts';
import { readFileDay } from '../schedule/file-day.ts';
import { shownFileText } from '../schedule/file-text.ts';
import type { DatedTask } from '../schedule/schedule.schema.ts';
import { recordOf } from '../typed-records.ts';
import type { EquipmentEntry, EquipmentLineProblem } from './equipment.schema.ts';
import { MAX_EQUIPMENT_NAME_LENGTH, MAX_OFFICIAL_ID_LENGTH, MAX_QUANTITY, MAX_SOUND_POWER } from './equipment.ts';
import { type FileColumn, isTooLong, type RowTexts, TEXT_FIELDS } from './equipment-columns.ts';
import { nameInFile } from './file-columns.ts';

type LineFault = Omit<EquipmentLineProblem, 'line'>;

export type EquipmentCells = Readonly<Record<FileColumn, string>>;
type Period = Pick<DatedTask, 'start' | 'end'>;

/**
 * Applies a line to the row of its name and lists all its errors. Values that could not be saved are rejected now
 * (EQUIP-22, EQUIP-23, EQUIP-25, EQUIP-35 to EQUIP-37), except a percent below the min of the equipment (Q29).
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
    quantity: readQuantity(cells.quantity, add),
    soundPower: readSoundPower(cells.soundPower, named, add),
    timePercent: readPercent(cells.onTime, named.timePercent, add),
    ...readDates(cells, task, add),
    ...readTexts(cells, add),
  };
  return { row, faults };
}

type Add = (fault: LineFault['fault'], value: string, other?: string) => void;

/** Plain digits; NaN for anything else, which is never within limits. */
const readNumber = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Blank means no quantity yet (Q81). */
function readQuantity(text: string, add: Add): number {
  if (text === '') return 0;
  const quantity = readNumber(text);
  if (Number.isNaN(quantity)) add('BAD_NUMBER', text, nameInFile('quantity'));
  else if (!Number.isInteger(quantity) || !isBetween(quantity, 0, MAX_QUANTITY)) add('QUANTITY_OUTSIDE', text);
  return quantity;
}

/** Blank means the default (EQUIP-39). */
function readSoundPower(text: string, { defaultSoundPower, soundPowerMin, soundPowerMax }: EquipmentEntry, add: Add) {
  if (text === '') return defaultSoundPower;
  const soundPower = readNumber(text);
  const [least, most] = [soundPowerMin, Math.min(soundPowerMax, MAX_SOUND_POWER)];
  if (Number.isNaN(soundPower)) add('BAD_NUMBER', text, nameInFile('soundPower'));
  else if (!isBetween(soundPower, least, most)) add('SOUND_POWER_OUTSIDE', text, `${least} - ${most}`);
  return soundPower;
}

/** Blank means all the time. A value below the min of the equipment is accepted and marked in the table (Q29). */
function readPercent(text: string, whenBlank: number, add: Add): number {
  if (text === '') return whenBlank;
  const percent = readNumber(text.replace(/\s*%$/, ''));
  if (!isBetween(percent, 0, 100)) add('BAD_PERCENT', text);
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
