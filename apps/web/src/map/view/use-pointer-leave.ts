import { useEffect } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from './map-holder.tsx';

/** Called when the pointer leaves the map, for a panel or out of the window. */
export function usePointerLeave(onLeave: () => void): void {
  const map = useMap();
  const newest = useLatestRef(onLeave);
  useEffect(() => {
    const viewport = map.getViewport();
    const leave = () => newest.current();
    viewport.addEventListener('pointerleave', leave);
    return () => viewport.removeEventListener('pointerleave', leave);
  }, [map, newest]);
}
