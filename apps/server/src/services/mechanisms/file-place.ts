import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';
import { materialRefused } from '../../integrations/material-type/refuse-material.ts';
import type { AccessService } from '../projects/access.service.ts';
import { ownerOf, type Quotas } from './quota.ts';

interface Rule {
  readonly access: AccessService;
  readonly quotas: Pick<Quotas, 'requireRoom'>;
  readonly count: (db: Executor, projectId: number) => Promise<number>;
  /** Max number of such files in a project. */
  readonly most: number;
}

/**
 * Whether a project may have one more file of a kind, and its company the bytes. Checked before the upload, so that
 * nobody waits in vain, and again when it is stored.
 */
export const createRequirePlace =
  ({ access, quotas, count, most }: Rule) =>
  async (transaction: Executor, user: AuthenticatedUser, projectId: number, bytes = 0): Promise<void> => {
    const owner = ownerOf(await access.requireWritable(transaction, user, projectId, 'edit'));
    await quotas.requireRoom(transaction, owner, bytes);
    if ((await count(transaction, projectId)) >= most) throw materialRefused('TOO_MANY_FILES');
  };
