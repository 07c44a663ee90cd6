import type { Submission } from '@quietsite/contracts';
import { buildReceipt } from '@quietsite/documents';
import { RECEIPT_FILE } from '@quietsite/domain';
import type { Database, Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import type { Printer } from '../../printing/printer.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { listDatasets } from '../../repositories/layers/dataset.repository.ts';
import {
  findSubmission,
  getSubmitterLanguage,
  insertSubmissionFiles,
  isReceiptSent,
  lockReceipt,
  markReceiptSent,
  type StoredBundleFile,
} from '../../repositories/report/submission.repository.ts';
import { findDraftInput, getPlanProject } from '../../repositories/report/submission-source.repository.ts';
import { listReviewers } from '../../repositories/review/decision.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { storeFile } from '../mechanisms/store-file.ts';
import { sha256Of } from './submission-bundle.ts';
import { linkToReview, receiptMail, reviewMail } from './submission-mails.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly printer: Pick<Printer, 'printReceipt'>;
  readonly enqueue: Enqueue;
  readonly clock: Clock;
  readonly publicOrigin: string;
}

export type ReceiptService = ReturnType<typeof createReceiptService>;

/**
 * Processes submissions in the worker: prints the receipt, mails it and notifies the reviewers. The receipt is recorded
 * and the mails are queued in one transaction, so that a repeated job does nothing.
 */
export function createReceiptService({ database, files, printer, enqueue, clock, publicOrigin }: Dependencies) {
  return {
    async perform(submissionId: number): Promise<void> {
      const submission = await findSubmission(database, submissionId);
      if (!submission || (await isReceiptSent(database, submissionId))) return;
      const receipt = await print(submission);
      await database.transaction().execute(async (transaction) => {
        if (await lockReceipt(transaction, submissionId)) return;
        await insertSubmissionFiles(transaction, submissionId, [receipt]);
        await sendMails(transaction, submission, receipt.fileKey);
        await markReceiptSent(transaction, submissionId, clock());
        const { projectId } = submission;
        await notifyProject(transaction, { projectId, type: 'project', id: projectId });
      });
    },
  };

  async function print(submission: Submission): Promise<StoredBundleFile> {
    const isSampleData = (await listDatasets(database)).some(({ name, isSample }) => name === 'buildings' && isSample);
    const submittedAt = new Date(submission.submittedAt);
    // A submitted project cannot change before the decision, so this is the submitted text.
    const language = (await findDraftInput(database, submission.projectId))?.general.language;
    const pdf = await printer.printReceipt(buildReceipt({ ...submission, submittedAt, isSampleData }, language));
    const fileKey = await storeFile({ database, files, clock }, pdf);
    const facts = { name: RECEIPT_FILE, kind: 'receipt', mediaType: 'application/pdf' } as const;
    return { ...facts, sizeBytes: pdf.length, sha256: sha256Of(pdf), fileKey };
  }

  async function sendMails(transaction: Executor, submission: Submission, fileKey: string): Promise<void> {
    const { projectId, number, submittedBy, email, bundleHash, submittedAt } = submission;
    const { title, version, districts } = await getPlanProject(transaction, projectId);
    const url = linkToReview(publicOrigin, projectId);
    const facts = { title, version, number };
    const language = await getSubmitterLanguage(transaction, submission.id);
    const receipt = { ...facts, email, language, name: submittedBy, bundleHash, submittedAt: new Date(submittedAt) };
    await enqueue(transaction, receiptMail(receipt, fileKey, url));
    for (const reviewer of await listReviewers(transaction, districts))
      await enqueue(transaction, reviewMail({ ...facts, ...reviewer, submittedBy }, url));
  }
}
