interface Insets {
  readonly bottom: number;
  readonly right: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const MARGIN = 12;
/** Half the symbol under the popup, which must not slip under a panel. */
const SYMBOL = 16;

/** Pixels the view has to move so that the popup lies in the part of the map no panel covers. */
export function computeShift(popup: Box, stage: Box, insets: Insets): [dx: number, dy: number] {
  const left = popup.left - (stage.left + MARGIN);
  const right = popup.right - (stage.right - insets.right - MARGIN);
  const top = popup.top - (stage.top + MARGIN);
  const bottom = popup.bottom - (stage.bottom - insets.bottom - MARGIN);
  const dx = left < 0 ? left : Math.max(right, 0);
  // Too tall for the space: the head of the popup is what must be seen.
  const dy = top < 0 ? top : Math.max(0, Math.min(bottom, top));
  return [dx, dy];
}

/** The height the popup may have so that it and its point fit above a bottom panel. */
export function computeTallest(stageHeight: number, bottomInset: number, clearance: number): number {
  const room = stageHeight - bottomInset - clearance - MARGIN - SYMBOL;
  return Math.min(520, Math.max(240, room));
}
