import type { ProjectMap } from '@quietsite/contracts';
import { CRITERION_OF_NEW_POINT, criterionOfKind, FAR_FROM_BUILDING_METRES } from '@quietsite/domain';
import { containsAny, distance, type Hk80Point, nearestBoundaryPoint } from '@quietsite/geometry';
import type { BuildingOfPoint } from '../../project/receivers/point-edits.ts';

type Building = ProjectMap['receiverBuildings'][number];
/** As in the map tiles. It need not be a receiver yet. */
type BuildingUnder = Pick<Building, 'buildingId' | 'kind' | 'name'>;

/** Zero inside; null for a building without an outline, such as a notional building (Q104). */
export function metresToBuilding({ outline }: Pick<Building, 'outline'>, place: Hk80Point): number | null {
  // Response coordinates are on the grid (EPSG:2326). The contract guarantees it, but its types cannot express it.
  const polygons = outline;
  if (polygons.length === 0) return null;
  if (containsAny(polygons, place)) return 0;
  return Math.min(...polygons.map((polygon) => distance(nearestBoundaryPoint(polygon, place), place)));
}

/** The building of a new point: the one under it, else the nearest receiver building within 50 m, else none. */
export function findBuildingOfPlace(
  buildings: readonly Building[],
  place: Hk80Point,
  under: BuildingUnder | null,
): BuildingOfPoint | null {
  const known = under && buildings.find(({ buildingId }) => buildingId === under.buildingId);
  if (known) return toBuildingOfPoint(known);
  if (under) return toBuildingOfPoint({ ...under, heightMetres: null, criterion: null, criterionReduction: 0 });
  let nearest: Building | null = null;
  let least = FAR_FROM_BUILDING_METRES;
  for (const building of buildings) {
    const metres = metresToBuilding(building, place);
    if (metres === null || metres > least || (metres === least && nearest !== null)) continue;
    least = metres;
    nearest = building;
  }
  return nearest && toBuildingOfPoint(nearest);
}

function toBuildingOfPoint(building: Omit<Building, 'outline' | 'isAdded' | 'isCriterionTyped'>): BuildingOfPoint {
  const { buildingId, name, kind, heightMetres, criterion, criterionReduction } = building;
  const buildingCriterion = criterion ?? criterionOfKind(kind);
  return { buildingId, buildingName: name, kind, heightMetres, buildingCriterion, criterionReduction };
}

/** The initial criterion of a new point (NSR-17, Q14). */
export const criterionToStartWith = (building: BuildingOfPoint | null): number =>
  building?.buildingCriterion ?? CRITERION_OF_NEW_POINT;
