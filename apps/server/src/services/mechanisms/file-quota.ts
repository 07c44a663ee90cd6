import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { materialRefused } from '../../integrations/material-type/refuse-material.ts';
import type { AccessService } from '../projects/access.service.ts';
import { ownerOf, type Quotas } from './quota.ts';

interface FileQuotaOptions {
  readonly access: AccessService;
  readonly quotas: Pick<Quotas, 'requireRoom'>;
  readonly count: (db: Executor, projectId: number) => Promise<number>;
  /** Maximum number of files of this kind in a project. */
  readonly maxFiles: number;
}

/**
 * Checks that the project may have one more file of a kind, and its company that many more bytes. Called before the
 * upload, to avoid a wasted one, and again when the file is stored.
 */
export const createFileQuotaCheck =
  ({ access, quotas, count, maxFiles }: FileQuotaOptions) =>
  async (transaction: Executor, user: AuthenticatedUser, projectId: number, bytes = 0): Promise<void> => {
    const owner = ownerOf(await access.requireWritable(transaction, user, projectId, 'edit'));
    await quotas.requireRoom(transaction, owner, bytes);
    if ((await count(transaction, projectId)) >= maxFiles) throw materialRefused('TOO_MANY_FILES');
  };
