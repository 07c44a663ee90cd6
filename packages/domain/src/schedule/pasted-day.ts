import { type DayString, isDay } from '../day.ts';

export interface PastedDay {
  readonly day: DayString;
  /** Day and month could be swapped. It is read as day first, and the user must be warned. */
  readonly isAmbiguous: boolean;
}

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const WITH_MONTH_NAME = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4})$/;

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/**
 * A day as written in Hong Kong programmes: 2027-05-01, 2027/5/1, 2027.05.01, 01/05/2027, 1.5.2027, 1 May 2027. Unless
 * the year is first, the order is day, month, year; 05/13/2027 is not a day. Files have their own rule (Q75).
 */
export function readPastedDay(text: string): PastedDay | undefined {
  const trimmed = text.trim().toLowerCase();
  const [, year = '', , month = '', date = ''] = YEAR_FIRST.exec(trimmed) ?? [];
  if (year !== '') return toPasted(year, Number(month), Number(date), false);
  const [, first = '', , second = '', last = ''] = DAY_FIRST.exec(trimmed) ?? [];
  if (last !== '') return toPasted(last, Number(second), Number(first), Number(first) <= 12 && first !== second);
  const [, day = '', name = '', ofYear = ''] = WITH_MONTH_NAME.exec(trimmed) ?? [];
  return name === '' ? undefined : toPasted(ofYear, monthOf(name), Number(day), false);
}

/** 0 if no month starts with it. */
function monthOf(name: string): number {
  const prefix = name === 'sept' ? 'sep' : name;
  return MONTHS.findIndex((month) => month === prefix || month.slice(0, 3) === prefix) + 1;
}

function toPasted(year: string, month: number, date: number, isAmbiguous: boolean): PastedDay | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return year !== '0000' && isDay(day) ? { day, isAmbiguous: isAmbiguous && month !== date } : undefined;
}
