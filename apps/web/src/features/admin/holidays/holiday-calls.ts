import { changedHolidaysSchema, type HolidayChange } from '@quietsite/contracts';
import type { DayString, HolidayStatus } from '@quietsite/domain';
import { holidayTableSchema } from '@quietsite/domain/schemas';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../../lib/api-client.ts';
import { holidaysKey } from '../../../session/holidays.ts';
import { useListChange } from '../../../session/use-list-change.ts';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';

const lists = [holidaysKey];

interface DayChange extends HolidayChange {
  readonly day: DayString;
}

/** Adds or removes a day, and reports how many projects need a new calculation. */
export function useDayChange(onDone: () => void) {
  const { t } = useTranslation();
  return useListChange<DayChange>({
    change: async ({ day, ...body }) => {
      const path = `/api/admin/general-holidays/${day}`;
      const { outdatedProjects } = await requestJson(path, changedHolidaysSchema, { method: 'PUT', body });
      const title = t(body.isHoliday ? 'admin.holidays.added' : 'admin.holidays.removed', { day });
      const text =
        outdatedProjects === 0
          ? t('admin.holidays.noneOutdated')
          : t('admin.holidays.outdated', { count: outdatedProjects });
      showSuccess({ title, text });
    },
    failureTitle: t('admin.holidays.notChanged'),
    lists,
    onDone,
  });
}

export function useYearMark(year: number) {
  const { t } = useTranslation();
  return useListChange<HolidayStatus>({
    change: (status) =>
      requestJson(`/api/admin/holiday-years/${year}`, holidayTableSchema, { method: 'PUT', body: { status } }),
    failureTitle: t('admin.holidays.notChanged'),
    lists,
  });
}
