import { emailKey } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../database/connection.ts';

/** Open invitations of people who may still invite: with the sender's right the invitation ends too. */
const selectOpen = (db: Executor, now: Date) =>
  db
    .selectFrom('account_links')
    .innerJoin('users as sender', 'sender.id', 'account_links.sender_id')
    .leftJoin('companies', 'companies.id', 'account_links.company_id')
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('sender.is_active', '=', true)
    .where('sender.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('sender.user_type', '=', 'admin'),
        eb.and([
          eb('sender.user_type', '=', 'Contractor Admin'),
          eb('sender.company_id', '=', eb.ref('account_links.company_id')),
        ]),
      ]),
    );

export async function findInvitation(db: Executor, tokenHash: Buffer, now: Date) {
  return selectOpen(db, now)
    .select(['account_links.email', 'account_links.company_id as companyId', 'account_links.user_type as userType'])
    .select(['account_links.company_name as companyName', 'companies.name as company'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function listInvitations(db: Executor, companyId: number, now: Date) {
  return selectOpen(db, now)
    .select(['account_links.id', 'account_links.email', 'expires_at as expiresAt'])
    .where('account_links.company_id', '=', companyId)
    .orderBy('account_links.id')
    .execute();
}

export async function removeInvitation(db: Executor, companyId: number, invitationId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('account_links')
    .where('id', '=', invitationId)
    .where('kind', '=', 'invitation')
    .where('company_id', '=', companyId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A new invitation to an address takes the place of the one before; invitations of other companies stay. */
export async function removeInvitationsOf(db: Executor, email: string, companyId: number | null): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where(sql`lower(email)`, '=', emailKey(email))
    .where('company_id', companyId === null ? 'is' : '=', companyId)
    .execute();
}
