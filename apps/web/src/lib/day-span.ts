import { type DayString, dayNumber, fromDayNumber } from '@quietsite/domain';

/** First and last day, inclusive (M-50). */
export interface DaySpan {
  readonly first: DayString;
  readonly last: DayString;
}

/** Days per second. */
export const SPEEDS = [1, 7, 30] as const;
export type Speed = (typeof SPEEDS)[number];

/** Day strings sort in date order. */
export function clampDay(day: DayString, { first, last }: DaySpan): DayString {
  if (day < first) return first;
  return day > last ? last : day;
}

/** The day reached after playing for some time from a start day. Playback stops at the last day. */
export function playedDay(begin: DayString, elapsedMilliseconds: number, speed: Speed, span: DaySpan): DayString {
  const days = Math.floor((Math.max(0, elapsedMilliseconds) / 1000) * speed);
  return fromDayNumber(Math.min(dayNumber(span.last), dayNumber(begin) + days));
}
