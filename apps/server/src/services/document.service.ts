import type { Readable } from 'node:stream';
import type { ProjectDocument } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../authenticated-user.ts';
import type { Database } from '../database/connection.ts';
import { AppError } from '../errors.ts';
import type { FileStore } from '../integrations/file-store.ts';
import { recordAudit } from '../repositories/audit.repository.ts';
import { findDocument, findDocumentFile, insertDocument } from '../repositories/document.repository.ts';
import { findFinishedRun } from '../repositories/run.repository.ts';
import type { AccessService } from './access.service.ts';
import type { Enqueue } from './queue.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly enqueue: Enqueue;
  readonly files: FileStore;
}

export type DocumentService = ReturnType<typeof createDocumentService>;

export function createDocumentService({ database, access, enqueue, files }: Dependencies) {
  async function getReadable(user: AuthenticatedUser, documentId: number): Promise<ProjectDocument> {
    const document = await findDocument(database, documentId);
    if (!document) throw new AppError('NOT_FOUND');
    await access.require(user, document.projectId, 'read');
    return document;
  }

  return {
    /** A document belongs to a finished run: it prints what is stored, never what is on someone's screen (U54). */
    async create(user: AuthenticatedUser, projectId: number, kind: ProjectDocument['kind']): Promise<ProjectDocument> {
      const { isCalculated } = await access.require(user, projectId, 'read');
      const record = isCalculated ? await findFinishedRun(database, projectId) : undefined;
      if (!record) throw new AppError('NOT_CALCULATED');
      return database.transaction().execute(async (transaction) => {
        const document = await insertDocument(transaction, {
          projectId,
          runId: record.run.id,
          kind,
          requestedBy: user.id,
        });
        await enqueue(transaction, { name: 'print', data: { documentId: document.id } });
        await recordAudit(transaction, { userId: user.id, action: 'document.create', projectId });
        return document;
      });
    },

    get: getReadable,

    async openFile(
      user: AuthenticatedUser,
      documentId: number,
    ): Promise<{ content: Readable; sizeBytes: number; name: string }> {
      const document = await getReadable(user, documentId);
      const file = await findDocumentFile(database, documentId);
      if (!file?.fileKey || file.sizeBytes === null) throw new AppError('NOT_FOUND');
      return {
        content: await files.read(file.fileKey),
        sizeBytes: file.sizeBytes,
        name: `quietsite-${document.kind}-${document.projectId}-run-${document.runId}.pdf`,
      };
    },
  };
}
