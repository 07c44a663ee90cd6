import { VisuallyHidden } from '@mantine/core';
import { type DayString, dayNumber, type LevelStep } from '@quietsite/domain';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '../../lib/day-span.ts';
import { formatCriterion, formatJudged } from '../../lib/format.ts';
import { dayAtX, dayScale } from './chart-geometry.ts';
import { AXIS_HEIGHT, CHART_HEIGHT, ChartLines } from './chart-lines.tsx';
import { findStep } from './chart-steps.ts';
import classes from './time.module.css';
import { countDays, stepByKey } from './time-steps.ts';

interface LevelChartProps {
  readonly name: string;
  readonly steps: readonly LevelStep[];
  readonly day: DayString;
  readonly span: DaySpan;
  readonly width: number;
  /** The day under the pointer. */
  readonly pointedDay: DayString | null;
  readonly onPoint: (day: DayString | null) => void;
  readonly onChange: (day: DayString) => void;
  readonly onExplain: (day: DayString) => void;
}

/** Levels and criterion over time. The pointer or the keyboard selects a day, and a click or Enter explains it. */
export function LevelChart(props: LevelChartProps) {
  const { name, steps, day, span, width, pointedDay, onPoint, onChange, onExplain } = props;
  const { t } = useTranslation();
  const keysId = useId();
  const describe = useStepText();
  const x = dayScale(span, width);
  const centreX = (of: DayString) => (x(dayNumber(of)) + x(dayNumber(of) + 1)) / 2;
  const dayAtPointer = ({ currentTarget, clientX }: MouseEvent<HTMLDivElement>) =>
    dayAtX(clientX - currentTarget.getBoundingClientRect().left, span, width);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = stepByKey(event.key, day, span);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === null) onExplain(day);
    else onChange(next);
  };
  return (
    <div
      className={classes.chart}
      role="slider"
      tabIndex={0}
      aria-label={t('time.chart.label', { name })}
      aria-valuemin={0}
      aria-valuemax={countDays(span) - 1}
      aria-valuenow={dayNumber(day) - dayNumber(span.first)}
      aria-valuetext={describe(day, findStep(steps, day))}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => onPoint(dayAtPointer(event))}
      onPointerLeave={() => onPoint(null)}
      onClick={(event) => {
        onChange(dayAtPointer(event));
        onExplain(dayAtPointer(event));
      }}
    >
      <svg width={width} height={CHART_HEIGHT + AXIS_HEIGHT} aria-hidden="true">
        <ChartLines steps={steps} span={span} width={width} />
        <line className={classes.shownDay} x1={centreX(day)} x2={centreX(day)} y1={0} y2={CHART_HEIGHT} />
        {pointedDay && (
          <line
            className={classes.pointedDay}
            x1={centreX(pointedDay)}
            x2={centreX(pointedDay)}
            y1={0}
            y2={CHART_HEIGHT}
          />
        )}
      </svg>
      <VisuallyHidden id={keysId}>{t('time.chart.keys')}</VisuallyHidden>
    </div>
  );
}

/** '2027-03-05: mitigated 81.5, unmitigated 84.0, criterion 75 dB(A), Exceeds' */
function useStepText() {
  const { t } = useTranslation();
  return (day: DayString, step: LevelStep | null): string => {
    if (step === null || step.unmitigated.level === null) return `${day}: ${t('time.chart.silent')}`;
    return t('time.chart.valueText', {
      day,
      mitigated: formatJudged(step.mitigated.level, step.criterion),
      unmitigated: formatJudged(step.unmitigated.level, step.criterion),
      criterion: formatCriterion(step.criterion),
      verdict: t(`verdict.${step.mitigated.verdict ?? 'notJudged'}`),
    });
  };
}
