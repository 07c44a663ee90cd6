import { emailKey } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export type LinkKind = 'reset' | 'approval' | 'email' | 'invitation' | 'registration' | 'status';

export interface NewLink {
  readonly kind: LinkKind;
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly userId?: number;
  readonly senderId?: number;
  readonly email?: string;
  readonly companyId?: number | null;
  readonly companyName?: string;
  readonly userType?: 'Contractor Admin' | 'Contractor Member';
}

export async function insertLink(db: Executor, link: NewLink): Promise<void> {
  await db
    .insertInto('account_links')
    .values({
      kind: link.kind,
      token_hash: link.tokenHash,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      user_id: link.userId ?? null,
      sender_id: link.senderId ?? null,
      email: link.email ?? null,
      company_id: link.companyId ?? null,
      company_name: link.companyName ?? null,
      user_type: link.userType ?? null,
    })
    .execute();
}

const columns = ['id', 'user_id as userId', 'sender_id as senderId', 'email', 'company_id as companyId'] as const;

export async function findLink(db: Executor, kind: LinkKind, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('account_links')
    .select(columns)
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** One statement: if two requests use a link at the same time, exactly one succeeds. */
export async function consumeLink(db: Executor, kind: LinkKind, tokenHash: Buffer, now: Date) {
  return db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst();
}

export async function removeLinks(db: Executor, userId: number, kind?: LinkKind): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as LinkKind))
    .execute();
}

/** Removes links that were mailed to an account, or to others in its name. Approval links about it stay. */
export async function removeLinksOfHolder(db: Executor, userId: number): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', userId), eb('kind', 'in', ['reset', 'email', 'status'])]),
        eb.and([eb('sender_id', '=', userId), eb('kind', 'in', ['approval', 'invitation'])]),
      ]),
    )
    .execute();
}

/** How many applicants a person was recently asked about. */
export async function countApprovalLinks(db: Executor, senderId: number, after: Date): Promise<number> {
  const row = await db
    .selectFrom('account_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'approval')
    .where('sender_id', '=', senderId)
    .where('created_at', '>', after)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many registration links were recently mailed to a mailbox, ignoring anything after a + in its name. */
export async function countRegistrationLinks(db: Executor, email: string, after: Date): Promise<number> {
  const row = await db
    .selectFrom('account_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'registration')
    .where('created_at', '>', after)
    .where(sql`regexp_replace(lower(email), '[+][^@]*@', '@')`, '=', emailKey(email).replace(/\+[^@]*@/, '@'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Times at which links were mailed to an account after a moment, newest first. */
export async function listLinkTimes(db: Executor, userId: number, kind: LinkKind, after: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('account_links')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}
