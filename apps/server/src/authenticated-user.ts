import type { UserType } from '@quietsite/domain';

/** Who asks, as the session or token says; never taken from the request itself (U04). */
export interface AuthenticatedUser {
  readonly id: number;
  readonly userType: UserType;
  readonly district: string | null;
  readonly companyId: number | null;
  /** Null for a personal token, which may read by its scopes but never write. */
  readonly sessionIdHash: Buffer | null;
}
