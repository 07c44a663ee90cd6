import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { EmptyState } from '../../../ui/states.tsx';

/** No points yet. Receivers are created with the site, or one by one. */
export function SelectEmpty({ canEdit }: { readonly canEdit: boolean }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const hasSite = useProjectMap().data?.site.length !== 0;
  if (!canEdit) return <EmptyState title={t('receivers.empty')} />;
  if (hasSite) return <EmptyState title={t('receivers.empty')} hint={t('select.emptyHint')} />;
  return (
    <EmptyState title={t('receivers.empty')} hint={t('select.emptyNoSite')}>
      <Button onClick={() => navigate(`${routes.editProject}?activeIndex=1`)}>
        {t('siteDetail.buildings.toZones')}
      </Button>
    </EmptyState>
  );
}
