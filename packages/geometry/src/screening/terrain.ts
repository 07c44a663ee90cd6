/** Ground levels in mPD at the nodes of a square grid, interpolated bilinearly (M-101). */
export interface TerrainGrid {
  /** The south-western node. */
  readonly west: number;
  readonly south: number;
  readonly cellMetres: number;
  readonly columns: number;
  readonly rows: number;
  /** Row by row from the south; null where unknown. */
  readonly levels: ArrayLike<number | null>;
}

/** The ground level of a place; NaN if it is unknown. */
export function terrainAt(terrain: TerrainGrid, easting: number, northing: number): number {
  const { west, south, cellMetres, columns, rows } = terrain;
  const across = (easting - west) / cellMetres;
  const up = (northing - south) / cellMetres;
  if (!(across >= 0 && up >= 0 && across <= columns - 1 && up <= rows - 1)) return Number.NaN;
  const column = Math.min(Math.floor(across), Math.max(0, columns - 2));
  const row = Math.min(Math.floor(up), Math.max(0, rows - 2));
  const southLevel = between(terrain, row * columns + column, across - column);
  if (up === row) return southLevel;
  const northLevel = between(terrain, (row + 1) * columns + column, across - column);
  return up === row + 1 ? northLevel : southLevel + (northLevel - southLevel) * (up - row);
}

/** A node with share 0 is not read, so it may be unknown. */
function between({ levels }: TerrainGrid, node: number, share: number): number {
  const first = levels[node] ?? Number.NaN;
  if (share === 0) return first;
  const second = levels[node + 1] ?? Number.NaN;
  return share === 1 ? second : first + (second - first) * share;
}
