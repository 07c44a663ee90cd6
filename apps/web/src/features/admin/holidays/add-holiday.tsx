import { Button, TextInput } from '@mantine/core';
import {
  type DayString,
  dayNumber,
  type HolidayTable,
  MAX_HOLIDAY_REASON_LENGTH,
  toDay,
  weekdayOf,
} from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/fields/day-field.tsx';
import admin from '../admin.module.css';
import { useDayChange } from './holiday-calls.ts';

interface AddHolidayProps {
  readonly year: number;
  readonly table: HolidayTable;
}

const SUNDAY = 7;

/** Adds a day appointed for one year. The reason is also its name in the calendars. */
export function AddHoliday({ year, table }: AddHolidayProps) {
  const { t } = useTranslation();
  const [day, setDay] = useState<DayString | null>(null);
  const [reason, setReason] = useState('');
  const change = useDayChange(() => {
    setDay(null);
    setReason('');
  });
  const fault = day && findFault(table, day);
  return (
    <form
      className={admin.add}
      aria-label={t('admin.holidays.addTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        if (day && !fault && reason.trim() !== '') change.mutate({ day, isHoliday: true, reason });
      }}
    >
      <DayField
        isLabelShown
        label={t('admin.holidays.day')}
        day={day}
        firstDay={toDay(`${year}-01-01`)}
        lastDay={toDay(`${year}-12-31`)}
        onDay={setDay}
        onNoDay={() => setDay(null)}
      />
      <TextInput
        className={admin.reason ?? ''}
        label={t('admin.holidays.reason')}
        maxLength={MAX_HOLIDAY_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        type="submit"
        disabled={day === null || fault !== null || reason.trim() === ''}
        loading={change.isPending}
      >
        {t('admin.holidays.add')}
      </Button>
      {fault && (
        <p className={admin.fault} role="alert">
          {t(`admin.holidays.fault.${fault}`)}
        </p>
      )}
    </form>
  );
}

function findFault({ holidays }: HolidayTable, day: DayString): 'sunday' | 'known' | null {
  if (weekdayOf(dayNumber(day)) === SUNDAY) return 'sunday';
  return holidays.some((holiday) => holiday.day === day) ? 'known' : null;
}
