import { useEffect } from 'react';
import { useNewest } from '../ui/use-newest.ts';
import { useMap } from './map-view.tsx';

/** The pointer went off the map: to a panel, or out of the window. */
export function usePointerLeave(onLeave: () => void): void {
  const map = useMap();
  const newest = useNewest(onLeave);
  useEffect(() => {
    const viewport = map.getViewport();
    const leave = () => newest.current();
    viewport.addEventListener('pointerleave', leave);
    return () => viewport.removeEventListener('pointerleave', leave);
  }, [map, newest]);
}
