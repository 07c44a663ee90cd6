import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { lockRevision } from '../../repositories/projects/project.repository.ts';
import { findLastChange } from '../../repositories/projects/project-editing.repository.ts';

/** If another user has saved in the meantime, the error says who and when (U23). */
export async function refuseStale(transaction: Executor, projectId: number, revision: number): Promise<void> {
  if ((await lockRevision(transaction, projectId)) === revision) return;
  const { modifiedAt, ...change } = await findLastChange(transaction, projectId);
  throw new AppError('CONFLICT', { ...change, modifiedAt: modifiedAt.toISOString() });
}
