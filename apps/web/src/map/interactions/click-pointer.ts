import PointerInteraction from 'ol/interaction/Pointer.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

/** A pointer that moves at most this many pixels between down and up makes a click, not a drag. */
export const CLICK_PIXELS = 6;

interface ClickPointerOptions {
  readonly onMove: (event: MapBrowserEvent) => void;
  readonly onClick: (event: MapBrowserEvent) => void;
}

const isPlain = (event: MapBrowserEvent) => {
  const { button, ctrlKey, metaKey, shiftKey } = event.originalEvent as PointerEvent;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey;
};

/** Reports clicks and pointer moves; leaves drags and two-finger gestures to the map. */
export function createClickPointer({ onMove, onClick }: ClickPointerOptions): PointerInteraction {
  let downPixel: readonly number[] = [0, 0];
  let wasTwoFingers = false;
  const interaction: PointerInteraction = new PointerInteraction({
    stopDown: () => false,
    handleMoveEvent: onMove,
    handleDownEvent: (event) => {
      downPixel = event.pixel;
      wasTwoFingers = false;
      return isPlain(event);
    },
    handleDragEvent: () => {
      wasTwoFingers ||= interaction.getPointerCount() > 1;
    },
    handleUpEvent: (event) => {
      if (interaction.getPointerCount() > 0) {
        wasTwoFingers = true;
        return true;
      }
      const [x = 0, y = 0] = event.pixel;
      const moved = Math.hypot(x - (downPixel[0] ?? 0), y - (downPixel[1] ?? 0));
      if (!wasTwoFingers && moved <= CLICK_PIXELS) onClick(event);
      return false;
    },
  });
  return interaction;
}
