import {
  barOf,
  type DayString,
  dayNumber,
  findSpan,
  fromDayNumber,
  type GanttLayout,
  type GanttSpan,
  type GanttTick,
  listTicks,
  type PlanActivity,
} from '@quietsite/domain';
import { GANTT_ROWS } from '../page-rules.ts';
import type { DocumentWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import type { GanttLabel, GanttPart, GanttRow, GanttSection, GroupHead } from './appendix-model.ts';
import { sameOnEveryPage } from './section.ts';

const MAX_DAYS_DAILY = 31;
/** Share of the axis taken by the name of a month. */
const MIN_LABEL_SHARE = 0.06;
const MAX_MONTHS_WEEKLY = 6;

export type Granularity = 'Day' | 'Week' | 'Month';

/** By inclusive calendar days and calendar months (APPX-26, Q128). */
export function chooseGranularity({ first, last, days }: GanttSpan): Granularity {
  if (days <= MAX_DAYS_DAILY) return 'Day';
  return last <= addMonths(first, MAX_MONTHS_WEEKLY) ? 'Week' : 'Month';
}

/** The same day of a later month, or the last day of that month (Q76). */
function addMonths(day: DayString, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, index] = [Math.floor(month / 12), month % 12];
  const lastDay = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(year, 4)}-${pad(index + 1, 2)}-${pad(Math.min(Number(day.slice(8)), lastDay), 2)}`;
}

/** The programme as bars; a long programme has pages for each year (APPX-02, APPX-25). */
export function buildGantt(
  number: string,
  title: string,
  activities: readonly PlanActivity[],
  words: DocumentWords = englishWords,
): GanttSection {
  const span = findSpan(activities);
  return {
    ...{ kind: 'gantt', number, rowsPerPage: sameOnEveryPage(GANTT_ROWS), flows: true },
    heading: words.appendix.heading(number, title),
    parts: span ? listSheets(span).map((sheet) => toPart(sheet, activities, words)) : [],
  };
}

interface Sheet {
  readonly heading: string;
  readonly layout: GanttLayout;
}

function listSheets(span: GanttSpan): Sheet[] {
  const view = chooseGranularity(span);
  const { first, last } = span;
  if (view === 'Month') {
    const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
    return Array.from({ length: to - from + 1 }, (_, index) => yearSheet(from + index));
  }
  // Weeks are shown whole.
  const firstDay = view === 'Week' ? mondayOf(dayNumber(first)) : dayNumber(first);
  const endDay = view === 'Week' ? mondayOf(dayNumber(last)) + 7 : dayNumber(last) + 1;
  return [{ heading: '', layout: toLayout(view, firstDay, endDay - firstDay) }];
}

function yearSheet(year: number): Sheet {
  const [start, next] = [year, year + 1].map((one) => new Date(0).setUTCFullYear(one, 0, 1) / 86_400_000) as [
    number,
    number,
  ];
  return { heading: String(year).padStart(4, '0'), layout: toLayout('Month', start, next - start) };
}

/** 1970-01-01 was a Thursday. */
const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** One day is one unit wide. */
const toLayout = (view: Granularity, firstDay: number, days: number): GanttLayout => ({
  ...{ view, firstDay, days, pixelsPerDay: 1, width: days },
});

/** Activities active on the sheet, grouped by zone. */
function toPart({ heading, layout }: Sheet, activities: readonly PlanActivity[], words: DocumentWords): GanttPart {
  const { language } = words;
  const [first, last] = [fromDayNumber(layout.firstDay), fromDayNumber(layout.firstDay + layout.days - 1)];
  const shown = activities.filter(({ start, end }) => start <= last && end >= first);
  return {
    heading,
    upperTicks: listTicks(layout, 'upper', 0, layout.width, language)
      .map((tick) => toLabel(tick, layout, tick.label))
      .map(withoutCutLabel),
    // A week shows the day of its Monday; its month is shown above.
    lowerTicks: listTicks(layout, 'lower', 0, layout.width, language).map((tick) =>
      toLabel(tick, layout, layout.view === 'Week' ? dateOf(tick) : tick.label),
    ),
    rows: listRows(shown, layout, words.appendix.noZone),
  };
}

/** A month with only a few days at the edge has no space for its name. */
const withoutCutLabel = (place: GanttLabel): GanttLabel =>
  place.to - place.from < MIN_LABEL_SHARE ? { ...place, label: '' } : place;

const dateOf = ({ day }: GanttTick): string => String(Number(fromDayNumber(day).slice(8)));

const toLabel = ({ x, width }: GanttTick, { days }: GanttLayout, label: string): GanttLabel => ({
  ...{ label, from: x / days, to: (x + width) / days },
});

function listRows(activities: readonly PlanActivity[], layout: GanttLayout, noZone: string): (GanttRow | GroupHead)[] {
  let zone: string | undefined;
  return activities.flatMap((activity) => {
    const row = toRow(activity, layout);
    if (activity.zone === zone) return [row];
    zone = activity.zone;
    return [{ head: zone || noZone }, row];
  });
}

/** Bars that extend beyond the sheet are cut at its edge; the dates show the full period. */
function toRow(activity: PlanActivity, layout: GanttLayout): GanttRow {
  const { code, construction, name, start, end } = activity;
  const { x, width } = barOf(activity, layout);
  const words = [construction, name].filter((word) => word.trim() !== '');
  return {
    ...{ code, name: words.join(' · '), start, end },
    from: Math.max(0, x) / layout.days,
    to: Math.min(layout.days, x + width) / layout.days,
    isCutBefore: x < 0,
    isCutAfter: x + width > layout.days,
  };
}
