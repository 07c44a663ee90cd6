import type { BuildingKind } from '@quietsite/domain';
import type { Hk80MultiPolygon, Hk80Polygon } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { geometryFrom } from '../../database/geometry.ts';

export interface SourceBuilding {
  readonly buildingId: number;
  readonly kind: BuildingKind;
  readonly name: string;
  readonly noiseCriterion: number | null;
  readonly heightMetres: number | null;
  readonly outline: Hk80MultiPolygon;
}

/** Buildings whose outline is within the given distance of the area; the grid's unit is the metre (M-01). */
export async function findBuildingsWithin(
  db: Executor,
  area: Hk80Polygon | Hk80MultiPolygon,
  radiusMetres: number,
  kinds: readonly BuildingKind[],
): Promise<SourceBuilding[]> {
  const shape = geometryFrom(isMultiPolygon(area) ? 'MultiPolygon' : 'Polygon', area);
  // Materialising the site stops the planner from starting parallel processes, which take longer than the whole search.
  const { rows } = await sql<Omit<SourceBuilding, 'outline'> & { geojson: string }>`
    with site as materialized (select ${shape} as geom)
    select building_id as "buildingId", kind, name, noise_criterion as "noiseCriterion",
      height_metres as "heightMetres", st_asgeojson(building.geom, 15) as geojson
    from site join source.buildings building on st_dwithin(building.geom, site.geom, ${radiusMetres})
    where kind = any(${kinds})
    order by building_id`.execute(db);
  return rows.map(({ geojson, ...row }) => ({ ...row, outline: JSON.parse(geojson).coordinates }));
}

function isMultiPolygon(area: Hk80Polygon | Hk80MultiPolygon): area is Hk80MultiPolygon {
  return Array.isArray(area[0]?.[0]?.[0]);
}
