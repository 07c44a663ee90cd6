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
/** Fits all columns, with names as wide as the chart allows. */
const FIRST = 'clamp(678px, 55%, 800px)';
const FIRST_PERCENT = 55;

const clamp = (percent: number): number => Math.min(MOST, Math.max(FEWEST, Math.round(percent)));

/** The position as a percentage of the width. */
function percentAt(border: HTMLElement, x: number): number {
  const around = border.parentElement?.getBoundingClientRect();
  return around ? clamp(((x - around.left) / around.width) * 100) : FIRST_PERCENT;
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
      <div className={classes.part} style={{ flex: `0 0 ${percent === null ? FIRST : `${percent}%`}` }}>
        {left}
      </div>
      <hr
        className={classes.splitter}
        aria-orientation="vertical"
        aria-label={t('schedule.split')}
        aria-valuenow={percent ?? FIRST_PERCENT}
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
