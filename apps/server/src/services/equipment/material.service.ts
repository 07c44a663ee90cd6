import type { SupportMaterial } from '@quietsite/contracts';
import { MAX_MATERIALS } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import {
  countMaterials,
  deleteMaterial,
  findMaterialFile,
  insertMaterial,
} from '../../repositories/equipment/material.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { createFileQuotaCheck } from '../mechanisms/file-quota.ts';
import type { Quotas } from '../mechanisms/quota.ts';
import { storeUpload } from '../mechanisms/store-upload.ts';
import { type OpenedFile, openStoredFile } from '../mechanisms/stored-file.ts';
import { removeUnusedFile } from '../mechanisms/unused-file.ts';
import type { AccessService } from '../projects/access.service.ts';
import type { Receive } from '../site/shape-file.service.ts';

interface Dependencies {
  readonly database: Database;
  readonly access: AccessService;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly quotas: Pick<Quotas, 'requireRoom'>;
}

export type MaterialService = ReturnType<typeof createMaterialService>;

/**
 * Files that support a sound power (EQUIP-06, EQUIP-46). No level depends on them, so results stay valid. Saving the
 * equipment links a file to a row.
 */
export function createMaterialService({ database, access, files, clock, quotas }: Dependencies) {
  const checkFileQuota = createFileQuotaCheck({ access, quotas, count: countMaterials, maxFiles: MAX_MATERIALS });

  return {
    async add(user: AuthenticatedUser, projectId: number, receive: Receive): Promise<SupportMaterial> {
      await database.transaction().execute((transaction) => checkFileQuota(transaction, user, projectId));
      return storeUpload({ database, files, clock }, receive, async (transaction, upload) => {
        await checkFileQuota(transaction, user, projectId, upload.sizeBytes);
        const facts = { ...upload, projectId, uploadedBy: user.id, now: clock() };
        const material = await insertMaterial(transaction, facts);
        const details = { name: upload.fileName, materialId: material.id };
        await recordAudit(transaction, { userId: user.id, action: 'material.add', projectId, details });
        return material;
      });
    },

    async openFile(user: AuthenticatedUser, projectId: number, materialId: number): Promise<OpenedFile> {
      await access.require(user, projectId, 'read');
      return openStoredFile(files, await findMaterialFile(database, projectId, materialId));
    },

    /** Removes the file immediately and for everyone, even if a row refers to it: a wrong file may be urgent. */
    async remove(user: AuthenticatedUser, projectId: number, materialId: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await access.requireWritable(transaction, user, projectId, 'edit');
        const file = await deleteMaterial(transaction, projectId, materialId);
        if (!file) throw new AppError('NOT_FOUND');
        const details = { name: file.fileName, materialId };
        await recordAudit(transaction, { userId: user.id, action: 'material.remove', projectId, details });
        await notifyProject(transaction, { projectId, type: 'project', id: projectId });
        await removeUnusedFile(transaction, files, file.fileKey);
      });
    },
  };
}
