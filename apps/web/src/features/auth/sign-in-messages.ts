import i18next from 'i18next';
import { hasCode } from '../../lib/api-error.ts';
import { failureText } from '../../ui/failure-text.ts';

const MAX_ATTEMPTS = 5;

/** The sign-in card's text for a refused attempt, or null if it is not a refusal and is shown as a failure (U06). */
export function describeRefusal(error: unknown): readonly string[] | null {
  if (hasCode(error, 'UNKNOWN_USER')) return [i18next.t('login.unknown')];
  if (hasCode(error, 'LOCKED_OUT')) return [i18next.t('login.locked')];
  if (hasCode(error, 'DEACTIVATED', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED')) return [failureText(error)];
  if (!hasCode(error, 'BAD_CREDENTIALS')) return null;
  const attempts = typeof error.details.attempts === 'number' ? error.details.attempts : 0;
  if (attempts >= MAX_ATTEMPTS) return [i18next.t('login.locked')];
  if (attempts <= 0) return [i18next.t('login.incorrect')];
  return [i18next.t('login.incorrect'), i18next.t('login.warning', { remaining: MAX_ATTEMPTS - attempts })];
}

/** The same text after registration and at a sign-in before approval (Q51). */
export function describeWaiting(waitingFor: unknown): string {
  if (waitingFor === 'confirmation') return i18next.t('accounts.signIn.pendingConfirmation');
  return i18next.t(waitingFor === 'company' ? 'accounts.signIn.pendingCompany' : 'accounts.signIn.pendingAuthority');
}
