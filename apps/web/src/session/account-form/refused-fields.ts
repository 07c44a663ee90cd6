import i18next from 'i18next';
import { type ApiErrorCode, hasCode } from '../../lib/api-error.ts';
import type { AccountField } from './account-rules.ts';
import type { AccountForm } from './use-account-form.ts';

const fields = {
  USERNAME_TAKEN: ['username', 'accounts.form.usernameTaken'],
  EMAIL_TAKEN: ['email', 'accounts.form.emailTaken'],
  WEAK_PASSWORD: ['password', 'accounts.form.passwordWeak'],
} as const satisfies Partial<Record<ApiErrorCode, readonly [AccountField, string]>>;

/** The server has the last word (U05): what it refuses is said at the field it is about. */
export function refuseFields(form: AccountForm, error: unknown): void {
  for (const code of Object.keys(fields) as (keyof typeof fields)[]) {
    const [field, text] = fields[code];
    if (hasCode(error, code)) form.refuse(field, i18next.t(text));
  }
}

/** True when the form already says it at a field. */
export function isFieldRefusal(error: unknown): boolean {
  return hasCode(error, ...(Object.keys(fields) as (keyof typeof fields)[]));
}
