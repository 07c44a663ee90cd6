import { ActionIcon, TextInput } from '@mantine/core';
import { type DayString, readFileDay } from '@quietsite/domain';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectOnFocus } from './select-on-focus.ts';
import { useDayPicker } from './use-day-picker.tsx';

interface DayFieldProps {
  readonly label: string;
  /** Null while unknown. */
  readonly day: DayString | null;
  readonly firstDay?: DayString | null;
  readonly lastDay?: DayString | null;
  readonly onDay: (day: DayString) => void;
  /** For fields that may be blank; otherwise clearing the field restores its value. */
  readonly onNoDay?: () => void;
  /** Shows the label above the field; otherwise it is for screen readers only. */
  readonly isLabelShown?: boolean;
}

/** A day as yyyy-mm-dd (LIMIT-01), typed or picked. Invalid input is reverted; a day out of range becomes its limit. */
export function DayField(props: DayFieldProps) {
  const { label, day, firstDay = null, lastDay = null, onDay, onNoDay, isLabelShown = false } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const apply = (text: string) => {
    setTyped(null);
    if (text.trim() === '') onNoDay?.();
    const next = readFileDay(text.trim());
    if (!next) return;
    const clamped = firstDay && next < firstDay ? firstDay : lastDay && next > lastDay ? lastDay : next;
    if (clamped !== day) onDay(clamped);
  };
  const calendar = useDayPicker({ text: day ?? '', firstDay, lastDay, onPick: apply });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') apply(event.currentTarget.value);
    if (event.key !== 'Escape' || typed === null) return;
    // Reverts the typing and leaves the panel open.
    event.preventDefault();
    setTyped(null);
  };
  return (
    <>
      <TextInput
        {...(isLabelShown ? { label } : { 'aria-label': label })}
        {...selectOnFocus}
        placeholder="yyyy-mm-dd"
        value={typed ?? day ?? ''}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => typed !== null && apply(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        rightSection={
          <ActionIcon variant="subtle" size={26} aria-label={t('sheet.pickDay')} onClick={calendar.open}>
            <IconCalendar size={15} aria-hidden />
          </ActionIcon>
        }
      />
      {calendar.anchor}
    </>
  );
}
