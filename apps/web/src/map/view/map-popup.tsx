import type OlMap from 'ol/Map.js';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from './map-holder.tsx';
import classes from './map-popup.module.css';
import { computeMaxHeight, type PopupPlacement, placePopup, type Side } from './popup-placement.ts';
import { toMap } from './projection.ts';
import { type Insets, moverOf } from './view-mover.ts';
import type { WirePoint } from './wire-point.ts';

/** Keeps the buttons at the right edge uncovered. */
const BUTTON_COLUMN = 46;

interface MapPopupProps {
  readonly position: WirePoint;
  /** The popup opens on the opposite side of its point. */
  readonly awayFrom: WirePoint;
  readonly insets: Insets;
  /** Pixels between the point and the popup: its symbol and label stay visible. */
  readonly clearance: number;
  /** Positions it should not cover. */
  readonly avoid: readonly WirePoint[];
  readonly children: ReactNode;
}

/** React content anchored to a map position. The view moves to make room for it and moves back when it closes. */
export function MapPopup({ position, awayFrom, insets, clearance, avoid, children }: MapPopupProps) {
  const map = useMap();
  const element = useRef<HTMLDivElement>(null);
  const { bottom, right, left = 0 } = insets;
  const [easting, northing] = position;
  const [siteEasting, siteNorthing] = awayFrom;
  const avoided = useLatestRef(avoid);
  useEffect(() => {
    const popup = element.current;
    const target = map.getTargetElement();
    if (!popup || !target) return;
    const point = toMap([easting, northing]);
    const site = toMap([siteEasting, siteNorthing]);
    const measure = (side: Side | undefined): PopupPlacement | null => {
      const [pointPixel, sitePixel] = [toPixel(map, point), toPixel(map, site)];
      if (!pointPixel || !sitePixel) return null;
      return placePopup({
        point: pointPixel,
        site: sitePixel,
        clearance,
        popup: { width: popup.offsetWidth, height: popup.offsetHeight },
        stage: { width: target.clientWidth, height: target.clientHeight },
        insets: { bottom, left, right: right + BUTTON_COLUMN },
        side,
        avoid: side ? [] : avoided.current.flatMap((place) => toPixel(map, toMap(place)) ?? []),
      });
    };
    return keepInPlace(map, popup, target, bottom, measure);
  }, [map, easting, northing, siteEasting, siteNorthing, bottom, right, left, clearance, avoided]);
  useEffect(() => () => moverOf(map).undoMakeRoom(), [map]);
  return (
    <div ref={element} className={classes.popup}>
      {children}
    </div>
  );
}

function toPixel(map: OlMap, coordinate: number[]) {
  const [x, y] = map.getPixelFromCoordinate(coordinate) ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}

/** Repositions the popup in every frame. After each change of size, the view makes room once, when it is still. */
function keepInPlace(
  map: OlMap,
  popup: HTMLElement,
  target: HTMLElement,
  bottom: number,
  measure: (side: Side | undefined) => PopupPlacement | null,
): () => void {
  let isRoomDue = true;
  // Chosen once per size, so that the popup does not jump while the map moves.
  let side: Side | undefined;
  const follow = () => {
    const now = measure(side);
    if (!now) return;
    popup.style.transform = `translate(${Math.round(now.place.x)}px, ${Math.round(now.place.y)}px)`;
    const view = map.getView();
    if (!isRoomDue || view.getAnimating() || view.getInteracting()) return;
    isRoomDue = false;
    side = now.side;
    moverOf(map).makeRoom(now.shift);
  };
  // The popup's size changes when the levels arrive, the map's with the window.
  const watcher = new ResizeObserver(() => {
    popup.style.setProperty('--tallest', `${computeMaxHeight(target.clientHeight, bottom)}px`);
    isRoomDue = true;
    side = undefined;
    map.render();
  });
  watcher.observe(popup);
  watcher.observe(target);
  map.on('postrender', follow);
  return () => {
    watcher.disconnect();
    map.un('postrender', follow);
  };
}
