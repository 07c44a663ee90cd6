import type { CalendarSettings, WorkingCalendar } from '@quietsite/domain';
import { DEFAULT_CALENDAR, HOLIDAY_DAYS, withHolidays } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarPart } from '../../../project/calendar/calendar-part.ts';
import { usePartDraft } from '../../../project/draft/use-draft.ts';
import { useSavePart } from '../../../project/save/use-save-part.ts';
import { useUnsavedDraft, useUnsavedQuestion } from '../../../project/save/use-unsaved-changes.ts';
import { programmeQuery } from '../../../session/project-queries.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';

/** The draft of the project's working days, the function that saves it, and the state of its dialog. */
export function useCalendar(projectId: number) {
  const { t } = useTranslation();
  const draft = usePartDraft(calendarPart);
  // Shows changes restored after a reload of the page.
  const [isOpen, setOpen] = useState(draft?.isDirty === true);
  const saving = useSavePart({
    part: calendarPart,
    projectId,
    draft,
    onSaved: () => {
      showSuccess({ id: 'calendar-saved', title: t('workingCalendar.saved'), text: t('workingCalendar.savedText') });
      setOpen(false);
    },
  });
  useUnsavedDraft(draft, saving.save);
  const ask = useUnsavedQuestion();
  const settings = draft?.value ?? NONE;
  const holidays = useQuery(programmeQuery(projectId)).data?.holidays ?? HOLIDAY_DAYS;
  const dated = useMemo(
    () => settings.calendar && withHolidays(settings.calendar, holidays),
    [settings.calendar, holidays],
  );
  const kept = useRef<WorkingCalendar>(DEFAULT_CALENDAR);
  if (settings.calendar) kept.current = settings.calendar;
  return {
    draft,
    saving,
    settings,
    /** The calendar with its general holidays; null if every day is a working day. */
    dated,
    isOpen,
    open: () => setOpen(true),
    /** Asks before changes are lost. */
    close: async () => {
      const answer = draft?.isDirty ? await ask() : 'discard';
      if (answer === 'save') return void saving.save();
      if (answer === null) return;
      draft?.discard();
      setOpen(false);
    },
    change: (next: Partial<CalendarSettings>) => draft?.change({ ...settings, ...next }),
    /** A calendar that is switched on again has its previous settings. */
    toggle: (isOn: boolean) => draft?.change({ ...settings, calendar: isOn ? kept.current : null }),
  };
}

const NONE: CalendarSettings = { calendar: null, everyDayTaskIds: [] };

export type CalendarEditing = ReturnType<typeof useCalendar>;
