import type { ReceiverResult } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../database/connection.ts';

/** One statement per batch: twenty thousand receivers are a few round trips, not twenty thousand. */
const BATCH = 2_000;

export async function replaceResults(db: Executor, runId: number, results: readonly ReceiverResult[]): Promise<void> {
  await db.deleteFrom('receiver_results').where('run_id', '=', runId).execute();
  for (let start = 0; start < results.length; start += BATCH) {
    const batch = results.slice(start, start + BATCH);
    await sql`
      insert into receiver_results (run_id, receiver_point_id, position, is_left_out, criterion, unmitigated_level,
        mitigated_level, with_neighbour_level, exceeds, detail)
      select ${runId}, (r ->> 'pointId')::integer, (r ->> 'rank')::integer, (r ->> 'isLeftOut')::boolean,
        (r ->> 'criterion')::double precision, (r -> 'unmitigated' ->> 'highestLevel')::double precision,
        (r -> 'mitigated' ->> 'highestLevel')::double precision, (r ->> 'withNeighbourLevel')::double precision,
        (r ->> 'exceeds')::boolean, r
      from jsonb_array_elements(${JSON.stringify(batch)}::jsonb) as r`.execute(db);
  }
}

export async function listReceiverLevels(db: Executor, runId: number) {
  return db
    .selectFrom('receiver_results')
    .select(['receiver_point_id as pointId', 'position as rank', 'is_left_out as isLeftOut', 'criterion'])
    .select(['unmitigated_level as unmitigatedLevel', 'mitigated_level as mitigatedLevel', 'exceeds'])
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
}

export async function findReceiverResult(db: Executor, runId: number, pointId: number) {
  return db
    .selectFrom('receiver_results')
    .innerJoin('receiver_points as point', 'point.id', 'receiver_results.receiver_point_id')
    .innerJoin('receiver_buildings as building', 'building.id', 'point.receiver_building_id')
    .select(['detail', 'point.name', 'building.name as buildingName'])
    .where('run_id', '=', runId)
    .where('receiver_point_id', '=', pointId)
    .executeTakeFirst();
}

export async function listReceiverResults(db: Executor, runId: number): Promise<ReceiverResult[]> {
  const rows = await db
    .selectFrom('receiver_results')
    .select('detail')
    .where('run_id', '=', runId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.detail);
}
