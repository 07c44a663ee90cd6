import type { DayString } from '../day.ts';
import { readFileDay } from '../schedule/file-day.ts';
import { shownFileText } from '../schedule/file-text.ts';
import type { DatedTask } from '../schedule/schedule.ts';
import {
  type EquipmentEntry,
  MAX_EQUIPMENT_NAME_LENGTH,
  MAX_OFFICIAL_ID_LENGTH,
  MAX_QUANTITY,
  MAX_SOUND_POWER,
} from './equipment.ts';
import type { EquipmentColumn } from './equipment-columns.ts';

export type EquipmentLineFault =
  | 'BAD_DATE'
  | 'END_BEFORE_START'
  | 'DATE_OUTSIDE_TASK'
  | 'BAD_PERCENT'
  | 'BAD_NUMBER'
  | 'QUANTITY_OUTSIDE'
  | 'SOUND_POWER_OUTSIDE'
  | 'NAME_MISSING'
  | 'TEXT_TOO_LONG';

export interface LineFault {
  readonly fault: EquipmentLineFault;
  readonly value: string;
  /** The other value of two that do not fit together, the limits ('101 - 116'), or the column. */
  readonly other: string;
}

export type EquipmentCells = Readonly<Record<EquipmentColumn, string>>;
type Period = Pick<DatedTask, 'start' | 'end'>;

/**
 * A line over the row that its name gives, and everything that is wrong with it: what could not be saved is refused now
 * (EQUIP-22, EQUIP-23, EQUIP-25, EQUIP-35 to EQUIP-37), but for a percent below the least of the machine (Q29).
 */
export function readEquipmentLine(named: EquipmentEntry, cells: EquipmentCells, task: Period) {
  const faults: LineFault[] = [];
  const add = (fault: EquipmentLineFault, value: string, other = '') =>
    faults.push({ fault, value: shownFileText(value), other });
  if (named.name === '') add('NAME_MISSING', cells.Equipment);
  if (named.name.length > MAX_EQUIPMENT_NAME_LENGTH || named.officialId.length > MAX_OFFICIAL_ID_LENGTH) {
    add('TEXT_TOO_LONG', cells.Equipment);
  }
  const row: EquipmentEntry = {
    ...named,
    quantity: readQuantity(cells.Quantity, add),
    soundPower: readSoundPower(cells['Sound Power'], named, add),
    timePercent: readPercent(cells['% on Time in 30 mins'], named.timePercent, add),
    ...readDates(cells, task, add),
  };
  return { row, faults };
}

type Add = (fault: EquipmentLineFault, value: string, other?: string) => void;

/** Plain digits; NaN for anything else, which is within no limits. */
const readNumber = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);
const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** None is none yet (Q81). */
function readQuantity(text: string, add: Add): number {
  if (text === '') return 0;
  const quantity = readNumber(text);
  if (Number.isNaN(quantity)) add('BAD_NUMBER', text, 'Quantity');
  else if (!Number.isInteger(quantity) || !isBetween(quantity, 0, MAX_QUANTITY)) add('QUANTITY_OUTSIDE', text);
  return quantity;
}

/** None is the default one (EQUIP-39). */
function readSoundPower(text: string, { defaultSoundPower, soundPowerMin, soundPowerMax }: EquipmentEntry, add: Add) {
  if (text === '') return defaultSoundPower;
  const soundPower = readNumber(text);
  const [least, most] = [soundPowerMin, Math.min(soundPowerMax, MAX_SOUND_POWER)];
  if (Number.isNaN(soundPower)) add('BAD_NUMBER', text, 'Sound Power');
  else if (!isBetween(soundPower, least, most)) add('SOUND_POWER_OUTSIDE', text, `${least} - ${most}`);
  return soundPower;
}

/** None is all the time. Below the least of the machine it is taken and marked in the table (Q29). */
function readPercent(text: string, whenBlank: number, add: Add): number {
  if (text === '') return whenBlank;
  const percent = readNumber(text.replace(/\s*%$/, ''));
  if (!isBetween(percent, 0, 100)) add('BAD_PERCENT', text);
  return percent;
}

/** Blank ones are those of the activity (EQUIP-40). */
function readDates(cells: EquipmentCells, task: Period, add: Add): { start: DayString; end: DayString } {
  const [startText, endText] = [cells['Start Date'], cells['End Date']];
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
