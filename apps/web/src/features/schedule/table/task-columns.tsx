import { codeTasks, createWorkingDays, type DatedCalendar, dayNumber, type ScheduledTask } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import { worksQuery } from '../../../session/catalogue-queries.ts';
import type { SheetChoice, SheetColumn } from '../../../ui/sheet/sheet-types.ts';
import { zoneColour } from '../gantt/zone-colour.ts';
import classes from '../schedule.module.css';
import { findDayFault, findNameFault, readDays, writeDay, writeDays, writeName, writeWork } from './task-cells.ts';

export interface ScheduleZone {
  readonly id: number;
  readonly name: string;
}

type TaskColumn = SheetColumn<ScheduledTask>;

interface WorkedDays {
  /** Null if the project works on every day. */
  readonly calendar: DatedCalendar | null;
  readonly everyDayTaskIds: readonly number[];
}

/** The columns of the activity table. Codes match the appendices, whatever the order on the screen (SCHED-22). */
export function useTaskColumns(
  tasks: ScheduleDraft,
  zones: readonly ScheduleZone[],
  { calendar, everyDayTaskIds }: WorkedDays,
): readonly TaskColumn[] {
  const { t } = useTranslation();
  const works = useQuery(worksQuery()).data;
  const codes = useMemo(
    () =>
      codeTasks(
        zones.map(({ id }) => id),
        tasks,
      ),
    [zones, tasks],
  );
  const workChoices = useMemo(() => works?.map(({ name }) => ({ value: name, label: name })) ?? [], [works]);
  const fixed = useMemo(
    () => [...textColumns(t, workChoices), zoneColumn(t, zones), ...dayColumns(t)],
    [t, workChoices, zones],
  );
  const worked = useMemo(() => workedColumns(t, { calendar, everyDayTaskIds }), [t, calendar, everyDayTaskIds]);
  return useMemo(() => [codeColumn(t, codes), ...fixed, ...worked], [t, codes, fixed, worked]);
}

const codeColumn = (t: TFunction, codes: ReadonlyMap<number, string>): TaskColumn => ({
  id: 'code',
  title: t('schedule.code'),
  width: 48,
  read: ({ id }) => codes.get(id) ?? '',
});

const textColumns = (t: TFunction, works: readonly SheetChoice[]): readonly TaskColumn[] => [
  {
    id: 'name',
    title: t('schedule.activity'),
    width: 104,
    isWide: true,
    read: ({ name }) => name,
    write: writeName,
    fault: findNameFault,
  },
  {
    id: 'work',
    title: t('schedule.work'),
    width: 108,
    isWide: true,
    read: ({ constructionWork }) => constructionWork,
    write: writeWork,
    choices: () => works,
  },
];

function zoneColumn(t: TFunction, zones: readonly ScheduleZone[]): TaskColumn {
  const choices = zones.map(({ id, name }) => ({ value: String(id), label: name }));
  const places = new Map(zones.map(({ id }, index) => [id, index]));
  const nameOf = (zoneId: number) => zones[places.get(zoneId) ?? -1]?.name ?? '';
  return {
    id: 'zone',
    title: t('schedule.zone'),
    width: 76,
    read: ({ zoneId }) => nameOf(zoneId),
    write: (task, zoneId) => ({ row: { ...task, zoneId: Number(zoneId) } }),
    show: ({ zoneId }) => <ZoneChip name={nameOf(zoneId)} index={places.get(zoneId) ?? -1} />,
    choices: () => choices,
    isClosed: true,
    fault: ({ zoneId }) => (places.has(zoneId) ? null : t('schedule.zoneUnknown')),
  };
}

function ZoneChip({ name, index }: { readonly name: string; readonly index: number }) {
  return (
    <>
      {index >= 0 && <span className={classes.chip} style={{ background: zoneColour(index) }} aria-hidden />}
      {name}
    </>
  );
}

const dayColumns = (t: TFunction): readonly TaskColumn[] => [
  dayColumn(t, 'start', t('schedule.start')),
  dayColumn(t, 'end', t('schedule.end')),
  {
    id: 'days',
    title: t('schedule.days'),
    width: 46,
    isNumeric: true,
    kind: 'number',
    read: readDays,
    write: writeDays,
  },
];

/** The working days of an activity, if there is a calendar (M-130). */
function workedColumns(t: TFunction, { calendar, everyDayTaskIds }: WorkedDays): readonly TaskColumn[] {
  if (calendar === null) return [];
  const days = createWorkingDays(calendar);
  const everyDay = new Set(everyDayTaskIds);
  return [
    {
      id: 'worked',
      title: t('workingCalendar.workingDays'),
      width: 62,
      isNumeric: true,
      kind: 'number',
      read: (task) => {
        if (!task.start || !task.end || everyDay.has(task.id)) return readDays(task);
        return String(days.count(dayNumber(task.start), dayNumber(task.end)));
      },
    },
  ];
}

const dayColumn = (t: TFunction, which: 'start' | 'end', title: string): TaskColumn => ({
  id: which,
  title,
  width: 101,
  kind: 'day',
  read: (task) => task[which] ?? '',
  write: (task, text) => writeDay(task, which, text),
  show: (task) => task[which] ?? <em className={classes.filled}>{t('schedule.filledOnSave')}</em>,
  fault: findDayFault,
});
