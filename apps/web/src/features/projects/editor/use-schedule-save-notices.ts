import type { SavedSchedule } from '@quietsite/contracts';
import { fillDates, hongKongToday } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import type { ScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import { showNotice } from '../../../ui/dialogs/toasts.tsx';

const MAX_NAMED = 5;

/** Informs the user of the side effects of saving the schedule: dates filled in (U51) and equipment moved. */
export function useScheduleSaveNotices() {
  const { t } = useTranslation();
  return ({ filled, movedRows, unfixedRows }: SavedSchedule, sent: ScheduleDraft) => {
    const today = hongKongToday(new Date());
    const tasks = filled.flatMap((index) => sent[index] ?? []).map((task) => fillDates(task, today));
    if (tasks.length > 0) {
      const names = tasks.slice(0, MAX_NAMED).map(({ name, start, end }) => t('schedule.filled', { name, start, end }));
      const more = tasks.length - names.length;
      const list = more > 0 ? [...names, t('schedule.filledMore', { count: more })] : names;
      showNotice({ id: 'schedule-filled', title: t('schedule.filledTitle'), text: list.join(', ') });
    }
    const followed = [
      movedRows > 0 ? t('schedule.movedRows', { count: movedRows }) : '',
      unfixedRows > 0 ? t('schedule.unfixedRows', { count: unfixedRows }) : '',
    ].filter((text) => text !== '');
    if (followed.length > 0) {
      showNotice({ id: 'schedule-followed', title: t('schedule.followedTitle'), text: followed.join(' ') });
    }
  };
}
