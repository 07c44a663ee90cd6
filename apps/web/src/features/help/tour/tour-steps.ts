/** The target of each step, in workflow order. The map is too large to point at. */
export const tourSteps = [
  { id: 'projects', target: '[data-menu="openProject"]' },
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

interface Room {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const MARGIN = 12;
/** Fraction of the height, below the message in the middle of the empty map that no project is open. */
const LOW = 0.62;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Beside a target at the left edge, below a target at the top, or low in the middle without a target. */
export function placeCard(target: Box | null, card: Room, stage: Room): { left: number; top: number } {
  const [mostLeft, mostTop] = [stage.width - card.width - MARGIN, stage.height - card.height - MARGIN];
  if (!target) return { left: (stage.width - card.width) / 2, top: Math.min(Math.round(stage.height * LOW), mostTop) };
  if (target.left < stage.width / 4)
    return { left: target.left + target.width + GAP, top: clamp(target.top, MARGIN, mostTop) };
  return { left: clamp(target.left, MARGIN, mostLeft), top: target.top + target.height + GAP };
}
