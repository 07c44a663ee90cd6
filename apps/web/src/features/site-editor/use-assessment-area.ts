import type { DrawnSite } from '@quietsite/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskSurroundings } from '../../project/site/use-surroundings.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';

/**
 * Builds the assessment area of a site and reports the findings: no receivers at all, or schools just outside it that a
 * larger radius would include (SITE-07, SITE-15, SITE-16, Q68).
 */
export function useAssessmentArea(changeRadius: (metres: number) => void): (site: DrawnSite) => Promise<void> {
  const { t } = useTranslation();
  const { notify, confirm } = useDialogs();
  const fetchSurroundings = useAskSurroundings();
  return useCallback(
    async (site) => {
      if (site.parts.length === 0 || site.radiusMetres < 1) return;
      const found = await fetchSurroundings(site);
      if (!found) return;
      if (found.buildings.length === 0) notify({ title: t('site.noneTitle'), text: t('site.none') });
      const { schoolsOutside } = found;
      if (!schoolsOutside) return;
      const isYes = await confirm({
        title: t('site.schoolsTitle'),
        text: t('site.schoolsOutside'),
        consequence: t('site.schoolsRadius', { metres: schoolsOutside.radiusMetres, count: schoolsOutside.count }),
      });
      if (!isYes) return;
      changeRadius(schoolsOutside.radiusMetres);
      await fetchSurroundings({ ...site, radiusMetres: schoolsOutside.radiusMetres });
    },
    [t, notify, confirm, fetchSurroundings, changeRadius],
  );
}
