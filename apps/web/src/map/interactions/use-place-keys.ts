import { useEffect } from 'react';
import { useIsModalOpen } from '../../ui/dialogs/escape-stack.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { useMap } from '../view/map-holder.tsx';
import { handleArrowKey } from './arrow-keys.ts';

/**
 * Keys of a tool that places one point: arrow keys move the map under the crosshair, Space and Enter place the point.
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
      const isPlacing = newest.current.isKeyboardAim && (event.key === 'Enter' || event.key === ' ');
      if (isPlacing) newest.current.onPlace();
      else if (!handleArrowKey(event, map)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [map, newest, isModalOpen]);
}
