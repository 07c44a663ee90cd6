import type { Hk80Point } from '@quietsite/geometry';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

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
