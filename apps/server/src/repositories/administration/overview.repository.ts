import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { MAIL_DEAD_LETTERS } from './workload.repository.ts';

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

/** A run whose project changed meanwhile was discarded, so it needs no repair. */
const hasFailed = sql`status = 'failed' and error_code is distinct from 'INPUT_CHANGED'`;

export async function countFailedWork(db: Executor, since: Date): Promise<FailedWork> {
  const { rows } = await sql<FailedWork>`
    select
      (select count(*)::integer from (select status, error_code, finished_at, queued_at from calculation_runs
        order by id desc limit ${MAX_ROWS_READ}) as newest
        where ${hasFailed} and coalesce(finished_at, queued_at) > ${since}) as calculations,
      (select count(*)::integer from (select status, finished_at, created_at from documents
        order by id desc limit ${MAX_ROWS_READ}) as newest
        where status = 'failed' and coalesce(finished_at, created_at) > ${since}) as documents`.execute(db);
  return rows[0] ?? { calculations: 0, documents: 0 };
}

interface Failure {
  readonly kind: 'calculation' | 'document' | 'mail';
  readonly failedAt: Date;
  readonly errorCode: string | null;
  /** Null for an email. */
  readonly projectId: number | null;
  readonly title: string | null;
  readonly version: number | null;
}

const MAX_FAILURES = 200;

/** The failures behind the counts, newest first. */
export async function listFailures(db: Executor, since: Date): Promise<readonly Failure[]> {
  const { rows } = await sql<Failure>`
    with failed as (
      select 'calculation' as kind, coalesce(finished_at, queued_at) as failed_at, error_code, project_id
        from (select * from calculation_runs order by id desc limit ${MAX_ROWS_READ}) as newest where ${hasFailed}
      union all
      select 'document', coalesce(finished_at, created_at), error_code, project_id
        from (select * from documents order by id desc limit ${MAX_ROWS_READ}) as newest where status = 'failed'
      union all
      select 'mail', created_on, null, null from pgboss.job
        where name in (${sql.join(MAIL_DEAD_LETTERS)}) and created_on > now() - interval '1 hour'
    )
    select kind, failed_at as "failedAt", error_code as "errorCode", projects.id as "projectId", title, version
    from failed left join projects on projects.id = failed.project_id and projects.deleted_at is null
    where kind = 'mail' or failed_at > ${since} order by failed_at desc limit ${MAX_FAILURES}`.execute(db);
  return rows;
}
