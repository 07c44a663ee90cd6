import VectorLayer from 'ol/layer/Vector.js';
import type { FrameState } from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import { describe, expect, it } from 'vitest';
import { RECEIVER_CANVAS } from '../view/map-canvas.ts';
import { CachedBaseCanvas } from './cached-base-canvas.ts';

const createLayer = (zIndex: number, className = 'ol-layer') =>
  new VectorLayer({ zIndex, className, source: new VectorSource() });

const canvas = {} as HTMLElement;

function start() {
  const layers = { buildings: createLayer(1), receivers: createLayer(9, RECEIVER_CANVAS), zones: createLayer(5) };
  const ground = new CachedBaseCanvas(() => canvas);
  /** The layers that would be drawn, and the layers reported afterwards. */
  const draw = (changes: Partial<FrameState> = {}) => {
    const frameState = {
      layerStatesArray: Object.values(layers).map((layer) => layer.getLayerState()),
      viewState: { center: [0, 0], resolution: 1, rotation: 0 },
      ...{ viewHints: [0, 0], size: [800, 600], pixelRatio: 1, animate: false },
      tileQueue: { getCount: () => 0, getTilesLoading: () => 0 },
      ...changes,
    } as unknown as FrameState;
    ground.begin(frameState);
    const drawn = frameState.layerStatesArray.map(({ layer }) => layer);
    ground.end(frameState);
    return { drawn, told: frameState.layerStatesArray.map(({ layer }) => layer) };
  };
  const isGroundDrawn = (changes?: Partial<FrameState>) => draw(changes).drawn.includes(layers.buildings);
  return { layers, draw, isGroundDrawn };
}

describe('the ground below the receivers', () => {
  it('keeps its picture while only receivers change, and all layers are still found', () => {
    const { layers, draw, isGroundDrawn } = start();
    expect(isGroundDrawn()).toBe(true);
    layers.receivers.changed();
    const { drawn, told } = draw();
    expect(drawn).toHaveLength(2);
    expect(drawn.at(-1)).toBe(layers.receivers);
    expect(drawn[0]?.render({} as FrameState, null as unknown as HTMLElement)).toBe(canvas);
    expect(told).toEqual([layers.buildings, layers.zones, layers.receivers]);
  });

  it.each<[string, Partial<FrameState>]>([
    ['the view moves', { viewState: { center: [1, 0], resolution: 1, rotation: 0 } } as unknown as Partial<FrameState>],
    ['the window has another size', { size: [800, 500] }],
    ['the screen has other pixels', { pixelRatio: 2 }],
  ])('is drawn anew when %s', (_, changes) => {
    const { isGroundDrawn } = start();
    isGroundDrawn();
    expect(isGroundDrawn(changes)).toBe(true);
    expect(isGroundDrawn(changes)).toBe(false);
  });

  it('is drawn anew when one of its layers changes, hides or is new', () => {
    const { layers, isGroundDrawn } = start();
    isGroundDrawn();
    layers.zones.changed();
    expect(isGroundDrawn()).toBe(true);
    layers.zones.setVisible(false);
    expect(isGroundDrawn()).toBe(true);
    expect(isGroundDrawn()).toBe(false);
    Object.assign(layers, { area: createLayer(2) });
    expect(isGroundDrawn()).toBe(true);
  });

  it('is drawn anew when names above it change, to which its own give way', () => {
    const { layers, isGroundDrawn } = start();
    layers.receivers.setDeclutter('names');
    isGroundDrawn();
    expect(isGroundDrawn()).toBe(false);
    layers.receivers.changed();
    expect(isGroundDrawn()).toBe(true);
  });

  it.each<[string, Partial<FrameState>]>([
    ['moves', { viewHints: [1, 0] }],
    ['has a next frame', { animate: true }],
    [
      'waits for tiles',
      { tileQueue: { getCount: () => 0, getTilesLoading: () => 2 } } as unknown as Partial<FrameState>,
    ],
  ])('is not kept while the picture %s', (_, changes) => {
    const { isGroundDrawn } = start();
    isGroundDrawn(changes);
    expect(isGroundDrawn(changes)).toBe(true);
  });
});
