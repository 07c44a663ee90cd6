export const accountStates = ['active', 'waiting', 'unconfirmed', 'deactivated'] as const;
export type AccountState = (typeof accountStates)[number];

interface Account {
  readonly isActive: boolean;
  readonly isDeactivated: boolean;
  readonly isEmailConfirmed: boolean;
}

/** The state of an account as its administrator sees it. */
export function accountStateOf({ isActive, isDeactivated, isEmailConfirmed }: Account): AccountState {
  if (isActive) return 'active';
  if (isDeactivated) return 'deactivated';
  return isEmailConfirmed ? 'waiting' : 'unconfirmed';
}
