import { createHash } from 'node:crypto';
import type { ProjectDocument } from '@quietsite/contracts';
import type { Database, Executor } from '../database/connection.ts';
import type { FileStore } from '../integrations/file-store.ts';
import { countPages } from '../printing/count-pages.ts';
import type { Printer } from '../printing/printer.ts';
import {
  beginDocument,
  findDocument,
  finishDocument,
  setDocumentProgress,
} from '../repositories/document.repository.ts';
import { notifyProject } from '../repositories/run.repository.ts';
import type { Clock } from './clock.ts';
import type { PlanService } from './plan.service.ts';
import { createDocumentPrinting } from './print-document.ts';
import { storeFile } from './store-file.ts';

interface Dependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly printer: Printer;
  readonly plans: PlanService;
  readonly clock: Clock;
}

/** What is done once it is printed; storing a file of some megabytes is the rest. */
const PRINTED = 0.9;
const TIME_LIMIT_MS = 60_000;

export type PrintService = ReturnType<typeof createPrintService>;

/** What the worker does with a queued document: stored run in, PDF in the file store out. Safe to repeat. */
export function createPrintService({ database, files, printer, plans, clock }: Dependencies) {
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
      const pdf = await printDocument(document, report);
      const pageCount = await countPages(pdf, TIME_LIMIT_MS);
      await report(PRINTED);
      const fileKey = await storeFile({ database, files, clock }, pdf);
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      await finish(document, { status: 'done', fileKey, sha256, sizeBytes: pdf.length, pageCount });
    },

    async fail(documentId: number): Promise<void> {
      const document = await findDocument(database, documentId);
      if (document) await finish(document, { status: 'failed', errorCode: 'PRINTING_FAILED' });
    },
  };

  async function finish(document: ProjectDocument, state: Parameters<typeof finishDocument>[2]): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      await finishDocument(transaction, document.id, state, clock());
      await announce(transaction, document);
    });
  }
}

const announce = (db: Executor, { id, projectId }: ProjectDocument) =>
  notifyProject(db, { projectId, type: 'document', id });
