/** A list beside a map needs more width than this. */
const NARROW_STAGE = 800;
const SHARE = 0.69;
const MIN_WIDTH = 620;
const MAX_WIDTH = 900;

/** The width of the list beside the map; null if it takes the whole stage, and before the stage is measured. */
export function deskWidth(stageWidth: number): number | null {
  if (stageWidth < NARROW_STAGE) return null;
  return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round(stageWidth * SHARE)));
}
