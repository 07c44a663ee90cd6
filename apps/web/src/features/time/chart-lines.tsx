import { dayNumber, type LevelStep } from '@quietsite/domain';
import { memo, useId, useMemo } from 'react';
import type { DaySpan } from '../../lib/day-span.ts';
import { dayScale, findLevelRange, levelScale, listDayTicks, listLevelTicks, stepPath } from './chart-geometry.ts';
import { listExceedingPeriods } from './chart-steps.ts';
import classes from './time.module.css';

export const CHART_HEIGHT = 104;
export const AXIS_HEIGHT = 16;
/** Narrower pieces would not be visible. */
const MIN_PIXELS = 2;

interface ChartLinesProps {
  readonly steps: readonly LevelStep[];
  readonly span: DaySpan;
  readonly width: number;
}

/** Everything that is the same for all days: scale, exceeding days, criterion and levels. */
export const ChartLines = memo(function ChartLines({ steps, span, width }: ChartLinesProps) {
  const hatchId = useId();
  const range = useMemo(() => findLevelRange(steps), [steps]);
  const [x, y] = [dayScale(span, width), levelScale(range, CHART_HEIGHT)];
  const lineOf = (read: (step: LevelStep) => number | null) =>
    stepPath(steps, (step) => atLeast(read(step), range.low), { x, y });
  return (
    <>
      <defs>
        <pattern id={hatchId} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={classes.hatchGround} width="5" height="5" />
          <rect className={classes.hatch} width="1.5" height="5" />
        </pattern>
      </defs>
      {listExceedingPeriods(steps).map(({ start, end, verdict }) => (
        <rect
          key={start}
          x={x(dayNumber(start))}
          width={Math.max(MIN_PIXELS, x(dayNumber(end) + 1) - x(dayNumber(start)))}
          height={CHART_HEIGHT}
          {...(verdict === 'exceeds' ? { fill: `url(#${hatchId})` } : { className: classes.borderlineDays })}
        />
      ))}
      <ChartScaleLines {...{ range, span, width, y }} />
      <path className={classes.criterion} d={lineOf(({ criterion }) => criterion)} />
      <path className={classes.unmitigated} d={lineOf(({ unmitigated }) => unmitigated.level)} />
      <path className={classes.mitigated} d={lineOf(({ mitigated }) => mitigated.level)} />
    </>
  );
});

/** Levels below the scale are drawn along its lower edge. */
const atLeast = (level: number | null, low: number) => (level === null ? null : Math.max(low, level));

interface ScaleLinesProps {
  readonly range: ReturnType<typeof findLevelRange>;
  readonly span: DaySpan;
  readonly width: number;
  readonly y: (level: number) => number;
}

function ChartScaleLines({ range, span, width, y }: ScaleLinesProps) {
  return (
    <>
      {listLevelTicks(range).map((level) => (
        <g key={level}>
          <line className={classes.ruled} x1={0} x2={width} y1={y(level)} y2={y(level)} />
          {/* Not at the top or bottom edge, where half the label would be cut off. */}
          {y(level) > 6 && y(level) < CHART_HEIGHT - 4 && (
            <text className={classes.tick} x={2} y={y(level) - 2}>
              {level}
            </text>
          )}
        </g>
      ))}
      {listDayTicks(span, width).map(({ x, label }) => (
        <g key={label}>
          <line className={classes.ruled} x1={x} x2={x} y1={0} y2={CHART_HEIGHT + 4} />
          {x < width - 44 && (
            <text className={classes.tick} x={x + 3} y={CHART_HEIGHT + 12}>
              {label}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
