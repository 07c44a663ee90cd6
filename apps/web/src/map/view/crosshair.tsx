import { useRef } from 'react';
import classes from './crosshair.module.css';
import { useMap } from './map-holder.tsx';
import { useEachFrame } from './use-each-frame.ts';

/** Marks the centre of the visible map, where the keyboard places corners. */
export function Crosshair() {
  const map = useMap();
  const element = useRef<SVGSVGElement>(null);
  useEachFrame(() => {
    const centre = map.getView().getCenter();
    const [x, y] = (centre && map.getPixelFromCoordinate(centre)) ?? [];
    if (x !== undefined && y !== undefined)
      element.current?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
  });
  return (
    <svg ref={element} className={classes.crosshair} viewBox="0 0 33 33" aria-hidden="true" data-crosshair>
      <path d="M16.5 1v11M16.5 21v11M1 16.5h11M21 16.5h11" />
      <circle cx="16.5" cy="16.5" r="8" />
    </svg>
  );
}
