import { type ReactNode, useId } from 'react';
import { useLayer } from '../dialogs/escape-stack.ts';
import { usePageMark } from '../page-mark.ts';
import classes from './full-stage.module.css';
import { PanelHead } from './panel-head.tsx';

interface FullStageProps {
  readonly title: string;
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** Hidden while the user works on the map; its content keeps its state. */
  readonly isHidden?: boolean;
  /** False if another component handles Escape. */
  readonly isLayer?: boolean;
  readonly children: ReactNode;
}

/** A screen that takes the space of the map itself. */
export function FullStage(props: FullStageProps) {
  const { title, note, actions, onClose, isHidden = false, isLayer = true, children } = props;
  const titleId = useId();
  useLayer(isLayer && !isHidden, { onEscape: onClose, isModal: false, isPage: true });
  usePageMark('portal', !isHidden);
  return (
    <section className={classes.stage} data-covers data-hidden={isHidden || undefined} aria-labelledby={titleId}>
      <PanelHead titleId={titleId} title={title} note={note} actions={actions} onClose={onClose} />
      {children}
    </section>
  );
}
