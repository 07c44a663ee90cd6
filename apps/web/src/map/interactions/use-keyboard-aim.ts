import type OlMap from 'ol/Map.js';
import { useEffect, useState } from 'react';

const STEERING: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ']);

/** True while the map is steered by keyboard: then the middle of the map is what the pointer is for others. */
export function useKeyboardAim(map: OlMap): boolean {
  const [isOn, setOn] = useState(() => map.getTargetElement().matches(':focus-visible'));
  useEffect(() => {
    const element = map.getTargetElement();
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    const onFocus = () => setOn(element.matches(':focus-visible'));
    const onEnd = () => setOn(false);
    // Arrows in a text field steer nothing.
    const onKey = (event: KeyboardEvent) => event.target === element && STEERING.has(event.key) && setOn(true);
    // The map sliding under a pointer at rest is no movement of the pointer.
    const onPointer = ({ screenX, screenY }: PointerEvent) => {
      if (Number.isFinite(lastX) && (screenX !== lastX || screenY !== lastY)) setOn(false);
      [lastX, lastY] = [screenX, screenY];
    };
    element.addEventListener('focus', onFocus);
    element.addEventListener('blur', onEnd);
    element.addEventListener('pointerdown', onEnd);
    element.addEventListener('pointermove', onPointer);
    window.addEventListener('keydown', onKey, true);
    return () => {
      element.removeEventListener('focus', onFocus);
      element.removeEventListener('blur', onEnd);
      element.removeEventListener('pointerdown', onEnd);
      element.removeEventListener('pointermove', onPointer);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [map]);
  return isOn;
}
