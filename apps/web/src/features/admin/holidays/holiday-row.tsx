import { Button, TextInput } from '@mantine/core';
import { dayNumber, type GeneralHoliday, MAX_HOLIDAY_REASON_LENGTH, weekdayOf } from '@quietsite/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameHoliday } from '../../../session/holidays.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import admin from '../admin.module.css';
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
  return (
    <tr className={isRemoved ? classes.removed : undefined}>
      <th scope="row">{day}</th>
      <td>{t(`workingCalendar.names.${weekdays[weekdayOf(dayNumber(day)) - 1] ?? 'd7'}`)}</td>
      <td>{name === null ? t('admin.holidays.ownDay') : nameHoliday(t, holiday)}</td>
      {isChanging ? (
        <ReasonCells holiday={holiday} isHoliday={isRemoved} onClose={close} />
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
              {t(isRemoved ? 'admin.holidays.restore' : 'admin.holidays.remove')}
            </Button>
          </td>
        </>
      )}
    </tr>
  );
}

interface ReasonCellsProps {
  readonly holiday: GeneralHoliday;
  readonly isHoliday: boolean;
  readonly onClose: () => void;
}

/** Enter saves, Escape cancels. */
function ReasonCells({ holiday: { day }, isHoliday, onClose }: ReasonCellsProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const change = useDayChange(onClose);
  useLayer(true, { onEscape: onClose, isModal: false });
  const isBlank = reason.trim() === '';
  const submit = () => isBlank || change.mutate({ day, isHoliday, reason });
  return (
    <>
      <td>
        <TextInput
          size="xs"
          autoFocus
          aria-label={t('admin.holidays.reasonFor', { day })}
          placeholder={t('admin.holidays.reason')}
          maxLength={MAX_HOLIDAY_REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && submit()}
        />
      </td>
      <td>
        <span className={admin.buttons}>
          <Button size="compact-xs" disabled={isBlank} loading={change.isPending} onClick={submit}>
            {t(isHoliday ? 'admin.holidays.restore' : 'admin.holidays.remove')}
          </Button>
          <Button size="compact-xs" variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        </span>
      </td>
    </>
  );
}
