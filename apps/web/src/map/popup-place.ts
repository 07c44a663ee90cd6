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

type Side = 'left' | 'right';

export interface PopupSituation {
  /** What the popup explains. */
  readonly point: Pixel;
  /** The popup goes to the other side of its point. */
  readonly site: Pixel;
  /** Pixels between the point and the popup: its symbol and label stay visible. */
  readonly clearance: number;
  readonly popup: Size;
  readonly stage: Size;
  readonly insets: Insets;
}

export interface PopupPlace {
  readonly place: Pixel;
  /** Pixels the view has to move so that popup and point are both in sight. */
  readonly shift: readonly [dx: number, dy: number];
}

const MARGIN = 12;
const TALLEST = 560;
/** With less height than this a popup beside its point would be all head and buttons: it goes to the map's edge. */
const ENOUGH_HEIGHT = 260;
/** The head of the popup stands a little above its point, so that the eye finds from one to the other. */
const HEAD_RISE = 44;
/** Half the symbol, which must not slip under a panel. */
const SYMBOL = 16;

/** Beside its point, away from the site; at the edge when a bottom panel leaves little height. Always on the visible map. */
export function placePopup(situation: PopupSituation): PopupPlace {
  const { point, clearance, popup, stage, insets } = situation;
  const side = chooseSide(situation);
  const room = measureRoom(stage, insets);
  const isDocked = room.bottom - room.top < ENOUGH_HEIGHT;
  const beside = side === 'right' ? point.x + clearance : point.x - clearance - popup.width;
  const edge = side === 'right' ? room.right - popup.width : room.left;
  const rise = isDocked ? room.top : point.y - HEAD_RISE;
  const place = {
    x: clamp(isDocked ? edge : beside, room.left, room.right - popup.width),
    y: clamp(rise, room.top, room.bottom - popup.height),
  };
  const needed = clearance + popup.width;
  const left = room.left + (side === 'left' ? needed : SYMBOL);
  const right = room.right - (side === 'right' ? needed : SYMBOL);
  return { place, shift: [outside(point.x, left, right), outside(point.y, room.top + SYMBOL, room.bottom - SYMBOL)] };
}

/** The height the popup may have above a bottom panel. */
export function computeTallest(stageHeight: number, bottomInset: number): number {
  return Math.min(TALLEST, Math.max(0, stageHeight - bottomInset - 2 * MARGIN));
}

function chooseSide({ point, site }: PopupSituation): Side {
  return point.x < site.x ? 'left' : 'right';
}

function measureRoom(stage: Size, insets: Insets) {
  return {
    left: MARGIN,
    top: MARGIN,
    right: stage.width - insets.right - MARGIN,
    bottom: stage.height - insets.bottom - MARGIN,
  };
}

/** Where the room is too small for both, the start counts. */
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

function outside(value: number, least: number, most: number): number {
  if (value < least) return value - least;
  return Math.max(value - Math.max(most, least), 0);
}
