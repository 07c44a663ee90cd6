import { type DayString, isDay } from '../day.ts';

/** There is no year 0, and databases do not accept it. */
const WITH_DASHES = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const WITH_SLASHES = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;

/** A day in a file: yyyy-mm-dd or yyyy/m/d. Which part of 3/4/2027 is the month is not guessed (Q75). */
export function readFileDay(text: string): DayString | undefined {
  const [, year = '', month = '', date = ''] = WITH_SLASHES.exec(text) ?? [];
  const day = year === '' ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return WITH_DASHES.test(day) && isDay(day) ? day : undefined;
}
