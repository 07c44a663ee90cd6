export const MINIMUM_PANEL_HEIGHT = 300;
export const PANEL_MARGIN = 12;
const HEADER_ONLY_HEIGHT = 49;
const DEFAULT_SHARE = 0.46;
/** The map above the panel: the buttons at its edge, and enough to recognise a place. */
const MAP_LEFT_OVER = 200;
/** Head, column titles and a row or two, however low the window. */
const LOWEST = 160;

interface PanelSize {
  readonly stageHeight: number;
  /** Null until the user has dragged. */
  readonly chosenHeight: number | null;
  readonly isMinimised: boolean;
  /** Of the stage, as long as nothing is chosen; 46 % when left out. */
  readonly share?: number | undefined;
}

/** What stays of the map counts more than the height someone dragged the panel to. */
export function computeMostHeight(stageHeight: number): number {
  return Math.max(LOWEST, stageHeight - MAP_LEFT_OVER - PANEL_MARGIN);
}

/** Its share of the stage or what the user chose, at least 300 px where the map can spare them. */
export function computePanelHeight({
  stageHeight,
  chosenHeight,
  isMinimised,
  share = DEFAULT_SHARE,
}: PanelSize): number {
  if (isMinimised) return HEADER_ONLY_HEIGHT;
  const wanted = chosenHeight ?? Math.round(stageHeight * share);
  return Math.min(Math.max(wanted, MINIMUM_PANEL_HEIGHT), computeMostHeight(stageHeight));
}
