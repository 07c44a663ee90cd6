import type { UserType } from './database/tables.ts';

/** Who asks, as the session or token says; never taken from the request itself (U04). */
export interface AuthenticatedUser {
  readonly id: number;
  readonly userType: UserType;
  readonly district: string | null;
  readonly companyId: number | null;
}
