import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  CALENDAR_LIST_LIMIT,
  type DayString,
  describeDay,
  MAX_SHUTDOWN_NAME_LENGTH,
  type WorkingCalendar,
} from '@quietsite/domain';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameHoliday, useHolidays } from '../../../session/holidays.ts';
import { DayField } from '../../../ui/fields/day-field.tsx';
import classes from './calendar.module.css';
import { Warning } from './warning.tsx';

const laterOf = (...days: readonly DayString[]): DayString => days.toSorted().at(-1) as DayString;

interface ShutdownsProps {
  /** The default start of the first shutdown. */
  readonly from: DayString;
  readonly shutdowns: WorkingCalendar['shutdowns'];
  readonly onChange: (shutdowns: WorkingCalendar['shutdowns']) => void;
}

export function Shutdowns({ from, shutdowns, onChange }: ShutdownsProps) {
  const { t } = useTranslation();
  const add = () => {
    const start = shutdowns.at(-1)?.end ?? from;
    onChange([...shutdowns, { name: '', start, end: start }]);
  };
  const replace = (index: number, next: Partial<WorkingCalendar['shutdowns'][number]>) =>
    onChange(shutdowns.map((one, place) => (place === index ? { ...one, ...next } : one)));
  return (
    <DayList
      title={t('workingCalendar.shutdowns')}
      add={t('workingCalendar.addShutdown')}
      isFull={shutdowns.length >= CALENDAR_LIST_LIMIT}
      onAdd={add}
    >
      {shutdowns.map(({ name, start, end }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shutdown has nothing else that stays the same
        <li key={index} className={classes.line}>
          <TextInput
            size="xs"
            className={classes.name ?? ''}
            aria-label={t('workingCalendar.shutdownName', { number: index + 1 })}
            placeholder={t('workingCalendar.shutdown')}
            maxLength={MAX_SHUTDOWN_NAME_LENGTH}
            value={name}
            onChange={(event) => replace(index, { name: event.currentTarget.value })}
          />
          <DayField
            label={t('workingCalendar.shutdownStart', { number: index + 1 })}
            day={start}
            onDay={(day) => replace(index, { start: day, end: laterOf(day, end) })}
          />
          <DayField
            label={t('workingCalendar.shutdownEnd', { number: index + 1 })}
            day={end}
            firstDay={start}
            onDay={(day) => replace(index, { end: day })}
          />
          <Remove
            label={t('workingCalendar.removeShutdown', { number: index + 1 })}
            onClick={() => onChange(shutdowns.filter((_, place) => place !== index))}
          />
        </li>
      ))}
    </DayList>
  );
}

interface ExtraDaysProps {
  readonly days: readonly DayString[];
  readonly onChange: (days: readonly DayString[]) => void;
}

export function ExtraDays({ days, onChange }: ExtraDaysProps) {
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);
  return (
    <DayList
      title={t('workingCalendar.extraDays')}
      add={t('workingCalendar.addExtraDay')}
      isFull={days.length >= CALENDAR_LIST_LIMIT || isAdding}
      onAdd={() => setAdding(true)}
    >
      {days.map((day) => (
        <li key={day}>
          <div className={classes.line}>
            <span className={classes.day}>{day}</span>
            <Remove
              label={t('workingCalendar.removeExtraDay', { day })}
              onClick={() => onChange(days.filter((other) => other !== day))}
            />
          </div>
          <ExtraDayWarning day={day} />
        </li>
      ))}
      {isAdding && (
        <li className={classes.line}>
          <DayField
            label={t('workingCalendar.newExtraDay')}
            day={null}
            onDay={(day) => {
              setAdding(false);
              onChange([...new Set([...days, day])].sort());
            }}
          />
          <Remove label={t('workingCalendar.notAdd')} onClick={() => setAdding(false)} />
        </li>
      )}
    </DayList>
  );
}

function ExtraDayWarning({ day }: { readonly day: DayString }) {
  const { t } = useTranslation();
  const table = useHolidays();
  const { holiday, isRestricted } = describeDay(table, null, day);
  if (!isRestricted) return null;
  const name = holiday ? nameHoliday(t, holiday) : t('workingCalendar.names.d7');
  return <Warning>{t('workingCalendar.extraRestricted', { name })}</Warning>;
}

interface DayListProps {
  readonly title: string;
  readonly add: string;
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

function DayList({ title, add, isFull, onAdd, children }: DayListProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <ul className={classes.list}>{children}</ul>
      <Button
        size="compact-xs"
        variant="default"
        leftSection={<IconPlus size={13} aria-hidden />}
        disabled={isFull}
        onClick={onAdd}
      >
        {add}
      </Button>
    </fieldset>
  );
}

function Remove({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" aria-label={label} onClick={onClick}>
      <IconX size={15} aria-hidden />
    </ActionIcon>
  );
}
