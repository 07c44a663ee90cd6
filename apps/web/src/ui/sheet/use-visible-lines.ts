import { type RefObject, useCallback, useEffect, useState } from 'react';
import { HEAD_HEIGHT, LINE_HEIGHT } from './sheet-lines.ts';

/** Lines beyond the edges, so that a turn of the wheel shows no white. */
const SPARE_LINES = 8;

interface View {
  readonly first: number;
  readonly count: number;
}

/** The lines in sight of a box with lines of one height: they alone are drawn, however many there are. */
export function useVisibleLines(box: RefObject<HTMLElement | null>, lineCount: number) {
  const [view, setView] = useState<View>({ first: 0, count: 24 });
  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const first = Math.floor(element.scrollTop / LINE_HEIGHT);
    const count = Math.ceil(Math.max(0, element.clientHeight - HEAD_HEIGHT) / LINE_HEIGHT);
    setView((now) => (now.first === first && now.count === count ? now : { first, count }));
  }, [box]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box, look]);
  const from = Math.max(0, Math.min(view.first, lineCount) - SPARE_LINES);
  const to = Math.min(lineCount, view.first + view.count + SPARE_LINES);
  return { from, to, page: Math.max(1, view.count - 1), look };
}
