import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';
import { runColumns, toRun } from './run.repository.ts';

/** Older runs are not listed, because the project's activity log includes them. */
const MAX_LISTED = 20;

const selectRuns = (db: Executor, projectId: number) =>
  db
    .selectFrom('calculation_runs')
    .innerJoin('users', 'users.id', 'calculation_runs.requested_by')
    .select(runColumns)
    .select(personName('users').as('requestedBy'))
    .where('project_id', '=', projectId);

/** Newest first. */
export async function listRuns(db: Executor, projectId: number) {
  const rows = await selectRuns(db, projectId).orderBy('calculation_runs.id', 'desc').limit(MAX_LISTED).execute();
  return rows.map(({ requestedBy, ...row }) => ({ ...toRun(row), requestedBy }));
}

export async function findRunDetail(db: Executor, projectId: number, runId: number) {
  const row = await selectRuns(db, projectId)
    .select(['timings', 'neighbour_ids as neighbourIds', 'summary', 'input'])
    .where('calculation_runs.id', '=', runId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { requestedBy, timings, neighbourIds, summary, input, ...run } = row;
  return { run: { ...toRun(run), requestedBy }, timings: timings ?? {}, neighbourIds, summary, input };
}
