import type { Executor } from '../database/connection.ts';
import { listProjectsHeldByUser, revokeAccess } from '../repositories/account-access.repository.ts';
import { notifyProject } from '../repositories/run.repository.ts';

interface Kept {
  readonly sessionIdHash: Buffer | null;
  readonly deviceHash: Buffer | null;
}

/** Ends sessions and known browsers; whoever waits for a project one of them had open hears of it. */
export async function endAccess(transaction: Executor, userId: number, now: Date, kept?: Kept): Promise<void> {
  const projectIds = await listProjectsHeldByUser(transaction, userId, kept?.sessionIdHash ?? null);
  await revokeAccess(transaction, userId, now, kept);
  for (const projectId of projectIds) await notifyProject(transaction, { projectId, type: 'project', id: projectId });
}
