import i18next from 'i18next';
import { hasCode } from '../../lib/api-error.ts';

const MOST_ATTEMPTS = 5;

/** What the sign-in card says about a refused attempt; null: not a refusal, so it is shown as a failure. */
export function describeRefusal(error: unknown): readonly string[] | null {
  if (hasCode(error, 'UNKNOWN_USER')) return [i18next.t('login.unknown')];
  if (hasCode(error, 'PENDING', 'TOO_MANY_REQUESTS', 'VALIDATION_FAILED')) return [error.message];
  if (!hasCode(error, 'BAD_CREDENTIALS')) return null;
  const attempts = typeof error.details.attempts === 'number' ? error.details.attempts : 0;
  if (attempts >= MOST_ATTEMPTS) return [i18next.t('login.locked')];
  if (attempts <= 0) return [i18next.t('login.incorrect')];
  return [i18next.t('login.incorrect'), i18next.t('login.warning', { remaining: MOST_ATTEMPTS - attempts })];
}
