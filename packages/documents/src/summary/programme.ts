import { type DayString, dayNumber, fromDayNumber } from '@quietsite/domain';
import { NOTHING } from '../text/show-level.ts';
import type { SummaryWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { SummaryActivity } from './summary-input.ts';
import type { ProgrammeTick, SummaryProgramme } from './summary-model.ts';

/** Max dates that fit side by side above the bars. */
const MAX_TICKS = 6;
const TICK_MONTHS = [1, 2, 3, 6, 12, 24, 60, 120, 240];
/** Beyond this share of the axis a date would run off the page. */
const LAST_TICK = 0.86;

interface Axis {
  readonly firstDay: number;
  readonly days: number;
}

/** The activities as bars over one time axis, which also covers those not shown. */
export function buildProgramme(
  activities: readonly SummaryActivity[],
  shownCount: number,
  words: SummaryWords = englishWords.summary,
): SummaryProgramme {
  const axis = findAxis(activities);
  const hidden = activities.length - shownCount;
  return {
    caption: activities.length === 0 ? '' : words.programme(activities.length),
    ticks: axis ? buildTicks(axis) : [],
    rows: axis ? activities.slice(0, shownCount).map((activity) => toRow(activity, axis)) : [],
    more: hidden > 0 ? words.more(hidden) : '',
  };
}

function findAxis(activities: readonly SummaryActivity[]): Axis | undefined {
  let [first, last] = [Infinity, -Infinity];
  for (const { start, end } of activities) {
    first = Math.min(first, dayNumber(start));
    last = Math.max(last, dayNumber(end));
  }
  return last < first ? undefined : { firstDay: first, days: last - first + 1 };
}

/** Both ends of an activity count (M-03). */
function toRow({ code, name, zone, start, end }: SummaryActivity, { firstDay, days }: Axis) {
  return {
    code,
    name: name || NOTHING,
    zone: zone || NOTHING,
    start,
    end,
    from: (dayNumber(start) - firstDay) / days,
    to: (dayNumber(end) + 1 - firstDay) / days,
  };
}

/** First days of months in round steps, or the first day of the axis if there are none. */
function buildTicks(axis: Axis): readonly ProgrammeTick[] {
  const months = listMonths(axis);
  const step = TICK_MONTHS.find((one) => countSteps(months, one) <= MAX_TICKS) ?? TICK_MONTHS.at(-1) ?? 1;
  const ticks = months
    .filter((month) => month % step === 0)
    .map((month) => ({ label: showMonth(month), at: (monthStart(month) - axis.firstDay) / axis.days }))
    .filter((tick) => tick.at <= LAST_TICK);
  return ticks.length > 0 ? ticks : [{ label: fromDayNumber(axis.firstDay), at: 0 }];
}

const countSteps = (months: readonly number[], step: number): number =>
  months.filter((month) => month % step === 0).length;

/** Months since the year 0 whose first day is on the axis. */
function listMonths({ firstDay, days }: Axis): readonly number[] {
  const last = monthOf(fromDayNumber(firstDay + days - 1));
  const months: number[] = [];
  for (let month = monthOf(fromDayNumber(firstDay)); month <= last; month += 1)
    if (monthStart(month) >= firstDay) months.push(month);
  return months;
}

const monthOf = (day: DayString): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const monthStart = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / 86_400_000;

const showMonth = (month: number): string => fromDayNumber(monthStart(month)).slice(0, 7);
