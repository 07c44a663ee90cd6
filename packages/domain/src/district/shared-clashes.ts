import { floatAt } from '@quietsite/acoustics';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { isAtIssue, judgeLevel } from '../calculation/verdict.ts';
import { addDays, type DayString, dayNumber } from '../day.ts';
import { isClash } from './clash.ts';
import type { LoudestDay } from './district.schema.ts';
import { louder, marginOf } from './loudest-day.ts';
import {
  calculateDayParts,
  calculateOthers,
  calculateSiteCalendar,
  type DayParts,
  type Period,
  type SiteCalendar,
} from './site-calendar.ts';

/** The clashes at one receiver that would not exist without a certain site. */
export interface SharedClash {
  readonly pointId: number;
  readonly clashDays: number;
  readonly firstDay: DayString;
  readonly lastDay: DayString;
  readonly worst: LoudestDay;
  readonly parts: DayParts;
  /** The site alone on the worst day. */
  readonly siteLevel: number;
  /** All other sites on the worst day, including entered contributions; null if they have no level here. */
  readonly othersLevel: number | null;
}

export interface SharedClashRequest {
  readonly snapshot: CalculationSnapshot;
  /** 0 for the receivers' own site, then the neighbours in the order of the snapshot. */
  readonly site: number;
  readonly period: Period;
}

/**
 * The clashes at a snapshot's receivers that one of its sites causes: without it, the others together satisfy the
 * criterion.
 */
export function listSharedClashes({ snapshot, site, period }: SharedClashRequest): SharedClash[] {
  const calendar = calculateSiteCalendar(snapshot, period);
  const others = calculateOthers(snapshot, site, period);
  return calendar.receivers.flatMap((receiver, index) => {
    const days = listDays(calendar, others, index);
    const [first] = days;
    const last = days.at(-1);
    if (first === undefined || last === undefined) return [];
    const worst = days.reduce(louder, first);
    const parts = calculateDayParts({ ...snapshot, receivers: [receiver] }, worst.day);
    const siteLevel = parts?.alone[site] ?? null;
    if (parts === null || siteLevel === null) return [];
    const without = floatAt(others, index * calendar.dayCount + dayNumber(worst.day) - dayNumber(calendar.start));
    const levels = { siteLevel, othersLevel: Number.isNaN(without) ? null : without };
    const { pointId } = receiver;
    return [{ pointId, clashDays: days.length, firstDay: first.day, lastDay: last.day, worst, parts, ...levels }];
  });
}

function listDays(
  { start, dayCount, together, loudestAlone, criteria }: SiteCalendar,
  others: Float64Array,
  receiver: number,
): LoudestDay[] {
  const days: LoudestDay[] = [];
  for (let day = 0; day < dayCount; day++) {
    const at = receiver * dayCount + day;
    const [level, criterion] = [floatAt(together, at), floatAt(criteria, at)];
    const without = floatAt(others, at);
    const isWithout = !Number.isNaN(without) && isAtIssue(judgeLevel(without, criterion));
    if (isWithout || !isClash(level, floatAt(loudestAlone, at), criterion)) continue;
    days.push({ day: addDays(start, day), level, criterion, verdict: judgeLevel(level, criterion) });
  }
  return days;
}

/** The largest margin to the criterion first. */
export const sortByMargin = <Clash extends Pick<SharedClash, 'worst' | 'pointId'>>(
  clashes: readonly Clash[],
): Clash[] => [...clashes].sort((a, b) => marginOf(b.worst) - marginOf(a.worst) || a.pointId - b.pointId);
