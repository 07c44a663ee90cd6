import { useEffect } from 'react';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from '../view/map-holder.tsx';
import { moverOf } from '../view/view-mover.ts';

const STEP_PIXELS = 40;
const FINE_STEP_PIXELS = 4;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * Keys of a tool that places one point: the arrow keys move the map under the cross, Space and Enter place the point.
 */
export function usePlaceKeys(isKeyboardAim: boolean, onPlace: () => void): void {
  const map = useMap();
  const isModalOpen = useIsModalOpen();
  const newest = useLatestRef({ isKeyboardAim, onPlace });
  useEffect(() => {
    if (isModalOpen) return;
    const element = map.getTargetElement();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target !== element || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEPS[event.key];
      const isPlacing = newest.current.isKeyboardAim && (event.key === 'Enter' || event.key === ' ');
      if (!step && !isPlacing) return;
      const pixels = event.shiftKey ? FINE_STEP_PIXELS : STEP_PIXELS;
      if (step) moverOf(map).nudge([step[0] * pixels, step[1] * pixels]);
      else newest.current.onPlace();
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [map, newest, isModalOpen]);
}
