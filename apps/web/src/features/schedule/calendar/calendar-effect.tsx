import {
  createWorkingDays,
  type DatedCalendar,
  type DayString,
  dayNumber,
  type ExceedingDays,
  findSpan,
  hongKongToday,
  type ScheduledTask,
} from '@quietsite/domain';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExceedingDays } from '../../../project/preview/use-exceeding-days.ts';
import classes from './calendar.module.css';
import { daysOfMonth, useMonthName } from './calendar-text.ts';

interface CalendarEffectProps {
  readonly calendar: DatedCalendar | null;
  readonly tasks: readonly ScheduledTask[];
}

/**
 * The effect of the calendar before it is applied: working days of the first month and of the project, and days with
 * exceedances.
 */
export function CalendarEffect({ calendar, tasks }: CalendarEffectProps) {
  const { t } = useTranslation();
  const monthName = useMonthName();
  const span = findSpan(tasks);
  const today = hongKongToday(new Date());
  const month = (span?.first ?? today).slice(0, 7);
  const [first, last] = daysOfMonth(month);
  const marks = useExceedingDays();
  const now = useMemo(() => marks && countDays(marks), [marks]);
  const before = useFirstKnown(now);
  const counted = (from: DayString, to: DayString) => countBoth(calendar, from, to);
  return (
    <div role="status">
      <dl className={classes.effect}>
        <div>
          <dt>{monthName(month)}</dt>
          <dd>{t('workingCalendar.effect.days', counted(first, last))}</dd>
        </div>
        {span && (
          <div>
            <dt>{t('workingCalendar.effect.project', { first: span.first, last: span.last })}</dt>
            <dd>{t('workingCalendar.effect.days', counted(span.first, span.last))}</dd>
          </div>
        )}
        {now !== null && before !== null && (
          <div>
            <dt>{t('workingCalendar.effect.exceeding')}</dt>
            <dd>
              {t(now === before ? 'workingCalendar.effect.count' : 'workingCalendar.effect.change', {
                count: now,
                before,
              })}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function countBoth(calendar: DatedCalendar | null, from: DayString, to: DayString) {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  const days = end - start + 1;
  return { days, working: calendar ? createWorkingDays(calendar).count(start, end) : days };
}

const countDays = (marks: readonly ExceedingDays[]): number =>
  marks.reduce((total, { start, end }) => total + dayNumber(end) - dayNumber(start) + 1, 0);

/** The value when the dialog opened. */
function useFirstKnown(value: number | null): number | null {
  const [first, setFirst] = useState(value);
  useEffect(() => setFirst((known) => known ?? value), [value]);
  return first;
}
