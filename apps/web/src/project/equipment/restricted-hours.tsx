import type { Programme } from '@quietsite/contracts';
import { type CalendarSettings, listRestrictedRows, withHolidays } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { calendarPart } from '../calendar/calendar-part.ts';
import { useDraft } from '../draft/use-draft.ts';
import { type EquipmentDraft, equipmentSource } from './equipment-draft.ts';

/** True if anything works in restricted hours, including edits of the equipment and the calendar (Q148, M-162). */
export function hasRestrictedRows(
  { tasks, equipmentRows, holidays }: Pick<Programme, 'tasks' | 'equipmentRows' | 'holidays'>,
  edited: EquipmentDraft,
  { calendar, everyDayTaskIds }: CalendarSettings,
): boolean {
  const everyDay = new Set(everyDayTaskIds);
  const stored = equipmentRows.filter(({ taskId }) => edited[taskId] === undefined);
  const drafted = Object.entries(edited).flatMap(([taskId, rows]) =>
    rows.map((row) => ({ ...row, taskId: Number(taskId) })),
  );
  const timed = tasks.map((task) => (everyDay.has(task.id) ? { ...task, isEveryDay: true as const } : task));
  return (
    listRestrictedRows([...stored, ...drafted], timed, calendar ? withHolidays(calendar, holidays) : undefined).length >
    0
  );
}

const NOTHING: EquipmentDraft = {};

/** While true, no receiver is shown as satisfying without the remark (Q148). */
export function useIsRestricted(): boolean {
  const projectId = useOpenProjectId();
  const programme = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null }).data;
  const edited = useDraft(equipmentSource, projectId, undefined)?.value ?? NOTHING;
  const calendar = useDraft(calendarPart, projectId, undefined)?.value;
  return useMemo(
    () => programme !== undefined && hasRestrictedRows(programme, edited, calendar ?? programme.calendarSettings),
    [programme, edited, calendar],
  );
}

/** Shown after counts and verdicts; nothing if all work is in the daytime. */
export const RestrictedRemark = () => (useIsRestricted() ? <RestrictedWords /> : null);

export function RestrictedWords() {
  const { t } = useTranslation();
  return <span title={t('restricted.notice')}> ({t('restricted.remark')})</span>;
}
