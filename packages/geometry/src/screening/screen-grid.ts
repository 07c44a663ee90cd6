import type { Bounds } from '../bounds.ts';
import type { ScreenLayout } from './screen-layout.ts';

/** About the size of a building with its street. */
const CELL_METRES = 32;
/** Cells grow until there are at most this many. */
const MAX_CELLS = 4_000_000;

/**
 * Screens by square cell, to walk along a ray from its start. A tree of boxes finds the screens in a box, but a long
 * ray crosses few of the screens in its bounding box.
 */
export class ScreenGrid {
  readonly #west: number;
  readonly #south: number;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #starts: Int32Array;
  readonly #items: Int32Array;
  /** The last walk that returned each screen. */
  readonly #seen: Int32Array;
  #walk = 0;
  #column = 0;
  #row = 0;
  #stepColumn = 0;
  #stepRow = 0;
  /** Share of the ray at which the next column or row begins, and how far apart they are. */
  #nextColumn = 0;
  #nextRow = 0;
  #perColumn = 0;
  #perRow = 0;
  #item = 0;
  #end = 0;

  constructor(layout: ScreenLayout) {
    const { count, middleEast, middleNorth, halfEast, halfNorth } = layout;
    this.#seen = new Int32Array(count);
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < count; i++) {
      west = Math.min(west, (middleEast[i] ?? 0) - (halfEast[i] ?? 0));
      east = Math.max(east, (middleEast[i] ?? 0) + (halfEast[i] ?? 0));
      south = Math.min(south, (middleNorth[i] ?? 0) - (halfNorth[i] ?? 0));
      north = Math.max(north, (middleNorth[i] ?? 0) + (halfNorth[i] ?? 0));
    }
    [this.#west, this.#south] = count === 0 ? [0, 0] : [west, south];
    const [width, height] = count === 0 ? [0, 0] : [east - west, north - south];
    let cell = CELL_METRES;
    while (Math.ceil(width / cell + 1) * Math.ceil(height / cell + 1) > MAX_CELLS) cell *= 2;
    this.#cell = cell;
    this.#columns = Math.floor(width / cell) + 1;
    this.#rows = Math.floor(height / cell) + 1;
    [this.#starts, this.#items] = this.#fill(layout);
  }

  /** Begins to walk along a ray. */
  begin(startEast: number, startNorth: number, endEast: number, endNorth: number): void {
    this.#walk++;
    const [x, y] = [(startEast - this.#west) / this.#cell, (startNorth - this.#south) / this.#cell];
    const [dx, dy] = [(endEast - startEast) / this.#cell, (endNorth - startNorth) / this.#cell];
    this.#column = Math.floor(x);
    this.#row = Math.floor(y);
    this.#stepColumn = dx > 0 ? 1 : -1;
    this.#stepRow = dy > 0 ? 1 : -1;
    this.#perColumn = dx === 0 ? Infinity : Math.abs(1 / dx);
    this.#perRow = dy === 0 ? Infinity : Math.abs(1 / dy);
    this.#nextColumn = dx === 0 ? Infinity : (dx > 0 ? this.#column + 1 - x : x - this.#column) * this.#perColumn;
    this.#nextRow = dy === 0 ? Infinity : (dy > 0 ? this.#row + 1 - y : y - this.#row) * this.#perRow;
    this.#open();
  }

  /** The next screen whose cell the ray enters, returned once; -1 at the end of the ray. */
  next(): number {
    for (;;) {
      while (this.#item < this.#end) {
        const screen = this.#items[this.#item++] ?? 0;
        if (this.#seen[screen] === this.#walk) continue;
        this.#seen[screen] = this.#walk;
        return screen;
      }
      if (this.#nextColumn > 1 && this.#nextRow > 1) return -1;
      if (this.#nextColumn < this.#nextRow) {
        this.#column += this.#stepColumn;
        this.#nextColumn += this.#perColumn;
      } else {
        this.#row += this.#stepRow;
        this.#nextRow += this.#perRow;
      }
      this.#open();
    }
  }

  /** The screens whose cells meet a box; ends a walk. */
  findInBox({ west, south, east, north }: Bounds): number[] {
    const found: number[] = [];
    this.#walk++;
    const [firstColumn, lastColumn] = [this.#place(west - this.#west), this.#place(east - this.#west)];
    const [firstRow, lastRow] = [this.#place(south - this.#south), this.#place(north - this.#south)];
    for (let row = Math.max(0, firstRow); row <= Math.min(this.#rows - 1, lastRow); row++)
      for (let column = Math.max(0, firstColumn); column <= Math.min(this.#columns - 1, lastColumn); column++) {
        const cell = row * this.#columns + column;
        for (let i = this.#starts[cell] ?? 0; i < (this.#starts[cell + 1] ?? 0); i++) {
          const screen = this.#items[i] ?? 0;
          if (this.#seen[screen] !== this.#walk) found.push(screen);
          this.#seen[screen] = this.#walk;
        }
      }
    return found;
  }

  #place(metres: number): number {
    return Math.floor(metres / this.#cell);
  }

  #open(): void {
    const isInside = this.#column >= 0 && this.#column < this.#columns && this.#row >= 0 && this.#row < this.#rows;
    const cell = this.#row * this.#columns + this.#column;
    this.#item = isInside ? (this.#starts[cell] ?? 0) : 0;
    this.#end = isInside ? (this.#starts[cell + 1] ?? 0) : 0;
  }

  /** Counts before filling, to avoid a list per cell. */
  #fill(layout: ScreenLayout): [Int32Array, Int32Array] {
    const starts = new Int32Array(this.#columns * this.#rows + 2);
    this.#eachCell(layout, (cell) => {
      starts[cell + 2] = (starts[cell + 2] ?? 0) + 1;
    });
    for (let i = 2; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    const items = new Int32Array(starts[starts.length - 1] ?? 0);
    this.#eachCell(layout, (cell, screen) => {
      const place = starts[cell + 1] ?? 0;
      items[place] = screen;
      starts[cell + 1] = place + 1;
    });
    return [starts, items];
  }

  #eachCell(
    { count, middleEast, middleNorth, halfEast, halfNorth }: ScreenLayout,
    visit: (cell: number, screen: number) => void,
  ): void {
    const place = (metres: number, last: number) => Math.min(last, Math.max(0, Math.floor(metres / this.#cell)));
    for (let i = 0; i < count; i++) {
      const [east, north] = [(middleEast[i] ?? 0) - this.#west, (middleNorth[i] ?? 0) - this.#south];
      const lastColumn = place(east + (halfEast[i] ?? 0) + MARGIN_METRES, this.#columns - 1);
      const lastRow = place(north + (halfNorth[i] ?? 0) + MARGIN_METRES, this.#rows - 1);
      for (let row = place(north - (halfNorth[i] ?? 0) - MARGIN_METRES, lastRow); row <= lastRow; row++)
        for (let column = place(east - (halfEast[i] ?? 0) - MARGIN_METRES, lastColumn); column <= lastColumn; column++)
          visit(row * this.#columns + column, i);
    }
  }
}

/** A ray along a cell edge must find the screens on both sides. */
const MARGIN_METRES = 0.001;
