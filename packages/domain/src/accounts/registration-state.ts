export const registrationStates = ['unconfirmed', 'waiting', 'approved', 'rejected'] as const;
export type RegistrationState = (typeof registrationStates)[number];

interface Registration {
  readonly isActive: boolean;
  readonly isDeleted: boolean;
  readonly isEmailConfirmed: boolean;
  readonly isDeactivated: boolean;
  readonly isDecided: boolean;
}

/** The stage of a registration; null if the account was removed without a decision on it. */
export function registrationStateOf(account: Registration): RegistrationState | null {
  if (account.isDeleted) return account.isDecided ? 'rejected' : null;
  if (account.isActive || account.isDeactivated) return 'approved';
  return account.isEmailConfirmed ? 'waiting' : 'unconfirmed';
}
