import type { PlanSource, ReceiverTimeline, Verdict } from '@quietsite/domain';
import type { DocumentWords, TableWords } from '../words/document-words.ts';
import { englishWords } from '../words/document-words-of.ts';
import { listPlanReceivers, type PlanReceiver } from './plan-receiver.ts';
import { type ColumnOf, level, number, type RunKind, text } from './plan-table.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** One receiver in one year (M-43). */
export interface MonthlyRow extends PlanReceiver {
  readonly year: string;
  /** January to December; null if nothing is audible. */
  readonly levels: readonly (number | null)[];
  /** The worst verdict of their days (Q145). */
  readonly verdicts: readonly Verdict[];
}

/** All receivers of the first year, then of the next, and so on (Q126). */
export function listMonthlyRows(source: PlanSource, run: RunKind, words: DocumentWords = englishWords): MonthlyRow[] {
  const receivers = listPlanReceivers(source, words).map((receiver) => ({
    receiver,
    levels: new Map(receiver.timeline?.months.map((entry) => [entry.month, entry[run]])),
    judged: judgeMonths(receiver.timeline, run),
  }));
  return listYears(source).flatMap((year) =>
    receivers.map(({ receiver, levels, judged }) => {
      const months = MONTHS.map((_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
      return {
        ...receiver,
        year,
        levels: months.map((month) => levels.get(month) ?? null),
        verdicts: months.map((month) => judged.get(month) ?? 'satisfies'),
      };
    }),
  );
}

/** The years of all works, even if they are not audible at any receiver. */
function listYears({ summary: { firstDay, lastDay } }: PlanSource): string[] {
  if (firstDay === null || lastDay === null) return [];
  const [first, last] = [Number(firstDay.slice(0, 4)), Number(lastDay.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(4, '0'));
}

/** A step covers every month from its first to its last day. */
function judgeMonths(timeline: ReceiverTimeline | undefined, run: RunKind): Map<string, Verdict> {
  const months = new Map<string, Verdict>();
  for (const {
    start,
    end,
    [run]: { verdict },
  } of timeline?.steps ?? []) {
    if (verdict === null || verdict === 'satisfies') continue;
    for (let month = start.slice(0, 7); month <= end.slice(0, 7); month = nextMonth(month))
      if (months.get(month) !== 'exceeds') months.set(month, verdict);
  }
  return months;
}

function nextMonth(month: string): string {
  const next = Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return `${String(Math.floor(next / 12)).padStart(4, '0')}-${String((next % 12) + 1).padStart(2, '0')}`;
}

const nameMonths = (wanted: Verdict, verdicts: MonthlyRow['verdicts'], columns: TableWords['columns']): string =>
  MONTHS.filter((_, index) => verdicts[index] === wanted)
    .map((month) => columns[month])
    .join(' ');

export const monthColumns: readonly ColumnOf<MonthlyRow>[] = MONTHS.map((month, index) =>
  level(month, ({ levels }) => levels[index] ?? null),
);

export const monthlyColumns: readonly ColumnOf<MonthlyRow>[] = [
  text('year', ({ year }) => year),
  text('nsr', ({ label }) => label),
  text('building', ({ building }) => building),
  number('criterion', 1, ({ result }) => result.criterion),
  ...monthColumns,
  text('exceedingMonths', ({ verdicts }, { columns }) => nameMonths('exceeds', verdicts, columns)),
  text('borderlineMonths', ({ verdicts }, { columns }) => nameMonths('borderline', verdicts, columns)),
];
