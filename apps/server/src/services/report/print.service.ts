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
  /** For all stages of a document together. */
  readonly timeLimitMs: number;
}

/** Per lane. An appendix of the largest project has thousands of pages. */
export const PRINT_LIMIT_MS: Readonly<Record<PrintLane, number>> = { print: 120_000, 'print-large': 20 * 60_000 };

/** Progress once printed; storing a file of some megabytes is the rest. */
const PRINTED = 0.9;
const COUNT_LIMIT_MS = 60_000;
const SWEEP_EVERY_MS = 60_000;

export type PrintService = ReturnType<typeof createPrintService>;

/**
 * How the worker processes a queued document: reads the stored run and writes a PDF to the file store. Safe to repeat.
 */
export function createPrintService({ database, files, printer, plans, clock, timeLimitMs }: Dependencies) {
  const printDocument = createDocumentPrinting({ database, printer, plans, clock });

  return {
    async perform(documentId: number): Promise<void> {
      const document = await beginDocument(database, documentId);
      if (!document) return;
      await announce(database, document);
      const report = async (progress: number) => {
        await setDocumentProgress(database, documentId, progress);
        await announce(database, document);
      };
      const late = AbortSignal.timeout(timeLimitMs);
      const { party, signal } = findRequester();
      try {
        const made = await runFor({ party, signal: AbortSignal.any([signal, late]) }, () => make(document, report));
        await finish(document, { status: 'done', ...made });
      } catch (error) {
        if (!late.aborted) throw error;
        // It would take as long again, so it is not retried until a user requests it.
        await finish(document, { status: 'failed', errorCode: 'PRINTING_TOO_LONG' });
      }
    },

    fail,
    failLost,

    /** Runs now and once a minute. Returns a function that stops it. */
    startSweep: (onError: (error: Error) => void) => repeat(failLost, SWEEP_EVERY_MS, onError),
  };

  async function fail(documentId: number): Promise<void> {
    const document = await findDocument(database, documentId);
    if (document) await finish(document, { status: 'failed', errorCode: 'PRINTING_FAILED' });
  }

  /** No worker would ever print them: they are shown as failed and can be requested again. */
  async function failLost(): Promise<void> {
    for (const id of await listLostDocuments(database)) await fail(id);
  }

  async function make(document: ProjectDocument, report: (progress: number) => Promise<void>) {
    const pdf = await printDocument(document, report);
    const pageCount = await countPages(pdf, COUNT_LIMIT_MS);
    await report(PRINTED);
    findRequester().signal.throwIfAborted();
    const fileKey = await storeFile({ database, files, clock }, pdf);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    return { fileKey, sha256, sizeBytes: pdf.length, pageCount };
  }

  async function finish(document: ProjectDocument, state: Parameters<typeof finishDocument>[2]): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await finishDocument(transaction, document.id, state, clock());
      await announce(transaction, document);
    });
  }
}

const announce = (db: Executor, { id, projectId }: ProjectDocument) =>
  notifyProject(db, { projectId, type: 'document', id });
