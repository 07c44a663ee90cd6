import { type ReactNode, useEffect, useRef } from 'react';
import classes from './map-popup.module.css';
import { useMap } from './map-view.tsx';
import { computeShift, computeTallest } from './popup-place.ts';
import { toMap } from './projection.ts';
import type { WirePoint } from './wire-point.ts';

interface MapPopupProps {
  readonly position: WirePoint;
  readonly insets: { readonly bottom: number; readonly right: number };
  /** Pixels between the point and the popup: its symbol and label stay visible. */
  readonly clearance: number;
  readonly children: ReactNode;
}

/** React content tied to a place on the map, moved into the visible part when it would be cut off. */
export function MapPopup({ position, insets, clearance, children }: MapPopupProps) {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const coordinate = toMap(position);
    const place = () => {
      const [x, y] = map.getPixelFromCoordinate(coordinate) ?? [];
      if (!element.current || x === undefined || y === undefined) return;
      element.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y - clearance)}px) translate(-50%, -100%)`;
    };
    place();
    map.on('postrender', place);
    return () => map.un('postrender', place);
  }, [map, position, clearance]);

  const { bottom, right } = insets;
  useEffect(() => {
    const popup = element.current;
    const target = map.getTargetElement();
    if (!popup || !target) return;
    let isDue = true;
    const bringIntoView = () => {
      const view = map.getView();
      if (!isDue || view.getAnimating()) return;
      isDue = false;
      popup.style.setProperty('--tallest', `${computeTallest(target.clientHeight, bottom, clearance)}px`);
      const [dx, dy] = computeShift(popup.getBoundingClientRect(), target.getBoundingClientRect(), { bottom, right });
      const [x, y] = view.getCenter() ?? [];
      const resolution = view.getResolution() ?? 1;
      if ((dx === 0 && dy === 0) || x === undefined || y === undefined) return;
      view.animate({ center: [x + dx * resolution, y - dy * resolution], duration: 200 });
    };
    // Its own size changes when the levels arrive; while the view still flies, its landing is waited for.
    const watcher = new ResizeObserver(() => {
      isDue = true;
      bringIntoView();
    });
    watcher.observe(popup);
    map.on('moveend', bringIntoView);
    return () => {
      watcher.disconnect();
      map.un('moveend', bringIntoView);
    };
  }, [map, bottom, right, clearance]);
  return (
    <div ref={element} className={classes.popup}>
      {children}
    </div>
  );
}
