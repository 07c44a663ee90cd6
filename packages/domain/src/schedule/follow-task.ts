import { addDays, type DayString, dayNumber } from '../day.ts';

interface Period {
  readonly start: DayString;
  readonly end: DayString;
}

/**
 * The days of an equipment row after its activity changed. If the activity moves, its equipment moves with it. If its
 * start or end changes, rows that started or ended with it follow, and no row is left outside (EQUIP-25).
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

/** A row with no day inside gets all days of the activity. */
function clamp({ start, end }: Period, within: Period): Period {
  if (start > within.end || end < within.start) return { start: within.start, end: within.end };
  return {
    start: start < within.start ? within.start : start,
    end: end > within.end ? within.end : end,
  };
}
