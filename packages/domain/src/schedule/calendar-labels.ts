import type { Language } from '../language.ts';
import type { CalendarUnit } from './calendar-units.ts';

const MILLISECONDS_PER_DAY = 86_400_000;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

interface CalendarParts {
  readonly year: string;
  /** 0 for January. */
  readonly month: number;
  readonly date: number;
}

function partsOf(day: number): CalendarParts {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  return {
    year: String(date.getUTCFullYear()).padStart(4, '0'),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
  };
}

const quarterOf = (month: number): number => Math.floor(month / 3) + 1;

/** Label of a unit that has smaller units below it: 'September 2026', '2026年9月', '2026'. */
export function longLabel(unit: CalendarUnit, day: number, language: Language = 'en'): string {
  const { year, month } = partsOf(day);
  if (unit === 'year') return year;
  return language === 'en' ? `${MONTHS[month]} ${year}` : `${year}年${month + 1}月`;
}

/** Label of the smallest unit: '14', '14 Sep' for the week of that Monday, 'Sep', 'Q3'. */
export function shortLabel(unit: CalendarUnit, day: number, language: Language = 'en'): string {
  const parts = partsOf(day);
  if (unit === 'day') return String(parts.date);
  if (unit === 'year') return parts.year;
  return language === 'en' ? englishLabel(unit, parts) : chineseLabel(unit, parts, language);
}

type NamedUnit = Exclude<CalendarUnit, 'day' | 'year'>;

function englishLabel(unit: NamedUnit, { month, date }: CalendarParts): string {
  const name = MONTHS[month]?.slice(0, 3) ?? '';
  if (unit === 'quarter') return `Q${quarterOf(month)}`;
  return unit === 'week' ? `${date} ${name}` : name;
}

function chineseLabel(unit: NamedUnit, { month, date }: CalendarParts, language: Language): string {
  if (unit === 'quarter') return language === 'zh-Hant' ? `第${quarterOf(month)}季` : `${quarterOf(month)}季度`;
  return unit === 'week' ? `${month + 1}月${date}日` : `${month + 1}月`;
}
