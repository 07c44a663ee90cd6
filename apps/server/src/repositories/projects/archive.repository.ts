import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

/** Changes neither revision nor modification date, because the content stays the same. */
export async function setArchived(db: Executor, projectId: number, archivedAt: Date | null): Promise<void> {
  await db.updateTable('projects').set({ archived_at: archivedAt }).where('id', '=', projectId).execute();
}

/** Projects deleted since the given time, newest first: those of one owner, or of all owners if null. */
export async function listDeletedProjects(db: Executor, ownerUserId: number | null, since: Date) {
  return db
    .selectFrom('projects')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_user_id')
    .leftJoin('companies', 'companies.id', 'projects.owner_company_id')
    .leftJoin('users as deleter', 'deleter.id', 'projects.deleted_by')
    .select(['projects.id', 'projects.title', 'projects.version', 'projects.deleted_at as deletedAt'])
    .select(['companies.name as ownerCompany', personName('owner').as('ownerName')])
    .select(personName('deleter').$castTo<string | null>().as('deletedBy'))
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('submissions').select('id').whereRef('submissions.project_id', '=', 'projects.id')).as(
        'isKept',
      ),
    )
    .where('projects.deleted_at', '>=', since)
    .$if(ownerUserId !== null, (query) => query.where('projects.owner_user_id', '=', ownerUserId))
    .orderBy('projects.deleted_at', 'desc')
    .orderBy('projects.id', 'desc')
    .execute();
}

/** Locks a deleted project. Returns undefined if there is none or the period has passed. */
export async function lockDeletedProject(db: Executor, projectId: number, since: Date) {
  return db
    .selectFrom('projects')
    .select(['owner_user_id as ownerUserId', 'owner_company_id as ownerCompanyId', 'title', 'lineage_id as lineageId'])
    .where('id', '=', projectId)
    .where('deleted_at', '>=', since)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function restoreProject(db: Executor, projectId: number, title: string): Promise<void> {
  await db
    .updateTable('projects')
    .set({ deleted_at: null, deleted_by: null, title })
    .where('id', '=', projectId)
    .execute();
}

/** Lists people deleted since the given time. Rejected registrations never were accounts, so they are left out. */
export async function listDeletedUsers(db: Executor, since: Date) {
  return db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .innerJoin('users as deleter', 'deleter.id', 'users.deleted_by')
    .select(['users.id', 'users.username', 'users.email', 'users.user_type as userType', 'companies.name as company'])
    .select(['users.district', 'users.deleted_at as deletedAt', personName('users').as('name')])
    .select(personName('deleter').as('deletedBy'))
    .where('users.deleted_at', '>=', since)
    .where('users.erased_at', 'is', null)
    .orderBy('users.deleted_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute();
}

export async function lockDeletedUser(db: Executor, userId: number, since: Date) {
  return db
    .selectFrom('users')
    .select(['username', 'email', 'company_id as companyId'])
    .where('id', '=', userId)
    .where('deleted_at', '>=', since)
    .where('deleted_by', 'is not', null)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface RestoredUser {
  readonly userId: number;
  readonly usernameKey: string;
  readonly emailKey: string;
  readonly now: Date;
}

/** Fails on the unique index if another account has taken the username or the address. */
export async function restoreUser(db: Executor, { userId, usernameKey, emailKey, now }: RestoredUser): Promise<void> {
  await db
    .updateTable('users')
    .set({ is_active: true, deactivated_at: null, deleted_at: null, deleted_by: null, modified_at: now })
    .set({ username_key: usernameKey, email_key: emailKey })
    .where('id', '=', userId)
    .execute();
}

export async function listUsersDeletedBefore(db: Executor, moment: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '<', moment)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists registrations whose mailed link was never opened. */
export async function listUnconfirmedBefore(db: Executor, moment: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('email_confirmed_at', 'is', null)
    .where('is_active', '=', false)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', moment)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Erases all personal data. The row stays, because signatures, decisions and comments refer to it. */
export async function eraseUser(db: Executor, userId: number, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: '', last_name: '', phone: '', password_hash: '', district: null, language: null })
    .set({ username: `erased-${userId}`, email: `erased-${userId}@invalid`, erased_at: now })
    .set({ registration_reason: '' })
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .execute();
}
