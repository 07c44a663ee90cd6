import { type RefObject, useCallback, useEffect, useState } from 'react';
import { HEAD_HEIGHT, LINE_HEIGHT } from './sheet-lines.ts';

/** Extra lines beyond the edges, so that scrolling shows no blank space. */
const SPARE_LINES = 8;
/** Until the height of the box is known: together with the extra lines, enough for a docked panel. */
const FIRST_LINES = 8;

interface View {
  readonly first: number;
  readonly count: number;
}

interface Heights {
  readonly line: number;
  /** Height of the fixed header above the lines. */
  readonly head: number;
}

const SHEET_HEIGHTS: Heights = { line: LINE_HEIGHT, head: HEAD_HEIGHT };

/** The visible lines of a box with lines of equal height: only these are rendered, however many there are. */
export function useVisibleLines(
  box: RefObject<HTMLElement | null>,
  lineCount: number,
  { line, head }: Heights = SHEET_HEIGHTS,
) {
  const [view, setView] = useState<View>({ first: 0, count: FIRST_LINES });
  const updateVisible = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const first = Math.floor(element.scrollTop / line);
    const count = Math.ceil(Math.max(0, element.clientHeight - head) / line);
    setView((now) => (now.first === first && now.count === count ? now : { first, count }));
  }, [box, line, head]);
  const hasLines = lineCount > 0;
  useEffect(() => {
    const element = box.current;
    // Without lines, something else may be shown instead of the box.
    if (!element || !hasLines) return;
    updateVisible();
    const watcher = new ResizeObserver(updateVisible);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box, updateVisible, hasLines]);
  const from = Math.max(0, Math.min(view.first, lineCount) - SPARE_LINES);
  const to = Math.min(lineCount, view.first + view.count + SPARE_LINES);
  return { from, to, page: Math.max(1, view.count - 1), updateVisible };
}
