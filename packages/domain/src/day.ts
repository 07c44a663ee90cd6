declare const day: unique symbol;

/** A calendar day in Asia/Hong_Kong, yyyy-mm-dd (M-03). */
export type DayString = string & { readonly [day]: true };

const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** The same days occur again and again, so each is validated only once. */
const knownDays = new Set<string>();
const MAX_CACHED_DAYS = 50_000;

export function isDay(text: string): text is DayString {
  if (knownDays.has(text)) return true;
  if (!PATTERN.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  const isOne = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  if (knownDays.size >= MAX_CACHED_DAYS) knownDays.clear();
  if (isOne) knownDays.add(text);
  return isOne;
}

export function toDay(text: string): DayString {
  if (!isDay(text)) throw new RangeError(`not a day: ${text}`);
  return text;
}

const MILLISECONDS_PER_DAY = 86_400_000;
/** Hong Kong is UTC+8 all year (no daylight saving time since 1979). */
const HONG_KONG_OFFSET_MILLISECONDS = 8 * 3_600_000;

const dayNumbers = new Map<DayString, number>();

/** Days since 1970-01-01, as integers for arithmetic and for the engine. */
export function dayNumber(day: DayString): number {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  if (dayNumbers.size >= MAX_CACHED_DAYS) dayNumbers.clear();
  const number = Date.parse(`${day}T00:00:00Z`) / MILLISECONDS_PER_DAY;
  dayNumbers.set(day, number);
  return number;
}

export function fromDayNumber(number: number): DayString {
  return toDay(new Date(number * MILLISECONDS_PER_DAY).toISOString().slice(0, 10));
}

export function addDays(day: DayString, days: number): DayString {
  return fromDayNumber(dayNumber(day) + days);
}

/** The calendar day in Hong Kong at a given time, wherever the program runs (M-03). */
export function hongKongToday(now: Date): DayString {
  return fromDayNumber(Math.floor((now.getTime() + HONG_KONG_OFFSET_MILLISECONDS) / MILLISECONDS_PER_DAY));
}
