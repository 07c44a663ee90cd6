import type OlMap from 'ol/Map.js';

/** On the screen, from the top left of the map. */
export type Pixel = readonly [number, number];

/** Null before the first picture of the map. */
export function readPixel(map: OlMap, coordinate: readonly number[]): Pixel | null {
  const [x, y] = map.getPixelFromCoordinate([...coordinate]) ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}
