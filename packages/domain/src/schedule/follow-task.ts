import { addDays, type DayString, dayNumber } from '../day.ts';

interface Period {
  readonly start: DayString;
  readonly end: DayString;
}

/**
 * The days of an equipment row after its activity got others. A moved activity takes its equipment along; one that
 * begins or ends on another day takes along what began or ended with it, and nothing stays outside (EQUIP-25).
 */
export function followTask(row: Period, before: Period, after: Period): Period {
  const moved = dayNumber(after.start) - dayNumber(before.start);
  if (moved === dayNumber(after.end) - dayNumber(before.end)) {
    return clamp({ start: addDays(row.start, moved), end: addDays(row.end, moved) }, after);
  }
  const start = row.start === before.start ? after.start : row.start;
  const end = row.end === before.end ? after.end : row.end;
  return clamp({ start, end }, after);
}

/** What has no day inside takes the whole activity. */
function clamp({ start, end }: Period, within: Period): Period {
  if (start > within.end || end < within.start) return { start: within.start, end: within.end };
  return {
    start: start < within.start ? within.start : start,
    end: end > within.end ? within.end : end,
  };
}
