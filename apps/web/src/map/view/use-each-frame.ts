import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMap } from './map-holder.tsx';

/** Keeps an element at its map position: updates it after each render and with every frame of the map. */
export function useEachFrame(place: () => void): void {
  const map = useMap();
  const newest = useRef(place);
  useLayoutEffect(() => {
    newest.current = place;
    place();
  });
  useEffect(() => {
    const follow = () => newest.current();
    map.on('postrender', follow);
    return () => map.un('postrender', follow);
  }, [map]);
}
