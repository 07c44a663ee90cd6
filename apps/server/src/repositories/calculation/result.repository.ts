import { judgeLevel, type LevelTable, type Verdict, verdictOfCode } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** Writes all columns with one statement, so that twenty thousand receivers take a single round trip. */
export async function replaceResults(db: Executor, runId: number, levels: LevelTable): Promise<void> {
  await deleteResults(db, runId);
  const known = (column: Float64Array) => Array.from(column, (level) => (Number.isNaN(level) ? null : level));
  const isLeftOut = Array.from(levels.isLeftOut, (flag) => flag === 1);
  const judged = (codes: Uint8Array) =>
    Array.from(codes, (code, place) => (isLeftOut[place] ? null : verdictOfCode(code)));
  const verdicts = judged(levels.verdicts);
  await sql`
    insert into receiver_results (run_id, receiver_point_id, position, is_left_out, criterion, unmitigated_level,
      mitigated_level, with_neighbour_level, exceeds, unmitigated_verdict, verdict, with_neighbour_verdict)
    select ${runId}, * from unnest(${Array.from(levels.pointIds)}::integer[], ${Array.from(levels.ranks)}::integer[],
      ${isLeftOut}::boolean[], ${known(levels.criteria)}::double precision[],
      ${known(levels.unmitigated)}::double precision[], ${known(levels.mitigated)}::double precision[],
      ${known(levels.withNeighbours)}::double precision[], ${verdicts.map((verdict) => verdict === 'exceeds')}::boolean[],
      ${judged(levels.unmitigatedVerdicts)}::text[], ${verdicts}::text[],
      ${judged(levels.withNeighbourVerdicts)}::text[])`.execute(db);
}

export async function deleteResults(db: Executor, runId: number): Promise<void> {
  await db.deleteFrom('receiver_results').where('run_id', '=', runId).execute();
}

export const listReceiverLevels = async (db: Executor, runId: number) =>
  (await levelsOf(db, runId).execute()).map(withVerdicts);

/** Levels of the given points, loudest first. */
export const listLevelsOfPoints = async (db: Executor, runId: number, pointIds: readonly number[]) =>
  (
    await levelsOf(db, runId)
      .where(sql<boolean>`receiver_point_id = any (${[...pointIds]}::integer[])`)
      .execute()
  ).map(withVerdicts);

const levelsOf = (db: Executor, runId: number) =>
  db
    .selectFrom('receiver_results')
    .select(['receiver_point_id as pointId', 'position as rank', 'is_left_out as isLeftOut', 'criterion'])
    .select(['unmitigated_level as unmitigatedLevel', 'mitigated_level as mitigatedLevel', 'exceeds'])
    .select(['with_neighbour_level as withNeighbourLevel', 'unmitigated_verdict as unmitigatedVerdict', 'verdict'])
    .select('with_neighbour_verdict as withNeighbourVerdict')
    .where('run_id', '=', runId)
    .orderBy('position');

export interface StoredVerdicts {
  readonly isLeftOut: boolean;
  /** Null if the receiver has no criterion (M-141). */
  readonly criterion: number | null;
  readonly unmitigatedLevel: number | null;
  readonly mitigatedLevel: number | null;
  readonly withNeighbourLevel: number | null;
  readonly exceeds: boolean;
  readonly unmitigatedVerdict: Verdict | null;
  readonly verdict: Verdict | null;
  readonly withNeighbourVerdict: Verdict | null;
}

/**
 * Runs of the previous release stored no verdict, only whether a receiver exceeds in whole decibels. The verdict is
 * derived from the highest level and the criterion of all days without their own criterion.
 */
export function withVerdicts<Row extends StoredVerdicts>({ exceeds, ...row }: Row) {
  const { criterion } = row;
  if (row.isLeftOut || row.verdict !== null || criterion === null) return row;
  return {
    ...row,
    unmitigatedVerdict: judgeLevel(row.unmitigatedLevel, criterion),
    verdict: exceeds ? ('exceeds' as const) : judgeLevel(row.mitigatedLevel, criterion),
    withNeighbourVerdict: judgeLevel(row.withNeighbourLevel, criterion),
  };
}
