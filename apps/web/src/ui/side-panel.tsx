import { type ReactNode, useId } from 'react';
import { useLayer } from './escape-stack.ts';
import { keyboardScroll } from './keyboard-scroll.ts';
import classes from './panel.module.css';
import { PanelHead } from './panel-head.tsx';
import { useStageInset } from './stage-layout.tsx';

interface SidePanelProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Docked at the right; the map stays usable beside it. */
export function SidePanel({ title, note, width = 440, onClose, children }: SidePanelProps) {
  const titleId = useId();
  useStageInset('right', width + 12);
  useLayer(true, { onEscape: onClose, isModal: false });
  return (
    <section className={classes.side} style={{ width }} aria-labelledby={titleId}>
      <PanelHead titleId={titleId} title={title} note={note} onClose={onClose} />
      <div {...keyboardScroll} className={`${classes.body} ${classes.scroll}`}>
        {children}
      </div>
    </section>
  );
}
