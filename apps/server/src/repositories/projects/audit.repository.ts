import type { Executor } from '../../database/connection.ts';

export interface AuditEntry {
  readonly userId: number | null;
  readonly action: string;
  readonly projectId?: number;
  readonly details?: Record<string, unknown>;
}

export async function recordAudit(db: Executor, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: entry.userId,
      action: entry.action,
      project_id: entry.projectId ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
