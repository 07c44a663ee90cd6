import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './schedule.module.css';

interface ScheduleSplitProps {
  readonly left: ReactNode;
  readonly children: ReactNode;
}

const MIN_PERCENT = 20;
const MAX_PERCENT = 85;
const KEY_STEP = 4;
/** Fits all columns, with names as wide as the chart allows. */
const INITIAL_WIDTH = 'clamp(678px, 55%, 800px)';
const INITIAL_PERCENT = 55;

const clamp = (percent: number): number => Math.min(MAX_PERCENT, Math.max(MIN_PERCENT, Math.round(percent)));

/** The position as a percentage of the width. */
function percentAt(border: HTMLElement, x: number): number {
  const parentBox = border.parentElement?.getBoundingClientRect();
  return parentBox ? clamp(((x - parentBox.left) / parentBox.width) * 100) : INITIAL_PERCENT;
}

/** The table on the left and the chart on the right, with a movable border. */
export function ScheduleSplit({ left, children }: ScheduleSplitProps) {
  const { t } = useTranslation();
  const [percent, setPercent] = useState<number | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLHRElement>) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const border = event.currentTarget;
    setPercent(clamp((percent ?? percentAt(border, border.getBoundingClientRect().left)) + direction * KEY_STEP));
  };
  const onPointerMove = (event: PointerEvent<HTMLHRElement>) => {
    const border = event.currentTarget;
    if (border.hasPointerCapture(event.pointerId)) setPercent(percentAt(border, event.clientX));
  };
  return (
    <div className={classes.split}>
      <div className={classes.part} style={{ flex: `0 0 ${percent === null ? INITIAL_WIDTH : `${percent}%`}` }}>
        {left}
      </div>
      <hr
        className={classes.splitter}
        aria-orientation="vertical"
        aria-label={t('schedule.split')}
        aria-valuenow={percent ?? INITIAL_PERCENT}
        aria-valuemin={MIN_PERCENT}
        aria-valuemax={MAX_PERCENT}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
      />
      <div className={classes.part}>{children}</div>
    </div>
  );
}
