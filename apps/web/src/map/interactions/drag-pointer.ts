import PointerInteraction from 'ol/interaction/Pointer.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

interface DragPointerOptions {
  readonly onMove: (event: MapBrowserEvent) => void;
  /** True: the drag is ours; false: it moves the map. */
  readonly onDown: (event: MapBrowserEvent) => boolean;
  readonly onDrag: (event: MapBrowserEvent) => void;
  /** With the end of a drag, or of a click on something that could have been dragged. */
  readonly onUp: (event: MapBrowserEvent) => void;
}

/** Takes hold of things on the map, with one finger or the main button. */
export function createDragPointer({ onMove, onDown, onDrag, onUp }: DragPointerOptions): PointerInteraction {
  const interaction: PointerInteraction = new PointerInteraction({
    handleMoveEvent: onMove,
    handleDownEvent: (event) => (event.originalEvent as PointerEvent).button === 0 && onDown(event),
    handleDragEvent: (event) => interaction.getPointerCount() === 1 && onDrag(event),
    handleUpEvent: (event) => {
      onUp(event);
      return false;
    },
  });
  return interaction;
}
