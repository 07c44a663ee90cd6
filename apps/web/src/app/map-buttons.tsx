import { ActionIcon, Tooltip } from '@mantine/core';
import { IconEye, IconEyeOff, IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapCommands } from '../map/map-commands.tsx';
import { useOpenProject } from '../session/use-open-project.ts';
import { useStageLayout } from '../ui/stage-layout.tsx';
import classes from './shell.module.css';

export function MapButtons() {
  const { t } = useTranslation();
  const { insets, isNeighbourLayerOn, setNeighbourLayerOn } = useStageLayout();
  const { zoomBy, fitProject } = useMapCommands();
  const hasProject = useOpenProject().data !== undefined;
  return (
    <div className={classes.buttons} style={{ right: insets.right + 12 }}>
      <MapButton
        label={t('map.neighbours')}
        isPressed={isNeighbourLayerOn}
        onClick={() => setNeighbourLayerOn(!isNeighbourLayerOn)}
      >
        {isNeighbourLayerOn ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
      </MapButton>
      <div className={classes.pair}>
        <MapButton label={t('map.zoomIn')} onClick={() => zoomBy(1)}>
          <IconPlus size={17} aria-hidden />
        </MapButton>
        <MapButton label={t('map.zoomOut')} onClick={() => zoomBy(-1)}>
          <IconMinus size={17} aria-hidden />
        </MapButton>
      </div>
      {hasProject && (
        <MapButton label={t('map.wholeSite')} onClick={fitProject}>
          <IconFocusCentered size={18} aria-hidden />
        </MapButton>
      )}
    </div>
  );
}

interface MapButtonProps {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MapButton({ label, isPressed, onClick, children }: MapButtonProps) {
  return (
    <Tooltip label={label} position="left" openDelay={400}>
      <ActionIcon variant="default" size={34} aria-label={label} aria-pressed={isPressed} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
