/**
 * Points the user adds away from any known building belong to notional ones, numbered for each project (NSR-30, Q104).
 * The ids of real buildings may be as large; what is notional has no outline of its own.
 */
export const FIRST_NOTIONAL_BUILDING_ID = 1_000_001;

/** The lowest free one, so that ids a project uses, real ones included, never meet. */
export function nextNotionalBuildingId(idsInUse: readonly number[]): number {
  const used = new Set(idsInUse);
  let buildingId = FIRST_NOTIONAL_BUILDING_ID;
  while (used.has(buildingId)) buildingId++;
  return buildingId;
}
