import {
  defaultGanttView,
  type GanttView,
  hongKongToday,
  MAX_TASKS,
  NO_WORK,
  type ScheduledTask,
  type TaskFault,
  type TaskShift,
} from '@quietsite/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../project/draft/use-draft.ts';
import { nextUnstoredId, type ScheduleDraft } from '../../project/schedule/schedule-draft.ts';
import type { FaultyTask } from '../../project/schedule/schedule-part.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { hideMessage, showSuccess, showWarning } from '../../ui/dialogs/toasts.tsx';
import { buildLines } from '../../ui/sheet/sheet-lines.ts';
import type { EditRequest } from '../../ui/sheet/sheet-types.ts';
import type { CalendarEditing } from './calendar/use-calendar.ts';
import type { GanttJump } from './gantt/gantt-jumps.tsx';
import { shiftTasks } from './shift-tasks.ts';
import { useArrangedRows } from './table/held-rows.ts';
import { type ScheduleZone, useTaskColumns } from './table/task-columns.tsx';
import { countProjectDays, createTask, findFirstNew, headsOf, withRows } from './table/task-rows.ts';

export interface ScheduleInput {
  readonly draft: Draft<ScheduleDraft>;
  readonly zones: readonly ScheduleZone[];
  /** Number of stored equipment rows by activity. */
  readonly rowCounts: ReadonlyMap<number, number>;
  readonly faultyTask: FaultyTask | null;
  readonly calendar: Pick<CalendarEditing, 'dated' | 'settings'>;
}

/** The schedule as shown by the table and the chart, and its actions. Each action is one undo step. */
export function useScheduleEditing({ draft, zones, rowCounts, faultyTask, calendar: days }: ScheduleInput) {
  const { t } = useTranslation();
  const { value: tasks, base } = draft;
  const [today] = useState(() => hongKongToday(new Date()));
  const [isGrouped, setGrouped] = useState(true);
  const [chosenView, setView] = useState<GanttView | null>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const [editRequest, setEditRequest] = useState<EditRequest | null>(null);
  const [jump, setJump] = useState<GanttJump | null>(null);
  const calendar = days.dated;
  const zoneIds = useMemo(() => zones.map(({ id }) => id), [zones]);
  const { rows, places, arranged, hold, release } = useArrangedRows(draft, zoneIds, isGrouped);
  const columns = useTaskColumns(arranged, zones, { calendar, everyDayTaskIds: days.settings.everyDayTaskIds });
  const headOf = useMemo(() => {
    const names = new Map(zones.map(({ id, name }) => [id, name]));
    const texts = {
      title: (work: string) => (work === NO_WORK ? t('schedule.withoutWork') : work),
      note: (zoneId: number, count: number) => t('schedule.headNote', { zone: names.get(zoneId) ?? '', count }),
    };
    return isGrouped ? headsOf(places, texts) : undefined;
  }, [t, places, zones, isGrouped]);
  const lines = useMemo(() => buildLines(rows, headOf), [rows, headOf]);
  // The stored schedule sets the scale, so that it does not change while a bar is moved (SCHED-06).
  const unsavedSpan = useRef<UnsavedSpan | null>(null);
  unsavedSpan.current = keepSpan(unsavedSpan.current, tasks);
  const span = base.length > 0 ? countProjectDays(base) : unsavedSpan.current.days;
  const remove = useRemoveTasks({ draft, rowCounts });
  const { trackMessagesOf } = useScheduleMessages(tasks);

  const change = (next: readonly ScheduledTask[]): boolean => {
    const hasRoom = next.length <= MAX_TASKS;
    if (hasRoom) draft.change(next);
    else {
      trackMessagesOf(tasks);
      showWarning({ id: 'schedule-full', title: t('schedule.tasks'), text: t('schedule.full', { most: MAX_TASKS }) });
    }
    return hasRoom;
  };
  /** Applies many activities at once and scrolls to the first new one. */
  const applyTasks = (next: readonly ScheduledTask[]): boolean => {
    if (!change(next)) return false;
    const first = findFirstNew(tasks, next, zoneIds, isGrouped);
    if (first !== null) setActiveId(first);
    trackMessagesOf(next);
    return true;
  };
  const createRow = (all: readonly ScheduledTask[], beside = all.at(-1)) =>
    createTask(all, beside, { firstZoneId: zoneIds[0] ?? 0, today });
  const editCell = useCallback((id: number, columnId: string) => {
    setActiveId(id);
    setEditRequest({ key: id, columnId });
  }, []);
  useFaultyCell(faultyTask, editCell);
  const add = () => {
    const task = createRow(tasks, tasks.find(({ id }) => id === activeId) ?? rows.at(-1));
    if (change([...tasks, task])) editCell(task.id, 'name');
  };
  return {
    tasks,
    zones,
    rows,
    columns,
    calendar,
    lines,
    headOf,
    activeId,
    setActiveId,
    editRequest,
    isGrouped,
    setGrouped,
    view: chosenView ?? defaultGanttView(span),
    setView,
    add,
    remove,
    createRow: (all: readonly ScheduledTask[]) => createRow(all),
    applyTasks,
    jump,
    setJump,
    changeRows: (next: readonly ScheduledTask[]) => {
      const changed = withRows(tasks, next);
      if (change(changed)) hold(changed);
    },
    /** Moves edited rows to their new positions. */
    release,
    /** One undo step for any number of shifts. Scrolls to the first. */
    shift: (shifts: readonly TaskShift[]) => {
      if (!change(shiftTasks(tasks, shifts, today))) return;
      setActiveId(shifts[0]?.taskId ?? activeId);
      const text = t('scheduleAdvice.accepted', { count: shifts.length });
      showSuccess({ id: 'dates-accepted', title: t('scheduleAdvice.acceptedTitle'), text });
    },
    changeTask: (next: ScheduledTask) => change(tasks.map((task) => (task.id === next.id ? next : task))),
    addAll: (added: readonly Omit<ScheduledTask, 'id'>[]) => {
      const first = nextUnstoredId(tasks);
      const isApplied = applyTasks([...tasks, ...added.map((task, index) => ({ ...task, id: first - index }))]);
      const text = t('schedule.added', { count: added.length });
      if (isApplied) showSuccess({ id: 'activities-added', title: t('schedule.addedTitle'), text });
    },
  };
}

