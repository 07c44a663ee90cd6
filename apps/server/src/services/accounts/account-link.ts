import type { Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import {
  consumeLink,
  findLink,
  insertLink,
  type LinkKind,
  type NewLink,
} from '../../repositories/accounts/account-link.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { createSecret, hashSecret } from './secret.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** The page a link opens and how long it is valid (U07, U21). */
const links = {
  reset: { page: 'NewPassword', lifetime: 45 * MINUTE },
  approval: { page: 'ApproveUser', lifetime: 14 * DAY },
  invitation: { page: 'Invitation', lifetime: 7 * DAY },
  email: { page: 'ConfirmEmail', lifetime: DAY },
  registration: { page: 'ConfirmEmail', lifetime: 7 * DAY },
  // Changes nothing and can be opened again and again.
  status: { page: 'RegistrationStatus', lifetime: 90 * DAY },
} as const satisfies Record<LinkKind, { page: string; lifetime: number }>;

export const lifetimeMinutes = (kind: LinkKind): number => links[kind].lifetime / MINUTE;

type LinkRequest = Omit<NewLink, 'tokenHash' | 'createdAt' | 'expiresAt'>;

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/** Mailed links: the token is only in the mail, and in the URL fragment, which no server log sees. */
export function createAccountLinks({ clock, publicOrigin }: { readonly clock: Clock; readonly publicOrigin: string }) {
  return {
    async issue(
      transaction: Executor,
      request: LinkRequest,
      lifetime: number = links[request.kind].lifetime,
    ): Promise<string> {
      const token = createSecret();
      const now = clock();
      const { page } = links[request.kind];
      const expiresAt = new Date(now.getTime() + lifetime);
      await insertLink(transaction, { ...request, tokenHash: hashSecret(token), createdAt: now, expiresAt });
      return `${publicOrigin}/${page}#token=${token}`;
    },

    find: (db: Executor, kind: LinkKind, token: string) => findLink(db, kind, hashSecret(token), clock()),

    /** Reads a link without consuming it, because opening a link must not change anything (U21). */
    async get(db: Executor, kind: LinkKind, token: string) {
      const link = await findLink(db, kind, hashSecret(token), clock());
      if (!link) throw new AppError('LINK_INVALID');
      return link;
    },

    async consume(transaction: Executor, kind: LinkKind, token: string) {
      const link = await consumeLink(transaction, kind, hashSecret(token), clock());
      if (!link) throw new AppError('LINK_INVALID');
      return link;
    },
  };
}
