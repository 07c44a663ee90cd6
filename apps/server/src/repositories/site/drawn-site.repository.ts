import type { ReceiverKind } from '@quietsite/domain';
import type { Hk80MultiPolygon, Hk80Point } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { geometryFrom } from '../../database/geometry.ts';
import { distanceFromSite, isWithinRadius, nearestFacade, sitePieces } from './site-distance.ts';

/** A site that is not stored yet, as a subquery with the columns of a stored one. */
const drawn = (parts: Hk80MultiPolygon, radiusMetres: number) => sql`
  site as materialized (
    select st_union(part.geom) as geom, st_boundary(st_union(part.geom)) as outline, ${radiusMetres}::float8 as radius
    from st_dump(${geometryFrom('MultiPolygon', parts)}) as part)`;

interface DrawnArea {
  readonly assessmentArea: Hk80MultiPolygon;
  readonly districts: string[];
  readonly primaryDistrict: string | null;
}

/** Returns the assessment area, to a millimetre, and the districts that it touches (Q35). */
export async function findDrawnArea(
  db: Executor,
  parts: Hk80MultiPolygon,
  radiusMetres: number,
): Promise<DrawnArea | undefined> {
  const { rows } = await sql<DrawnArea>`
    with ${drawn(parts, radiusMetres)},
    area as materialized (
      select st_multi(st_buffer(${geometryFrom('MultiPolygon', parts)}, radius, 'quad_segs=32')) as geom from site)
    select st_asgeojson(area.geom, 3)::json -> 'coordinates' as "assessmentArea",
      array(select d.district from source.districts d where st_intersects(d.geom, area.geom) order by d.district)
        as districts,
      (select d.district from source.districts d
       order by st_area(st_intersection(d.geom, site.geom)) desc, d.geom <-> site.geom limit 1) as "primaryDistrict"
    from site, area`.execute(db);
  return rows[0];
}

export interface FoundBuilding {
  readonly buildingId: number;
  readonly kind: ReceiverKind;
  readonly name: string;
  readonly outline: Hk80MultiPolygon;
  readonly position: Hk80Point;
  readonly distanceMetres: number;
  readonly isAdded: boolean;
}

/**
 * Lists homes and schools by their true distance from the site (NSR-01, M-01), without those taken off the list.
 * Includes all buildings that users added, because a save would keep them too.
 */
export async function listReceiversAround(
  db: Executor,
  projectId: number,
  site: { readonly parts: Hk80MultiPolygon; readonly radiusMetres: number; readonly schoolRadiusMetres: number },
): Promise<readonly FoundBuilding[]> {
  const { rows } = await sql<FoundBuilding>`
    with ${drawn(site.parts, site.schoolRadiusMetres)}, ${sitePieces},
    added as materialized (
      select building_id, kind, name, geom from receiver_buildings
      where project_id = ${projectId} and is_added and kind <> 'other' and geom is not null),
    near as materialized (
      select added.*, true as is_added from added
      union all
      select b.building_id, b.kind, b.name, b.geom, false
      from site join source.buildings b on b.geom && st_expand(site.geom, site.radius)
      where b.kind in ('residential', 'education')
        and b.building_id not in (select building_id from removed_buildings where project_id = ${projectId})
        and b.building_id not in (select building_id from added)
        and ${isWithinRadius('b.geom')})
    select building_id as "buildingId", kind, name, away.metres as "distanceMetres", is_added as "isAdded",
      st_asgeojson(near.geom, 3)::json -> 'coordinates' as outline,
      st_asgeojson(facade.geom, 15)::json -> 'coordinates' as position
    from near, ${distanceFromSite('near.geom')}, ${nearestFacade('near.geom')}
    where near.is_added or near.kind = 'education' or away.metres <= ${site.radiusMetres}
    order by building_id`.execute(db);
  return rows;
}
