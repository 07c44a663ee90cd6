import type OlMap from 'ol/Map.js';
import { moverOf } from '../view/view-mover.ts';

const STEP_PIXELS = 40;
const FINE_STEP_PIXELS = 4;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Moves the map under the crosshair on an arrow key, with Shift in small steps. Returns false for any other key. */
export function handleArrowKey(event: KeyboardEvent, map: OlMap): boolean {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return false;
  const pixels = event.shiftKey ? FINE_STEP_PIXELS : STEP_PIXELS;
  moverOf(map).nudge([step[0] * pixels, step[1] * pixels]);
  return true;
}
