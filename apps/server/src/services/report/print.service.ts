import { createHash } from 'node:crypto';
import type { ProjectDocument } from '@quietsite/contracts';
import type { Database, Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { countPages } from '../../printing/compress-pdf.ts';
import type { Printer } from '../../printing/printer.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import {
  beginDocument,
  findDocument,
  finishDocument,
  listLostDocuments,
  setDocumentProgress,
} from '../../repositories/report/document.repository.ts';
import { findRequester, runFor } from '../../requester.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { PrintLane } from '../mechanisms/queue.ts';
import { repeat } from '../mechanisms/repeat.ts';
import { storeFile } from '../mechanisms/store-file.ts';
import type { PlanService } from './plan.service.ts';
import { createDocumentPrinting } from './print-document.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly printer: Printer;
  readonly plans: PlanService;
  readonly clock: Clock;
  /** Limit for all stages of a document together. */
  readonly timeLimitMs: number;
}

/** Limits per lane. An appendix of the largest project has thousands of pages. */
export const PRINT_LIMIT_MS: Readonly<Record<PrintLane, number>> = { print: 120_000, 'print-large': 20 * 60_000 };

/** Progress after printing. Storing the file, which has a few megabytes, is the rest. */
const PROGRESS_PRINTED = 0.9;
const COUNT_LIMIT_MS = 60_000;
const SWEEP_INTERVAL_MS = 60_000;

export type PrintService = ReturnType<typeof createPrintService>;

/**
 * Processes queued documents in the worker: reads the stored run and writes a PDF to the file store. Safe to repeat.
 */
export function createPrintService({ database, files, printer, plans, clock, timeLimitMs }: Dependencies) {
  const printDocument = createDocumentPrinting({ database, printer, plans, clock });

  return {
    async perform(documentId: number): Promise<void> {
      const document = await beginDocument(database, documentId);
      if (!document) return;
      await notifyDocument(database, document);
      const onProgress = async (progress: number) => {
        await setDocumentProgress(database, documentId, progress);
        await notifyDocument(database, document);
      };
      const timeout = AbortSignal.timeout(timeLimitMs);
      const { party, signal } = findRequester();
      try {
        const requester = { party, signal: AbortSignal.any([signal, timeout]) };
        const file = await runFor(requester, () => printAndStore(document, onProgress));
        await finish(document, { status: 'done', ...file });
      } catch (error) {
        if (!timeout.aborted) throw error;
        // Another attempt would take as long, so the document is not printed again until a user requests it.
        await finish(document, { status: 'failed', errorCode: 'PRINTING_TOO_LONG' });
      }
    },

    fail,
    failLost,

    /** Runs now and once a minute. Returns a function that stops it. */
    startSweep: (onError: (error: Error) => void) => repeat(failLost, SWEEP_INTERVAL_MS, onError),
  };

  async function fail(documentId: number): Promise<void> {
    const document = await findDocument(database, documentId);
    if (document) await finish(document, { status: 'failed', errorCode: 'PRINTING_FAILED' });
  }

  /** Documents that no worker will ever print are shown as failed, so that they can be requested again. */
  async function failLost(): Promise<void> {
    for (const id of await listLostDocuments(database)) await fail(id);
  }

  async function printAndStore(document: ProjectDocument, onProgress: (progress: number) => Promise<void>) {
    const pdf = await printDocument(document, onProgress);
    const pageCount = await countPages(pdf, COUNT_LIMIT_MS);
    await onProgress(PROGRESS_PRINTED);
    findRequester().signal.throwIfAborted();
    const fileKey = await storeFile({ database, files, clock }, pdf);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    return { fileKey, sha256, sizeBytes: pdf.length, pageCount };
  }

  async function finish(document: ProjectDocument, state: Parameters<typeof finishDocument>[2]): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await finishDocument(transaction, document.id, state, clock());
      await notifyDocument(transaction, document);
    });
  }
}

const notifyDocument = (db: Executor, { id, projectId }: ProjectDocument) =>
  notifyProject(db, { projectId, type: 'document', id });
