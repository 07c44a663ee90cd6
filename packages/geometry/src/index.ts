export {
  type Alignment,
  createAlignment,
  findDominantStretch,
  outlineStretch,
  type Stretch,
  WIDTHS_PER_PART,
} from './alignment.ts';
export type { Bounds } from './bounds.ts';
export * from './buffer.ts';
export * from './check-multi-polygon.ts';
export {
  checkPolygon,
  MIN_AREA_SQUARE_METRES,
  type PolygonProblem,
  type PolygonProblemKind,
} from './check-polygon.ts';
export * from './contains.ts';
export * from './coordinates.ts';
export * from './cut-polygon.ts';
export * from './geographical-centre.ts';
export { isNearHongKong } from './hong-kong.ts';
export * from './length-to-width-ratio.ts';
export * from './measure.ts';
export * from './nearest-boundary-point.ts';
export * from './normalise-polygon.ts';
export type { NotCutReason } from './not-cut-reason.ts';
export * from './notional-placer.ts';
export * from './notional-source.ts';
export * from './projection.ts';
export * from './read-position.ts';
export { containsPolygon, OUTLINE_TOLERANCE_METRES, overlapArea, overlaps } from './relations.ts';
export * from './screening/cross-line.ts';
export { cutOutline } from './screening/cut-outline.ts';
export { HorizonSearch, type RayCounts } from './screening/horizon-search.ts';
export type { LowestHorizon } from './screening/lowest-horizon.ts';
export { OutlineBoxes, overlapsByMoreThan } from './screening/outline-overlap.ts';
export { listOutlinePlaces, nearestPlaceOf } from './screening/places.ts';
export {
  isHiddenAt,
  type LineScreen,
  NO_HORIZON,
  type ScreeningScene,
  type SolidScreen,
  TERRAIN_CLEARANCE_METRES,
} from './screening/screen.ts';
export { findShade } from './screening/shade.ts';
export { type TerrainGrid, terrainAt } from './screening/terrain.ts';
export { createTestPoints, type OpenRay, type TestPoints } from './screening/test-points.ts';
export type { TestedReceiver } from './screening/tested-places.ts';
