import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmptyState } from '../../ui/states.tsx';

export function NeighboursPanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  return (
    <SidePanel title={t('neighbours.title')} width={420} onClose={() => navigate(routes.home)}>
      <EmptyState title={t('neighbours.emptyTitle')} hint={t('neighbours.empty')} />
    </SidePanel>
  );
}
