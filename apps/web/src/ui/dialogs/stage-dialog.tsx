import { CloseButton, Portal } from '@mantine/core';
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../focus/focus-return.ts';
import { usePageMark } from '../page-mark.ts';
import { useLayer } from './escape-stack.ts';
import classes from './stage-dialog.module.css';

interface StageDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly width: number;
  /** Selector of the element that takes the focus afterwards if the opener no longer exists. */
  readonly focusAfter: string;
  readonly children: ReactNode;
}

/**
 * A window over the stage and the menu that leaves the header usable: its overlay ends below the header and it does not
 * trap the focus. The shell disables what is behind it.
 */
export function StageDialog({ title, onClose, width, focusAfter, children }: StageDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useFocusReturn(true, focusAfter);
  useLayer(true, { onEscape: onClose, isModal: true });
  usePageMark('modal');
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Portal>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the button do the same */}
      <div className={classes.scrim} onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
        <section
          ref={box}
          className={classes.dialog}
          style={{ '--dialog-width': `${width}px` } as CSSProperties}
          role="dialog"
          aria-labelledby={titleId}
          tabIndex={-1}
          data-front
        >
          <div className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {title}
            </h2>
            <CloseButton aria-label={t('action.close')} onClick={onClose} />
          </div>
          <div className={classes.body}>{children}</div>
        </section>
      </div>
    </Portal>
  );
}
