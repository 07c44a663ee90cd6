import type { Executor } from '../../database/connection.ts';

/** The facts about a registration that the applicant may know, and those that determine its state. */
export async function findRegistration(db: Executor, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['username', 'email', 'user_type as userType', 'companies.name as company', 'users.is_active as isActive'])
    .select(['users.created_at as registeredAt', 'email_confirmed_at as confirmedAt', 'deleted_at as deletedAt'])
    .select([
      'registration_decided_at as decidedAt',
      'registration_reason as reason',
      'deactivated_at as deactivatedAt',
    ])
    .where('users.id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export async function storeRegistrationDecision(
  db: Executor,
  userId: number,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ registration_decided_at: now, registration_reason: reason })
    .where('id', '=', userId)
    .execute();
}
