/**
 * Points that the user adds away from any known building belong to notional buildings, numbered per project (NSR-30,
 * Q104). Ids of real buildings may be as large. A notional building has no outline.
 */
export const FIRST_NOTIONAL_BUILDING_ID = 1_000_001;

/** The lowest free id, so that the ids of a project, including real ones, never collide. */
export function nextNotionalBuildingId(idsInUse: readonly number[]): number {
  const used = new Set(idsInUse);
  let buildingId = FIRST_NOTIONAL_BUILDING_ID;
  while (used.has(buildingId)) buildingId++;
  return buildingId;
}
