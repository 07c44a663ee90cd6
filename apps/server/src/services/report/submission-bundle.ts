import { createHash } from 'node:crypto';
import {
  type BundleFile,
  describeHandwork,
  describeSubmissionLevels,
  type Handwork,
  hongKongToday,
  INPUTS_FILE,
  listOwnFigures,
  nameBundleFiles,
  type ReportContact,
  SUBMISSION_FORMAT,
  SUBMISSION_FORMAT_VERSION,
  type SubmissionInputs,
  type SubmissionLevels,
  startReport,
} from '@quietsite/domain';
import { describeTimelinesInThread } from '../../calculation/describe-in-thread.ts';
import type { Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { findPrintableRun } from '../../repositories/calculation/run.repository.ts';
import { readProgramme } from '../../repositories/programme/programme.repository.ts';
import { listPointHistory } from '../../repositories/receivers/point-history.repository.ts';
import { listReceiverPoints } from '../../repositories/receivers/receiver-point.repository.ts';
import type { StoredBundleFile } from '../../repositories/report/submission.repository.ts';
import {
  findDraftInput,
  getPersonName,
  getPlanProject,
  listNeighbourTitles,
  listPlanFiles,
  listSelectedLevels,
} from '../../repositories/report/submission-source.repository.ts';
import { listRemovedBuildings } from '../../repositories/site/site.repository.ts';
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
    handwork: await readHandwork(db, projectId),
    ownFigures: listOwnFigures((await readProgramme(db, projectId)).equipmentRows),
    neighbours: await listNeighbourTitles(db, run.neighbourIds),
    report: (await findDraftInput(db, projectId)) ?? startReport(project.version, hongKongToday(now)),
    receivers: await listSelectedLevels(db, projectId, run.id),
    files: files.map(withoutKey),
  };
  return { files, inputs };
}

async function readHandwork(db: Executor, projectId: number): Promise<Handwork> {
  const removed = await listRemovedBuildings(db, projectId);
  return describeHandwork(
    await listPointHistory(db, projectId),
    await listReceiverPoints(db, projectId),
    removed.map(({ name }) => name),
  );
}

const withoutKey = ({ name, kind, mediaType, sizeBytes, sha256 }: StoredBundleFile): BundleFile => ({
  ...{ name, kind, mediaType, sizeBytes, sha256 },
});

export function writeInputs(inputs: SubmissionInputs): { content: Buffer; file: BundleFile } {
  const content = Buffer.from(`${JSON.stringify(inputs, null, 1)}\n`);
  const facts = { name: INPUTS_FILE, kind: 'inputs', mediaType: 'application/json' } as const;
  return { content, file: { ...facts, sizeBytes: content.length, sha256: sha256Of(content) } };
}

/** The reported receivers only, because the others are not judged. */
export function withReportedReceivers({ snapshot, receivers }: SubmissionInputs) {
  const reported = new Set(receivers.map(({ pointId }) => pointId));
  return { ...snapshot, receivers: snapshot.receivers.filter(({ pointId }) => reported.has(pointId)) };
}

/** The figures of the brief that lists of submissions show, by the same calculation. */
export const summariseLevels = async (inputs: SubmissionInputs): Promise<SubmissionLevels> =>
  describeSubmissionLevels({ inputs, timelines: await describeTimelinesInThread(withReportedReceivers(inputs)) });

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Every file of a submission must exist and match its row (U46). */
export async function verifyFiles(store: Pick<FileStore, 'read'>, files: readonly StoredBundleFile[]): Promise<void> {
  for (const file of files)
    if (await isFileDamaged(store, file)) throw new Error(`the stored file ${file.name} is damaged`);
}

/** Reads the file once. A file that cannot be read is damaged. */
export async function isFileDamaged(
  store: Pick<FileStore, 'read'>,
  { fileKey, sizeBytes, sha256 }: Pick<StoredBundleFile, 'fileKey' | 'sizeBytes' | 'sha256'>,
): Promise<boolean> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const chunk of await store.read(fileKey)) {
      hash.update(chunk);
      size += (chunk as Buffer).length;
    }
  } catch {
    return true;
  }
  return size !== sizeBytes || hash.digest('hex') !== sha256;
}
