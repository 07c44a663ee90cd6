import { useEffect } from 'react';
import { useNewest } from './use-newest.ts';

/** A field that goes away, or whose page does, is not left: no blur comes for what was typed last. */
export function useTakeWhenGone(take: () => void): void {
  const newest = useNewest(take);
  useEffect(() => {
    const onPageHide = () => newest.current();
    // In the capture, before the drafts of the tab are written.
    window.addEventListener('pagehide', onPageHide, { capture: true });
    return () => {
      window.removeEventListener('pagehide', onPageHide, { capture: true });
      newest.current();
    };
  }, [newest]);
}
