import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import {
  IconClockPlay,
  IconEye,
  IconEyeOff,
  IconFocusCentered,
  IconListCheck,
  IconMinus,
  IconPlus,
  IconRuler2,
} from '@tabler/icons-react';
import { type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { measuring } from '../../features/measure/measure-open.ts';
import { useStore } from '../../lib/use-store.ts';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { useNeighbours, useOpenProject, useOpenProjectId } from '../../session/use-open-project.ts';
import { loadMapToolTexts } from '../../texts/i18n.ts';
import { useLayer } from '../../ui/dialogs/escape-stack.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { useStageLayout, useStageSize } from '../../ui/panels/stage-layout.tsx';
import classes from '../shell.module.css';
import { countButtonColumns } from './button-columns.ts';
import { TimeStage, useTimeToggle } from './time-stage.tsx';

const MapTools = lazyComponent(async () => {
  const [{ MapTools: Menu }] = await Promise.all([import('../../features/measure/map-tools.tsx'), loadMapToolTexts()]);
  return Menu;
});
const NeighbourList = lazyComponent(async () => (await import('./neighbour-list.tsx')).NeighbourList);
const MeasureBar = lazyComponent(async () => (await import('../../features/measure/measure-bar.tsx')).MeasureBar);

export function MapButtons() {
  const { t } = useTranslation();
  const { insets, isNeighbourLayerOn, setNeighbourLayerOn } = useStageLayout();
  const stage = useStageSize();
  const { zoomBy, fitProject } = useMapCommands();
  const hasProject = useOpenProject().data !== undefined;
  const time = useTimeToggle();
  const request = useStore(measuring);
  useNeighbourLayerReset();
  return (
    <>
      <div
        ref={stage.ref}
        className={classes.buttons}
        style={{ right: insets.right + 12 }}
        data-map-buttons
        data-columns={countButtonColumns(stage, insets)}
      >
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
        <Tools />
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
      {request && (
        <Suspense>
          <MeasureBar request={request} />
        </Suspense>
      )}
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

/** Measuring and the base map. */
function Tools() {
  const { t } = useTranslation();
  return (
    <PopoverButton label={t('map.tools')} icon={<IconRuler2 size={18} aria-hidden />}>
      {(close) => <MapTools onClose={close} />}
    </PopoverButton>
  );
}

/** Individual neighbours, if there are any. */
function NeighbourChoice() {
  const { t } = useTranslation();
  const hasNeighbours = (useNeighbours().data ?? []).length > 0;
  if (!hasNeighbours) return null;
  return (
    <PopoverButton label={t('siteDetail.neighbours.choose')} icon={<IconListCheck size={18} aria-hidden />}>
      {() => <NeighbourList />}
    </PopoverButton>
  );
}

interface PopoverButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Loaded when it is first opened. */
  readonly children: (close: () => void) => ReactNode;
}

function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closeToButton = () => {
    setOpen(false);
    button.current?.focus();
  };
  useLayer(isOpen, { onEscape: closeToButton, isModal: false });
  return (
    // Some choices take the focus to the map, so it does not always return to the button.
    <Popover opened={isOpen} onChange={setOpen} position="left-start" shadow="md" closeOnEscape={false} trapFocus>
      <Popover.Target>
        <MapButton ref={button} label={label} isExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {icon}
        </MapButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Suspense>{children(() => setOpen(false))}</Suspense>
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
