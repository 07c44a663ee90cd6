import { type DayString, fromDayNumber } from '../../day.ts';

/** A run has a few thousand distinct days and up to a million places that name one: each name is made once. */
export function createDayNames(): (number: number) => DayString {
  const names = new Map<number, DayString>();
  return (number) => {
    const name = names.get(number) ?? fromDayNumber(number);
    names.set(number, name);
    return name;
  };
}
