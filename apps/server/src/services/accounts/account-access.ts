import type { Executor } from '../../database/connection.ts';
import {
  listProjectsHeldByUser,
  revokeAccess,
  revokeTokens,
} from '../../repositories/accounts/account-access.repository.ts';
import { removeLinksOfHolder } from '../../repositories/accounts/account-link.repository.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';

interface KeptAccess {
  readonly sessionIdHash: Buffer | null;
  readonly deviceHash: Buffer | null;
}

/**
 * Ends all earlier access to an account: sessions, known browsers, codes, personal tokens and mailed links. Anyone who
 * had the password may have left one of them behind. Users waiting for a project that a session had open are notified.
 */
export async function endAccess(transaction: Executor, userId: number, now: Date, kept?: KeptAccess): Promise<void> {
  const projectIds = await listProjectsHeldByUser(transaction, userId, kept?.sessionIdHash ?? null);
  await revokeAccess(transaction, userId, now, kept);
  await revokeTokens(transaction, userId, now);
  await removeLinksOfHolder(transaction, userId);
  for (const projectId of projectIds) await notifyProject(transaction, { projectId, type: 'project', id: projectId });
}
