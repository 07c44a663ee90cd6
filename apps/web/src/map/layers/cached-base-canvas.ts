import Layer, { type State as LayerState } from 'ol/layer/Layer.js';
import type OlMap from 'ol/Map.js';
import type { FrameState } from 'ol/Map.js';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';

interface CachedImage {
  /** Everything the image depends on, compared item by item. */
  readonly inputs: readonly unknown[];
  /** Replaces the layers that drew it. */
  readonly imageLayer: Layer;
}

/**
 * While only receivers change, as on each new day of the time view and on each edit, the canvas below them keeps its
 * image. Base map, buildings and areas take several times as long to draw as all receivers.
 */
export class CachedBaseCanvas {
  readonly #findCanvas: () => HTMLElement | null;
  #drawn: CachedImage | null = null;
  #inputs: readonly unknown[] = [];
  #ground: readonly LayerState[] = [];

  /** Finds the canvas of the layers below the receivers; null if there is no single one. */
  constructor(findCanvas: () => HTMLElement | null) {
    this.#findCanvas = findCanvas;
  }

  /** Before a frame is drawn, the image replaces the layers that drew it. */
  begin(frameState: FrameState): void {
    const { ground, above } = splitLayers(frameState);
    this.#ground = ground;
    this.#inputs = listInputs(frameState, ground);
    if (!isSame(this.#inputs, this.#drawn?.inputs)) this.#drawn = null;
    if (this.#drawn) frameState.layerStatesArray = [atBottom(this.#drawn.imageLayer), ...above];
  }

  /** Restores all layers for later hit detection and for finding the map of a layer. */
  end(frameState: FrameState): void {
    const imageLayer = this.#drawn?.imageLayer;
    if (imageLayer) {
      const above = frameState.layerStatesArray.filter(({ layer }) => layer !== imageLayer);
      frameState.layerStatesArray = [...this.#ground, ...above];
      return;
    }
    const canvas = isComplete(frameState) ? this.#findCanvas() : null;
    this.#drawn = canvas && { inputs: this.#inputs, imageLayer: new Layer({ render: () => canvas }) };
  }
}

export function cacheBaseCanvas(map: OlMap): void {
  const ground = new CachedBaseCanvas(() => {
    const canvas = map.getViewport().querySelector('.ol-layers')?.firstElementChild;
    const isOnly = canvas?.nextElementSibling?.className === RECEIVER_CANVAS;
    return canvas instanceof HTMLElement && isOnly ? canvas : null;
  });
  map.on('precompose', ({ frameState }): void => {
    if (frameState) ground.begin(frameState);
  });
  map.on('postcompose', ({ frameState }): void => {
    if (frameState) ground.end(frameState);
  });
}

const atBottom = (layer: Layer): LayerState => ({ ...layer.getLayerState(), zIndex: Number.NEGATIVE_INFINITY });

function splitLayers({ layerStatesArray }: FrameState) {
  const sorted = layerStatesArray.toSorted((a, b) => (a.zIndex ?? 0) - (b.zIndex ?? 0));
  const first = sorted.findIndex(({ layer }) => layer.getClassName() === RECEIVER_CANVAS);
  return { ground: sorted.slice(0, Math.max(0, first)), above: sorted.slice(Math.max(0, first)) };
}

/** Names give way to those of higher layers, so those layers are inputs as well. */
function listInputs(frameState: FrameState, ground: readonly LayerState[]): readonly unknown[] {
  const { viewState, viewHints, size, pixelRatio, layerStatesArray } = frameState;
  const { center, resolution, rotation } = viewState;
  const named = layerStatesArray.filter((state) => state.layer.getDeclutter() && !ground.includes(state));
  return [
    ...[...center, resolution, rotation, ...viewHints, ...size, pixelRatio],
    ...[...ground, ...named].flatMap(({ layer, visible, opacity }) => [layer, layer.getRevision(), visible, opacity]),
  ];
}

const isSame = (one: readonly unknown[], other: readonly unknown[] = []): boolean =>
  one.length === other.length && one.every((input, index) => Object.is(input, other[index]));

/** An incomplete image, waiting for tiles or for its next frame, is not cached. */
function isComplete({ animate, viewHints, tileQueue }: FrameState): boolean {
  return !animate && viewHints.every((hint) => hint === 0) && tileQueue.getCount() + tileQueue.getTilesLoading() === 0;
}
