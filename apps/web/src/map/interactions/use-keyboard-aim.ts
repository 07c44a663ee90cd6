import type OlMap from 'ol/Map.js';
import { useEffect, useState } from 'react';

const AIM_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', ' ']);

/** True while the map is controlled by keyboard; the centre of the map then replaces the pointer. */
export function useKeyboardAim(map: OlMap): boolean {
  const [isOn, setOn] = useState(() => map.getTargetElement().matches(':focus-visible'));
  useEffect(() => {
    const element = map.getTargetElement();
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    const onFocus = () => setOn(element.matches(':focus-visible'));
    const onEnd = () => setOn(false);
    // Ignores arrow keys in a text field.
    const onKey = (event: KeyboardEvent) => event.target === element && AIM_KEYS.has(event.key) && setOn(true);
    // A map that moves under a still pointer also sends this event; the screen position is then unchanged.
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
