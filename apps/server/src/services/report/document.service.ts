import { type ProjectDocument, planDocumentNames } from '@quietsite/contracts';
import { nameProjectFile } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { findFinishedRun } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { findProject } from '../../repositories/projects/project.repository.ts';
import {
  findCurrentDocument,
  findDocument,
  findDocumentFile,
  insertDocument,
  isSmallProject,
  listNewestDocuments,
  lockDocumentKind,
  type NewDocument,
} from '../../repositories/report/document.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import type { Enqueue, PrintLane } from '../mechanisms/queue.ts';
import type { OpenedFile } from '../mechanisms/stored-file.ts';
import type { AccessService } from '../projects/access.service.ts';

/** Longer than any document takes, including its wait in the queue. A document older than this was lost. */
const MAX_WAIT_MS = 60 * 60_000;

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly enqueue: Enqueue;
  readonly files: FileStore;
  readonly clock: Clock;
}

export type DocumentService = ReturnType<typeof createDocumentService>;

export function createDocumentService({ database, access, enqueue, files, clock }: Dependencies) {
  async function getReadable(user: AuthenticatedUser, documentId: number): Promise<ProjectDocument> {
    const document = await findDocument(database, documentId);
    if (!document) throw new AppError('NOT_FOUND');
    await access.require(user, document.projectId, 'read');
    return document;
  }

  async function requestDocument(transaction: Executor, newDocument: NewDocument): Promise<ProjectDocument> {
    const document = await insertDocument(transaction, newDocument);
    const { projectId, kind, requestedBy: userId } = newDocument;
    await enqueue(transaction, { name: await findLane(transaction, newDocument), data: { documentId: document.id } });
    await recordAudit(transaction, { userId, action: 'document.create', projectId, details: { kind } });
    return document;
  }

  return {
    /** A document belongs to a finished run: it prints stored data, never the state of a user's screen (U54). */
    async create(user: AuthenticatedUser, projectId: number, kind: ProjectDocument['kind']): Promise<ProjectDocument> {
      const { isCalculated } = await access.require(user, projectId, 'read');
      const record = isCalculated ? await findFinishedRun(database, projectId) : undefined;
      if (!record) throw new AppError('NOT_CALCULATED');
      // This appendix exists only if there are approved neighbours (APPX-14, Q127).
      if (kind === 'appendix-d' && record.neighbourIds.length === 0) throw new AppError('NOT_FOUND');
      return database.transaction().execute(async (transaction) => {
        await lockDocumentKind(transaction, projectId, kind);
        const oldestWaiting = new Date(clock().getTime() - MAX_WAIT_MS);
        const current = await findCurrentDocument(transaction, projectId, kind, oldestWaiting);
        return current ?? requestDocument(transaction, { projectId, runId: record.run.id, kind, requestedBy: user.id });
      });
    },

    /** Lists the newest document of each kind, even for a project that can no longer be changed (REPORT-16). */
    async list(user: AuthenticatedUser, projectId: number): Promise<ProjectDocument[]> {
      await access.require(user, projectId, 'read');
      return listNewestDocuments(database, projectId);
    },

    get: getReadable,

    async openFile(user: AuthenticatedUser, documentId: number): Promise<OpenedFile> {
      const document = await getReadable(user, documentId);
      const file = await findDocumentFile(database, documentId);
      const project = await findProject(database, document.projectId, user.id);
      if (!file?.fileKey || file.sizeBytes === null || !project) throw new AppError('NOT_FOUND');
      return {
        content: await files.read(file.fileKey),
        sizeBytes: file.sizeBytes,
        mediaType: 'application/pdf',
        fileName: nameProjectFile(project, nameOf(document), 'pdf'),
      };
    },
  };
}

/** Summary and report are always short; the length of an appendix depends on the project. */
async function findLane(transaction: Executor, { kind, projectId }: NewDocument): Promise<PrintLane> {
  const isShort = kind === 'summary' || kind === 'report' || (await isSmallProject(transaction, projectId));
  return isShort ? 'print' : 'print-large';
}

/** Plan documents are named as in the submission (REPORT-10, REPORT-11). */
const nameOf = ({ kind }: ProjectDocument): string => (kind === 'summary' ? 'Summary' : planDocumentNames[kind]);
