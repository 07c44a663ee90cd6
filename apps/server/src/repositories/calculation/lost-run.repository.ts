import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/**
 * Active runs that no longer have a job, neither to perform them nor to fail them: after an emptied queue, a restored
 * database, or a job that waited until it was dropped. A run and its job are created together, and a job ends after its
 * run, so one query of both is enough.
 */
export async function listLostRuns(db: Executor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from calculation_runs run
    where status in ('queued', 'running') and not exists (
      select from pgboss.job
      where name in ('calculate', 'calculate-given-up') and state in ('created', 'retry', 'active')
        and (data ->> 'runId')::integer = run.id)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
