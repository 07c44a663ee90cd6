import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './schedule.module.css';

interface ScheduleSplitProps {
  readonly left: ReactNode;
  readonly children: ReactNode;
}

const FEWEST = 20;
const MOST = 85;
const KEY_STEP = 4;
const FIRST = 55;

const clamp = (percent: number): number => Math.min(MOST, Math.max(FEWEST, Math.round(percent)));

/** The table at the left and the chart at the right, with a border between them that can be moved. */
export function ScheduleSplit({ left, children }: ScheduleSplitProps) {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(FIRST);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    setPercent(clamp(percent + direction * KEY_STEP));
  };
  const onPointerMove = (event: PointerEvent<HTMLHRElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const around = event.currentTarget.parentElement?.getBoundingClientRect();
    if (around) setPercent(clamp(((event.clientX - around.left) / around.width) * 100));
  };
  return (
    <div className={classes.split}>
      <div className={classes.part} style={{ flex: `0 0 ${percent}%` }}>
        {left}
      </div>
      <hr
        className={classes.splitter}
        aria-orientation="vertical"
        aria-label={t('schedule.split')}
        aria-valuenow={percent}
        aria-valuemin={FEWEST}
        aria-valuemax={MOST}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      />
      <div className={classes.part}>{children}</div>
    </div>
  );
}
