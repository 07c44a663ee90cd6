import { type Hk80Point, type Hk80Polygon, hk80 } from '@quietsite/geometry';
import type PointerInteraction from 'ol/interaction/Pointer.js';
import type OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { toGrid } from '../view/projection.ts';
import { metresPerPixel, roundToMillimetre, SNAP_PIXELS } from './aim.ts';
import { findGrip, type Grip, type MovableShape, moveGrip, removeGrip } from './corner-grip.ts';
import { createDragPointer } from './drag-pointer.ts';
import { createSnapper } from './grid-snap.ts';

export interface CornerState {
  /** Under the pointer, or held by it. */
  readonly grip: Grip | null;
  /** The shapes that change during the drag. */
  readonly changed: readonly MovableShape[];
  readonly isDragging: boolean;
}

export const NOTHING_HELD: CornerState = { grip: null, changed: [], isDragging: false };

interface Scene {
  readonly shapes: readonly MovableShape[];
  readonly snapTo: readonly Hk80Polygon[];
}

interface CornerMoverOptions {
  readonly scene: () => Scene;
  readonly onState: (state: CornerState) => void;
  readonly onMoved: (changed: readonly MovableShape[]) => void;
}

/** The held grip and the scene when the drag began, so that data loaded meanwhile does not disturb the drag. */
interface HeldCorner {
  readonly grip: Grip;
  readonly down: Hk80Point;
  readonly scene: Scene;
}

const isAlt = (event: MapBrowserEvent) => (event.originalEvent as PointerEvent).altKey;

/** Pointer handling for moving corners: hovering, grabbing, dragging and releasing. */
export class CornerMover {
  readonly interaction: PointerInteraction;
  readonly #map: OlMap;
  readonly #options: CornerMoverOptions;
  #held: HeldCorner | null = null;
  #state: CornerState = NOTHING_HELD;

  constructor(map: OlMap, options: CornerMoverOptions) {
    this.#map = map;
    this.#options = options;
    this.interaction = createDragPointer({
      onMove: (event) => this.#show({ grip: this.#find(event), changed: [], isDragging: false }),
      onDown: (event) => this.#grab(event),
      onDrag: (event) => this.#drag(event),
      onUp: (event) => this.#release(event),
    });
  }

  /** Called when the pointer leaves the map. */
  leave(): void {
    if (!this.#held) this.#show(NOTHING_HELD);
  }

  cancelDrag(): void {
    this.#held = null;
    this.#show(NOTHING_HELD);
  }

  #find({ coordinate }: MapBrowserEvent): Grip | null {
    return findGrip(
      this.#options.scene().shapes,
      toGrid(coordinate),
      SNAP_PIXELS * metresPerPixel(this.#map, coordinate),
    );
  }

  #grab(event: MapBrowserEvent): boolean {
    const grip = this.#find(event);
    this.#held = grip && { grip, down: toGrid(event.coordinate), scene: this.#options.scene() };
    return grip !== null;
  }

  #drag(event: MapBrowserEvent): void {
    if (!this.#held) return;
    const { grip, down, scene } = this.#held;
    const pointer = toGrid(event.coordinate);
    // The corner keeps its offset from the pointer, so that picking it up does not move it.
    const free = hk80(grip.position[0] + pointer[0] - down[0], grip.position[1] + pointer[1] - down[1]);
    const to = this.#snap(event, free) ?? roundToMillimetre(free);
    const changed = moveGrip(scene.shapes, grip, to);
    this.#show({ grip: { ...grip, position: to }, changed, isDragging: true });
  }

  /** Snaps to what stays in place: other shapes, and the corners of the same shapes that are not held. */
  #snap(event: MapBrowserEvent, point: Hk80Point): Hk80Point | null {
    if (isAlt(event) || !this.#held) return null;
    const { shapes, snapTo } = this.#held.scene;
    const moving = new Set(moveGrip(shapes, this.#held.grip, point).map(({ key }) => key));
    const still = shapes.filter(({ key }) => !moving.has(key)).map(({ outline }) => outline);
    const reach = SNAP_PIXELS * metresPerPixel(this.#map, event.coordinate);
    return createSnapper([...still, ...snapTo])(point, reach)?.point ?? null;
  }

  #release(event: MapBrowserEvent): void {
    const held = this.#held;
    const { changed, isDragging } = this.#state;
    this.cancelDrag();
    if (!held) return;
    if (isDragging) this.#options.onMoved(changed);
    else if (isAlt(event) && held.grip.isCorner) this.#remove(held);
  }

  #remove({ grip, scene }: HeldCorner): void {
    const changed = removeGrip(scene.shapes, grip);
    if (changed && changed.length > 0) this.#options.onMoved(changed);
  }

  #show(state: CornerState): void {
    if (state.grip === null && this.#state.grip === null && !this.#state.isDragging) return;
    this.#state = state;
    this.#options.onState(state);
  }
}
