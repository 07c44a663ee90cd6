import { ActionIcon, Checkbox, Popover, Tooltip } from '@mantine/core';
import {
  IconClockPlay,
  IconEye,
  IconEyeOff,
  IconFocusCentered,
  IconListCheck,
  IconMinus,
  IconPlus,
} from '@tabler/icons-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeToggle } from '../../features/time/use-time-toggle.ts';
import { formatDay, projectTitle } from '../../lib/format.ts';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { useNeighbours, useOpenProject, useOpenProjectId } from '../../session/use-open-project.ts';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';
import classes from '../shell.module.css';
import { TimeStage } from './time-stage.tsx';

export function MapButtons() {
  const { t } = useTranslation();
  const { insets, isNeighbourLayerOn, setNeighbourLayerOn } = useStageLayout();
  const { zoomBy, fitProject } = useMapCommands();
  const hasProject = useOpenProject().data !== undefined;
  const time = useTimeToggle();
  useNeighbourLayerReset();
  return (
    <>
      <div className={classes.buttons} style={{ right: insets.right + 12 }} data-map-buttons>
        <MapButton
          label={t('map.neighbours')}
          isPressed={isNeighbourLayerOn}
          onClick={() => setNeighbourLayerOn(!isNeighbourLayerOn)}
        >
          {isNeighbourLayerOn ? <IconEye size={18} aria-hidden /> : <IconEyeOff size={18} aria-hidden />}
        </MapButton>
        <NeighbourChoice />
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
        {time && (
          <MapButton label={t('time.button')} isExpanded={time.isOn} onClick={time.toggle}>
            <IconClockPlay size={18} aria-hidden />
          </MapButton>
        )}
      </div>
      {time?.isOn && <TimeStage />}
    </>
  );
}

/** Turns the neighbour layer on again when another project is opened. */
function useNeighbourLayerReset(): void {
  const { setNeighbourLayerOn } = useStageLayout();
  const projectId = useOpenProjectId();
  const last = useRef(projectId);
  useEffect(() => {
    if (projectId === null) return;
    if (last.current !== null && last.current !== projectId) setNeighbourLayerOn(true);
    last.current = projectId;
  }, [projectId, setNeighbourLayerOn]);
}

/** Shows or hides individual neighbours, if there are any. */
function NeighbourChoice() {
  const { t } = useTranslation();
  const neighbours = useNeighbours().data ?? [];
  const { isNeighbourLayerOn, setNeighbourLayerOn, hiddenNeighbourIds, setNeighbourShown } = useStageLayout();
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen, { onEscape: () => setOpen(false), isModal: false });
  /** When the layer is off, choosing a neighbour turns it on with only that one. */
  const choose = (chosenId: number, isShown: boolean) => {
    if (isNeighbourLayerOn) return setNeighbourShown(chosenId, isShown);
    for (const { id } of neighbours) setNeighbourShown(id, id === chosenId);
    setNeighbourLayerOn(true);
  };
  if (neighbours.length === 0) return null;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="left-start"
      shadow="md"
      closeOnEscape={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <MapButton label={t('siteDetail.neighbours.choose')} isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <IconListCheck size={18} aria-hidden />
        </MapButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.neighbours ?? ''} aria-label={t('siteDetail.neighbours.choose')}>
        <h2>{t('siteDetail.neighbours.title')}</h2>
        {neighbours.map((neighbour) => (
          <Checkbox
            key={neighbour.id}
            size="xs"
            label={projectTitle(neighbour)}
            description={t('siteDetail.neighbours.dates', {
              from: formatDay(neighbour.commencementDate),
              to: formatDay(neighbour.completionDate),
            })}
            checked={isNeighbourLayerOn && !hiddenNeighbourIds.has(neighbour.id)}
            onChange={(event) => choose(neighbour.id, event.currentTarget.checked)}
          />
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

interface MapButtonProps {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function MapButton({ label, isPressed, isExpanded, onClick, children, ref }: MapButtonProps) {
  return (
    <Tooltip label={label} position="left" openDelay={400} disabled={isExpanded === true}>
      <ActionIcon
        {...(ref ? { ref } : {})}
        variant="default"
        size={34}
        aria-label={label}
        aria-pressed={isPressed}
        aria-expanded={isExpanded}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
