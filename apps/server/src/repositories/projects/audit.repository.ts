import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

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

/** Lists the actions on a project, newest first, with the names of the person who acted and the person concerned. */
export async function listActivity(db: Executor, projectId: number, before: number | undefined, limit: number) {
  const entries = db
    .selectFrom('audit_log as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.user_id')
    .leftJoin('users as subject', (join) => join.on(sql<boolean>`subject.id = (entry.details ->> 'userId')::integer`))
    .select(['entry.id', 'entry.at', 'entry.action', 'entry.details'])
    .select(personName('actor').$castTo<string | null>().as('who'))
    .select(personName('subject').$castTo<string | null>().as('subject'))
    .where('entry.project_id', '=', projectId)
    .orderBy('entry.id', 'desc')
    .limit(limit);
  return (before === undefined ? entries : entries.where('entry.id', '<', before)).execute();
}
