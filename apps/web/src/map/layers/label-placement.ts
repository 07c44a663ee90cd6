/** In pixels; y grows downwards. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface LabelRequest {
  readonly id: number;
  /** The centre of the symbol that the label names. */
  readonly point: Pixel;
  readonly width: number;
  readonly height: number;
  /** Half the symbol's size; the label stays clear of it. */
  readonly symbolRadius: number;
  /** Always drawn, above or below its symbol, whatever it covers. */
  readonly isRequired: boolean;
}

/** From the centre of the symbol to the centre of the label. */
export type LabelOffset = readonly [dx: number, dy: number];

const GAP = 3;
/** Further out, for when there is no room beside the symbol. */
const FAR_STEPS: readonly number[] = [14, 28, 42];

/**
 * The position of each label: above its symbol, else right, left, below, at a corner or further out. A label is left
 * out only if every position is taken by an obstacle, the symbol of another label, or a label earlier in the list. Free
 * positions off the site are preferred (MAP-31).
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  obstacles: readonly Box[],
  isOverSite: (box: Box) => boolean = () => false,
): ReadonlyMap<number, LabelOffset> {
  const required = requests.filter((request) => request.isRequired);
  const others = requests.filter((request) => !request.isRequired);
  const symbols = requests.map(symbolBox);
  const taken = [...obstacles, ...symbols];
  const offsets = new Map<number, LabelOffset>();
  for (const request of [...required, ...others]) {
    const offset = chooseOffset(request, taken, isOverSite);
    if (!offset) continue;
    offsets.set(request.id, offset);
    taken.push(labelBox(request, offset));
  }
  return offsets;
}

function chooseOffset(
  request: LabelRequest,
  taken: readonly Box[],
  isOverSite: (box: Box) => boolean,
): LabelOffset | undefined {
  const candidates = listOffsets(request);
  const places = candidates.filter((offset) => computeOverlap(labelBox(request, offset), taken) === 0);
  const free = places.find((offset) => !isOverSite(labelBox(request, offset))) ?? places[0];
  if (free || !request.isRequired) return free;
  const overlaps = candidates.map((offset) => computeOverlap(labelBox(request, offset), taken));
  return candidates[overlaps.indexOf(Math.min(...overlaps))];
}

function listOffsets({ width, height, symbolRadius, isRequired }: LabelRequest): readonly LabelOffset[] {
  const dx = symbolRadius + GAP + width / 2;
  const dy = symbolRadius + GAP + height / 2;
  const above: LabelOffset = [0, -dy];
  const below: LabelOffset = [0, dy];
  // The popup of a selected receiver opens at its side, so the label stays above or below.
  if (isRequired) return [above, below];
  const corner = width / 2 + 1;
  const near: LabelOffset[] = [above, [dx, 0], [-dx, 0], below];
  const corners: LabelOffset[] = [
    [corner, -dy],
    [-corner, -dy],
    [corner, dy],
    [-corner, dy],
  ];
  const away = FAR_STEPS.flatMap((step) => [
    ...near.map(([x, y]): LabelOffset => [x + Math.sign(x) * step, y + Math.sign(y) * step]),
    ...corners.map(([x, y]): LabelOffset => [x + Math.sign(x) * step, y + Math.sign(y) * step]),
  ]);
  return [...near, ...corners, ...away];
}

/** A label this far from its symbol needs a leader line. */
export function needsLeader({ width, height, symbolRadius }: LabelRequest, [dx, dy]: LabelOffset): boolean {
  const reach = symbolRadius + 2 * GAP;
  return Math.abs(dx) - width / 2 > reach || Math.abs(dy) - height / 2 > reach;
}

export function boxAround({ x, y }: Pixel, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function labelBox({ point, width, height }: LabelRequest, [dx, dy]: LabelOffset): Box {
  return boxAround({ x: point.x + dx, y: point.y + dy }, width, height);
}

function symbolBox({ point, symbolRadius }: LabelRequest): Box {
  return boxAround(point, 2 * symbolRadius, 2 * symbolRadius);
}

/** The area in square pixels that a box shares with others. */
function computeOverlap(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    if (width > 0 && height > 0) sum += width * height;
  }
  return sum;
}
