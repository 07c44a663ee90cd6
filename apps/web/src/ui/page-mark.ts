import { useEffect } from 'react';

/** Elements on the page that affect the styling of others. */
type PageMark = 'modal' | 'popup' | 'portal' | 'site-bar' | 'location-bar';

const holders = new Map<PageMark, number>();

function hold(mark: PageMark, change: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + change;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}

/**
 * Marks the root element while a component is mounted. A :has selector could do the same in CSS alone, but the browser
 * would evaluate it at every change of the page: with a table of thousands of rows that is most of its work.
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useEffect(() => {
    if (!isOn) return;
    hold(mark, 1);
    return () => hold(mark, -1);
  }, [mark, isOn]);
}
