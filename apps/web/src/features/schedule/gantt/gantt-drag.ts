import type { DatedTask, GanttLayout, ScheduledTask } from '@quietsite/domain';
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import type { GanttBarLine } from './gantt-lines.ts';
import { type BarGrip, shiftPeriod } from './gantt-move.ts';

/** A press that moves less is a click. */
const SLACK_PIXELS = 3;
/** So near to the side the chart scrolls along. */
const EDGE_PIXELS = 36;
/** At the very edge, less before it. */
const PIXELS_PER_FRAME = 14;

export interface LiveBar {
  readonly bar: GanttBarLine;
  readonly period: Pick<DatedTask, 'start' | 'end'>;
}

interface Drag {
  readonly pointerId: number;
  readonly bar: GanttBarLine;
  readonly grip: BarGrip;
  /** In pixels of the chart, not of the screen: it may scroll below the pointer. */
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

/** Moves and stretches bars by the pointer, day by day: one change at the end, none when it is given up. */
export function useGanttDrag({ scroller, layout, onChange }: DragInput) {
  const drag = useRef<Drag | null>(null);
  const [live, setLive] = useState<LiveBar | null>(null);
  const newest = useLatestRef({ layout, onChange });
  const placeOf = useCallback(
    (clientX: number) => {
      const element = scroller.current;
      return element ? clientX - element.getBoundingClientRect().left + element.scrollLeft : 0;
    },
    [scroller],
  );
  /** The days that the pointer stands for now; null while it is a click. */
  const readPeriod = useCallback((): LiveBar | null => {
    const { current } = drag;
    if (!current) return null;
    const moved = placeOf(current.clientX) - current.startX;
    if (!current.isMoving && Math.abs(moved) < SLACK_PIXELS) return null;
    current.isMoving = true;
    const days = Math.round(moved / newest.current.layout.pixelsPerDay);
    return { bar: current.bar, period: shiftPeriod(current.bar.dated, current.grip, days) };
  }, [placeOf, newest]);
  const follow = useCallback(() => {
    const now = readPeriod();
    if (now) setLive((before) => (before && isSamePeriod(before.period, now.period) ? before : now));
  }, [readPeriod]);
  const giveUp = useCallback(() => {
    drag.current = null;
    setLive(null);
  }, []);
  const begin = (event: PointerEvent<Element>, bar: GanttBarLine, grip: BarGrip) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId, clientX } = event;
    drag.current = { pointerId, bar, grip, startX: placeOf(clientX), startClientX: clientX, clientX, isMoving: false };
  };
  const move = ({ pointerId, clientX }: PointerEvent) => {
    if (drag.current?.pointerId !== pointerId) return;
    drag.current.clientX = clientX;
    follow();
  };
  // Read from the pointer, not from what is drawn: a busy page draws later than the button is let go.
  const drop = ({ pointerId, clientX }: PointerEvent): LiveBar | null => {
    if (drag.current?.pointerId !== pointerId) return null;
    drag.current.clientX = clientX;
    const dropped = readPeriod();
    giveUp();
    if (!dropped || isSamePeriod(dropped.period, dropped.bar.dated)) return null;
    newest.current.onChange({ ...dropped.bar.task, ...dropped.period });
    return dropped;
  };
  useEdgeScroll(live !== null, scroller, drag, follow);
  useLayer(live !== null, { onEscape: giveUp, isModal: false });
  const isHeld = useCallback(() => drag.current !== null, []);
  return { live, isHeld, begin, move, drop, giveUp };
}

const isSamePeriod = (one: LiveBar['period'], other: LiveBar['period']): boolean =>
  one.start === other.start && one.end === other.end;

/** Keeps scrolling, and the bar with it, as long as the pointer is at a side. */
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

/** Pixels for one frame; none for a bar that was taken hold of at the edge and is pulled away from it. */
function computeEdgeSpeed({ clientX, startClientX }: Drag, { left, right }: DOMRect): number {
  const isRight = clientX > startClientX;
  const depth = isRight ? clientX - (right - EDGE_PIXELS) : left + EDGE_PIXELS - clientX;
  const speed = Math.ceil(PIXELS_PER_FRAME * Math.min(1, Math.max(0, depth / EDGE_PIXELS)));
  return isRight ? speed : -speed;
}
