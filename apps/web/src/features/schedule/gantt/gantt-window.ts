import { barOf, type GanttLayout } from '@quietsite/domain';
import { HEAD_HEIGHT, LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import type { GanttBarLine } from './gantt-lines.ts';

/** What of the chart is drawn: a little more than is seen, in steps, so that scrolling mostly draws nothing new. */
export interface GanttWindow {
  readonly firstLine: number;
  /** The first that is not drawn any more. */
  readonly endLine: number;
  readonly fromX: number;
  readonly toX: number;
  /** Labels of bars that begin further left stand here. */
  readonly labelX: number;
}

interface ScrollPlace {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly clientHeight: number;
}

const LINE_STEP = 8;
const X_STEP = 240;

const below = (value: number, step: number): number => Math.floor(value / step) * step;
const above = (value: number, step: number): number => Math.ceil(value / step) * step;

export function computeWindow({ scrollTop, scrollLeft, clientWidth, clientHeight }: ScrollPlace): GanttWindow {
  const [first, end] = [scrollTop / LINE_HEIGHT, (scrollTop + clientHeight - HEAD_HEIGHT) / LINE_HEIGHT];
  return {
    firstLine: Math.max(0, below(first, LINE_STEP) - LINE_STEP),
    endLine: above(end, LINE_STEP) + LINE_STEP,
    fromX: Math.max(0, below(scrollLeft, X_STEP) - X_STEP),
    toX: above(scrollLeft + clientWidth, X_STEP) + X_STEP,
    labelX: above(scrollLeft, X_STEP / 4),
  };
}

export const isSameWindow = (one: GanttWindow, other: GanttWindow): boolean =>
  one.firstLine === other.firstLine &&
  one.endLine === other.endLine &&
  one.fromX === other.fromX &&
  one.toX === other.toX &&
  one.labelX === other.labelX;

/** Where to scroll so that something from `start` to `end` is seen between `from` and `from + size`; as it is if so. */
export function scrollTo(start: number, end: number, from: number, size: number): number {
  if (start >= from && end <= from + size) return from;
  if (end - start > size) return start < from + size && end > from ? from : start;
  return start < from ? start : end - size;
}

/** So much of a bar is enough to find it by. */
const ENOUGH_PIXELS = 48;

/** Where to scroll for a bar of which less than enough is seen; as it is if not: rows that are walked through rest. */
export function scrollToBar({ x, width }: { readonly x: number; readonly width: number }, from: number, size: number) {
  const seen = Math.min(x + width, from + size) - Math.max(x, from);
  if (seen >= Math.min(width, ENOUGH_PIXELS)) return from;
  return width > size ? x : scrollTo(x, x + width, from, size);
}

/** The bars of which something is on the screen. */
export function listSeen(
  bars: readonly GanttBarLine[],
  layout: GanttLayout,
  place: ScrollPlace,
): readonly GanttBarLine[] {
  const { scrollTop, scrollLeft, clientWidth, clientHeight } = place;
  return bars.filter(({ line, dated }) => {
    const top = line * LINE_HEIGHT;
    const { x, width } = barOf(dated, layout);
    const isOnLine = top + LINE_HEIGHT > scrollTop && top < scrollTop + clientHeight - HEAD_HEIGHT;
    return isOnLine && x + width > scrollLeft && x < scrollLeft + clientWidth;
  });
}
