import { VisuallyHidden } from '@mantine/core';
import { type DayString, dayNumber, type ExceedingDays } from '@quietsite/domain';
import { type KeyboardEvent, memo, type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '../../lib/day-span.ts';
import { dayAtX } from './chart-geometry.ts';
import classes from './time.module.css';
import { countDays, stepByKey } from './time-steps.ts';

interface DaySliderProps {
  readonly day: DayString;
  readonly span: DaySpan;
  /** Null while unknown. */
  readonly exceeding: readonly ExceedingDays[] | null;
  readonly valueText: string;
  readonly onChange: (day: DayString) => void;
}

/**
 * Chooses a day of the project by pointer or keyboard. Above the track are the days on which receivers exceed or are
 * borderline.
 */
export function DaySlider({ day, span, exceeding, valueText, onChange }: DaySliderProps) {
  const { t } = useTranslation();
  const keysId = useId();
  const index = dayNumber(day) - dayNumber(span.first);
  const days = countDays(span);
  const pick = ({ currentTarget, clientX }: PointerEvent<HTMLDivElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onChange(dayAtX(clientX - left, span, width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepByKey(event.key, day, span);
    if (next === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <div
      className={classes.slider}
      role="slider"
      tabIndex={0}
      aria-label={t('time.slider')}
      aria-valuemin={0}
      aria-valuemax={days - 1}
      aria-valuenow={index}
      aria-valuetext={valueText}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pick(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && pick(event)}
    >
      <ExceedingStrip span={span} exceeding={exceeding} />
      <div className={classes.track} />
      <div className={classes.thumb} style={{ left: `${((index + 0.5) / days) * 100}%` }} />
      <VisuallyHidden id={keysId}>{t('time.keys')}</VisuallyHidden>
    </div>
  );
}

/** Two paths for any number of periods. Not redrawn while the thumb moves. */
const ExceedingStrip = memo(function ExceedingStrip({ span, exceeding }: Pick<DaySliderProps, 'span' | 'exceeding'>) {
  const first = dayNumber(span.first);
  const pathOf = (periods: readonly ExceedingDays[]) =>
    periods
      .map(
        ({ start, end }) =>
          `M${dayNumber(start) - first} 0H${dayNumber(end) + 1 - first}V1H${dayNumber(start) - first}Z`,
      )
      .join('');
  const periods = exceeding ?? [];
  return (
    <svg className={classes.strip} viewBox={`0 0 ${countDays(span)} 1`} preserveAspectRatio="none" aria-hidden>
      <path className={classes.borderlineDays} d={pathOf(periods.filter(({ exceeds }) => exceeds === 0))} />
      <path d={pathOf(periods.filter(({ exceeds }) => exceeds > 0))} />
    </svg>
  );
});
