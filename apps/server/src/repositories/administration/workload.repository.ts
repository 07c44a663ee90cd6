import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export interface Workload {
  readonly kind: 'calculation' | 'document';
  readonly waiting: number;
  readonly running: number;
  readonly failedLastHour: number;
  /** Zero if nothing waits. */
  readonly oldestWaitingSeconds: number;
}

/** Only the newest rows are read, by their key, because this is queried every few seconds. */
const MAX_ROWS_READ = 2_000;

export async function listWorkload(db: Executor): Promise<readonly Workload[]> {
  const { rows } = await sql<Workload>`
    with newest as (
      (select 'calculation' as kind, status, queued_at as since, finished_at
        from calculation_runs order by id desc limit ${MAX_ROWS_READ})
      union all
      (select 'document', status, created_at, finished_at from documents order by id desc limit ${MAX_ROWS_READ})
    )
    select kinds.kind,
      count(*) filter (where status = 'queued')::integer as waiting,
      count(*) filter (where status = 'running')::integer as running,
      count(*) filter (where status = 'failed' and coalesce(finished_at, since) > now() - interval '1 hour')::integer
        as "failedLastHour",
      coalesce(extract(epoch from now() - min(since) filter (where status = 'queued')), 0)::float8
        as "oldestWaitingSeconds"
    from (values ('calculation'), ('document')) as kinds (kind) left join newest on newest.kind = kinds.kind
    group by kinds.kind order by kinds.kind`.execute(db);
  return rows;
}

/** The queue's dead letters of emails, by kind. */
export const MAIL_DEAD_LETTERS = [
  ...['mail-given-up', 'reset-request-given-up', 'lock-notice-given-up', 'receipt-given-up'],
] as const;

/** Counts mails of all kinds. Finished jobs leave the queue after an hour, so older mails are not counted. */
export async function countMailsGivenUp(db: Executor): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::integer as count from pgboss.job
    where name in (${sql.join(MAIL_DEAD_LETTERS)})
      and created_on > now() - interval '1 hour'`.execute(db);
  return rows[0]?.count ?? 0;
}
