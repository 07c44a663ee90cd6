import { keysOf } from '@quietsite/domain';
import i18next from 'i18next';
import { ApiError, type ApiErrorCode, hasCode } from '../../lib/api-error.ts';
import type { AccountField } from './account-rules.ts';
import type { AccountForm } from './use-account-form.ts';

const fields = {
  USERNAME_TAKEN: ['username', 'accounts.form.usernameTaken'],
  EMAIL_TAKEN: ['email', 'accounts.form.emailTaken'],
  WEAK_PASSWORD: ['password', 'accounts.form.passwordWeak'],
} as const satisfies Partial<Record<ApiErrorCode, readonly [AccountField, string]>>;

/** The server knows far more common passwords than the page does (U14). */
const passwordTexts = {
  common: 'accounts.form.passwordCommon',
  username: 'accounts.form.passwordUsername',
} as const;

function textOf(code: keyof typeof fields, error: unknown): string {
  const fault = error instanceof ApiError ? error.details.fault : undefined;
  if (code === 'WEAK_PASSWORD' && (fault === 'common' || fault === 'username')) return i18next.t(passwordTexts[fault]);
  return i18next.t(fields[code][1]);
}

/** The server makes the final check (U05); its errors are shown at the fields they concern. */
export function refuseFields(form: AccountForm, error: unknown): void {
  for (const code of keysOf(fields)) {
    if (hasCode(error, code)) form.refuse(fields[code][0], textOf(code, error));
  }
}

/** True if the form already shows the error at a field. */
export function isFieldRefusal(error: unknown): boolean {
  return hasCode(error, ...keysOf(fields));
}
