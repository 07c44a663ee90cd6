import type { DatedTask, GanttLayout, ScheduledTask } from '@quietsite/domain';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import type { GanttBarLine } from './gantt-lines.ts';
import { type BarGrip, shiftPeriod } from './gantt-move.ts';

/** A smaller movement counts as a click. */
const SLACK_PIXELS = 3;
/** The chart scrolls while the pointer is closer than this to its edge. */
const EDGE_PIXELS = 36;
/** The speed at the very edge. Further in, it is lower. */
const PIXELS_PER_FRAME = 14;

export interface LiveBar {
  readonly bar: GanttBarLine;
  readonly period: Pick<DatedTask, 'start' | 'end'>;
}

interface Drag {
  readonly pointerId: number;
  readonly bar: GanttBarLine;
  readonly grip: BarGrip;
  /** In chart pixels, not screen pixels, because it may scroll under the pointer. */
  readonly startX: number;
  readonly startClientX: number;
  clientX: number;
  isMoving: boolean;
}

interface DragInput {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: GanttLayout;
  readonly onChange: (task: ScheduledTask) => void;
}

/** Moves and resizes bars with the pointer, day by day. One change at the end, none if cancelled. */
export function useGanttDrag({ scroller, layout, onChange }: DragInput) {
  const drag = useRef<Drag | null>(null);
  const [live, setLive] = useState<LiveBar | null>(null);
  const newest = useLatestRef({ layout, onChange });
  const chartXOf = useCallback(
    (clientX: number) => {
      const element = scroller.current;
      return element ? clientX - element.getBoundingClientRect().left + element.scrollLeft : 0;
    },
    [scroller],
  );
  /** The dates at the current pointer position, or null while it still counts as a click. */
  const readPeriod = useCallback((): LiveBar | null => {
    const { current } = drag;
    if (!current) return null;
    const moved = chartXOf(current.clientX) - current.startX;
    if (!current.isMoving && Math.abs(moved) < SLACK_PIXELS) return null;
    current.isMoving = true;
    const days = Math.round(moved / newest.current.layout.pixelsPerDay);
    return { bar: current.bar, period: shiftPeriod(current.bar.dated, current.grip, days) };
  }, [chartXOf, newest]);
  const follow = useCallback(() => {
    const now = readPeriod();
    if (now) setLive((before) => (before && isSamePeriod(before.period, now.period) ? before : now));
  }, [readPeriod]);
  const cancelDrag = useCallback(() => {
    drag.current = null;
    setLive(null);
  }, []);
  const begin = (event: PointerEvent<Element>, bar: GanttBarLine, grip: BarGrip) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId, clientX } = event;
    drag.current = { pointerId, bar, grip, startX: chartXOf(clientX), startClientX: clientX, clientX, isMoving: false };
  };
  const move = ({ pointerId, clientX }: PointerEvent) => {
    if (drag.current?.pointerId !== pointerId) return;
    drag.current.clientX = clientX;
    follow();
  };
  // Read from the pointer, not from the rendered bar: a busy page may render after the button is released.
  const drop = ({ pointerId, clientX }: PointerEvent): LiveBar | null => {
    if (drag.current?.pointerId !== pointerId) return null;
    drag.current.clientX = clientX;
    const dropped = readPeriod();
    cancelDrag();
    if (!dropped || isSamePeriod(dropped.period, dropped.bar.dated)) return null;
    newest.current.onChange({ ...dropped.bar.task, ...dropped.period });
    return dropped;
  };
  useEdgeScroll(live !== null, scroller, drag, follow);
  useLayer(live !== null, { onEscape: cancelDrag, isModal: false });
  const isDragging = useCallback(() => drag.current !== null, []);
  return { live, isDragging, begin, move, drop, cancelDrag };
}

const isSamePeriod = (one: LiveBar['period'], other: LiveBar['period']): boolean =>
  one.start === other.start && one.end === other.end;

/** Keeps scrolling the chart and moving the bar while the pointer is near an edge. */
function useEdgeScroll(
  isOn: boolean,
  scroller: RefObject<HTMLDivElement | null>,
  drag: RefObject<Drag | null>,
  follow: () => void,
): void {
  useEffect(() => {
    if (!isOn) return;
    let frame = requestAnimationFrame(function scroll() {
      const element = scroller.current;
      if (element && drag.current) {
        const before = element.scrollLeft;
        element.scrollLeft = before + computeEdgeSpeed(drag.current, element.getBoundingClientRect());
        if (element.scrollLeft !== before) follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [isOn, scroller, drag, follow]);
}

/** Pixels per frame. None for a bar grabbed at the edge and pulled away from it. */
function computeEdgeSpeed({ clientX, startClientX }: Drag, { left, right }: DOMRect): number {
  const isRight = clientX > startClientX;
  const depth = isRight ? clientX - (right - EDGE_PIXELS) : left + EDGE_PIXELS - clientX;
  const speed = Math.ceil(PIXELS_PER_FRAME * Math.min(1, Math.max(0, depth / EDGE_PIXELS)));
  return isRight ? speed : -speed;
}
