import { type DatedCalendar, HOLIDAY_DAYS, withHolidays } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { calendarPart } from '../calendar/calendar-part.ts';
import { usePartDraft } from '../draft/use-draft.ts';

/** The working days of the open project, including unsaved changes; undefined if every day is a working day. */
export function useDatedCalendar(): DatedCalendar | undefined {
  const projectId = useOpenProjectId();
  const holidays = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null }).data?.holidays;
  const calendar = usePartDraft(calendarPart)?.value.calendar;
  return useMemo(() => (calendar ? withHolidays(calendar, holidays ?? HOLIDAY_DAYS) : undefined), [calendar, holidays]);
}
