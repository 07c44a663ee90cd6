import { Button } from '@mantine/core';
import { dayNumber, type GeneralHoliday, MAX_HOLIDAY_REASON_LENGTH, weekdayOf } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameHoliday } from '../../../session/holidays.ts';
import { ReasonCells } from '../row-edit.tsx';
import { useDayChange } from './holiday-calls.ts';
import classes from './holidays.module.css';

const weekdays = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;

interface HolidayRowProps {
  readonly holiday: GeneralHoliday;
  /** A day of the shipped table that is no longer a general holiday. */
  readonly isRemoved: boolean;
}

/** A day. Removing or restoring it requires a reason, entered in its row. */
export function HolidayRow({ holiday, isRemoved }: HolidayRowProps) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  const { day, name, reason } = holiday;
  const note = isRemoved ? t('admin.holidays.removedFor', { reason }) : reason;
  const close = () => setChanging(false);
  const change = useDayChange(close);
  const action = t(isRemoved ? 'admin.holidays.restore' : 'admin.holidays.remove');
  return (
    <tr className={isRemoved ? classes.removed : undefined}>
      <th scope="row">{day}</th>
      <td>{t(`workingCalendar.names.${weekdays[weekdayOf(dayNumber(day)) - 1] ?? 'd7'}`)}</td>
      <td>{name === null ? t('admin.holidays.ownDay') : nameHoliday(t, holiday)}</td>
      {isChanging ? (
        <ReasonCells
          label={t('admin.holidays.reasonFor', { day })}
          placeholder={t('admin.holidays.reason')}
          maxLength={MAX_HOLIDAY_REASON_LENGTH}
          action={action}
          isPending={change.isPending}
          onSubmit={(given) => change.mutate({ day, isHoliday: isRemoved, reason: given })}
          onClose={close}
        />
      ) : (
        <>
          <td>{note}</td>
          <td>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t(isRemoved ? 'admin.holidays.restoreNamed' : 'admin.holidays.removeNamed', { day })}
              onClick={() => setChanging(true)}
            >
              {action}
            </Button>
          </td>
        </>
      )}
    </tr>
  );
}
