import type OlMap from 'ol/Map.js';

/** Screen position from the top left of the map. */
export type Pixel = readonly [number, number];

/** Null before the map is first drawn. */
export function readPixel(map: OlMap, coordinate: readonly number[]): Pixel | null {
  const [x, y] = map.getPixelFromCoordinate([...coordinate]) ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}
