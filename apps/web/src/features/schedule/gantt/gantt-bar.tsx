import { type CSSProperties, memo } from 'react';
import { LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import classes from './gantt.module.css';
import { measureLabel, placeLabel } from './gantt-label.ts';
import type { GanttBarLine } from './gantt-lines.ts';
import { zoneColour } from './zone-colour.ts';

export const BAR_HEIGHT = 18;
export const BAR_TOP = (LINE_HEIGHT - BAR_HEIGHT) / 2;
const GRIP_WIDTH = 8;
/** Shorter bars have their grips outside. */
const ROOMY_WIDTH = 28;
export const MIN_WIDTH = 3;

interface GanttBarProps {
  readonly id: string;
  readonly bar: GanttBarLine;
  readonly x: number;
  readonly width: number;
  /** The visible text and the screen reader text. */
  readonly text: string;
  readonly description: string;
  /** Label position of bars that begin further left. */
  readonly labelX: number;
  readonly chartWidth: number;
  readonly isSelected: boolean;
  readonly isReadonly: boolean;
  readonly count: number;
}

/** An activity from its first to its last day, in its zone's colour and with its name. */
export const GanttBar = memo(function GanttBar(props: GanttBarProps) {
  const { id, bar, x, width, text, description, labelX, chartWidth, isSelected, isReadonly, count } = props;
  const drawn = { x, width: Math.max(MIN_WIDTH, width) };
  const label = placeLabel(drawn, measureLabel(text), { labelX, chartWidth });
  return (
    <g
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-label={description}
      aria-setsize={count}
      aria-posinset={bar.index + 1}
      className={classes.option}
      style={{ '--zone': zoneColour(bar.zoneIndex) } as CSSProperties}
      transform={`translate(0 ${bar.line * LINE_HEIGHT + BAR_TOP})`}
    >
      <rect
        className={classes.bar}
        data-filled={bar.isFilled || undefined}
        {...drawn}
        height={BAR_HEIGHT}
        rx={2}
        data-grip="whole"
        data-task={bar.task.id}
      />
      {!isReadonly && <Grips x={x} width={drawn.width} taskId={bar.task.id} />}
      <text
        aria-hidden
        className={label.isInside && !bar.isFilled ? classes.inside : classes.beside}
        x={label.x}
        y={BAR_HEIGHT / 2}
        textAnchor={label.anchor}
      >
        {text}
      </text>
    </g>
  );
});

/** The two ends, wide enough to grab. */
function Grips({ x, width, taskId }: { readonly x: number; readonly width: number; readonly taskId: number }) {
  const isRoomy = width >= ROOMY_WIDTH;
  const shared = { className: classes.grip, width: GRIP_WIDTH, height: BAR_HEIGHT, 'data-task': taskId };
  return (
    <>
      <rect {...shared} x={isRoomy ? x : x - GRIP_WIDTH} data-grip="start" />
      <rect {...shared} x={isRoomy ? x + width - GRIP_WIDTH : x + width} data-grip="end" />
    </>
  );
}