export type ScheduleEditing = ReturnType<typeof useScheduleEditing>;

/**
 * Removing activities that have equipment asks for confirmation and gives the number of rows to be deleted (Q80).
 */
function useRemoveTasks({ draft, rowCounts }: Pick<ScheduleInput, 'draft' | 'rowCounts'>) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return async (ids: readonly number[]) => {
    const gone = new Set(ids);
    const removed = draft.value.filter(({ id }) => gone.has(id));
    const count = removed.reduce((sum, { id }) => sum + (rowCounts.get(id) ?? 0), 0);
    const question = {
      title: t('schedule.removeTitle'),
      text: t('schedule.remove', { count: removed.length, name: removed[0]?.name ?? '' }),
      consequence: t('schedule.removeRows', { count }),
      isDangerous: true,
    };
    if (count > 0 && !(await confirm(question))) return;
    draft.change(draft.value.filter(({ id }) => !gone.has(id)));
  };
}

const MESSAGES = ['activities-added', 'programme-imported', 'schedule-full'] as const;

/** Hides messages about a schedule when the schedule changes, since an undo would make them wrong. */
function useScheduleMessages(tasks: ScheduleDraft) {
  const messagesOf = useRef<ScheduleDraft | null>(null);
  useEffect(() => {
    if (messagesOf.current === null || messagesOf.current === tasks) return;
    messagesOf.current = null;
    for (const id of MESSAGES) hideMessage(id);
  }, [tasks]);
  return {
    trackMessagesOf: (schedule: ScheduleDraft) => {
      messagesOf.current = schedule;
    },
  };
}

interface UnsavedSpan {
  readonly count: number;
  readonly days: number;
}

/**
 * The number of days that sets the chart scale while nothing is stored yet. Set by the first activity and reset when
 * many are added at once, but not by every typed date (SCHED-27).
 */
export function keepSpan(kept: UnsavedSpan | null, tasks: readonly ScheduledTask[]): UnsavedSpan {
  const count = tasks.length;
  const isReset = kept === null || kept.count === 0 || count > kept.count + 1;
  if (isReset) return { count, days: countProjectDays(tasks) };
  return kept.count === count ? kept : { count, days: kept.days };
}

/** The column where each error is fixed. */
const COLUMN_OF_FAULT: Readonly<Record<TaskFault, string>> = {
  NAME_MISSING: 'name',
  NAME_TOO_LONG: 'name',
  END_BEFORE_START: 'end',
  ZONE_UNKNOWN: 'zone',
  SOURCE_TWICE: 'name',
};

/** Errors whose cell has been opened. Each cell is opened only once, even if the tab is opened again. */
const shownFaults = new WeakSet<FaultyTask>();

/** Starts editing the cell that prevents saving the schedule. */
function useFaultyCell(faulty: FaultyTask | null, editCell: (id: number, columnId: string) => void): void {
  useEffect(() => {
    if (!faulty || shownFaults.has(faulty)) return;
    shownFaults.add(faulty);
    editCell(faulty.task.id, COLUMN_OF_FAULT[faulty.fault]);
  }, [faulty, editCell]);
}
