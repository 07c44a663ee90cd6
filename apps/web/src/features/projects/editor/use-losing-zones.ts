import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { LostZone } from '../../../project/site/save-site.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';

/** Removing zones that have activities asks for confirmation and names them (U41, Q80). */
export function useLosingZones(): (zones: readonly LostZone[]) => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return useCallback(
    (zones) => {
      const list = zones.map(({ name, taskCount }) => t('site.lostZone', { name, count: taskCount })).join(', ');
      return confirm({ title: t('site.lostZonesTitle'), text: t('site.lostZones', { list }) });
    },
    [t, confirm],
  );
}
