import type { TerrainGrid } from './terrain.ts';

const BLOCK_CELLS = 8;

/** The highest ground of each block of cells, so that most samples of a ray need not be interpolated. */
export class TerrainCeiling {
  readonly #west: number;
  readonly #south: number;
  readonly #blockMetres: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #highest: Float64Array;

  constructor({ west, south, cellMetres, columns, rows, levels }: TerrainGrid) {
    this.#west = west;
    this.#south = south;
    this.#blockMetres = BLOCK_CELLS * cellMetres;
    this.#columns = Math.ceil(columns / BLOCK_CELLS);
    this.#rows = Math.ceil(rows / BLOCK_CELLS);
    this.#highest = new Float64Array(this.#columns * this.#rows).fill(Number.NEGATIVE_INFINITY);
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const level = levels[row * columns + column] ?? Number.NaN;
        if (!Number.isNaN(level)) this.#raise(column, row, level);
      }
  }

  /** The highest ground in the block around a place; minus infinity if none is known. */
  above(easting: number, northing: number): number {
    const column = Math.floor((easting - this.#west) / this.#blockMetres);
    const row = Math.floor((northing - this.#south) / this.#blockMetres);
    if (!(column >= 0 && row >= 0 && column < this.#columns && row < this.#rows)) return Number.NEGATIVE_INFINITY;
    return this.#highest[row * this.#columns + column] ?? Number.NEGATIVE_INFINITY;
  }

  /** A node at the edge of a block belongs to the blocks on both sides. */
  #raise(column: number, row: number, level: number): void {
    const isShared = (node: number) => node > 0 && node % BLOCK_CELLS === 0;
    const [lastColumn, lastRow] = [Math.floor(column / BLOCK_CELLS), Math.floor(row / BLOCK_CELLS)];
    for (let y = lastRow - (isShared(row) ? 1 : 0); y <= lastRow; y++)
      for (let x = lastColumn - (isShared(column) ? 1 : 0); x <= lastColumn; x++) {
        const block = y * this.#columns + x;
        this.#highest[block] = Math.max(this.#highest[block] ?? level, level);
      }
  }
}
