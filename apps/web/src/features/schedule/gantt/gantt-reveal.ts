import { barOf, type GanttLayout } from '@quietsite/domain';
import { type RefObject, useCallback, useEffect } from 'react';
import { HEAD_HEIGHT, LINE_HEIGHT } from '../../../ui/sheet/sheet-lines.ts';
import type { GanttBarLine } from './gantt-lines.ts';
import { scrollTo, scrollToBar } from './gantt-window.ts';

interface RevealInput {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: GanttLayout;
  readonly selected: GanttBarLine | null;
  /** Whether a bar is being dragged. */
  readonly isDragging: () => boolean;
}

export type Reveal = (line: number, period: GanttBarLine['dated']) => void;

/**
 * Scrolls a bar into view. On selection only horizontally, because the table already scrolls vertically for both.
 */
export function useGanttReveal({ scroller, layout, selected, isDragging }: RevealInput): Reveal {
  const reveal = useCallback<Reveal>(
    (line, period) => {
      const element = scroller.current;
      if (!element) return;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const { x, width } = barOf(period, layout);
      const top = line * LINE_HEIGHT;
      element.scrollTop = scrollTo(top, top + LINE_HEIGHT, scrollTop, clientHeight - HEAD_HEIGHT);
      element.scrollLeft = scrollTo(x, x + width, scrollLeft, clientWidth);
    },
    [scroller, layout],
  );
  const selectedId = selected?.task.id;
  const line = selected?.line;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another choice or line, not for each change of days
  useEffect(() => {
    const element = scroller.current;
    // The chart must not scroll under a dragged bar.
    if (!selected || !element || isDragging()) return;
    element.scrollLeft = scrollToBar(barOf(selected.dated, layout), element.scrollLeft, element.clientWidth);
  }, [selectedId, line]);
  return reveal;
}
