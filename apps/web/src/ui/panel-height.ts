export const MINIMUM_PANEL_HEIGHT = 300;
const HEADER_ONLY_HEIGHT = 49;
const DEFAULT_SHARE = 0.46;
/** What stays of the map above the panel. */
const MAP_LEFT_OVER = 140;

interface PanelSize {
  readonly stageHeight: number;
  /** Null until the user has dragged. */
  readonly chosenHeight: number | null;
  readonly isMinimised: boolean;
}

/** 46 % of the stage or what the user chose, never under 300 px and never over the whole map. */
export function computePanelHeight({ stageHeight, chosenHeight, isMinimised }: PanelSize): number {
  if (isMinimised) return HEADER_ONLY_HEIGHT;
  const wanted = chosenHeight ?? Math.round(stageHeight * DEFAULT_SHARE);
  const most = Math.max(MINIMUM_PANEL_HEIGHT, stageHeight - MAP_LEFT_OVER);
  return Math.min(Math.max(wanted, MINIMUM_PANEL_HEIGHT), most);
}
