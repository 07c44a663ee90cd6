import type { Insets } from './view-mover.ts';

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

export interface PopupGeometry {
  /** The point that the popup describes. */
  readonly point: Pixel;
  /** The popup opens on the opposite side of its point. */
  readonly site: Pixel;
  /** Pixels between the point and the popup: its symbol and label stay visible. */
  readonly clearance: number;
  readonly popup: Size;
  readonly stage: Size;
  readonly insets: Insets;
  /** The current side; chosen if absent. */
  readonly side?: Side | undefined;
  /** What it should not cover, such as receivers that exceed. */
  readonly avoid?: readonly Pixel[];
}

export interface PopupPlacement {
  readonly side: Side;
  readonly place: Pixel;
  /** Pixels the view has to move so that popup and point are both visible. */
  readonly shift: readonly [dx: number, dy: number];
}

const MARGIN = 12;
const MAX_HEIGHT = 560;
/**
 * With less height than this, a popup beside its point would be only header and buttons, so it moves to the map's edge.
 */
const MIN_HEIGHT_BESIDE = 260;
/** The header is slightly above the point, so that the eye can link the two. */
const HEADER_RISE = 44;
/** Half the symbol, which must not go under a panel. */
const SYMBOL = 16;

/**
 * Beside its point, away from the site; at the edge if a bottom panel leaves little height. Always on the visible map.
 */
export function placePopup(situation: PopupGeometry): PopupPlacement {
  const side = situation.side ?? chooseSide(situation);
  return placeAt(situation, side);
}

function placeAt({ point, clearance, popup, stage, insets }: PopupGeometry, side: Side): PopupPlacement {
  const room = measureRoom(stage, insets);
  const isDocked = room.bottom - room.top < MIN_HEIGHT_BESIDE;
  const beside = side === 'right' ? point.x + clearance : point.x - clearance - popup.width;
  const edge = side === 'right' ? room.right - popup.width : room.left;
  const rise = isDocked ? room.top : point.y - HEADER_RISE;
  const place = {
    x: clamp(isDocked ? edge : beside, room.left, room.right - popup.width),
    y: clamp(rise, room.top, room.bottom - popup.height),
  };
  const needed = clearance + popup.width;
  const left = room.left + (side === 'left' ? needed : SYMBOL);
  const right = room.right - (side === 'right' ? needed : SYMBOL);
  return {
    side,
    place,
    shift: [outside(point.x, left, right), outside(point.y, room.top + SYMBOL, room.bottom - SYMBOL)],
  };
}

/** Maximum height of the popup above a bottom panel. */
export function computeMaxHeight(stageHeight: number, bottomInset: number): number {
  return Math.min(MAX_HEIGHT, Math.max(0, stageHeight - bottomInset - 2 * MARGIN));
}

/** The side that covers less; if equal, the one away from the site (SHELL-63). */
function chooseSide(situation: PopupGeometry): Side {
  const { point, site } = situation;
  const [away, towards]: [Side, Side] = point.x < site.x ? ['left', 'right'] : ['right', 'left'];
  return countHidden(situation, towards) < countHidden(situation, away) ? towards : away;
}

function countHidden(situation: PopupGeometry, side: Side): number {
  const { popup, avoid = [] } = situation;
  const { place, shift } = placeAt(situation, side);
  const [left, top] = [place.x + shift[0], place.y + shift[1]];
  return avoid.filter(({ x, y }) => x > left && x < left + popup.width && y > top && y < top + popup.height).length;
}

function measureRoom(stage: Size, insets: Insets) {
  return {
    left: (insets.left ?? 0) + MARGIN,
    top: MARGIN,
    right: stage.width - insets.right - MARGIN,
    bottom: stage.height - insets.bottom - MARGIN,
  };
}

/** If there is no room for both, the start takes precedence. */
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

function outside(value: number, min: number, max: number): number {
  if (value < min) return value - min;
  return Math.max(value - Math.max(max, min), 0);
}
