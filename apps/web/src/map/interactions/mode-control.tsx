import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import { useEffect } from 'react';
import { useMap } from '../view/map-view.tsx';
import type { MapMode } from './map-mode.tsx';

/** What these do is done on the map, by keyboard too; the others have a table for that. */
const DRAWN: ReadonlySet<MapMode> = new Set<MapMode>([
  'drawSite',
  'drawZone',
  'cutZone',
  'drawUnregistered',
  'placeEquipment',
  'addPoint',
]);

/** Makes the map fit for the mode that is on: its cursor, what a double click does, and what others can read of it. */
export function ModeControl({ mode }: { readonly mode: MapMode }) {
  const map = useMap();
  useEffect(() => {
    if (mode === null) return;
    const element = map.getTargetElement();
    element.dataset.mode = mode;
    const zooms = map
      .getInteractions()
      .getArray()
      .filter((one) => one instanceof DoubleClickZoom);
    // The second half of a double click ends a drawing; it must not move the map away under it.
    for (const zoom of zooms) zoom.setActive(false);
    return () => {
      delete element.dataset.mode;
      for (const zoom of zooms) zoom.setActive(true);
    };
  }, [map, mode]);
  useEffect(() => {
    if (!DRAWN.has(mode)) return;
    // After the tool bar, which takes the focus when it appears.
    const timer = setTimeout(() => map.getTargetElement()?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [map, mode]);
  return null;
}
