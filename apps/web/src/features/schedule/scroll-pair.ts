import { useRef, useState } from 'react';

type Pane = 'table' | 'chart';

interface Scrollable {
  scrollTop: number;
}

/**
 * Two elements that scroll together. The second one is scrolled directly, because React would draw it a frame later.
 * The scroll event this causes, like one from a horizontal scroll, must not move the first one back.
 */
export class ScrollPair {
  readonly #find: (side: Pane) => Scrollable | null | undefined;
  /** A table that is mounted again starts at the top. */
  readonly #tops = new WeakMap<Scrollable, number>();

  constructor(find: (side: Pane) => Scrollable | null | undefined) {
    this.#find = find;
  }

  scrolled(side: Pane, top: number): void {
    const [source, target] = [this.#find(side), this.#find(side === 'table' ? 'chart' : 'table')];
    if (!source || !target || (this.#tops.get(source) ?? 0) === top) return;
    this.#tops.set(source, top);
    target.scrollTop = top;
    // It may have stopped short at its end.
    this.#tops.set(target, target.scrollTop);
  }
}

/** `root` contains the table and the chart. */
export function useScrollPair() {
  const root = useRef<HTMLDivElement>(null);
  const [pair] = useState(
    () =>
      new ScrollPair((side) =>
        side === 'table'
          ? root.current?.querySelector('[role="grid"]')?.parentElement
          : root.current?.querySelector('[role="listbox"]'),
      ),
  );
  const [handlers] = useState(() => ({
    onTable: (top: number) => pair.scrolled('table', top),
    onChart: (top: number) => pair.scrolled('chart', top),
  }));
  return { root, ...handlers };
}
