/** The target of each step, in workflow order. The map is too large to point at. */
export const tourSteps = [
  { id: 'projects', target: '[data-place="projects"]' },
  { id: 'rail', target: '[data-menu]' },
  { id: 'map', target: null },
  { id: 'calculate', target: '[data-menu="calculateNoise"]' },
  { id: 'help', target: '[data-tour="help"]' },
] as const;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The bounding box of all targets of a step, or null if none is present. */
export function uniteBoxes(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const MARGIN = 12;
/** Fraction of the height. Just below the 'no project is open' message in the middle of the empty map. */
const UNTARGETED_TOP = 0.62;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** Beside a target at the left edge, below a target at the top, or below the centre without a target. */
export function placeCard(target: Box | null, card: Size, viewport: Size): { left: number; top: number } {
  const [maxLeft, maxTop] = [viewport.width - card.width - MARGIN, viewport.height - card.height - MARGIN];
  if (!target)
    return {
      left: (viewport.width - card.width) / 2,
      top: Math.min(Math.round(viewport.height * UNTARGETED_TOP), maxTop),
    };
  if (target.left < viewport.width / 4)
    return { left: target.left + target.width + GAP, top: clamp(target.top, MARGIN, maxTop) };
  return { left: clamp(target.left, MARGIN, maxLeft), top: target.top + target.height + GAP };
}
