import type { Submission, Submit } from '@quietsite/contracts';
import {
  canEditProject,
  listBlocking,
  listBundle,
  nameProjectFile,
  type ProjectAccess,
  type SubmissionLevels,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { readInSnapshot } from '../../database/read-in-snapshot.ts';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { findFinishedRun, findNewestRun, notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { isSampleProject } from '../../repositories/projects/sample-project.repository.ts';
import {
  findSubmission,
  findSubmissionByKey,
  findSubmissionFile,
  insertSubmission,
  insertSubmissionFiles,
  markSubmitted,
  type StoredBundleFile,
} from '../../repositories/report/submission.repository.ts';
import { findPlanRevisions, listPlanFiles } from '../../repositories/report/submission-source.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { storeFile } from '../mechanisms/store-file.ts';
import { type OpenedFile, openStoredFile } from '../mechanisms/stored-file.ts';
import type { AccessService } from '../projects/access.service.ts';
import { type Bundle, readBundle, sha256Of, summariseLevels, verifyFiles, writeInputs } from './submission-bundle.ts';
import { listSubmissionFaults } from './submission-check.ts';

/** Kinds of files that the application generated. All other files keep the names that users gave them. */
const GENERATED_KINDS: ReadonlySet<string> = new Set(['document', 'inputs', 'receipt']);

/** Adds the plan to the name, because 'Report.pdf' would be ambiguous in a folder with several plans (REPORT-61). */
function nameOf({ projectTitle, projectVersion }: Submission, name: string): string {
  const dot = name.lastIndexOf('.');
  return nameProjectFile({ title: projectTitle, version: projectVersion }, name.slice(0, dot), name.slice(dot + 1));
}

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly enqueue: Enqueue;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly productVersion: string;
}

interface PreparedSubmission {
  readonly runId: number;
  readonly levels: SubmissionLevels;
  readonly revisions: Awaited<ReturnType<typeof findPlanRevisions>>;
  /** The files of the plan; the inputs come last. */
  readonly files: readonly StoredBundleFile[];
  readonly now: Date;
}

export type SubmissionService = ReturnType<typeof createSubmissionService>;

/** Submits everything or nothing, and only once, however often the request is sent (U46). */
export function createSubmissionService({ database, access, enqueue, files, clock, productVersion }: Dependencies) {
  return {
    async submit(
      user: AuthenticatedUser,
      projectId: number,
      request: Submit,
    ): Promise<{ submission: Submission; isNew: boolean }> {
      // Checked before anything is read, to avoid a pointless wait, and again when the submission is recorded.
      const earlier = await database
        .transaction()
        .execute((transaction) => findEarlier(transaction, user, projectId, request.key));
      if (earlier) return { submission: earlier, isNew: false };
      const prepared = await prepare(user, projectId, request);
      return database
        .transaction()
        .execute((transaction) => record(transaction, user, projectId, request, prepared))
        .catch(translateError);
    },

    async get(user: AuthenticatedUser, submissionId: number): Promise<Submission> {
      return getReadable(user, submissionId);
    },

    async openFile(user: AuthenticatedUser, submissionId: number, fileId: number): Promise<OpenedFile> {
      const submission = await getReadable(user, submissionId);
      const file = await findSubmissionFile(database, submissionId, fileId);
      if (!file) throw new AppError('NOT_FOUND');
      const { kind, name, ...facts } = file;
      const fileName = GENERATED_KINDS.has(kind) ? nameOf(submission, name) : name;
      return openStoredFile(files, { ...facts, fileName });
    },
  };

  async function getReadable(user: AuthenticatedUser, submissionId: number): Promise<Submission> {
    const submission = await findSubmission(database, submissionId);
    if (!submission) throw new AppError('NOT_FOUND');
    await access.requireSubmissions(user, submission.projectId);
    return submission;
  }

  /**
   * Returns the earlier submission if the request was sent before. Otherwise checks the permission to submit: it holds
   * until the transaction ends.
   */
  async function findEarlier(
    transaction: Executor,
    user: AuthenticatedUser,
    projectId: number,
    key: string,
  ): Promise<Submission | undefined> {
    const rights = await access.requireLocked(transaction, user, projectId, 'read');
    const earlier = await findSubmissionByKey(transaction, projectId, key);
    if (earlier) return earlier;
    refuseSubmitted(user, rights);
    await access.requireWritable(transaction, user, projectId, 'edit');
    return undefined;
  }

  /** Reads and checks the plan, and stores its inputs. If the submission fails, the housekeeping removes their file. */
  async function prepare(user: AuthenticatedUser, projectId: number, { contact }: Submit): Promise<PreparedSubmission> {
    const now = clock();
    const context = { projectId, userId: user.id, contact, productVersion, now };
    const { bundle, runId, revisions } = await readInSnapshot(database, (snapshot) => readAndCheck(snapshot, context));
    await verifyFiles(files, bundle.files);
    const levels = await summariseLevels(bundle.inputs);
    const { content, file } = writeInputs(bundle.inputs);
    const fileKey = await storeFile({ database, files, clock }, content);
    return { runId, levels, revisions, now, files: [...bundle.files, { ...file, fileKey }] };
  }

  async function record(
    transaction: Executor,
    user: AuthenticatedUser,
    projectId: number,
    { key, contact }: Submit,
    prepared: PreparedSubmission,
  ): Promise<{ submission: Submission; isNew: boolean }> {
    const earlier = await findEarlier(transaction, user, projectId, key);
    if (earlier) return { submission: earlier, isNew: false };
    await refuseChanged(transaction, projectId, prepared);
    const { runId, levels, revisions, now } = prepared;
    const submissionId = await insertSubmission(transaction, {
      ...{ projectId, key, runId, projectRevision: revisions.revision, submittedBy: user.id },
      ...{ ...contact, submittedAt: now, bundleHash: sha256Of(listBundle(prepared.files)), levels },
    });
    await insertSubmissionFiles(transaction, submissionId, prepared.files);
    await markSubmitted(transaction, projectId, { userId: user.id, now });
    await enqueue(transaction, { name: 'receipt', data: { submissionId } });
    const details = { submissionId };
    await recordAudit(transaction, { userId: user.id, action: 'project.submit', projectId, details });
    await notifyProject(transaction, { projectId, type: 'project', id: projectId });
    const submission = await findSubmission(transaction, submissionId);
    if (!submission) throw new Error('the submission is gone');
    return { submission, isNew: true };
  }
}

async function readAndCheck(
  snapshot: Executor,
  context: Omit<Parameters<typeof readBundle>[1], 'runId'>,
): Promise<{ bundle: Bundle; runId: number; revisions: PreparedSubmission['revisions'] }> {
  const { projectId, contact } = context;
  const runId = await findCurrentRun(snapshot, projectId);
  if (runId === undefined) {
    const emptyState = { compliance: [], unprovenRowIds: [], isLoudestMoved: false, attachmentCount: 0 };
    const state = {
      ...{ ...emptyState, contact, areDocumentsCurrent: false, isCalculated: false },
      isSampleProject: await isSampleProject(snapshot, projectId),
    };
    throw new AppError('REPORT_INCOMPLETE', { findings: listBlocking(state) });
  }
  const bundle = await readBundle(snapshot, { ...context, runId });
  const findings = await listSubmissionFaults(snapshot, bundle);
  if (findings.length > 0) throw new AppError('REPORT_INCOMPLETE', { findings });
  return { bundle, runId, revisions: await findPlanRevisions(snapshot, projectId) };
}

/** Finds the run whose levels match the current project. */
async function findCurrentRun(db: Executor, projectId: number): Promise<number | undefined> {
  const newest = await findNewestRun(db, projectId);
  if (newest?.status === 'queued' || newest?.status === 'running') throw new AppError('RUN_ALREADY_ACTIVE');
  const { isCalculated } = await findPlanRevisions(db, projectId);
  return isCalculated ? (await findFinishedRun(db, projectId))?.run.id : undefined;
}

/** Tells a user who could edit the project that it is already submitted; others may not submit at all. */
function refuseSubmitted(user: AuthenticatedUser, rights: ProjectAccess): void {
  const isSubmitted = rights.isSubmitted || rights.isApproved;
  if (isSubmitted && canEditProject(user, { ...rights, isSubmitted: false, isApproved: false }))
    throw new AppError('ALREADY_SUBMITTED');
}

/** Refuses the submission if the project was changed after its data was read. */
async function refuseChanged(transaction: Executor, projectId: number, prepared: PreparedSubmission): Promise<void> {
  const revisions = await findPlanRevisions(transaction, projectId);
  const keys = (await listPlanFiles(transaction, projectId)).map(({ fileKey }) => fileKey);
  const frozen = prepared.files.filter(({ kind }) => kind !== 'inputs').map(({ fileKey }) => fileKey);
  const isSame =
    (await findCurrentRun(transaction, projectId)) === prepared.runId &&
    revisions.revision === prepared.revisions.revision &&
    revisions.draftRevision === prepared.revisions.draftRevision &&
    keys.join() === frozen.join();
  if (!isSame) throw new AppError('CONFLICT');
}

/** The database permits only one waiting submission of a project, whatever earlier checks found. */
function translateError(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  if (constraint === 'submissions_one_waiting') throw new AppError('ALREADY_SUBMITTED', {}, { cause: error });
  throw error;
}
