import { type ReactNode, useId } from 'react';
import { useLayer } from '../dialogs/escape-stack.ts';
import { keyboardScroll } from '../focus/keyboard-scroll.ts';
import { usePageMark } from '../page-mark.ts';
import classes from './panel.module.css';
import { PanelHead } from './panel-head.tsx';
import { computeRightBeside, computeSideBottom, PANEL_MARGIN } from './panel-height.ts';
import { useFullSide, useStageInset, useStageLayout, useStageSize } from './stage-layout.tsx';

interface SidePanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly width?: number;
  readonly onClose: () => void;
  /** Hidden while something smaller replaces it; its content keeps its state. */
  readonly isHidden?: boolean;
  /** Covers the map like a sheet: the map does not make room for it. */
  readonly isOver?: boolean;
  /**
   * Needs the full height: a bottom panel makes room. If the user keeps the bottom panel open, this one ends above it.
   */
  readonly isFull?: boolean;
  /** Buttons that stay visible while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** On a stage narrower than this, a panel beside the map would leave too little room for either. */
export const NARROW_STAGE = 800;
const sheet = { inset: 0, width: 'auto', maxWidth: 'none', borderRadius: 0 } as const;

/** Docked at the right; the map stays usable beside it. On a narrow stage it is a sheet over the whole map. */
export function SidePanel(props: SidePanelProps) {
  const { title, note, actions, width = 440, onClose, isHidden = false, isOver = false, footer, children } = props;
  const { insets } = useStageLayout();
  const titleId = useId();
  const stage = useStageSize();
  const isSheet = isOver || (stage.width > 0 && stage.width < NARROW_STAGE);
  const isFull = props.isFull === true && !isSheet && !isHidden && stage.width > 0;
  const isBeside = computeRightBeside(stage.width, width) !== null;
  const bottom = isFull && !isBeside ? computeSideBottom(stage.height, insets.bottom) : null;
  useFullSide(isFull ? width : null);
  useStageInset('right', isHidden || isSheet || stage.width === 0 ? 0 : width + PANEL_MARGIN);
  usePageMark('portal', isSheet && !isHidden);
  useLayer(!isHidden, { onEscape: onClose, isModal: false, isPage: true });
  return (
    <section
      ref={stage.ref}
      className={classes.side}
      style={isSheet ? sheet : { width, ...(bottom !== null && { bottom }) }}
      data-hidden={isHidden || undefined}
      data-covers={isSheet || undefined}
      aria-labelledby={titleId}
    >
      <PanelHead titleId={titleId} title={title} note={note} actions={actions} onClose={onClose} />
      <div {...keyboardScroll} className={`${classes.body} ${classes.scroll}`}>
        {children}
      </div>
      {footer && <div className={classes.foot}>{footer}</div>}
    </section>
  );
}
