import { type RefObject, useCallback, useEffect, useState } from 'react';
import { HEAD_HEIGHT, LINE_HEIGHT } from './sheet-lines.ts';

/** Lines beyond the edges, so that a turn of the wheel shows no white. */
const SPARE_LINES = 8;
/** Until the height of the box is known: with the spare ones enough for a docked panel. */
const FIRST_LINES = 8;

interface View {
  readonly first: number;
  readonly count: number;
}

interface Heights {
  readonly line: number;
  /** What stands over the lines and does not scroll. */
  readonly head: number;
}

const SHEET_HEIGHTS: Heights = { line: LINE_HEIGHT, head: HEAD_HEIGHT };

/** The lines in sight of a box with lines of one height: they alone are drawn, however many there are. */
export function useVisibleLines(
  box: RefObject<HTMLElement | null>,
  lineCount: number,
  { line, head }: Heights = SHEET_HEIGHTS,
) {
  const [view, setView] = useState<View>({ first: 0, count: FIRST_LINES });
  const look = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const first = Math.floor(element.scrollTop / line);
    const count = Math.ceil(Math.max(0, element.clientHeight - head) / line);
    setView((now) => (now.first === first && now.count === count ? now : { first, count }));
  }, [box, line, head]);
  const hasLines = lineCount > 0;
  useEffect(() => {
    const element = box.current;
    // Without lines there may be something else in place of the box.
    if (!element || !hasLines) return;
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box, look, hasLines]);
  const from = Math.max(0, Math.min(view.first, lineCount) - SPARE_LINES);
  const to = Math.min(lineCount, view.first + view.count + SPARE_LINES);
  return { from, to, page: Math.max(1, view.count - 1), look };
}
