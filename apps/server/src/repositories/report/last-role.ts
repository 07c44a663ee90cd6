import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

/** The user's role in the last submission, in any project. */
export const lastRoleOf = (userId: number) => sql<string | null>`(select role_in_project from submissions last
  where last.submitted_by = ${userId} order by last.submitted_at desc, last.id desc limit 1)`;

export async function findLastRole(db: Executor, userId: number): Promise<string | null> {
  const row = await db.selectNoFrom(lastRoleOf(userId).as('role')).executeTakeFirst();
  return row?.role ?? null;
}
