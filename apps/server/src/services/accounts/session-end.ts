import type { Executor } from '../../database/connection.ts';
import { listProjectsHeldBySession, removeSession } from '../../repositories/accounts/session.repository.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';

/** A project's lease ends with its session; users waiting for the project are notified. */
export async function endSession(transaction: Executor, idHash: Buffer): Promise<void> {
  const projectIds = await listProjectsHeldBySession(transaction, idHash);
  await removeSession(transaction, idHash);
  for (const projectId of projectIds) await notifyProject(transaction, { projectId, type: 'project', id: projectId });
}
