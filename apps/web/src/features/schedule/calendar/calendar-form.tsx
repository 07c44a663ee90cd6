import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import {
  type DayString,
  findSpan,
  hongKongToday,
  isStoredTask,
  type ScheduledTask,
  type WorkingCalendar,
} from '@quietsite/domain';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';
import { ExtraDays, Shutdowns } from './calendar-lists.tsx';
import { WEEKDAYS } from './calendar-text.ts';
import type { CalendarEditing } from './use-calendar.ts';
import { Warning } from './warning.tsx';

interface CalendarFormProps {
  readonly editing: CalendarEditing;
  readonly tasks: readonly ScheduledTask[];
  readonly isReadonly: boolean;
}

const SUNDAY = 7;

export function CalendarForm({ editing, tasks, isReadonly }: CalendarFormProps) {
  const { t } = useTranslation();
  const { settings, toggle, change } = editing;
  const { calendar } = settings;
  return (
    <fieldset className={classes.form} disabled={isReadonly}>
      <legend className={classes.hidden}>{t('workingCalendar.title')}</legend>
      <SegmentedControl
        aria-label={t('workingCalendar.which')}
        disabled={isReadonly}
        data-autofocus
        data={[
          { value: 'off', label: t('workingCalendar.everyDay') },
          { value: 'on', label: t('workingCalendar.chosenDays') },
        ]}
        value={calendar ? 'on' : 'off'}
        onChange={(value) => toggle(value === 'on')}
      />
      {calendar ? (
        <CalendarRules
          calendar={calendar}
          from={findSpan(tasks)?.first ?? hongKongToday(new Date())}
          onChange={(next) => change({ calendar: { ...calendar, ...next } })}
        >
          <EveryDayTasks editing={editing} tasks={tasks} />
        </CalendarRules>
      ) : (
        <p className={classes.hint}>{t('workingCalendar.offHint')}</p>
      )}
    </fieldset>
  );
}

interface CalendarRulesProps {
  readonly calendar: WorkingCalendar;
  readonly from: DayString;
  readonly onChange: (next: Partial<WorkingCalendar>) => void;
  readonly children: ReactNode;
}

function CalendarRules({ calendar, from, onChange, children }: CalendarRulesProps) {
  const { t } = useTranslation();
  const { weekdays, worksOnHolidays } = calendar;
  const tick = (weekday: number, isTicked: boolean) =>
    onChange({ weekdays: WEEKDAYS.filter((one) => (one === weekday ? isTicked : weekdays.includes(one))) });
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('workingCalendar.weekdays')}</legend>
        <div className={classes.week}>
          {WEEKDAYS.map((weekday) => (
            <Checkbox
              key={weekday}
              size="xs"
              label={t(`workingCalendar.names.d${weekday}`)}
              checked={weekdays.includes(weekday)}
              onChange={(event) => tick(weekday, event.currentTarget.checked)}
            />
          ))}
        </div>
        {weekdays.length === 0 && <Warning>{t('workingCalendar.noWeekdays')}</Warning>}
        {weekdays.includes(SUNDAY) && <Warning>{t('workingCalendar.sundaysRestricted')}</Warning>}
      </fieldset>
      <Checkbox
        size="xs"
        label={t('workingCalendar.worksOnHolidays')}
        checked={worksOnHolidays}
        onChange={(event) => onChange({ worksOnHolidays: event.currentTarget.checked })}
      />
      {worksOnHolidays && <Warning>{t('workingCalendar.holidaysRestricted')}</Warning>}
      <Shutdowns from={from} shutdowns={calendar.shutdowns} onChange={(shutdowns) => onChange({ shutdowns })} />
      <ExtraDays days={calendar.extraDays} onChange={(extraDays) => onChange({ extraDays })} />
      {children}
    </>
  );
}

/** Pumps, generators and other equipment that also work on non-working days. */
function EveryDayTasks({ editing, tasks }: Pick<CalendarFormProps, 'editing' | 'tasks'>) {
  const { t } = useTranslation();
  const { settings, change } = editing;
  const stored = tasks.filter(isStoredTask);
  const chosen = new Set(settings.everyDayTaskIds);
  const tick = (id: number, isTicked: boolean) =>
    change({ everyDayTaskIds: isTicked ? [...chosen, id] : [...chosen].filter((other) => other !== id) });
  if (stored.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{t('workingCalendar.everyDayTasks')}</legend>
      <p className={classes.hint}>{t('workingCalendar.everyDayHint')}</p>
      <ul className={classes.tasks}>
        {stored.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              size="xs"
              label={name}
              checked={chosen.has(id)}
              onChange={(event) => tick(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {chosen.size > 0 && (
        <>
          <Warning>{t('workingCalendar.everyDayRestricted')}</Warning>
          <Button size="compact-xs" variant="subtle" onClick={() => change({ everyDayTaskIds: [] })}>
            {t('workingCalendar.noneEveryDay')}
          </Button>
        </>
      )}
    </fieldset>
  );
}
