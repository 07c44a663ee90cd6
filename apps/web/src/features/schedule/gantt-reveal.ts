import { barOf, type GanttLayout } from '@quietsite/domain';
import { type RefObject, useCallback, useEffect } from 'react';
import { HEAD_HEIGHT, LINE_HEIGHT } from '../../ui/sheet/sheet-lines.ts';
import type { GanttBarLine } from './gantt-lines.ts';
import { scrollTo } from './gantt-window.ts';

interface RevealInput {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly layout: GanttLayout;
  readonly selected: GanttBarLine | null;
}

export type Reveal = (line: number, period: GanttBarLine['dated']) => void;

/** Brings a bar into view; what is chosen in the table is shown when nothing of it is seen. */
export function useGanttReveal({ scroller, layout, selected }: RevealInput): Reveal {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or another line, not each change of days
  useEffect(() => {
    const element = scroller.current;
    if (!selected || !element) return;
    const { x, width } = barOf(selected.dated, layout);
    const { scrollLeft, clientWidth } = element;
    // A bar that is partly seen may be under the pointer: it stays where it is.
    const isSeen = x < scrollLeft + clientWidth && x + width > scrollLeft;
    const top = selected.line * LINE_HEIGHT;
    element.scrollTop = scrollTo(top, top + LINE_HEIGHT, element.scrollTop, element.clientHeight - HEAD_HEIGHT);
    if (!isSeen) element.scrollLeft = scrollTo(x, x + width, scrollLeft, clientWidth);
  }, [selectedId, line]);
  return reveal;
}
