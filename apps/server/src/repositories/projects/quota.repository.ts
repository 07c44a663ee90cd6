import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import type { Owner } from './project-editing.repository.ts';

/** All projects of a company; for a person without one, their own. */
const ownedBy = ({ userId, companyId }: Owner): RawBuilder<boolean> =>
  companyId === null
    ? sql<boolean>`projects.owner_company_id is null and projects.owner_user_id = ${userId}`
    : sql<boolean>`projects.owner_company_id = ${companyId}`;

/** Counts projects that are not deleted; deleted ones do not count, although they can be restored for a while. */
export async function countProjects(db: Executor, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from projects where deleted_at is null and ${ownedBy(owner)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Bytes of uploads and printed documents. Deleted projects count, because their files exist until they are purged. */
export async function sumStoredBytes(db: Executor, owner: Owner): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(files.size_bytes), 0)::float8 as bytes from projects join (
      select project_id, size_bytes from attachments
      union all select project_id, size_bytes from support_materials
      union all select project_id, size_bytes from documents) files on files.project_id = projects.id
    where ${ownedBy(owner)}`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Lists ended runs beyond the newest of each project, except those of submissions and of documents being printed. */
export async function listRunsBeyond(db: Executor, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, status, row_number() over (partition by project_id order by id desc) as place from calculation_runs) run
    where place > ${most} and status not in ('queued', 'running')
      and not exists (select from submissions where submissions.run_id = run.id)
      and not exists (select from documents where documents.run_id = run.id and documents.status in ('queued', 'running'))
      and id <> coalesce((select max(newest.id) from calculation_runs newest
        where newest.status = 'done' and newest.project_id = (select project_id from calculation_runs own where own.id = run.id)), 0)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listDocumentsOf(db: Executor, runId: number): Promise<number[]> {
  const rows = await db.selectFrom('documents').select('id').where('run_id', '=', runId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function deleteRun(db: Executor, runId: number): Promise<void> {
  await db.deleteFrom('calculation_runs').where('id', '=', runId).execute();
}
