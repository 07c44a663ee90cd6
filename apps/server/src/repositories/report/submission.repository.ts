import type { Submission, SubmissionFile } from '@quietsite/contracts';
import type { BundleFile, Language, SubmissionLevels } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';
import { assessmentAreaOf, siteOf } from '../review/case-shapes.ts';

/** A file with its key in the file store. */
export interface StoredBundleFile extends BundleFile {
  readonly fileKey: string;
}

export interface NewSubmission {
  readonly projectId: number;
  readonly key: string;
  readonly runId: number;
  readonly projectRevision: number;
  readonly submittedBy: number;
  readonly email: string;
  readonly roleInProject: string;
  readonly submittedAt: Date;
  readonly bundleHash: string;
  /** Absent if nothing is known about them. */
  readonly levels?: SubmissionLevels;
}

/** Gives the submission the project's next number. The caller has locked the project row. */
export async function insertSubmission(db: Executor, submission: NewSubmission): Promise<number> {
  const { projectId } = submission;
  const row = await db
    .insertInto('submissions')
    .values({
      project_id: projectId,
      number: sql`(select coalesce(max(number), 0) + 1 from submissions where project_id = ${projectId})`,
      request_key: submission.key,
      run_id: submission.runId,
      project_revision: submission.projectRevision,
      submitted_by: submission.submittedBy,
      email: submission.email,
      role_in_project: submission.roleInProject,
      submitted_at: submission.submittedAt,
      bundle_hash: submission.bundleHash,
      project_title: sql`(select title from projects where id = ${projectId})`,
      districts: sql`(select districts from projects where id = ${projectId})`,
      levels: submission.levels ? JSON.stringify(submission.levels) : null,
      site: siteOf(projectId),
      assessment_area: assessmentAreaOf(projectId),
      commencement_date: sql`(select min(start_date) from tasks where project_id = ${projectId})`,
      completion_date: sql`(select max(end_date) from tasks where project_id = ${projectId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function insertSubmissionFiles(
  db: Executor,
  submissionId: number,
  files: readonly StoredBundleFile[],
): Promise<void> {
  const values = files.map((file) => ({
    submission_id: submissionId,
    name: file.name,
    kind: file.kind,
    media_type: file.mediaType,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    file_key: file.fileKey,
  }));
  await db.insertInto('submission_files').values(values).execute();
}

const files = sql<SubmissionFile[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'name', file.name, 'kind', file.kind,
    'mediaType', file.media_type, 'sizeBytes', file.size_bytes, 'sha256', file.sha256) order by file.id), '[]')
  from submission_files file where file.submission_id = submissions.id)`;

const selectSubmissions = (db: Executor) =>
  db
    .selectFrom('submissions')
    .innerJoin('projects', 'projects.id', 'submissions.project_id')
    .innerJoin('calculation_runs as run', 'run.id', 'submissions.run_id')
    .innerJoin('users as submitter', 'submitter.id', 'submissions.submitted_by')
    .leftJoin('users as decider', 'decider.id', 'submissions.decided_by')
    .select(['submissions.id', 'submissions.project_id as projectId'])
    .select(sql<string>`coalesce(submissions.project_title, projects.title)`.as('projectTitle'))
    .select(['projects.version as projectVersion', 'submissions.number', 'submissions.run_id as runId'])
    .select(['run.engine_version as engineVersion', 'run.input_hash as inputHash', 'submissions.state'])
    .select(personName('submitter').as('submittedBy'))
    .select(personName('decider').$castTo<string | null>().as('decidedBy'))
    .select(['submissions.email', 'submissions.role_in_project as roleInProject'])
    .select(['submissions.submitted_at as submittedAt', 'submissions.decided_at as decidedAt'])
    .select(['submissions.reason', 'submissions.bundle_hash as bundleHash', files.as('files')]);

type Row = Omit<Submission, 'submittedAt' | 'decidedAt'> & { submittedAt: Date; decidedAt: Date | null };

const toSubmission = (row: Row): Submission => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

export async function findSubmission(db: Executor, submissionId: number): Promise<Submission | undefined> {
  const row = await selectSubmissions(db).where('submissions.id', '=', submissionId).executeTakeFirst();
  return row && toSubmission(row);
}

/** Finds the submission with this key, in case the same request is sent again. */
export async function findSubmissionByKey(
  db: Executor,
  projectId: number,
  key: string,
): Promise<Submission | undefined> {
  const row = await selectSubmissions(db)
    .where('submissions.project_id', '=', projectId)
    .where('submissions.request_key', '=', key)
    .executeTakeFirst();
  return row && toSubmission(row);
}

/** The newest first. */
export async function listSubmissions(db: Executor, projectIds: readonly number[]): Promise<Submission[]> {
  if (projectIds.length === 0) return [];
  const rows = await selectSubmissions(db)
    .where('submissions.project_id', 'in', projectIds)
    .orderBy('submissions.submitted_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .execute();
  return rows.map(toSubmission);
}

export async function findSubmissionFile(db: Executor, submissionId: number, fileId: number) {
  return db
    .selectFrom('submission_files')
    .select(['name', 'kind', 'media_type as mediaType', 'size_bytes as sizeBytes', 'file_key as fileKey'])
    .where('submission_id', '=', submissionId)
    .where('id', '=', fileId)
    .executeTakeFirst();
}

/** All files except the receipt, which is printed after the submission. */
export async function listSubmissionFiles(db: Executor, submissionId: number) {
  return db
    .selectFrom('submission_files')
    .select(['name', 'size_bytes as sizeBytes', 'sha256', 'file_key as fileKey'])
    .where('submission_id', '=', submissionId)
    .where('kind', '<>', 'receipt')
    .orderBy('id')
    .execute();
}

/** The submission of the project before this one, if its inputs were frozen. */
export async function findEarlierSubmission(db: Executor, projectId: number, number: number) {
  return db
    .selectFrom('submissions')
    .select(['id as submissionId', 'number'])
    .where('project_id', '=', projectId)
    .where('number', '<', number)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('submission_files').whereRef('submission_id', '=', 'submissions.id').where('kind', '=', 'inputs'),
      ),
    )
    .orderBy('number', 'desc')
    .executeTakeFirst();
}

/** The file store key of the frozen inputs. */
export async function findInputsKey(db: Executor, submissionId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('submission_files')
    .select('file_key')
    .where('submission_id', '=', submissionId)
    .where('kind', '=', 'inputs')
    .executeTakeFirst();
  return row?.file_key;
}

/** Locks the project against changes (REPORT-13) and clears an earlier rejection. */
export async function markSubmitted(
  db: Executor,
  projectId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('projects')
    .set({ submitted_at: now, rejected_at: null, modified_at: now, modified_by: userId })
    .where('id', '=', projectId)
    .execute();
}

const receiptOf = (db: Executor, submissionId: number) =>
  db.selectFrom('submissions').select('receipt_sent_at as sentAt').where('id', '=', submissionId);

/** Whether the receipt was printed and queued for mailing. */
export async function isReceiptSent(db: Executor, submissionId: number): Promise<boolean> {
  return (await receiptOf(db, submissionId).executeTakeFirstOrThrow()).sentAt !== null;
}

/** The same with the row locked, so that the second of two concurrent jobs waits and finds the receipt sent. */
export async function lockReceipt(db: Executor, submissionId: number): Promise<boolean> {
  return (await receiptOf(db, submissionId).forNoKeyUpdate().executeTakeFirstOrThrow()).sentAt !== null;
}

export async function markReceiptSent(db: Executor, submissionId: number, now: Date): Promise<void> {
  await db.updateTable('submissions').set({ receipt_sent_at: now }).where('id', '=', submissionId).execute();
}

/** Language of the submitter; null if never chosen. */
export async function getSubmitterLanguage(db: Executor, submissionId: number): Promise<Language | null> {
  const row = await db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.submitted_by')
    .select('users.language')
    .where('submissions.id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return row.language;
}
