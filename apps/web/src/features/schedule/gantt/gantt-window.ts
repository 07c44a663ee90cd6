import { barOf, type GanttLayout } from '@quietsite/domain';
import { HEAD_HEIGHT, LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import type { GanttBarLine } from './gantt-lines.ts';

/** The drawn part of the chart: slightly more than is visible, in steps, so that scrolling rarely redraws it. */
export interface GanttWindow {
  readonly firstLine: number;
  /** The first line that is no longer drawn. */
  readonly endLine: number;
  readonly fromX: number;
  readonly toX: number;
  /** Label position of bars that begin further left. */
  readonly labelX: number;
}

interface ScrollState {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
}

const LINE_STEP = 8;
const X_STEP = 240;

const roundDown = (value: number, step: number): number => Math.floor(value / step) * step;
const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

export function computeWindow({ scrollTop, scrollLeft, clientWidth, clientHeight }: ScrollState): GanttWindow {
  const [first, end] = [scrollTop / LINE_HEIGHT, (scrollTop + clientHeight - HEAD_HEIGHT) / LINE_HEIGHT];
  return {
    firstLine: Math.max(0, roundDown(first, LINE_STEP) - LINE_STEP),
    endLine: roundUp(end, LINE_STEP) + LINE_STEP,
    fromX: Math.max(0, roundDown(scrollLeft, X_STEP) - X_STEP),
    toX: roundUp(scrollLeft + clientWidth, X_STEP) + X_STEP,
    labelX: roundUp(scrollLeft, X_STEP / 4),
  };
}

export const isSameWindow = (one: GanttWindow, other: GanttWindow): boolean =>
  one.firstLine === other.firstLine &&
  one.endLine === other.endLine &&
  one.fromX === other.fromX &&
  one.toX === other.toX &&
  one.labelX === other.labelX;

/** The scroll position that shows `start` to `end` between `from` and `from + size`. Unchanged if already visible. */
export function scrollTo(start: number, end: number, from: number, size: number): number {
  if (start >= from && end <= from + size) return from;
  if (end - start > size) return start < from + size && end > from ? from : start;
  return start < from ? start : end - size;
}

/** Visible width that is enough to find a bar. */
const MIN_VISIBLE_PIXELS = 48;

/**
 * The scroll position for a bar that is not visible enough. Otherwise unchanged, so that the chart does not move while
 * the user moves through rows.
 */
export function scrollToBar({ x, width }: { readonly x: number; readonly width: number }, from: number, size: number) {
  const visibleWidth = Math.min(x + width, from + size) - Math.max(x, from);
  if (visibleWidth >= Math.min(width, MIN_VISIBLE_PIXELS)) return from;
  return width > size ? x : scrollTo(x, x + width, from, size);
}

/** The bars that are at least partly visible. */
export function listVisible(
  bars: readonly GanttBarLine[],
  layout: GanttLayout,
  scroll: ScrollState,
): readonly GanttBarLine[] {
  const { scrollTop, scrollLeft, clientWidth, clientHeight } = scroll;
  return bars.filter(({ line, dated }) => {
    const top = line * LINE_HEIGHT;
    const { x, width } = barOf(dated, layout);
    const isOnLine = top + LINE_HEIGHT > scrollTop && top < scrollTop + clientHeight - HEAD_HEIGHT;
    return isOnLine && x + width > scrollLeft && x < scrollLeft + clientWidth;
  });
}
