import { Button, Modal, Progress } from '@mantine/core';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../focus/focus-return.ts';
import { useLayer } from './escape-stack.ts';
import classes from './loading-overlay.module.css';
import { isOverlayVisible, nextOverlayPhase } from './overlay-phase.ts';

interface OverlayAction {
  readonly label: string;
  readonly act: () => void;
}

interface LoadingOverlayProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly step: string;
  /** 0 to 100; null while unknown. */
  readonly percent: number | null;
  readonly remaining: string;
  /** Hides the overlay while the work continues, also by Escape; absent during a save, which must not be left. */
  readonly leave?: OverlayAction;
  /** Cancels the work itself. */
  readonly stop?: OverlayAction & { readonly isPossible: boolean; readonly isPending: boolean };
}

/** Width of the moving bar, in percent, while progress is unknown. */
const UNKNOWN_WIDTH = 30;

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

export function LoadingOverlay({ isOpen, title, step, percent, remaining, leave, stop }: LoadingOverlayProps) {
  const { t } = useTranslation();
  const isVisible = isOverlayVisible(useOverlayPhase(isOpen));
  useFocusReturn(isVisible);
  useLayer(isVisible, { onEscape: leave?.act, isModal: true });
  return (
    <Modal
      opened={isVisible}
      onClose={() => leave?.act()}
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
          <Progress.Section
            value={percent ?? UNKNOWN_WIDTH}
            className={percent === null ? (classes.unknown ?? '') : ''}
            withAria={false}
          />
        </Progress.Root>
        <div className={classes.figures}>
          <strong>{percent === null ? '' : t('calculation.percent', { percent })}</strong>
          <span>{remaining}</span>
        </div>
        <div className={classes.foot}>
          {stop && (
            <Button variant="default" loading={stop.isPending} disabled={!stop.isPossible} onClick={stop.act}>
              {stop.label}
            </Button>
          )}
          {leave && (
            <Button data-autofocus onClick={leave.act}>
              {leave.label}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
