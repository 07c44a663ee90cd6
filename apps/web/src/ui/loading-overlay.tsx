import { Button, Modal, Progress } from '@mantine/core';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useLayer } from './escape-stack.ts';
import classes from './loading-overlay.module.css';
import { isOverlayVisible, nextOverlayPhase } from './overlay-phase.ts';

interface LoadingOverlayProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly step: string;
  /** 0 to 100; null while it is not known. */
  readonly percent: number | null;
  readonly remaining: string;
  readonly hint: string;
  /** Stops waiting; left out during a save, when neither the button nor Escape may leave. */
  readonly onCancel?: () => void;
}

function useOverlayPhase(isOpen: boolean) {
  const [phase, dispatch] = useReducer(nextOverlayPhase, { name: 'hidden' });
  useEffect(() => {
    dispatch(isOpen ? { type: 'show' } : { type: 'hide', now: Date.now() });
  }, [isOpen]);
  useEffect(() => {
    if (phase.name !== 'closing') return;
    const timer = setTimeout(
      () => dispatch({ type: 'tick', now: phase.closesAt }),
      Math.max(0, phase.closesAt - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
}

export function LoadingOverlay({ isOpen, title, step, percent, remaining, hint, onCancel }: LoadingOverlayProps) {
  const { t } = useTranslation();
  const isVisible = isOverlayVisible(useOverlayPhase(isOpen));
  useLayer(isVisible, { onEscape: onCancel, isModal: true });
  return (
    <Modal
      opened={isVisible}
      onClose={() => onCancel?.()}
      title={title}
      withCloseButton={false}
      size={420}
      transitionProps={{ duration: 0 }}
      classNames={{ header: classes.header ?? '', title: classes.title ?? '' }}
    >
      <div className={classes.body}>
        <p className={classes.step}>{step}</p>
        <Progress.Root
          size={8}
          className={classes.bar ?? ''}
          role="progressbar"
          aria-label={title}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent ?? undefined}
        >
          <Progress.Section value={percent ?? 100} animated={percent === null} withAria={false} />
        </Progress.Root>
        <div className={classes.figures}>
          <strong>{percent === null ? '' : t('calculation.percent', { percent })}</strong>
          <span>{remaining}</span>
        </div>
        <div className={classes.foot}>
          <p className={classes.hint}>{hint}</p>
          {onCancel && (
            <Button variant="default" data-autofocus onClick={onCancel}>
              {t('action.cancel')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
