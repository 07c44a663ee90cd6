import type { UserType } from '@quietsite/domain';

/** The user making the request, according to the session or token; never taken from the request itself (U04). */
export interface AuthenticatedUser {
  readonly id: number;
  readonly userType: UserType;
  readonly district: string | null;
  readonly companyId: number | null;
  /** Null for a personal token, which can read within its scopes but never write. */
  readonly sessionIdHash: Buffer | null;
}
