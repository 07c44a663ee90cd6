import { canUseAdminPortal } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';

/** A session of a platform administrator, which exists only after the second factor (U20). */
export function requireAdmin(user: AuthenticatedUser): void {
  if (!canUseAdminPortal(user)) throw new AppError('FORBIDDEN');
}
