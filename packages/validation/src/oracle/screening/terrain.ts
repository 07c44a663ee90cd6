import type { CasePoint, CaseTerrain } from '../../case.ts';

/** Bilinear interpolation between the four nodes around a place (M-101); null if one that counts is unknown. */
export function groundAt(terrain: CaseTerrain | undefined, [easting, northing]: CasePoint): number | null {
  if (terrain === undefined) return null;
  const { west, south, cellMetres, columns, rows, levels } = terrain;
  const [x, y] = [(easting - west) / cellMetres, (northing - south) / cellMetres];
  if (x < 0 || y < 0 || x > columns - 1 || y > rows - 1) return null;
  let level = 0;
  for (const row of [Math.floor(y), Math.floor(y) + 1])
    for (const column of [Math.floor(x), Math.floor(x) + 1]) {
      const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
      if (share <= 0) continue;
      const node = levels[row * columns + column] ?? null;
      if (node === null) return null;
      level += share * node;
    }
  return level;
}
