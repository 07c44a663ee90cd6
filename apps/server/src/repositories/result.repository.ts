import type { LevelTable } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../database/connection.ts';

/** In one statement, as columns: twenty thousand receivers are one round trip. */
export async function replaceResults(db: Executor, runId: number, levels: LevelTable): Promise<void> {
  await deleteResults(db, runId);
  const known = (column: Float64Array) => Array.from(column, (level) => (Number.isNaN(level) ? null : level));
  const flags = (column: Uint8Array) => Array.from(column, (flag) => flag === 1);
  await sql`
    insert into receiver_results (run_id, receiver_point_id, position, is_left_out, criterion, unmitigated_level,
      mitigated_level, with_neighbour_level, exceeds)
    select ${runId}, * from unnest(${Array.from(levels.pointIds)}::integer[], ${Array.from(levels.ranks)}::integer[],
      ${flags(levels.isLeftOut)}::boolean[], ${Array.from(levels.criteria)}::double precision[],
      ${known(levels.unmitigated)}::double precision[], ${known(levels.mitigated)}::double precision[],
      ${known(levels.withNeighbours)}::double precision[], ${flags(levels.exceeds)}::boolean[])`.execute(db);
}

export async function deleteResults(db: Executor, runId: number): Promise<void> {
  await db.deleteFrom('receiver_results').where('run_id', '=', runId).execute();
}

export const listReceiverLevels = (db: Executor, runId: number) => levelsOf(db, runId).execute();

/** Of some points, the loudest first. */
export const listLevelsOf = (db: Executor, runId: number, pointIds: readonly number[]) =>
  levelsOf(db, runId)
    .where(sql<boolean>`receiver_point_id = any (${[...pointIds]}::integer[])`)
    .execute();

const levelsOf = (db: Executor, runId: number) =>
  db
    .selectFrom('receiver_results')
    .select(['receiver_point_id as pointId', 'position as rank', 'is_left_out as isLeftOut', 'criterion'])
    .select(['unmitigated_level as unmitigatedLevel', 'mitigated_level as mitigatedLevel', 'exceeds'])
    .select('with_neighbour_level as withNeighbourLevel')
    .where('run_id', '=', runId)
    .orderBy('position');
