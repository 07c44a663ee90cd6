import { emailKey } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';
import { personName } from '../accounts/person-name.ts';

/** Selects open invitations. An invitation ends when its sender loses the right to invite. */
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
    .select(personName('sender').as('invitedBy'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function listInvitations(db: Executor, companyId: number, now: Date) {
  return selectOpen(db, now)
    .select(['account_links.id', 'account_links.email', 'expires_at as expiresAt'])
    .select(['account_links.user_type as userType', personName('sender').as('invitedBy')])
    .where('account_links.company_id', '=', companyId)
    .orderBy('account_links.id')
    .execute();
}

/** The open invitations of all companies, newest first. */
export async function listAllInvitations(db: Executor, now: Date) {
  return selectOpen(db, now)
    .select(['account_links.id', 'account_links.email', 'account_links.created_at as sentAt'])
    .select(['expires_at as expiresAt', 'account_links.user_type as userType', personName('sender').as('invitedBy')])
    .select((eb) => eb.fn.coalesce('companies.name', 'account_links.company_name', sql<string>`''`).as('company'))
    .orderBy('account_links.id', 'desc')
    .execute();
}

/** Finds an open invitation of one company, or of any. */
export async function findOpenInvitation(db: Executor, companyId: number | 'any', invitationId: number, now: Date) {
  return selectOpen(db, now)
    .select(['account_links.email', 'account_links.user_type as userType', 'account_links.company_id as companyId'])
    .select((eb) => eb.fn.coalesce('companies.name', 'account_links.company_name', sql<string>`''`).as('company'))
    .where('account_links.id', '=', invitationId)
    .$if(companyId !== 'any', (query) => query.where('account_links.company_id', '=', companyId as number))
    .executeTakeFirst();
}

/** Ends the invitation. The row stays for a while, because withdrawn invitations still count as sent. */
export async function endInvitation(
  db: Executor,
  scope: { readonly companyId: number | 'any'; readonly invitationId: number; readonly now: Date },
): Promise<boolean> {
  const { companyId, invitationId, now } = scope;
  const result = await db
    .updateTable('account_links')
    .set({ expires_at: now })
    .where('id', '=', invitationId)
    .where('kind', '=', 'invitation')
    .$if(companyId !== 'any', (query) => query.where('company_id', '=', companyId as number))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A new invitation to an address replaces the previous one; invitations from other companies stay. */
export async function endInvitationsOf(
  db: Executor,
  { email, companyId, now }: { readonly email: string; readonly companyId: number | null; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ expires_at: now })
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql`lower(email)`, '=', emailKey(email))
    .where('company_id', companyId === null ? 'is' : '=', companyId)
    .execute();
}

/** Serialises invitations of the same sender and to the same mailbox, so that each is counted. */
export async function lockInvitations(db: Executor, senderId: number, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('invitations'), ${senderId}::integer)`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`invited ${mailboxOf(email)}`}, 0))`.execute(db);
}

export async function countInvitationsBy(db: Executor, senderId: number, after: Date): Promise<number> {
  const row = await selectSentAfter(db, after).where('sender_id', '=', senderId).executeTakeFirstOrThrow();
  return row.count;
}

/** Counts invitations from any sender, ignoring anything after a + in the mailbox name. */
export async function countInvitationsTo(db: Executor, email: string, after: Date): Promise<number> {
  const row = await selectSentAfter(db, after)
    .where(sql`regexp_replace(lower(email), '[+][^@]*@', '@')`, '=', mailboxOf(email))
    .executeTakeFirstOrThrow();
  return row.count;
}

const mailboxOf = (email: string) => emailKey(email).replace(/\+[^@]*@/, '@');

const selectSentAfter = (db: Executor, after: Date) =>
  db
    .selectFrom('account_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'invitation')
    .where('created_at', '>', after);
