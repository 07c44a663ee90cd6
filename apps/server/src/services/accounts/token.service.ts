import type { TokenScope } from '@quietsite/contracts';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import { findAccount } from '../../repositories/accounts/account.repository.ts';
import {
  findTokenUser,
  insertToken,
  listTokens,
  markTokenUsed,
  revokeToken,
} from '../../repositories/accounts/token.repository.ts';
import { getReceiver } from '../../repositories/accounts/user.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { mailWordsOf } from '../mechanisms/mail-words/mail-words-of.ts';
import type { Enqueue } from '../mechanisms/queue.ts';
import { createCurrentPasswordCheck, type Origin, requireSamePassword } from './current-password.ts';
import { createSecret, hashSecret } from './secret.ts';

/** Makes a token recognisable in a log or a leaked file. */
const PREFIX = 'qs_';
const DAY = 86_400_000;

interface NewToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly validDays: number;
  readonly currentPassword: string;
}

interface TokenHolder {
  readonly user: AuthenticatedUser;
  readonly scopes: readonly TokenScope[];
}

export type TokenService = ReturnType<typeof createTokenService>;

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
}

export function createTokenService({ database, clock, enqueue }: Dependencies) {
  const passwordCheck = createCurrentPasswordCheck({ database, clock, enqueue });
  return {
    /** Requires the password, so that nobody at an unattended browser gets a token that outlives the session. */
    async create(user: AuthenticatedUser, request: NewToken, origin: Origin) {
      const holder = await findAccount(database, user.id);
      if (!holder) throw new AppError('NOT_SIGNED_IN');
      const checked = await passwordCheck.require(holder, request.currentPassword, origin);
      const token = PREFIX + createSecret();
      const expiresAt = new Date(clock().getTime() + request.validDays * DAY);
      return database.transaction().execute(async (transaction) => {
        await requireSamePassword(transaction, user.id, checked);
        const stored = await insertToken(transaction, {
          userId: user.id,
          name: request.name,
          scopes: request.scopes,
          tokenHash: hashSecret(token),
          expiresAt,
        });
        await recordAudit(transaction, {
          userId: user.id,
          action: 'token.create',
          details: { tokenId: stored.id, scopes: request.scopes },
        });
        // The account holder is always notified, because someone else may have created the token.
        await enqueue(transaction, { name: 'mail', data: await tokenMail(user, request, expiresAt) });
        return { ...toResponse(stored), token };
      });
    },

    async list(user: AuthenticatedUser) {
      return (await listTokens(database, user.id)).map(toResponse);
    },

    async revoke(user: AuthenticatedUser, tokenId: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        if (!(await revokeToken(transaction, user.id, tokenId, clock()))) throw new AppError('NOT_FOUND');
        await recordAudit(transaction, { userId: user.id, action: 'token.revoke', details: { tokenId } });
      });
    },

    async findHolder(token: string): Promise<TokenHolder | undefined> {
      const found = await findTokenUser(database, hashSecret(token), clock());
      if (!found) return undefined;
      // Once a minute is enough to see whether a token is still in use.
      if (!found.lastUsedAt || clock().getTime() - found.lastUsedAt.getTime() > 60_000) {
        await markTokenUsed(database, found.tokenId, clock());
      }
      return { user: found.user, scopes: found.scopes };
    },
  };

  async function tokenMail(user: AuthenticatedUser, { name, scopes }: NewToken, expiresAt: Date) {
    const { email, language } = await getReceiver(database, user.id);
    const { subject, what } = mailWordsOf(language).token;
    return { to: email, subject, text: what(name, scopes.join(', '), expiresAt.toISOString().slice(0, 10)) };
  }
}

type StoredToken = Awaited<ReturnType<typeof listTokens>>[number];

const toResponse = (token: StoredToken) => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});
