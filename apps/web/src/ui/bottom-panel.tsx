import { ActionIcon } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from './escape-stack.ts';
import classes from './panel.module.css';
import { PanelHead } from './panel-head.tsx';
import { computePanelHeight, MINIMUM_PANEL_HEIGHT } from './panel-height.ts';
import { useStageInset } from './stage-layout.tsx';

interface BottomPanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const KEY_STEP = 24;

/** Docked at the bottom for table work: resizable and minimisable, the map stays visible above. */
export function BottomPanel({ title, note, actions, onClose, children }: BottomPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const stage = useElementSize();
  const [chosenHeight, setChosenHeight] = useState<number | null>(null);
  const [isMinimised, setMinimised] = useState(false);
  const height = computePanelHeight({ stageHeight: stage.height, chosenHeight, isMinimised });
  useStageInset('bottom', height + 12);
  useLayer(true, { onEscape: onClose, isModal: false });
  return (
    <>
      <div ref={stage.ref} style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
      <section className={classes.bottom} style={{ height }} aria-labelledby={titleId}>
        {!isMinimised && <ResizeHandle label={title} height={height} onResize={setChosenHeight} />}
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
                onClick={() => setMinimised(!isMinimised)}
              >
                {isMinimised ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
              </ActionIcon>
            </>
          }
        />
        {!isMinimised && <div className={classes.body}>{children}</div>}
      </section>
    </>
  );
}

interface ResizeHandleProps {
  readonly label: string;
  readonly height: number;
  readonly onResize: (height: number) => void;
}

function ResizeHandle({ label, height, onResize }: ResizeHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    onResize(Math.max(MINIMUM_PANEL_HEIGHT, height + direction * KEY_STEP));
  };
  const onPointerMove = (event: PointerEvent<HTMLHRElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const panel = event.currentTarget.parentElement;
    if (panel) onResize(Math.round(panel.getBoundingClientRect().bottom - event.clientY));
  };
  return (
    <hr
      className={classes.handle}
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={height}
      aria-valuemin={MINIMUM_PANEL_HEIGHT}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
