import { type RefObject, useLayoutEffect } from 'react';
import type { SheetColumn } from './sheet-types.ts';

/** Width of the row numbers; as in the style sheet. */
const NUMBER_WIDTH = 38;

type Width = Pick<SheetColumn<never>, 'width' | 'isWide'>;

/**
 * By how much each wide column grows, so that the visible part of a scrolling table ends with a whole column. 0 if
 * everything fits, because the wide columns then fill the rest themselves.
 */
export function spareWidth(room: number, columns: readonly Width[]): number {
  let [used, wide] = [NUMBER_WIDTH, 0];
  for (const { width, isWide } of columns) {
    if (used + width > room) return wide === 0 ? 0 : Math.floor((room - used) / wide);
    used += width;
    if (isWide) wide++;
  }
  return 0;
}

/** Updates `--spare` of the table's box. */
export function useColumnFit(box: RefObject<HTMLElement | null>, columns: readonly Width[], isEmpty: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an empty table has no box
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = () => element.style.setProperty('--spare', `${spareWidth(element.clientWidth, columns)}px`);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    return () => observer.disconnect();
  }, [box, columns, isEmpty]);
}
