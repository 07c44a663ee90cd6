import type ImageStyle from 'ol/style/Image.js';

export interface MapSymbol {
  readonly coordinate: readonly number[];
  readonly image: ImageStyle;
}

type Sprite = ReturnType<ImageStyle['getImage']>;

/** A symbol at its top left corner, in pixels of the sheet. */
interface Mark {
  readonly sprite: Sprite;
  readonly x: number;
  readonly y: number;
}

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly marks: Mark[];
  canvas: HTMLCanvasElement | null;
  /** False if the canvas, if any, still shows the old content. */
  isPainted: boolean;
}

export interface Scale {
  readonly resolution: number;
  readonly pixelRatio: number;
}

/** Columns and rows, both ends included. */
export interface CellRange {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

export const CELL_PIXELS = 256;
/** Painted cells beyond this number are discarded, except visible ones. */
const MAX_PAINTED = 120;

const keyOf = (column: number, row: number) => `${column} ${row}`;

/** All symbols at one scale, sorted into square cells that are painted when first visible. */
export class SymbolSheet {
  readonly scale: Scale;
  /** Map position of the first cell. */
  readonly anchor: readonly [number, number];
  readonly #cells = new Map<string, Cell>();
  #painted: Cell[] = [];

  /** Symbols in drawing order. Takes over the images of a sheet that it replaces. */
  constructor(symbols: readonly MapSymbol[], scale: Scale, replaced: SymbolSheet | null = null) {
    this.scale = scale;
    const [x = 0, y = 0] = replaced?.anchor ?? symbols[0]?.coordinate ?? [];
    this.anchor = [x, y];
    const pixelsPerUnit = scale.pixelRatio / scale.resolution;
    const spriteOf = memoiseSprites(scale.pixelRatio);
    for (const { coordinate, image } of symbols) {
      const sprite = spriteOf(image);
      // Whole pixels, so that a sprite is copied and not resampled.
      const [east = 0, north = 0] = image.getDisplacement().map((pixels) => pixels * scale.pixelRatio);
      const left = Math.round(((coordinate[0] ?? 0) - x) * pixelsPerUnit + east - sprite.width / 2);
      const top = Math.round((y - (coordinate[1] ?? 0)) * pixelsPerUnit - north - sprite.height / 2);
      this.#add({ sprite, x: left, y: top });
    }
    if (replaced) this.#reuseImages(replaced);
  }

  /** Reuses the images of cells with the same symbols. */
  #reuseImages(replaced: SymbolSheet): void {
    for (const [key, cell] of this.#cells) {
      const before = replaced.#cells.get(key);
      if (!before?.canvas) continue;
      cell.canvas = before.canvas;
      cell.isPainted = before.isPainted && isSameMarks(cell.marks, before.marks);
    }
    this.#painted = replaced.#painted.flatMap(({ column, row }) => this.#cells.get(keyOf(column, row)) ?? []);
  }

  /** A symbol at an edge is in two cells, at a corner in four, and each shows its part. */
  #add(mark: Mark): void {
    const { columns, rows } = rangeOf(mark.x, mark.y, mark.x + mark.sprite.width - 1, mark.y + mark.sprite.height - 1);
    for (let column = columns[0]; column <= columns[1]; column++)
      for (let row = rows[0]; row <= rows[1]; row++) {
        const key = keyOf(column, row);
        const cell = this.#cells.get(key) ?? { column, row, marks: [], canvas: null, isPainted: false };
        cell.marks.push(mark);
        this.#cells.set(key, cell);
      }
  }

  listCells({ columns, rows }: CellRange): readonly Cell[] {
    const cells: Cell[] = [];
    for (let column = columns[0]; column <= columns[1]; column++)
      for (let row = rows[0]; row <= rows[1]; row++) {
        const cell = this.#cells.get(keyOf(column, row));
        if (cell) cells.push(cell);
      }
    return cells;
  }

  paint(cell: Cell): void {
    if (!cell.canvas) {
      cell.canvas = document.createElement('canvas');
      [cell.canvas.width, cell.canvas.height] = [CELL_PIXELS, CELL_PIXELS];
      this.#painted.push(cell);
    }
    const context = cell.canvas.getContext('2d');
    const [left, top] = [cell.column * CELL_PIXELS, cell.row * CELL_PIXELS];
    context?.clearRect(0, 0, CELL_PIXELS, CELL_PIXELS);
    for (const { sprite, x, y } of cell.marks) context?.drawImage(sprite, x - left, y - top);
    cell.isPainted = true;
  }

  /** Keeps the visible cells and the newest of the rest. */
  evictHidden(visible: ReadonlySet<Cell>): void {
    if (this.#painted.length <= MAX_PAINTED) return;
    const hidden = this.#painted.filter((cell) => !visible.has(cell));
    const dropped = new Set(hidden.slice(0, this.#painted.length - MAX_PAINTED));
    for (const cell of dropped) Object.assign(cell, { canvas: null, isPainted: false });
    this.#painted = this.#painted.filter((cell) => !dropped.has(cell));
  }
}

const isSameMarks = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length &&
  one.every(({ sprite, x, y }, index) => {
    const mark = other[index];
    return mark?.sprite === sprite && mark.x === x && mark.y === y;
  });

/** The cells under a rectangle, in pixels of the sheet. */
export function rangeOf(left: number, top: number, right: number, bottom: number, size = CELL_PIXELS): CellRange {
  const cell = (pixel: number) => Math.floor(pixel / size);
  return { columns: [cell(left), cell(right)], rows: [cell(top), cell(bottom)] };
}

/** Cached, because getting the image of a style costs more than drawing it. */
function memoiseSprites(pixelRatio: number): (image: ImageStyle) => Sprite {
  const sprites = new Map<ImageStyle, Sprite>();
  return (image) => {
    const known = sprites.get(image);
    if (known) return known;
    const sprite = image.getImage(pixelRatio);
    sprites.set(image, sprite);
    return sprite;
  };
}
