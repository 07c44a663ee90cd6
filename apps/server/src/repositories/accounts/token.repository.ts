import type { TokenScope } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Executor } from '../../database/connection.ts';

const columns = [
  'id',
  'name',
  'scopes',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
] as const;

export async function insertToken(
  db: Executor,
  token: {
    readonly userId: number;
    readonly name: string;
    readonly scopes: readonly TokenScope[];
    readonly tokenHash: Buffer;
    readonly expiresAt: Date;
  },
) {
  return db
    .insertInto('access_tokens')
    .values({
      user_id: token.userId,
      name: token.name,
      scopes: token.scopes,
      token_hash: token.tokenHash,
      expires_at: token.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function listTokens(db: Executor, userId: number) {
  return db
    .selectFrom('access_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function revokeToken(db: Executor, userId: number, tokenId: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('id', '=', tokenId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function findTokenUser(db: Executor, tokenHash: Buffer, now: Date) {
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select([
      'access_tokens.id as tokenId',
      'last_used_at as lastUsedAt',
      'scopes',
      'users.id',
      'user_type as userType',
      'district',
      'company_id as companyId',
    ])
    .where('token_hash', '=', tokenHash)
    .where('access_tokens.expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { tokenId, lastUsedAt, scopes, ...user } = row;
  return { tokenId, lastUsedAt, scopes, user: { ...user, sessionIdHash: null } satisfies AuthenticatedUser };
}

export async function markTokenUsed(db: Executor, tokenId: number, now: Date): Promise<void> {
  await db.updateTable('access_tokens').set({ last_used_at: now }).where('id', '=', tokenId).execute();
}
