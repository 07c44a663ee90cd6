import { useRef, useState } from 'react';

type Pane = 'table' | 'chart';

interface Scrolled {
  scrollTop: number;
}

/**
 * Two elements that scroll together. The other one is moved directly, because React would draw it a frame later. Its
 * own scroll event for that, or for a sideways move, must not move the first one back.
 */
export class ScrollPair {
  readonly #find: (side: Pane) => Scrolled | null | undefined;
  /** A table that is mounted again starts at the top. */
  readonly #tops = new WeakMap<Scrolled, number>();

  constructor(find: (side: Pane) => Scrolled | null | undefined) {
    this.#find = find;
  }

  scrolled(side: Pane, top: number): void {
    const [own, other] = [this.#find(side), this.#find(side === 'table' ? 'chart' : 'table')];
    if (!own || !other || (this.#tops.get(own) ?? 0) === top) return;
    this.#tops.set(own, top);
    other.scrollTop = top;
    // It may have stopped earlier, at its end.
    this.#tops.set(other, other.scrollTop);
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
