import type { ComparisonWords } from './comparison-words/comparison-words.ts';
import type { SubmissionInputs } from './submission.schema.ts';

type Texts = (readonly [what: string, text: string])[];

/** The working days, and the general holidays on the days of the activities (M-130). */
export function describeCalendar({ snapshot }: SubmissionInputs, words: ComparisonWords): Texts {
  const { calendar: names } = words;
  const { calendar, tasks } = snapshot;
  if (calendar === undefined) return [[names.title, names.everyDay]];
  const shutdowns = calendar.shutdowns.map(({ name, start, end }) =>
    [name, words.days(start, end)].filter(Boolean).join(words.between),
  );
  const isWithin = (day: string) => tasks.some(({ start, end }) => start <= day && day <= end);
  const texts: Texts = [
    [names.title, names.used(calendar.weekdays, calendar.worksOnHolidays)],
    [names.shutdowns, shutdowns.join(words.betweenMeasures)],
    [names.extraDays, calendar.extraDays.join(words.between)],
    [names.holidays, calendar.holidays.filter(isWithin).join(words.between)],
  ];
  return texts.filter(([, text]) => text !== '');
}
