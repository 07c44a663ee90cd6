import type { ProjectMap } from '@quietsite/contracts';
import { CRITERION_OF_NEW_POINT, criterionOfKind, FAR_FROM_BUILDING_METRES } from '@quietsite/domain';
import { containsAny, distance, type Hk80Point, nearestBoundaryPoint } from '@quietsite/geometry';
import type { BuildingOfPoint } from '../../project/receivers/point-edits.ts';

type Building = ProjectMap['receiverBuildings'][number];
/** A building from the map tiles. It need not be a receiver yet. */
type BuildingAtPoint = Pick<Building, 'buildingId' | 'kind' | 'name'>;

/** Zero inside the building. Null for a building without an outline, such as a notional building (Q104). */
export function metresToBuilding({ outline }: Pick<Building, 'outline'>, position: Hk80Point): number | null {
  // Response coordinates are on the grid (EPSG:2326). The contract guarantees it, but its types cannot express it.
  const polygons = outline;
  if (polygons.length === 0) return null;
  if (containsAny(polygons, position)) return 0;
  return Math.min(...polygons.map((polygon) => distance(nearestBoundaryPoint(polygon, position), position)));
}

/** The building of a new point: the one under it, else the nearest receiver building within 50 m, else none. */
export function findBuildingAt(
  buildings: readonly Building[],
  position: Hk80Point,
  under: BuildingAtPoint | null,
): BuildingOfPoint | null {
  const known = under && buildings.find(({ buildingId }) => buildingId === under.buildingId);
  if (known) return toBuildingOfPoint(known);
  if (under) return toBuildingOfPoint({ ...under, heightMetres: null, criterion: null, criterionReduction: 0 });
  let nearest: Building | null = null;
  let minMetres = FAR_FROM_BUILDING_METRES;
  for (const building of buildings) {
    const metres = metresToBuilding(building, position);
    if (metres === null || metres > minMetres || (metres === minMetres && nearest !== null)) continue;
    minMetres = metres;
    nearest = building;
  }
  return nearest && toBuildingOfPoint(nearest);
}

function toBuildingOfPoint(
  building: Pick<Building, 'buildingId' | 'name' | 'kind' | 'heightMetres' | 'criterion' | 'criterionReduction'>,
): BuildingOfPoint {
  const { buildingId, name, kind, heightMetres, criterion, criterionReduction } = building;
  const buildingCriterion = criterion ?? criterionOfKind(kind);
  return { buildingId, buildingName: name, kind, heightMetres, buildingCriterion, criterionReduction };
}

/** The initial criterion of a new point (NSR-17, Q14). */
export const initialCriterion = (building: BuildingOfPoint | null): number =>
  building?.buildingCriterion ?? CRITERION_OF_NEW_POINT;
