import { type RefCallback, useCallback, useState } from 'react';

export interface ScrollView {
  readonly width: number;
  readonly height: number;
  readonly scrollTop: number;
}

/** Size and position of a scrolling element. */
export function useScrollView(): ScrollView & { readonly ref: RefCallback<HTMLElement> } {
  const [view, setView] = useState<ScrollView>({ width: 0, height: 0, scrollTop: 0 });
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    const measure = () =>
      setView((known) => {
        const { clientWidth: width, clientHeight: height, scrollTop } = box;
        const isSame = known.width === width && known.height === height && known.scrollTop === scrollTop;
        return isSame ? known : { width, height, scrollTop };
      });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
  return { ...view, ref };
}
