interface Insets {
  readonly bottom: number;
  readonly right: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels of the map, from its top left corner. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

export type Side = 'left' | 'right';

const MARGIN = 12;
const TALLEST = 560;
const LOWEST = 220;
/** The head of the popup stands a little above its point, so that the eye finds from one to the other. */
const HEAD_RISE = 44;
/** Half the symbol, which must not slip under a panel. */
const SYMBOL = 16;

/** Away from the site: what the popup explains stays in sight. */
export function chooseSide(point: Pixel, site: Pixel): Side {
  return point.x < site.x ? 'left' : 'right';
}

/** Beside its point, and as high as the part of the map that no panel covers allows. */
export function placeBeside(
  point: Pixel,
  side: Side,
  clearance: number,
  popup: Size,
  stage: Size,
  insets: Insets,
): Pixel {
  const lowestTop = stage.height - insets.bottom - MARGIN - popup.height;
  return {
    x: side === 'right' ? point.x + clearance : point.x - clearance - popup.width,
    y: Math.max(MARGIN, Math.min(point.y - HEAD_RISE, lowestTop)),
  };
}

/** Pixels the view has to move so that the popup and its point lie in the part of the map no panel covers. */
export function computeShift(
  point: Pixel,
  place: Pixel,
  popup: Size,
  stage: Size,
  insets: Insets,
): [dx: number, dy: number] {
  const left = Math.min(place.x, point.x - SYMBOL) - MARGIN;
  const right = Math.max(place.x + popup.width, point.x + SYMBOL) - (stage.width - insets.right - MARGIN);
  const top = point.y - SYMBOL - MARGIN;
  const bottom = point.y + SYMBOL - (stage.height - insets.bottom - MARGIN);
  return [left < 0 ? left : Math.max(right, 0), top < 0 ? top : Math.max(bottom, 0)];
}

/** The height the popup may have above a bottom panel. */
export function computeTallest(stageHeight: number, bottomInset: number): number {
  return Math.min(TALLEST, Math.max(LOWEST, stageHeight - bottomInset - 2 * MARGIN));
}
