import {
  defaultGanttView,
  type GanttView,
  hongKongToday,
  MOST_TASKS,
  NO_WORK,
  type ScheduledTask,
} from '@quietsite/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../session/draft/use-draft.ts';
import { nextUnstoredId, type ScheduleDraft } from '../../session/schedule-draft/schedule-draft.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { buildLines } from '../../ui/sheet/sheet-lines.ts';
import type { EditRequest } from '../../ui/sheet/sheet-types.ts';
import { showWarning } from '../../ui/toasts.tsx';
import { type ScheduleZone, useTaskColumns } from './task-columns.tsx';
import { countProjectDays, createTask, headsOf, listRows, withRows } from './task-rows.ts';

export interface ScheduleInput {
  readonly draft: Draft<ScheduleDraft>;
  readonly zones: readonly ScheduleZone[];
  /** Stored rows of equipment by activity. */
  readonly rowCounts: ReadonlyMap<number, number>;
}

/** The schedule as the table and the chart show it, and what can be done to it; every act is one step back. */
export function useScheduleEditing({ draft, zones, rowCounts }: ScheduleInput) {
  const { t } = useTranslation();
  const { value: tasks, base } = draft;
  const [today] = useState(() => hongKongToday(new Date()));
  const [isGrouped, setGrouped] = useState(true);
  const [chosenView, setView] = useState<GanttView | null>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const [editRequest, setEditRequest] = useState<EditRequest | null>(null);
  const columns = useTaskColumns(tasks, zones);
  const zoneIds = useMemo(() => zones.map(({ id }) => id), [zones]);
  const rows = useMemo(() => listRows(tasks, zoneIds, isGrouped), [tasks, zoneIds, isGrouped]);
  const headOf = useMemo(() => {
    const names = new Map(zones.map(({ id, name }) => [id, name]));
    const texts = {
      title: (work: string) => (work === NO_WORK ? t('schedule.withoutWork') : work),
      note: (zoneId: number, count: number) => t('schedule.headNote', { zone: names.get(zoneId) ?? '', count }),
    };
    return isGrouped ? headsOf(rows, texts) : undefined;
  }, [t, rows, zones, isGrouped]);
  const lines = useMemo(() => buildLines(rows, headOf), [rows, headOf]);
  // What is stored decides, so that the scale does not change under the hands of whoever moves a bar (SCHED-06).
  const span = useMemo(() => countProjectDays(base.length > 0 ? base : tasks), [base, tasks]);
  const remove = useRemoving({ draft, rowCounts });

  const change = (next: readonly ScheduledTask[]) => {
    if (next.length <= MOST_TASKS) return draft.change(next);
    showWarning({ id: 'schedule-full', title: t('schedule.tasks'), text: t('schedule.full', { most: MOST_TASKS }) });
  };
  const createRow = (all: readonly ScheduledTask[], beside = all.at(-1)) =>
    createTask(all, beside, { firstZoneId: zoneIds[0] ?? 0, today });
  const add = () => {
    const task = createRow(tasks, tasks.find(({ id }) => id === activeId) ?? rows.at(-1));
    change([...tasks, task]);
    setActiveId(task.id);
    setEditRequest({ key: task.id, columnId: 'name' });
  };
  return {
    tasks,
    zones,
    rows,
    columns,
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
    change,
    changeRows: (next: readonly ScheduledTask[]) => change(withRows(tasks, next)),
    changeTask: (next: ScheduledTask) => change(tasks.map((task) => (task.id === next.id ? next : task))),
    addAll: (added: readonly Omit<ScheduledTask, 'id'>[]) => {
      const first = nextUnstoredId(tasks);
      change([...tasks, ...added.map((task, index) => ({ ...task, id: first - index }))]);
    },
  };
}

export type ScheduleEditing = ReturnType<typeof useScheduleEditing>;

/** Activities that have equipment go only after a question that says how much of it goes along (Q80). */
function useRemoving({ draft, rowCounts }: Pick<ScheduleInput, 'draft' | 'rowCounts'>) {
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
