import { type DayString, listBundle, startReport } from '@quietsite/domain';
import type { SampleProject } from '@quietsite/fixtures';
import { PRODUCT_VERSION } from '../src/config/version.ts';
import type { Database } from '../src/database/connection.ts';
import type { FileStore } from '../src/integrations/file-store.ts';
import { getReceiver } from '../src/repositories/accounts/user.repository.ts';
import { findFinishedRun, findPrintableRun } from '../src/repositories/calculation/run.repository.ts';
import { insertDocument } from '../src/repositories/report/document.repository.ts';
import { writeDraft } from '../src/repositories/report/report-draft.repository.ts';
import { insertSubmission, insertSubmissionFiles } from '../src/repositories/report/submission.repository.ts';
import { storeFile } from '../src/services/mechanisms/store-file.ts';
import { createPlanService } from '../src/services/report/plan.service.ts';
import { listRequiredKinds } from '../src/services/report/plan-state.ts';
import { createPrintService, PRINT_LIMIT_MS } from '../src/services/report/print.service.ts';
import { readBundle, sha256Of, summariseLevels, writeInputs } from '../src/services/report/submission-bundle.ts';
import type { Press } from './press.ts';

interface Submitted extends Pick<SampleProject, 'approvedOn'> {
  readonly submittedOn: DayString;
}

/** For a plan that was submitted once. */
const FIRST_VERSION = 1;

/**
 * The authority's record of a sample project, which can then be read, compared and decided: the printed plan and its
 * frozen inputs. Without a file store there are no files.
 */
export async function seedSubmission(
  database: Database,
  { submittedOn, approvedOn }: Submitted,
  { projectId, ownerId }: { readonly projectId: number; readonly ownerId: number },
  press: Press | undefined,
): Promise<void> {
  const record = await findFinishedRun(database, projectId);
  if (!record) return;
  const runId = record.run.id;
  const now = new Date(`${submittedOn}T01:00:00Z`);
  const { email } = await getReceiver(database, ownerId);
  const contact = { email, roleInProject: 'Owner' };
  await writeDraft(database, {
    projectId,
    input: startReport(FIRST_VERSION, submittedOn),
    contact,
    userId: ownerId,
    now,
  });
  if (press) await printPlan(database, { projectId, runId, requestedBy: ownerId }, press);
  const order = { projectId, runId, userId: ownerId, contact, productVersion: PRODUCT_VERSION, now };
  const { levels, files } = press ? await freeze(database, order, press.files) : { files: [] };
  const bundleHash = sha256Of(listBundle(files));
  const submissionId = await insertSubmission(database, {
    ...{ ...contact, projectId, key: crypto.randomUUID(), runId, projectRevision: 1 },
    ...{ submittedBy: ownerId, submittedAt: now, bundleHash, ...(levels && { levels }) },
  });
  if (files.length > 0) await insertSubmissionFiles(database, submissionId, files);
  await database
    .updateTable('submissions')
    .set({ receipt_sent_at: now, ...(approvedOn && { state: 'revealed', decided_at: `${approvedOn}T01:00:00Z` }) })
    .where('id', '=', submissionId)
    .execute();
}

async function printPlan(
  database: Database,
  order: { readonly projectId: number; readonly runId: number; readonly requestedBy: number },
  { files, printer }: Press,
): Promise<void> {
  const parts = { database, files, printer, clock: () => new Date(), plans: createPlanService({ database }) };
  const prints = createPrintService({ ...parts, timeLimitMs: PRINT_LIMIT_MS['print-large'] });
  const run = await findPrintableRun(database, order.runId);
  for (const kind of listRequiredKinds((run?.neighbourIds.length ?? 0) > 0))
    await prints.perform((await insertDocument(database, { ...order, kind })).id);
}

async function freeze(database: Database, order: Parameters<typeof readBundle>[1], files: FileStore) {
  const bundle = await readBundle(database, order);
  const { content, file } = writeInputs(bundle.inputs);
  const fileKey = await storeFile({ database, files, clock: () => order.now }, content);
  return { levels: await summariseLevels(bundle.inputs), files: [...bundle.files, { ...file, fileKey }] };
}
