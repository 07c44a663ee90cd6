import type { Attachment } from '@quietsite/contracts';
import { MAX_ATTACHMENTS } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { isProofOfExemption } from '../../repositories/receivers/receiver-point.repository.ts';
import {
  countAttachments,
  deleteAttachment,
  findAttachmentFile,
  insertAttachment,
} from '../../repositories/report/attachment.repository.ts';
import { isProofOfBarrier } from '../../repositories/site/screening.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { createFileQuotaCheck } from '../mechanisms/file-quota.ts';
import type { Quotas } from '../mechanisms/quota.ts';
import { storeUpload } from '../mechanisms/store-upload.ts';
import { type OpenedFile, openStoredFile } from '../mechanisms/stored-file.ts';
import { removeUnusedFile } from '../mechanisms/unused-file.ts';
import type { AccessService } from '../projects/access.service.ts';
import { recordInputChange } from '../projects/input-change.ts';
import type { Receive } from '../site/shape-file.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly quotas: Pick<Quotas, 'requireRoom'>;
}

export type AttachmentService = ReturnType<typeof createAttachmentService>;

/** Files submitted with a plan (Q123). They have the types and sizes of supporting files and are never printed. */
export function createAttachmentService({ database, access, files, clock, quotas }: Dependencies) {
  const checkFileQuota = createFileQuotaCheck({ access, quotas, count: countAttachments, maxFiles: MAX_ATTACHMENTS });

  async function note(transaction: Executor, user: AuthenticatedUser, projectId: number, action: string, name: string) {
    await recordAudit(transaction, { userId: user.id, action, projectId, details: { name } });
    await notifyProject(transaction, { projectId, type: 'project', id: projectId });
  }

  return {
    async add(user: AuthenticatedUser, projectId: number, receive: Receive): Promise<Attachment> {
      await database.transaction().execute((transaction) => checkFileQuota(transaction, user, projectId));
      return storeUpload({ database, files, clock }, receive, async (transaction, upload) => {
        await checkFileQuota(transaction, user, projectId, upload.sizeBytes);
        await note(transaction, user, projectId, 'attachment.add', upload.fileName);
        return insertAttachment(transaction, { ...upload, projectId, uploadedBy: user.id, now: clock() });
      });
    },

    async openFile(user: AuthenticatedUser, projectId: number, attachmentId: number): Promise<OpenedFile> {
      await access.require(user, projectId, 'read');
      return openStoredFile(files, await findAttachmentFile(database, projectId, attachmentId));
    },

    /** Keeps the file if a submission also refers to it. The results that depend on it become invalid. */
    async remove(user: AuthenticatedUser, projectId: number, attachmentId: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        const isProof =
          (await isProofOfExemption(transaction, projectId, attachmentId)) ||
          (await isProofOfBarrier(transaction, projectId, attachmentId));
        const file = await deleteAttachment(transaction, projectId, attachmentId);
        if (!file) throw new AppError('NOT_FOUND');
        const { fileName: name } = file;
        // Receivers exempted by this file are judged again (M-143); its bunds and containers no longer count (M-120).
        if (isProof) {
          const change = { projectId, userId: user.id, now: clock(), action: 'attachment.remove', details: { name } };
          await recordInputChange(transaction, change);
        } else await note(transaction, user, projectId, 'attachment.remove', name);
        await removeUnusedFile(transaction, files, file.fileKey);
      });
    },
  };
}
