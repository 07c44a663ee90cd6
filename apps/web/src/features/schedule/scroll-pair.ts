import { useRef, useState } from 'react';

type Side = 'table' | 'chart';

interface Scrolled {
  scrollTop: number;
}

/**
 * Two that scroll together. The other one is moved at once and not by way of React, which would draw it a frame later.
 * What it says about that, or about a move to the side, is no news and must not push the first one back.
 */
export class ScrollPair {
  readonly #find: (side: Side) => Scrolled | null | undefined;
  /** A table that was gone and is there again begins at its top. */
  readonly #tops = new WeakMap<Scrolled, number>();

  constructor(find: (side: Side) => Scrolled | null | undefined) {
    this.#find = find;
  }

  scrolled(side: Side, top: number): void {
    const [own, other] = [this.#find(side), this.#find(side === 'table' ? 'chart' : 'table')];
    if (!own || !other || (this.#tops.get(own) ?? 0) === top) return;
    this.#tops.set(own, top);
    other.scrollTop = top;
    // At its end it may stop before.
    this.#tops.set(other, other.scrollTop);
  }
}

/** `root` holds the table and the chart. */
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
