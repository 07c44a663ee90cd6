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
  /** Out of sight while the map is worked on; everything in it stays as it is. */
  readonly isHidden?: boolean;
  /** False: Escape is somebody else's. */
  readonly isLayer?: boolean;
  readonly children: ReactNode;
}

/** A screen that needs the room of the map itself. */
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
