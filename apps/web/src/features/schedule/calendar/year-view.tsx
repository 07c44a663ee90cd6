import {
  createWorkingDays,
  type DatedCalendar,
  dayNumber,
  describeDay,
  describeHolidayYears,
  findSpan,
  fromDayNumber,
  type HolidayTable,
  hongKongToday,
  listHolidaysOfYear,
  type ScheduledTask,
  weekdayOf,
} from '@quietsite/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeKnownYears, nameHoliday, useHolidays } from '../../../session/holidays.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { YearSwitch } from '../../../ui/year-switch.tsx';
import classes from './calendar.module.css';
import { daysOfMonth, describeCalendarDay, useMonthName, WEEKDAYS } from './calendar-text.ts';

interface YearViewProps {
  readonly calendar: DatedCalendar | null;
  readonly tasks: readonly ScheduledTask[];
}

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];

/** A year with its working days and named days. */
export function YearView({ calendar, tasks }: YearViewProps) {
  const { t } = useTranslation();
  const [year, setYear] = useState(() => Number((findSpan(tasks)?.first ?? hongKongToday(new Date())).slice(0, 4)));
  const table = useHolidays();
  const { from, to } = describeHolidayYears(table);
  const holidays = listHolidaysOfYear(table, year);
  const isKnown = table.years.some((known) => known.year === year);
  return (
    <section className={classes.year} aria-label={t('workingCalendar.yearView', { year })}>
      <div className={classes.yearHead}>
        <YearSwitch
          year={year}
          from={FIRST_YEAR}
          to={LAST_YEAR}
          previousLabel={t('workingCalendar.yearBefore')}
          nextLabel={t('workingCalendar.yearAfter')}
          onChange={setYear}
        />
      </div>
      <div className={classes.months}>
        {MONTHS.map((month) => (
          <Month key={month} month={`${year}-${month}`} calendar={calendar} table={table} />
        ))}
      </div>
      <YearKey />
      <p className={classes.hint}>
        {isKnown
          ? `${describeKnownYears(t, table)} ${t('workingCalendar.counted')}`
          : t('workingCalendar.unknown', { from, to })}
      </p>
      {isKnown && (
        <ul {...keyboardScroll} className={classes.named} aria-label={t('workingCalendar.generalHolidays', { year })}>
          {holidays.map((holiday) => (
            <li key={holiday.day}>
              <span className={classes.day}>{holiday.day}</span> {nameHoliday(t, holiday)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Explains the colours and lines of the days. */
export function YearKey() {
  const { t } = useTranslation();
  return (
    <ul className={classes.key} aria-label={t('workingCalendar.key.title')}>
      <li>
        <span className={classes.cell} data-off aria-hidden />
        {t('workingCalendar.key.off')}
      </li>
      <li>
        <span className={classes.cell} data-named aria-hidden />
        {t('workingCalendar.key.named')}
      </li>
    </ul>
  );
}

interface MonthProps {
  readonly month: string;
  readonly calendar: DatedCalendar | null;
  readonly table: HolidayTable;
}

function Month({ month, calendar, table }: MonthProps) {
  const { t } = useTranslation();
  const name = useMonthName(false)(month);
  const [first, last] = daysOfMonth(month).map(dayNumber) as [number, number];
  const working = useMemo(() => calendar && createWorkingDays(calendar), [calendar]);
  const days = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const count = working?.count(first, last) ?? days.length;
  return (
    <div
      className={classes.month}
      role="img"
      aria-label={t('workingCalendar.monthOf', { name, days: days.length, count })}
    >
      <div className={classes.monthName} aria-hidden>
        <span>{name}</span> <span className={classes.monthCount}>{count}</span>
      </div>
      <div className={classes.grid} aria-hidden>
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} className={classes.letter}>
            {t(`workingCalendar.letters.d${weekday}`)}
          </span>
        ))}
        {days.map((day) => {
          const about = describeDay(table, calendar, fromDayNumber(day));
          const isWorking = working?.isWorking(day) !== false;
          const isNamed = about.holiday !== null || about.shutdown !== null || about.isExtra;
          return (
            <span
              key={day}
              className={classes.cell}
              data-off={!isWorking || undefined}
              data-named={isNamed || undefined}
              style={{ gridColumn: weekdayOf(day) }}
              title={isNamed ? `${fromDayNumber(day)}: ${describeCalendarDay(t, about, isWorking)}` : undefined}
            >
              {day - first + 1}
            </span>
          );
        })}
      </div>
    </div>
  );
}
