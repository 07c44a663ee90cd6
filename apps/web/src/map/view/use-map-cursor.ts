import { useEffect } from 'react';
import { useMap } from './map-holder.tsx';

/** The cursor over the map; null leaves it to the map mode. */
export function useMapCursor(cursor: 'move' | 'pointer' | null): void {
  const map = useMap();
  useEffect(() => {
    const element = map.getTargetElement();
    element.style.cursor = cursor ?? '';
    return () => {
      element.style.cursor = '';
    };
  }, [map, cursor]);
}
