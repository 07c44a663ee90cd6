import type { Executor } from '../../database/connection.ts';
import { notifyProject } from '../../repositories/calculation/run.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import { bumpRevision } from '../../repositories/projects/project-editing.repository.ts';

interface InputChange {
  readonly projectId: number;
  readonly userId: number;
  readonly now: Date;
  readonly action: string;
  readonly details: Record<string, unknown>;
  /** False if no level depends on the change. */
  readonly isInputChanged?: boolean;
}

/**
 * Ends every save of calculation input: clears the calculated flag in the same transaction, writes the audit entry and
 * notifies other users (U32).
 */
export async function recordInputChange(transaction: Executor, change: InputChange): Promise<void> {
  const { projectId, userId, now, action, details, isInputChanged = true } = change;
  await bumpRevision(transaction, projectId, { userId, now, isInputChanged });
  await recordAudit(transaction, { userId, action, projectId, details });
  await notifyProject(transaction, { projectId, type: 'project', id: projectId });
}
