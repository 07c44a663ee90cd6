import PointerInteraction from 'ol/interaction/Pointer.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';

interface DragPointerOptions {
  readonly onMove: (event: MapBrowserEvent) => void;
  /** Returns true to handle the drag here, false to let it move the map. */
  readonly onDown: (event: MapBrowserEvent) => boolean;
  readonly onDrag: (event: MapBrowserEvent) => void;
  /** Called at the end of a drag, or of a click on something draggable. */
  readonly onUp: (event: MapBrowserEvent) => void;
}

/** Drags things on the map, with one finger or the main button. */
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
