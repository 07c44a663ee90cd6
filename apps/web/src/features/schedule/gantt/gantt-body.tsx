import { barOf, type DatedCalendar, type DayString, type GanttLayout } from '@quietsite/domain';
import { memo, useMemo } from 'react';
import { LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import type { ProposedDates } from '../advice/use-proposal.ts';
import classes from './gantt.module.css';
import { BAR_HEIGHT, BAR_TOP, GanttBar, MIN_WIDTH } from './gantt-bar.tsx';
import type { LiveBar } from './gantt-drag.ts';
import { GanttGroup } from './gantt-group.tsx';
import { clipSections, type GanttBarLine, type GanttSection } from './gantt-lines.ts';
import { GanttGrid } from './gantt-scale.tsx';
import { useBarTexts } from './gantt-text.ts';
import type { GanttWindow } from './gantt-window.ts';

interface GanttBodyProps {
  /** Prefix of the bar ids. */
  readonly idStart: string;
  readonly sections: readonly GanttSection[];
  readonly lineCount: number;
  /** Minimum height of the day grid, however few lines there are. */
  readonly minHeight: number;
  readonly barCount: number;
  readonly layout: GanttLayout;
  readonly shown: GanttWindow;
  readonly today: DayString;
  readonly calendar: DatedCalendar | null;
  readonly selected: GanttBarLine | null;
  readonly live: LiveBar | null;
  readonly proposed: ProposedDates | null;
  readonly isReadonly: boolean;
}

/** The visible bars and brackets, and a few around them. */
export const GanttBody = memo(function GanttBody(props: GanttBodyProps) {
  const {
    idStart,
    sections,
    lineCount,
    minHeight,
    barCount,
    layout,
    shown,
    today,
    calendar,
    selected,
    live,
    proposed,
    isReadonly,
  } = props;
  const texts = useBarTexts();
  const endLine = Math.min(lineCount, shown.endLine);
  const { fromX, labelX } = shown;
  const toX = Math.min(layout.width, shown.toX);
  const top = shown.firstLine * LINE_HEIGHT;
  const ruledHeight = Math.max(0, endLine - shown.firstLine) * LINE_HEIGHT;
  const height = Math.max(ruledHeight, minHeight - top);
  const clipped = useMemo(() => clipSections(sections, shown.firstLine, endLine), [sections, shown.firstLine, endLine]);
  const drawBar = (bar: GanttBarLine) => {
    const period = live?.bar.task.id === bar.task.id ? live.period : bar.dated;
    const { x, width } = barOf(period, layout);
    return (
      <GanttBar
        key={bar.task.id}
        id={`${idStart}-${bar.task.id}`}
        bar={bar}
        x={x}
        width={width}
        text={texts.label(bar)}
        description={texts.propose(texts.describe(bar, period), proposed?.get(bar.task.id))}
        // A bar that begins in view is not redrawn while the chart scrolls.
        labelX={x < labelX ? Math.min(labelX, x + width) : 0}
        chartWidth={layout.width}
        isSelected={selected?.task.id === bar.task.id}
        isReadonly={isReadonly}
        count={barCount}
      />
    );
  };
  return (
    <svg
      role="presentation"
      className={classes.body}
      style={{ left: fromX, top, backgroundSize: `100% ${ruledHeight}px` }}
      width={Math.max(0, toX - fromX)}
      height={height}
    >
      <g transform={`translate(${-fromX} ${-top})`}>
        {clipped.map(
          ({ key, head }) =>
            head && (
              <rect
                key={key}
                className={classes.groupBand}
                x={fromX}
                y={head.line * LINE_HEIGHT}
                width={toX - fromX}
                height={LINE_HEIGHT - 1}
              />
            ),
        )}
        <GanttGrid
          layout={layout}
          fromX={fromX}
          toX={toX}
          today={today}
          calendar={calendar}
          top={top}
          height={height}
        />
        {selected && (
          <rect
            className={classes.band}
            x={fromX}
            y={selected.line * LINE_HEIGHT}
            width={toX - fromX}
            height={LINE_HEIGHT}
          />
        )}
        {clipped.map(({ key, head, bars }) =>
          head ? (
            <GanttGroup key={key} head={head} layout={layout}>
              {bars.map(drawBar)}
            </GanttGroup>
          ) : (
            bars.map(drawBar)
          ),
        )}
        {proposed &&
          clipped.flatMap(({ bars }) =>
            bars.map((bar) => {
              const dates = proposed.get(bar.task.id);
              return dates && <GanttGhost key={bar.task.id} line={bar.line} {...barOf(dates, layout)} />;
            }),
          )}
      </g>
    </svg>
  );
});

interface GanttGhostProps {
  readonly line: number;
  readonly x: number;
  readonly width: number;
}

/** The proposed position of an activity. The bar itself describes it in words. */
function GanttGhost({ line, x, width }: GanttGhostProps) {
  const drawn = { x, width: Math.max(MIN_WIDTH, width), height: BAR_HEIGHT + 4, rx: 2 };
  return (
    <g aria-hidden className={classes.ghost} transform={`translate(0 ${line * LINE_HEIGHT + BAR_TOP - 2})`}>
      <rect {...drawn} />
      <rect {...drawn} />
    </g>
  );
}
