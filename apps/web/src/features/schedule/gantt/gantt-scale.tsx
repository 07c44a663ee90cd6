import {
  createWorkingDays,
  type DatedCalendar,
  type DayString,
  dayAt,
  dayNumber,
  type GanttLayout,
  isWeekend,
  listTicks,
  xOfDay,
} from '@quietsite/domain';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../../lib/languages.ts';
import { HEAD_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import classes from './gantt.module.css';
import { measureLabel } from './gantt-label.ts';

const TEXT_GAP = 5;
/** Narrower days cannot be distinguished. */
const MIN_SHADED_PIXELS = 6;

interface ScaleProps {
  readonly layout: GanttLayout;
  readonly fromX: number;
  readonly toX: number;
  readonly today: DayString;
}

/** The two header lines: months above days, or years above months. */
export const GanttHead = memo(function GanttHead({
  layout,
  fromX,
  toX,
  labelX,
  today,
}: ScaleProps & { labelX: number }) {
  const half = HEAD_HEIGHT / 2;
  const isDay = layout.view === 'Day';
  const language = toLanguage(useTranslation().i18n.language);
  return (
    <svg className={classes.headLines} style={{ left: fromX }} width={toX - fromX} height={HEAD_HEIGHT} aria-hidden>
      <g transform={`translate(${-fromX} 0)`}>
        {listTicks(layout, 'upper', fromX, toX, language).map(({ day, x, width, label }) => (
          <g key={day}>
            <line className={classes.strong} x1={x} x2={x} y1={0} y2={HEAD_HEIGHT} />
            {/* Placed in the visible part of the period. Omitted if too little of it is visible. */}
            <Label text={label} x={Math.max(x, labelX)} width={x + width - Math.max(x, labelX)} y={half / 2} isStrong />
          </g>
        ))}
        {listTicks(layout, 'lower', fromX, toX, language).map(({ day, x, width, label }) => (
          <g key={day} data-today={(isDay && day === dayNumber(today)) || undefined}>
            <line className={classes.light} x1={x} x2={x} y1={half} y2={HEAD_HEIGHT} />
            <Label
              text={label}
              x={isDay ? x + (width - measureLabel(label)) / 2 - TEXT_GAP : x}
              width={width}
              y={half * 1.5}
            />
          </g>
        ))}
      </g>
    </svg>
  );
});

interface LabelProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isStrong?: boolean;
}

/** Left out if it would overlap the next one. */
function Label({ text, x, y, width, isStrong = false }: LabelProps) {
  if (measureLabel(text) + TEXT_GAP > width) return null;
  return (
    <text className={isStrong ? classes.upper : classes.lower} x={x + TEXT_GAP} y={y}>
      {text}
    </text>
  );
}

/** Non-working days, the grid lines and today, behind the bars. */
export const GanttGrid = memo(function GanttGrid({
  layout,
  fromX,
  toX,
  today,
  calendar,
  top,
  height,
}: ScaleProps & { calendar: DatedCalendar | null; top: number; height: number }) {
  const { pixelsPerDay, view } = layout;
  const ticks = listTicks(layout, 'lower', fromX, toX);
  const working = useMemo(() => calendar && createWorkingDays(calendar), [calendar]);
  // Without a calendar weekends are working days; shading only makes the dates easier to find.
  const isShaded = (day: number) => (working ? !working.isWorking(day) : isWeekend(day) && view === 'Day');
  const firstDay = dayNumber(dayAt(fromX, layout));
  const shaded = Array.from({ length: dayNumber(dayAt(toX, layout)) - firstDay + 1 }, (_, i) => firstDay + i);
  const todayX = xOfDay(dayNumber(today), layout) + pixelsPerDay / 2;
  const bottom = top + height;
  return (
    <g aria-hidden>
      {pixelsPerDay >= MIN_SHADED_PIXELS &&
        shaded
          .filter(isShaded)
          .map((day) => (
            <rect
              key={day}
              className={working ? classes.idle : classes.weekend}
              x={xOfDay(day, layout)}
              y={top}
              width={pixelsPerDay}
              height={height}
            />
          ))}
      {(ticks[0]?.width ?? 0) >= MIN_SHADED_PIXELS &&
        ticks.map(({ day, x }) => <line key={day} className={classes.light} x1={x} x2={x} y1={top} y2={bottom} />)}
      {listTicks(layout, 'upper', fromX, toX).map(({ day, x }) => (
        <line key={day} className={classes.strong} x1={x} x2={x} y1={top} y2={bottom} />
      ))}
      <line className={classes.today} x1={todayX} x2={todayX} y1={top} y2={bottom} />
    </g>
  );
});
