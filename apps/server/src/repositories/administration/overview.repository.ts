import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

interface Waiting {
  readonly waiting: number;
  readonly oldestAt: Date | null;
}

/** Submitted projects without a decision. */
export async function countWaitingSubmissions(db: Executor): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*)::integer as waiting, min(submitted_at) as "oldestAt" from projects
    where submitted_at is not null and approved_on is null and deleted_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, oldestAt: null };
}

interface FailedWork {
  readonly calculations: number;
  readonly documents: number;
}

/** Only the newest rows are read, by their key, because the tables grow for ever. */
const MAX_ROWS_READ = 2_000;

export async function countFailedWork(db: Executor, since: Date): Promise<FailedWork> {
  const { rows } = await sql<FailedWork>`
    select
      (select count(*)::integer from (select status, finished_at, queued_at from calculation_runs
        order by id desc limit ${MAX_ROWS_READ}) as newest
        where status = 'failed' and coalesce(finished_at, queued_at) > ${since}) as calculations,
      (select count(*)::integer from (select status, finished_at, created_at from documents
        order by id desc limit ${MAX_ROWS_READ}) as newest
        where status = 'failed' and coalesce(finished_at, created_at) > ${since}) as documents`.execute(db);
  return rows[0] ?? { calculations: 0, documents: 0 };
}
