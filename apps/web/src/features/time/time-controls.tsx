import { ActionIcon, NativeSelect, Tooltip } from '@mantine/core';
import {
  IconChartLine,
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
  IconX,
} from '@tabler/icons-react';
import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SPEEDS, type Speed } from '../../lib/day-span.ts';
import { usePreviewStore } from '../../project/preview/preview-provider.tsx';
import classes from './time.module.css';
import type { Step } from './time-steps.ts';

interface TimeControlsProps {
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onStep: (step: Step) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** There is no change before or after the day. */
  readonly hasNoChangeBefore: boolean;
  readonly hasNoChangeAfter: boolean;
}

/** Buttons to step by day or by change, and to play. */
export const TimeControls = memo(function TimeControls(props: TimeControlsProps) {
  const { isPlaying, onPlay, onStep, isFirst, isLast, hasNoChangeBefore, hasNoChangeAfter } = props;
  const { t } = useTranslation();
  const step = (kind: Step, isOff: boolean) => ({ label: t(`time.${kind}`), isOff, onClick: () => onStep(kind) });
  return (
    <div className={classes.controls}>
      <Control icon={IconPlayerSkipBack} {...step('previousChange', hasNoChangeBefore)} />
      <Control icon={IconChevronLeft} {...step('previousDay', isFirst)} />
      <Control
        label={isPlaying ? t('time.pause') : t('time.play')}
        icon={isPlaying ? IconPlayerPause : IconPlayerPlay}
        isOff={false}
        onClick={onPlay}
      />
      <Control icon={IconChevronRight} {...step('nextDay', isLast)} />
      <Control icon={IconPlayerSkipForward} {...step('nextChange', hasNoChangeAfter)} />
    </div>
  );
});

interface ControlProps {
  readonly label: string;
  readonly icon: ComponentType<{ size: number; 'aria-hidden': boolean }>;
  readonly isOff: boolean;
  readonly onClick: () => void;
}

/** Keeps the focus when it is off, so that keyboard users do not lose their place. */
function Control({ label, icon: Icon, isOff, onClick }: ControlProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        className={classes.control ?? ''}
        size={30}
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={onClick}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function SpeedSelect({ speed, onChange }: { readonly speed: Speed; readonly onChange: (speed: Speed) => void }) {
  const { t } = useTranslation();
  return (
    <NativeSelect
      className={classes.speed ?? ''}
      w={104}
      aria-label={t('time.speed')}
      value={String(speed)}
      data={SPEEDS.map((count) => ({ value: String(count), label: t('time.daysPerSecond', { count }) }))}
      onChange={(event) => onChange(SPEEDS.find((known) => String(known) === event.currentTarget.value) ?? speed)}
    />
  );
}

interface BarEndProps {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Null if no receiver is selected. */
  readonly isChartOn: boolean | null;
  readonly onChart: (isOn: boolean) => void;
}

/** Speed, chart and close. */
export const BarEnd = memo(function BarEnd({ speed, onSpeed, isChartOn, onChart }: BarEndProps) {
  const { t } = useTranslation();
  const { setDay } = usePreviewStore();
  return (
    <>
      <SpeedSelect speed={speed} onChange={onSpeed} />
      {isChartOn !== null && (
        <Tooltip label={t('time.chart.show')} openDelay={400}>
          <ActionIcon
            size={30}
            aria-label={t('time.chart.show')}
            aria-pressed={isChartOn}
            onClick={() => onChart(!isChartOn)}
          >
            <IconChartLine size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t('time.close')} openDelay={400}>
        <ActionIcon size={30} aria-label={t('time.close')} onClick={() => setDay(null)}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
});
