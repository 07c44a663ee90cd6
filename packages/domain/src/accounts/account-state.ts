export const accountStates = ['active', 'waiting', 'unconfirmed', 'deactivated'] as const;
export type AccountState = (typeof accountStates)[number];

/** The filters of the account list. An account of any state can be locked after wrong passwords or codes. */
export const accountFilters = [...accountStates, 'locked'] as const;
export type AccountFilter = (typeof accountFilters)[number];

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
