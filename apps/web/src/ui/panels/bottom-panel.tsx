import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from '../dialogs/escape-stack.ts';
import { usePageMark } from '../page-mark.ts';
import classes from './panel.module.css';
import { PanelHead } from './panel-head.tsx';
import {
  computeMaxHeight,
  computePanelHeight,
  computeRightBeside,
  MINIMUM_PANEL_HEIGHT,
  PANEL_MARGIN,
} from './panel-height.ts';
import { useStageInset, useStageLayout, useStageSize } from './stage-layout.tsx';

interface BottomPanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  /** Share of the stage until the user resizes the panel; defaults to that of a table. */
  readonly share?: number;
  /** Buttons below the content. */
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  /** Hidden while something smaller replaces it; its content keeps its state. */
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

const KEY_STEP = 24;
/** A map above a table needs more width than this; on a phone the panel fills the stage. */
const NARROW_STAGE = 560;
const sheet = { inset: 0, height: 'auto', borderRadius: 0 } as const;

/** Docked at the bottom for table work: resizable and minimisable, the map stays visible above. */
export function BottomPanel(props: BottomPanelProps) {
  const { title, note, actions, share, footer, onClose, isHidden = false, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const stage = useStageSize();
  const [chosenHeight, setChosenHeight] = useState<number | null>(null);
  const { right, isMinimised, isFolded, toggle } = useMakingRoom(stage.width);
  const maxHeight = computeMaxHeight(stage.height);
  const height = computePanelHeight({ stageHeight: stage.height, chosenHeight, isMinimised, share });
  const isSheet = stage.width > 0 && stage.width < NARROW_STAGE && !isMinimised;
  useStageInset('bottom', isHidden || stage.height === 0 ? 0 : height + PANEL_MARGIN);
  usePageMark('portal', isSheet && !isHidden);
  useLayer(!isHidden, { onEscape: onClose, isModal: false, isPage: true });
  return (
    <section
      ref={stage.ref}
      className={classes.bottom}
      style={isSheet ? sheet : { height, ...(right !== null && { right }) }}
      data-hidden={isHidden || undefined}
      data-covers={isSheet || undefined}
      aria-labelledby={titleId}
    >
      {!isMinimised && !isSheet && (
        <ResizeHandle label={title} height={height} maxHeight={maxHeight} onResize={setChosenHeight} />
      )}
      <PanelHead
        titleId={titleId}
        title={title}
        note={note}
        onClose={onClose}
        actions={
          <>
            {actions}
            <ActionIcon
              aria-label={isMinimised ? t('action.restore') : t('action.minimise')}
              aria-expanded={!isMinimised}
              onClick={toggle}
            >
              {isMinimised ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
            </ActionIcon>
          </>
        }
      />
      {(!isMinimised || isFolded) && (
        <div className={classes.body} hidden={isFolded}>
          {children}
        </div>
      )}
      {(!isMinimised || isFolded) && footer && (
        <div className={classes.foot} hidden={isFolded}>
          {footer}
        </div>
      )}
    </section>
  );
}

/**
 * Ends beside a full-height side panel. If too little width would remain, collapses until that panel closes or the user
 * wants both; the content keeps its state.
 */
function useMakingRoom(stageWidth: number) {
  const { fullSide } = useStageLayout();
  const [isMinimised, setMinimised] = useState(false);
  const [restoredBy, setRestoredBy] = useState<string | null>(null);
  const right = fullSide && computeRightBeside(stageWidth, fullSide.width);
  const mustFold = fullSide !== null && right === null && stageWidth > 0;
  const isFolded = mustFold && restoredBy !== fullSide.owner;
  return {
    right,
    isFolded: isFolded && !isMinimised,
    isMinimised: isMinimised || isFolded,
    toggle: () => {
      setMinimised(!isMinimised && !isFolded);
      setRestoredBy(isFolded ? fullSide.owner : null);
    },
  };
}

interface ResizeHandleProps {
  readonly label: string;
  readonly height: number;
  readonly maxHeight: number;
  readonly onResize: (height: number) => void;
}

function ResizeHandle({ label, height, maxHeight, onResize }: ResizeHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    onResize(Math.min(maxHeight, Math.max(MINIMUM_PANEL_HEIGHT, height + direction * KEY_STEP)));
  };
  const onPointerMove = (event: PointerEvent<HTMLHRElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const panel = event.currentTarget.parentElement;
    if (panel) onResize(Math.min(maxHeight, Math.round(panel.getBoundingClientRect().bottom - event.clientY)));
  };
  return (
    <hr
      className={classes.handle}
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={height}
      aria-valuemin={Math.min(MINIMUM_PANEL_HEIGHT, maxHeight)}
      aria-valuemax={maxHeight}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
