import { type DayString, fromDayNumber } from '../../day.ts';

/** A run has a few thousand distinct days but up to a million references to them, so each name is built once. */
export function createDayNames(): (number: number) => DayString {
  const names = new Map<number, DayString>();
  return (number) => {
    const name = names.get(number) ?? fromDayNumber(number);
    names.set(number, name);
    return name;
  };
}
