import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { useStageLayout } from '../../ui/stage-layout.tsx';
import { EmptyState } from '../../ui/states.tsx';

export function NeighboursPanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const { isNeighbourLayerOn, setNeighbourLayerOn } = useStageLayout();
  return (
    <SidePanel title={t('neighbours.title')} width={420} onClose={() => navigate(routes.home)}>
      <EmptyState title={t('neighbours.emptyTitle')} hint={t('neighbours.empty')}>
        <Button variant="default" onClick={() => setNeighbourLayerOn(!isNeighbourLayerOn)}>
          {isNeighbourLayerOn ? t('neighbours.switchOff') : t('neighbours.switchOn')}
        </Button>
        <span role="status">{isNeighbourLayerOn ? t('neighbours.layerOn') : t('neighbours.layerOff')}</span>
      </EmptyState>
    </SidePanel>
  );
}
