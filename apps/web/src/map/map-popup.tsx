import { type ReactNode, useEffect, useRef } from 'react';
import classes from './map-popup.module.css';
import { useMap } from './map-view.tsx';
import { chooseSide, computeShift, computeTallest, placeBeside, type Side } from './popup-place.ts';
import { toMap } from './projection.ts';
import type { WirePoint } from './wire-point.ts';

interface MapPopupProps {
  readonly position: WirePoint;
  /** The popup goes to the other side of its point. */
  readonly awayFrom: WirePoint;
  readonly insets: { readonly bottom: number; readonly right: number };
  /** Pixels between the point and the popup: its symbol and label stay visible. */
  readonly clearance: number;
  readonly children: ReactNode;
}

/** React content tied to a place on the map; the view moves when it would be cut off. */
export function MapPopup({ position, awayFrom, insets, clearance, children }: MapPopupProps) {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  const { bottom, right } = insets;
  const [siteEasting, siteNorthing] = awayFrom;
  useEffect(() => {
    const popup = element.current;
    const target = map.getTargetElement();
    if (!popup || !target) return;
    const coordinate = toMap(position);
    const siteCoordinate = toMap([siteEasting, siteNorthing]);
    let side: Side | null = null;
    let isShiftDue = true;

    const measure = () => {
      const [x = 0, y = 0] = map.getPixelFromCoordinate(coordinate) ?? [];
      const [siteX = 0, siteY = 0] = map.getPixelFromCoordinate(siteCoordinate) ?? [];
      // Chosen once: a popup that changes sides under the pointer is worse than one on the wrong side.
      side ??= chooseSide({ x, y }, { x: siteX, y: siteY });
      const size = { width: popup.offsetWidth, height: popup.offsetHeight };
      const stage = { width: target.clientWidth, height: target.clientHeight };
      const place = placeBeside({ x, y }, side, clearance, size, stage, { bottom, right });
      return { place, shift: computeShift({ x, y }, place, size, stage, { bottom, right }) };
    };
    const follow = () => {
      if (!map.getPixelFromCoordinate(coordinate)) return;
      const { place } = measure();
      popup.style.transform = `translate(${Math.round(place.x)}px, ${Math.round(place.y)}px)`;
    };
    const bringIntoView = () => {
      const view = map.getView();
      if (!isShiftDue || view.getAnimating() || !map.getPixelFromCoordinate(coordinate)) return;
      isShiftDue = false;
      const [dx, dy] = measure().shift;
      const [x, y] = view.getCenter() ?? [];
      const resolution = view.getResolution() ?? 1;
      if ((dx === 0 && dy === 0) || x === undefined || y === undefined) return;
      view.animate({ center: [x + dx * resolution, y - dy * resolution], duration: 200 });
    };
    // Its own size changes when the levels arrive; while the view still flies, its landing is waited for.
    const watcher = new ResizeObserver(() => {
      popup.style.setProperty('--tallest', `${computeTallest(target.clientHeight, bottom)}px`);
      isShiftDue = true;
      follow();
      bringIntoView();
    });
    watcher.observe(popup);
    map.on('postrender', follow);
    map.on('moveend', bringIntoView);
    return () => {
      watcher.disconnect();
      map.un('postrender', follow);
      map.un('moveend', bringIntoView);
    };
  }, [map, position, siteEasting, siteNorthing, bottom, right, clearance]);
  return (
    <div ref={element} className={classes.popup}>
      {children}
    </div>
  );
}
