import { contains, grow, overlaps } from './clip.ts';
import type { SheetBox, SheetPoint } from './sheet.ts';

type Direction = readonly [x: number, y: number];

export interface LabelRequest {
  readonly anchor: SheetPoint;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Gap between the anchor and the label. */
  readonly clearanceMm: number;
  /** In order of preference: up is [0, -1]. */
  readonly directions: readonly Direction[];
  /** Extra distances from the anchor, nearest first. Any value other than 0 needs a leader line. */
  readonly extraReachMm: readonly number[];
}

export interface Obstacles {
  readonly frame: SheetBox;
  /** Never covered. */
  readonly hard: readonly SheetBox[];
  /** Covered only if there is no better place. */
  readonly soft: readonly SheetBox[];
}

export interface LabelPlacement {
  readonly box: SheetBox;
  /** Small boxes along the leader line to the symbol; empty if the label touches it. */
  readonly leader: readonly SheetBox[];
}

/** Above first, as readers expect; then the sides, below, the corners and the positions between. */
export const LABEL_DIRECTIONS: readonly Direction[] = [
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
];
const LEADER_STEPS = 10;
/** Covering a symbol costs as much as trying all directions one and a half times. */
const COVERED_SYMBOL_COST = 12;
const CROSSED_LEADER_COST = 100;

/** The cheapest place inside the frame that covers no hard obstacle; undefined if there is none. */
export function placeLabel(request: LabelRequest, obstacles: Obstacles): LabelPlacement | undefined {
  let best: LabelPlacement | undefined;
  let leastCost = Infinity;
  for (const [order, place] of listPlaces(request).entries()) {
    if (order >= leastCost) break;
    if (!isAllowed(place, obstacles)) continue;
    const cost = order + costOf(place, obstacles);
    if (cost < leastCost) [best, leastCost] = [place, cost];
  }
  return best;
}

const listPlaces = (request: LabelRequest): readonly LabelPlacement[] =>
  request.extraReachMm.flatMap((extraMm) =>
    request.directions.map((direction) => {
      const box = boxInDirection(request, direction, extraMm);
      // A label at a corner may be mistaken for that of another symbol, so only a label directly beside, above or below
      // its symbol has no leader.
      const isSquare = extraMm === 0 && direction.includes(0);
      return { box, leader: isSquare ? [] : leaderTo(box, request) };
    }),
  );

const isAllowed = ({ box }: LabelPlacement, { frame, hard }: Obstacles): boolean =>
  contains(frame, box) && !hard.some((other) => overlaps(box, other));

/** A leader that runs under another item is hard to follow, but better than no label. */
function costOf({ box, leader }: LabelPlacement, { hard, soft }: Obstacles): number {
  const covered = soft.filter((symbol) => overlaps(box, symbol)).length;
  const isCrossed = leader.some((step) => hard.some((other) => overlaps(step, other)));
  return covered * COVERED_SYMBOL_COST + (isCrossed ? CROSSED_LEADER_COST : 0);
}

function boxInDirection(request: LabelRequest, [x, y]: Direction, extraMm: number): SheetBox {
  const reachMm = request.clearanceMm + extraMm;
  const middleX = request.anchor[0] + x * (reachMm + request.widthMm / 2);
  const middleY = request.anchor[1] + y * (reachMm + request.heightMm / 2);
  return {
    left: middleX - request.widthMm / 2,
    right: middleX + request.widthMm / 2,
    top: middleY - request.heightMm / 2,
    bottom: middleY + request.heightMm / 2,
  };
}

/** The part of the leader between the symbol's edge and the label. */
function leaderTo(box: SheetBox, { anchor, clearanceMm }: LabelRequest): readonly SheetBox[] {
  const [x, y] = [(box.left + box.right) / 2 - anchor[0], (box.top + box.bottom) / 2 - anchor[1]];
  const length = Math.hypot(x, y);
  return Array.from({ length: LEADER_STEPS }, (_, step) => {
    const share = (clearanceMm + (length - clearanceMm) * (step / LEADER_STEPS)) / length;
    const point = { left: anchor[0] + x * share, top: anchor[1] + y * share };
    return grow({ ...point, right: point.left, bottom: point.top }, 0.1);
  });
}
