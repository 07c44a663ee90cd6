import type { FrameState } from 'ol/Map.js';
import type RenderEvent from 'ol/render/Event.js';
import { getRenderPixel } from 'ol/render.js';
import { apply } from 'ol/transform.js';
import ViewHint from 'ol/ViewHint.js';
import { CELL_PIXELS, type MapSymbol, rangeOf, SymbolSheet } from './symbol-sheet.ts';

/** Time a frame may spend on cells that come into view; the rest follow in the next frames. */
const PAINTING_MILLISECONDS = 10;

/**
 * Draws tens of thousands of symbols as images that move with the map. Drawing them one by one would take hundreds of
 * milliseconds per frame.
 */
export class SymbolPainter {
  #symbols: readonly MapSymbol[];
  #sheet: SymbolSheet | null = null;
  #isReplaced = false;

  /** In drawing order. */
  constructor(symbols: readonly MapSymbol[]) {
    this.#symbols = symbols;
  }

  /** Shows other symbols at the same positions with the next frame, repainting only where they differ. */
  show(symbols: readonly MapSymbol[]): void {
    this.#symbols = symbols;
    this.#isReplaced = true;
  }

  /** Called just before a layer draws its own features. */
  draw = (event: RenderEvent): void => {
    const { frameState, context } = event;
    if (!frameState || !(context instanceof CanvasRenderingContext2D)) return;
    const { viewState, pixelRatio } = frameState;
    const sheet = this.#updateSheet(frameState);
    // During a zoom, the images of the previous scale are reused.
    const growth = (sheet.scale.resolution / viewState.resolution) * (pixelRatio / sheet.scale.pixelRatio);
    const [x = 0, y = 0] = getRenderPixel(event, apply(frameState.coordinateToPixelTransform, [...sheet.anchor]));
    this.#drawCells(sheet, context, frameState, { x, y, size: CELL_PIXELS * growth, isFinal: growth === 1 });
  };

  #updateSheet(frameState: FrameState): SymbolSheet {
    const { viewState, pixelRatio } = frameState;
    if (this.#sheet === null || isOutdated(this.#sheet, frameState))
      this.#sheet = new SymbolSheet(this.#symbols, { resolution: viewState.resolution, pixelRatio });
    else if (this.#isReplaced) this.#sheet = new SymbolSheet(this.#symbols, this.#sheet.scale, this.#sheet);
    this.#isReplaced = false;
    return this.#sheet;
  }

  #drawCells(
    sheet: SymbolSheet,
    context: CanvasRenderingContext2D,
    frameState: FrameState,
    {
      x,
      y,
      size,
      isFinal,
    }: { readonly x: number; readonly y: number; readonly size: number; readonly isFinal: boolean },
  ): void {
    const { width, height } = context.canvas;
    const cells = sheet.listCells(rangeOf(-x, -y, width - x, height - y, size));
    const deadline = performance.now() + PAINTING_MILLISECONDS;
    for (const cell of cells) {
      if (!cell.isPainted && isFinal && performance.now() < deadline) sheet.paint(cell);
      if (!cell.isPainted && isFinal) frameState.animate = true;
      if (!cell.canvas) continue;
      // Edges on whole pixels, so that no seam shows between cells.
      const [left, top] = [Math.round(x + cell.column * size), Math.round(y + cell.row * size)];
      const [right, bottom] = [Math.round(x + (cell.column + 1) * size), Math.round(y + (cell.row + 1) * size)];
      context.drawImage(cell.canvas, left, top, right - left, bottom - top);
    }
    sheet.evictHidden(new Set(cells));
  }
}

function isOutdated({ scale }: SymbolSheet, { viewState, viewHints, pixelRatio }: FrameState): boolean {
  if (scale.pixelRatio !== pixelRatio) return true;
  const isMoving = (viewHints[ViewHint.ANIMATING] ?? 0) > 0 || (viewHints[ViewHint.INTERACTING] ?? 0) > 0;
  return scale.resolution !== viewState.resolution && !isMoving;
}
