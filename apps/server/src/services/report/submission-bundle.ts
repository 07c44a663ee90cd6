import { createHash } from 'node:crypto';
import {
  type BundleFile,
  hongKongToday,
  INPUTS_FILE,
  nameBundleFiles,
  type ReportContact,
  SUBMISSION_FORMAT,
  SUBMISSION_FORMAT_VERSION,
  type SubmissionInputs,
  startReport,
} from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { findPrintableRun } from '../../repositories/calculation/run.repository.ts';
import type { StoredBundleFile } from '../../repositories/report/submission.repository.ts';
import {
  findDraftInput,
  getPersonName,
  getPlanProject,
  listNeighbourTitles,
  listPlanFiles,
  listSelectedLevels,
} from '../../repositories/report/submission-source.repository.ts';
import { listRestrictedRowIds } from '../calculation/restricted-hours.ts';

export interface SubmissionContext {
  readonly projectId: number;
  readonly runId: number;
  readonly userId: number;
  readonly contact: ReportContact;
  readonly productVersion: string;
  readonly now: Date;
}

export interface Bundle {
  readonly files: readonly StoredBundleFile[];
  readonly inputs: SubmissionInputs;
}

/** Reads everything that a submission freezes from one snapshot of the database. */
export async function readBundle(db: Executor, context: SubmissionContext): Promise<Bundle> {
  const { projectId, userId, contact, productVersion, now } = context;
  const run = await findPrintableRun(db, context.runId);
  if (!run) throw new Error(`run ${context.runId} has nothing to submit`);
  const project = await getPlanProject(db, projectId);
  const files = nameBundleFiles(await listPlanFiles(db, projectId));
  const { id, engineVersion, inputHash, finishedAt } = run;
  const inputs: SubmissionInputs = {
    format: SUBMISSION_FORMAT,
    formatVersion: SUBMISSION_FORMAT_VERSION,
    productVersion,
    run: { id, engineVersion, inputHash, finishedAt: finishedAt.toISOString() },
    submitter: { userId, name: await getPersonName(db, userId, 'en'), ...contact },
    submittedAt: now.toISOString(),
    project,
    snapshot: run.input,
    restrictedRowIds: await listRestrictedRowIds(db, projectId),
    neighbours: await listNeighbourTitles(db, run.neighbourIds),
    report: (await findDraftInput(db, projectId)) ?? startReport(project.version, hongKongToday(now)),
    receivers: await listSelectedLevels(db, projectId, run.id),
    files: files.map(withoutKey),
  };
  return { files, inputs };
}

const withoutKey = ({ name, kind, mediaType, sizeBytes, sha256 }: StoredBundleFile): BundleFile => ({
  ...{ name, kind, mediaType, sizeBytes, sha256 },
});

export function writeInputs(inputs: SubmissionInputs): { content: Buffer; file: BundleFile } {
  const content = Buffer.from(`${JSON.stringify(inputs, null, 1)}\n`);
  const facts = { name: INPUTS_FILE, kind: 'inputs', mediaType: 'application/json' } as const;
  return { content, file: { ...facts, sizeBytes: content.length, sha256: sha256Of(content) } };
}

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Reads every file of a submission once: it must exist and match its row (U46). */
export async function verifyFiles(store: Pick<FileStore, 'read'>, files: readonly StoredBundleFile[]): Promise<void> {
  for (const { fileKey, name, sizeBytes, sha256 } of files) {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of await store.read(fileKey)) {
      hash.update(chunk);
      size += (chunk as Buffer).length;
    }
    if (size !== sizeBytes || hash.digest('hex') !== sha256) throw new Error(`the stored file ${name} is damaged`);
  }
}
