import { findPasswordFault } from '@quietsite/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../errors.ts';
import { findTakenField } from '../../repositories/accounts/account.repository.ts';

/** Applies the rule of the specification; the fault names the part that was violated (U14). */
export function requireGoodPassword(password: string, username: string): void {
  const fault = findPasswordFault(password, username) ?? (isBreached(password) ? 'common' : null);
  if (fault) throw new AppError('WEAK_PASSWORD', { fault });
}

/** Turns a violated unique index into an error code. Only the index decides, whatever earlier checks found (U05). */
export async function rejectTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const field = findTakenField(error);
    if (!field) throw error;
    throw new AppError(field === 'username' ? 'USERNAME_TAKEN' : 'EMAIL_TAKEN', {}, { cause: error });
  }
}

/** The most common breached passwords; more than 5,000 of them satisfy the specified rule (U14). */
export const breachedPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

export const isBreached = (password: string): boolean =>
  breachedPasswords.has(password.normalize('NFKC').toLowerCase());
