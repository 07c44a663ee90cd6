export const MINIMUM_PANEL_HEIGHT = 300;
export const PANEL_MARGIN = 12;
const HEADER_ONLY_HEIGHT = 49;
const DEFAULT_SHARE = 0.46;
/** The part of the map left above the panel: enough for the buttons at its edge and to recognise a place. */
const MIN_MAP_HEIGHT = 200;
/** Header, column titles and a row or two, however low the window. */
const MIN_HEIGHT = 160;

/** The header of a side panel and a few scrolling lines. */
const MIN_SIDE_HEIGHT = 150;

/**
 * The bottom edge of a side panel above a bottom panel, which keeps its buttons visible; null if too little would
 * remain.
 */
export function computeSideBottom(stageHeight: number, bottomInset: number): number | null {
  const room = stageHeight - bottomInset - 2 * PANEL_MARGIN;
  return room >= MIN_SIDE_HEIGHT ? bottomInset + PANEL_MARGIN : null;
}

/** The narrowest table, slightly less than on a 1024 px page. */
const MIN_BESIDE = 880;

/** The right edge of a bottom panel beside a full-height side panel; null if too little would remain. */
export function computeRightBeside(stageWidth: number, sideWidth: number): number | null {
  const right = sideWidth + 2 * PANEL_MARGIN;
  return stageWidth - right - PANEL_MARGIN >= MIN_BESIDE ? right : null;
}

interface PanelSize {
  readonly stageHeight: number;
  /** Null until the user has dragged. */
  readonly chosenHeight: number | null;
  readonly isMinimised: boolean;
  /** Share of the stage until a height is chosen; 46 % if left out. */
  readonly share?: number | undefined;
}

/** The visible part of the map takes precedence over the height chosen by the user. */
export function computeMaxHeight(stageHeight: number): number {
  return Math.max(MIN_HEIGHT, stageHeight - MIN_MAP_HEIGHT - PANEL_MARGIN);
}

/** Its share of the stage or the user's choice, at least 300 px if the map has room for it. */
export function computePanelHeight({
  stageHeight,
  chosenHeight,
  isMinimised,
  share = DEFAULT_SHARE,
}: PanelSize): number {
  if (isMinimised) return HEADER_ONLY_HEIGHT;
  const requested = chosenHeight ?? Math.round(stageHeight * share);
  return Math.min(Math.max(requested, MINIMUM_PANEL_HEIGHT), computeMaxHeight(stageHeight));
}
