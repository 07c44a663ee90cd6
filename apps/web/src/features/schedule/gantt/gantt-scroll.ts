import {
  type DayString,
  dayAt,
  dayNumber,
  findSpan,
  type GanttLayout,
  type GanttView,
  layoutGantt,
  xOfDay,
} from '@quietsite/domain';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ProposedDates } from '../advice/use-proposal.ts';
import type { GanttBarLine, GanttSection } from './gantt-lines.ts';
import { computeWindow, isSameWindow, listVisible } from './gantt-window.ts';

/** Free space before the scroll target. */
const LEAD_PIXELS = 24;

/** The visible part of the chart, and its scrolling together with the table. */
export function useGanttWindow(onScroll: (top: number) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  const [shown, setShown] = useState(() =>
    computeWindow({ scrollTop: 0, scrollLeft: 0, clientWidth: 900, clientHeight: 600 }),
  );
  const refresh = useCallback(() => {
    if (!scroller.current) return;
    const next = computeWindow(scroller.current);
    setShown((before) => (isSameWindow(before, next) ? before : next));
  }, []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      setSize((before) => (before.width === size.width && before.height === size.height ? before : size));
      refresh();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [refresh]);
  const handle = useCallback(() => {
    refresh();
    onScroll(scroller.current?.scrollTop ?? 0);
  }, [refresh, onScroll]);
  return { scroller, shown, width, height, refresh, onScroll: handle };
}

interface LayoutOptions {
  readonly view: GanttView;
  readonly width: number;
  readonly today: DayString;
  readonly proposed: ProposedDates | null;
}

/** A stable layout while first day, last day, view and width stay the same. */
export function useGanttLayout(sections: readonly GanttSection[], { view, width, today, proposed }: LayoutOptions) {
  const span = useMemo(() => {
    const dated = sections.flatMap(({ bars }) => bars.map((bar) => bar.dated));
    return findSpan([...dated, ...(proposed?.values() ?? [])]);
  }, [sections, proposed]);
  const [first, last] = [span?.first ?? today, span?.last ?? today];
  const layout = useMemo(() => layoutGantt({ first, last, view, minWidth: width }), [first, last, view, width]);
  return { layout, first };
}

interface KeptViewInput {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: GanttLayout;
  readonly bars: readonly GanttBarLine[];
  readonly selected: GanttBarLine | null;
  readonly first: DayString;
  readonly width: number;
  readonly refresh: () => void;
}

/** Starts at the first activity. Afterwards keeps what the user sees in view when the layout changes. */
export function useKeptView(props: KeptViewInput): (day: DayString) => void {
  const { scroller, layout, bars, selected, first, width, refresh } = props;
  const before = useRef<GanttLayout | null>(null);
  const goTo = useCallback(
    (day: DayString) => {
      if (scroller.current) scroller.current.scrollLeft = xOfDay(dayNumber(day), layout) - LEAD_PIXELS;
      refresh();
    },
    [scroller, layout, refresh],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visible part matters only when the layout changes
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || width === 0) return;
    const previous = before.current;
    before.current = layout;
    if (!previous) return goTo(first);
    if (previous.pixelsPerDay !== layout.pixelsPerDay) {
      const visible = selected ? [selected] : listVisible(bars, previous, element);
      goTo(findSpan(visible.map(({ dated }) => dated))?.first ?? dayAt(element.scrollLeft + LEAD_PIXELS, previous));
    } else {
      element.scrollLeft += xOfDay(previous.firstDay, layout);
      refresh();
    }
  }, [layout, width]);
  return goTo;
}
