import type { MercatorPoint } from '../../../../packages/geometry/src/index.ts';

export type Layer = 'buildings' | 'base-map';

const WORLD_METRES = 40_075_016.685578488;
const TILE_PIXELS = 512;
const SCREEN = { width: 1440, height: 900 };

/** Tiles of a 1440 by 900 screen around a place, as `z/x/y`. */
export function listTiles([x, y]: MercatorPoint, zoom: number): string[] {
  const side = WORLD_METRES / 2 ** zoom;
  const column = (pixels: number) => Math.floor((x + WORLD_METRES / 2) / side + pixels / TILE_PIXELS);
  const row = (pixels: number) => Math.floor((WORLD_METRES / 2 - y) / side + pixels / TILE_PIXELS);
  const tiles: string[] = [];
  for (let across = column(-SCREEN.width / 2); across <= column(SCREEN.width / 2); across += 1)
    for (let down = row(-SCREEN.height / 2); down <= row(SCREEN.height / 2); down += 1)
      tiles.push(`${zoom}/${across}/${down}`);
  return tiles;
}
