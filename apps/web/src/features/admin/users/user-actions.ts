import type { AdminUser } from '@quietsite/contracts';

export type UserAction = 'unlock' | 'link' | 'deactivate' | 'activate';
export type Refusal = 'own' | 'onlyAdmin' | 'waiting' | 'deactivated';

export interface OfferedAction {
  readonly action: UserAction;
  /** Why the action is refused, or null. */
  readonly refusal: Refusal | null;
}

/** The server checks the same rules again. */
export function listActions(user: AdminUser, ownId: number | undefined): readonly OfferedAction[] {
  const { state, lockedUntil } = user;
  return [
    ...(lockedUntil === null ? [] : [{ action: 'unlock', refusal: null } as const]),
    { action: 'link', refusal: state === 'waiting' || state === 'deactivated' ? state : null },
    ...(state === 'active' ? [{ action: 'deactivate', refusal: keptActive(user, ownId) } as const] : []),
    ...(state === 'deactivated' ? [{ action: 'activate', refusal: null } as const] : []),
  ];
}

/** Why an account can be neither deactivated nor deleted, or null. */
export function keptActive({ id, isOnlyAdmin }: AdminUser, ownId: number | undefined): 'own' | 'onlyAdmin' | null {
  if (id === ownId) return 'own';
  return isOnlyAdmin ? 'onlyAdmin' : null;
}
