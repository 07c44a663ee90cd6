import { LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import classes from './gantt.module.css';
import { BAR_HEIGHT, BAR_TOP, MIN_WIDTH } from './gantt-bar.tsx';

interface GanttGhostProps {
  readonly line: number;
  readonly x: number;
  readonly width: number;
}

/** The proposed position of an activity. The bar itself describes it in words. */
export function GanttGhost({ line, x, width }: GanttGhostProps) {
  const drawn = { x, width: Math.max(MIN_WIDTH, width), height: BAR_HEIGHT + 4, rx: 2 };
  return (
    <g aria-hidden className={classes.ghost} transform={`translate(0 ${line * LINE_HEIGHT + BAR_TOP - 2})`}>
      <rect {...drawn} />
      <rect {...drawn} />
    </g>
  );
}
