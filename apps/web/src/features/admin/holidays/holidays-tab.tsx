import { Button } from '@mantine/core';
import { describeHolidayYears, type HolidayTable, hongKongToday, listHolidaysOfYear } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeKnownYears, holidaysQuery } from '../../../session/holidays.ts';
import { QueryState } from '../../../ui/states.tsx';
import { YearSwitch } from '../../../ui/year-switch.tsx';
import admin from '../admin.module.css';
import { AddHoliday } from './add-holiday.tsx';
import { useYearMark } from './holiday-calls.ts';
import { HolidayRow } from './holiday-row.tsx';
import classes from './holidays.module.css';

/** The general holidays of each year, as used by all projects with a working calendar (M-131, M-132). */
export function HolidaysTab() {
  const holidays = useQuery(holidaysQuery);
  return holidays.data ? <Holidays table={holidays.data} /> : <QueryState query={holidays} />;
}

function Holidays({ table }: { readonly table: HolidayTable }) {
  const { t } = useTranslation();
  const { from, to } = describeHolidayYears(table);
  const [year, setYear] = useState(() => Math.min(to, Math.max(from, Number(hongKongToday(new Date()).slice(0, 4)))));
  const days = [
    ...listHolidaysOfYear(table, year).map((holiday) => ({ holiday, isRemoved: false })),
    ...table.removed.flatMap((holiday) => (holiday.day.startsWith(`${year}-`) ? [{ holiday, isRemoved: true }] : [])),
  ].toSorted((one, other) => (one.holiday.day < other.holiday.day ? -1 : 1));
  return (
    <>
      <p className={classes.known}>{describeKnownYears(t, table)}</p>
      <p className={admin.hint}>{t('admin.holidays.hint')}</p>
      <div className={classes.year}>
        <YearSwitch
          year={year}
          from={from}
          to={to}
          previousLabel={t('workingCalendar.yearBefore')}
          nextLabel={t('workingCalendar.yearAfter')}
          onChange={setYear}
        />
        <YearStatus table={table} year={year} />
      </div>
      <AddHoliday key={year} year={year} table={table} />
      <table className={`${admin.table} ${classes.days}`} aria-label={t('workingCalendar.generalHolidays', { year })}>
        <thead>
          <tr>
            {(['day', 'weekday', 'name', 'reason', 'actions'] as const).map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(column === 'actions' ? 'admin.actions' : `admin.holidays.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ holiday, isRemoved }) => (
            <HolidayRow key={`${holiday.day} ${isRemoved}`} holiday={holiday} isRemoved={isRemoved} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Whether the year was compared with the Government's list, and a button that changes this. */
function YearStatus({ table, year }: { readonly table: HolidayTable; readonly year: number }) {
  const { t } = useTranslation();
  const mark = useYearMark(year);
  const status = table.years.find((known) => known.year === year)?.status ?? 'computed';
  const other = status === 'gazetted' ? 'computed' : 'gazetted';
  return (
    <>
      <span className={classes.status} role="status">
        {t(`admin.holidays.status.${status}`)}
      </span>
      <Button size="compact-sm" variant="default" loading={mark.isPending} onClick={() => mark.mutate(other)}>
        {t(`admin.holidays.mark.${other}`, { year })}
      </Button>
    </>
  );
}
