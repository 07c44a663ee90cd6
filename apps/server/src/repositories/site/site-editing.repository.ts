import { centreOf, type DrawnSite, type DrawnZone, reshapeZone } from '@quietsite/domain';
import type { Hk80Point } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { geometryFrom } from '../../database/geometry.ts';

export async function listZoneIds(db: Executor, projectId: number): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom('zones').select('id').where('project_id', '=', projectId).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the stored site with the drawn one. Stored zones keep their rows, and therefore their activities (U41). */
export async function replaceSite(db: Executor, projectId: number, site: DrawnSite): Promise<void> {
  await db
    .updateTable('projects')
    .set({ buffer_radius_metres: site.radiusMetres })
    .where('id', '=', projectId)
    .execute();
  await replaceParts(db, projectId, site);
  await removeOtherZones(db, projectId, site.zones);
  const zones = readZones(site.zones);
  await sql`
    update zones set display_order = drawn.place, name = drawn.name, calculation_type = drawn.type, front = drawn.front,
      geom = drawn.geom, centre = drawn.centre, is_centre_moved = drawn.is_centre_moved
    from ${zones} where zones.id = drawn.id and zones.project_id = ${projectId}`.execute(db);
  await sql`
    insert into zones (project_id, display_order, name, calculation_type, front, geom, centre, is_centre_moved)
    select ${projectId}, drawn.place, drawn.name, drawn.type, drawn.front, drawn.geom, drawn.centre,
      drawn.is_centre_moved
    from ${zones} where drawn.id is null order by drawn.place`.execute(db);
}

async function replaceParts(db: Executor, projectId: number, { parts }: DrawnSite): Promise<void> {
  await db.deleteFrom('site_parts').where('project_id', '=', projectId).execute();
  await sql`
    insert into site_parts (project_id, geom)
    select ${projectId}, part.geom from st_dump(${geometryFrom('MultiPolygon', parts)}) as part
    order by part.path`.execute(db);
}

/** Removing a zone removes its activities and their equipment (Q80). */
async function removeOtherZones(db: Executor, projectId: number, zones: readonly DrawnZone[]): Promise<void> {
  const kept = zones.flatMap(({ id }) => (id === null ? [] : [id]));
  await sql`delete from zones where project_id = ${projectId} and not id = any (${kept}::integer[])`.execute(db);
}

/** Passes any number of zones as one parameter. */
function readZones(zones: readonly DrawnZone[]) {
  const rows = zones.map((zone, index) => ({
    place: index + 1,
    id: zone.id,
    name: zone.name,
    type: zone.calculationType,
    front: zone.front ?? null,
    outline: { type: 'Polygon', coordinates: zone.outline },
    centre: { type: 'Point', coordinates: centreOf(zone) },
    is_centre_moved: reshapeZone(zone, zone.outline).movedCentre !== null,
  }));
  return sql`(
    select place, id, name, type, nullif(front, 'null'::jsonb) as front, is_centre_moved,
      st_setsrid(st_geomfromgeojson(outline), 2326) as geom, st_setsrid(st_geomfromgeojson(centre), 2326) as centre
    from json_to_recordset(${JSON.stringify(rows)}::json) as zone (
      place integer, id integer, name text, type text, front jsonb, outline json, centre json, is_centre_moved boolean)) as drawn`;
}

export interface PlacedCentre {
  readonly zoneId: number;
  readonly centre: Hk80Point;
  readonly isMoved: boolean;
}

export async function updateCentres(db: Executor, projectId: number, centres: readonly PlacedCentre[]): Promise<void> {
  await sql`
    update zones set is_centre_moved = placed."isMoved",
      centre = st_setsrid(st_makepoint((placed.centre ->> 0)::double precision, (placed.centre ->> 1)::double precision), 2326)
    from json_to_recordset(${JSON.stringify(centres)}::json) as placed ("zoneId" integer, centre json, "isMoved" boolean)
    where zones.id = placed."zoneId" and zones.project_id = ${projectId}`.execute(db);
}
