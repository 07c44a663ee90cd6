import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import { useEffect } from 'react';
import { useMap } from '../view/map-holder.tsx';
import type { MapMode } from './map-mode.tsx';

/** These tools work on the map, also by keyboard; the others have a table for keyboard use. */
const KEYBOARD_MODES: ReadonlySet<MapMode> = new Set<MapMode>([
  'drawSite',
  'drawZone',
  'cutZone',
  'drawFront',
  'drawUnregistered',
  'placeEquipment',
  'addPoint',
  'measureDistance',
  'measureArea',
]);

/** Sets up the map for the current mode: its cursor, what a double click does, and its attributes. */
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
    // The second click of a double click ends a drawing and must not zoom the map.
    for (const zoom of zooms) zoom.setActive(false);
    return () => {
      delete element.dataset.mode;
      for (const zoom of zooms) zoom.setActive(true);
    };
  }, [map, mode]);
  useEffect(() => {
    if (!KEYBOARD_MODES.has(mode)) return;
    // Runs after the toolbar, which takes the focus when it appears.
    const timer = setTimeout(() => map.getTargetElement()?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [map, mode]);
  return null;
}
