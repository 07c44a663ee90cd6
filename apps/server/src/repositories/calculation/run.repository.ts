import type { CalculationRun, RunTimings } from '@quietsite/contracts';
import type { CalculationSnapshot, RunSummary } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export const runColumns = [
  'calculation_runs.id',
  'project_id as projectId',
  'status',
  'progress',
  'error_code as errorCode',
  'engine_version as engineVersion',
  'input_hash as inputHash',
  'queued_at as queuedAt',
  'started_at as startedAt',
  'finished_at as finishedAt',
] as const;

type RunRow = Omit<CalculationRun, 'queuedAt' | 'startedAt' | 'finishedAt'> & {
  queuedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
};

export const toRun = (row: RunRow): CalculationRun => ({
  ...row,
  queuedAt: row.queuedAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

export interface NewRun {
  readonly projectId: number;
  readonly projectRevision: number;
  readonly requestedBy: number;
  readonly engineVersion: string;
  readonly inputHash: string;
  readonly input: CalculationSnapshot;
  readonly neighbourIds: readonly number[];
  readonly timings: RunTimings;
}

/** Returns undefined if another run of the project is still active; the unique index decides (U40). */
export async function insertRun(db: Executor, run: NewRun): Promise<CalculationRun | undefined> {
  const row = await db
    .insertInto('calculation_runs')
    .values({
      project_id: run.projectId,
      project_revision: run.projectRevision,
      requested_by: run.requestedBy,
      engine_version: run.engineVersion,
      input_hash: run.inputHash,
      input: JSON.stringify(run.input),
      neighbour_ids: [...run.neighbourIds],
      timings: JSON.stringify(run.timings),
    })
    .onConflict((conflict) => conflict.column('project_id').where('status', 'in', ['queued', 'running']).doNothing())
    .returning(runColumns)
    .executeTakeFirst();
  return row && toRun(row);
}

export async function findRun(db: Executor, runId: number): Promise<CalculationRun | undefined> {
  const row = await db.selectFrom('calculation_runs').select(runColumns).where('id', '=', runId).executeTakeFirst();
  return row && toRun(row);
}

export async function findNewestRun(db: Executor, projectId: number): Promise<CalculationRun | undefined> {
  const row = await db
    .selectFrom('calculation_runs')
    .select(runColumns)
    .where('project_id', '=', projectId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRun(row);
}

/** The run whose results are the project's current record. */
export async function findFinishedRun(db: Executor, projectId: number) {
  const row = await db
    .selectFrom('calculation_runs')
    .select(runColumns)
    .select(['summary', 'neighbour_ids as neighbourIds'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.summary) return undefined;
  const { summary, neighbourIds, ...run } = row;
  return { run: toRun(run), summary, neighbourIds };
}

/** Starts a run, or restarts it after its worker died. Returns undefined if it was cancelled or has ended. */
export async function beginRun(db: Executor, runId: number, now: Date) {
  return db
    .updateTable('calculation_runs')
    .set({ status: 'running', started_at: now, progress: 0 })
    .where('id', '=', runId)
    .where('status', 'in', ['queued', 'running'])
    .returning(['project_id as projectId', 'project_revision as projectRevision', 'input'])
    .returning(['queued_at as queuedAt', 'timings'])
    .executeTakeFirst();
}

/** False if the run is no longer active because it was cancelled. */
export async function setRunProgress(db: Executor, runId: number, progress: number): Promise<boolean> {
  const result = await db
    .updateTable('calculation_runs')
    .set({ progress })
    .where('id', '=', runId)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

type FinalState =
  | { readonly status: 'done'; readonly summary: RunSummary; readonly timings: RunTimings }
  | { readonly status: 'failed'; readonly errorCode: string }
  | { readonly status: 'cancelled' };

export async function finishRun(db: Executor, runId: number, state: FinalState, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('calculation_runs')
    .set({
      status: state.status,
      finished_at: now,
      ...(state.status === 'done' && {
        ...{ progress: 1, summary: JSON.stringify(state.summary), timings: JSON.stringify(state.timings) },
      }),
      ...(state.status === 'failed' && { error_code: state.errorCode }),
    })
    .where('id', '=', runId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Notifies every server that has browsers listening to this project. Delivered when the transaction commits. */
export async function notifyProject(
  db: Executor,
  message: { projectId: number; type: 'run' | 'document' | 'project'; id: number },
): Promise<void> {
  await sql`select pg_notify('project_event', ${JSON.stringify(message)})`.execute(db);
}

/** The stored input and outcome of a finished run, which documents and records are made from. */
export async function findPrintableRun(db: Executor, runId: number) {
  const row = await db
    .selectFrom('calculation_runs')
    .select(['id', 'project_id as projectId', 'engine_version as engineVersion', 'input_hash as inputHash'])
    .select(['input', 'summary', 'finished_at as finishedAt', 'requested_by as requestedBy'])
    .select('neighbour_ids as neighbourIds')
    .where('id', '=', runId)
    .where('status', '=', 'done')
    .executeTakeFirst();
  if (!row?.summary || !row.finishedAt) return undefined;
  return { ...row, summary: row.summary, finishedAt: row.finishedAt };
}

/** Whether the run calculated exactly this input, names included. */
export async function isInputOfRun(db: Executor, runId: number, input: CalculationSnapshot): Promise<boolean> {
  const row = await db
    .selectFrom('calculation_runs')
    .select(sql<boolean>`input = ${JSON.stringify(input)}::jsonb`.as('isSame'))
    .where('id', '=', runId)
    .executeTakeFirst();
  return row?.isSame === true;
}

/** Loads the stored input with only these receivers, because receivers do not depend on each other. */
export async function loadInputOfReceivers(
  db: Executor,
  runId: number,
  pointIds: readonly number[],
): Promise<CalculationSnapshot> {
  const wanted = sql<CalculationSnapshot['receivers']>`(
    select coalesce(jsonb_agg(receiver order by place), '[]')
    from jsonb_array_elements(input -> 'receivers') with ordinality as entry (receiver, place)
    where (receiver ->> 'pointId')::integer = any (${[...pointIds]}::integer[]))`;
  const { receivers, others } = await db
    .selectFrom('calculation_runs')
    .select([sql<Omit<CalculationSnapshot, 'receivers'>>`input - 'receivers'`.as('others'), wanted.as('receivers')])
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  return { ...others, receivers };
}

/**
 * Lists active runs without a job that would perform them or mark them as failed: because the queue was emptied, the
 * database was restored, or a job waited until it was dropped. A run and its job are created together, and a job
 * ends after its run, so one query of both is enough.
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
