import i18next from 'i18next';
import { ApiError } from '../lib/api-error.ts';

/** The text of an error: the server's sentence for its code, in the user's language. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('failure.badAnswer');
  if (error.code === 'NETWORK') return i18next.t('failure.network');
  if (error.code === 'UNAVAILABLE') return i18next.t('failure.unavailable');
  if (error.code === 'BAD_ANSWER') return i18next.t('failure.badAnswer');
  if (error.code === 'CROSS_ORIGIN')
    return i18next.t('errors.CROSS_ORIGIN', { address: String(error.details.address) });
  return i18next.t(`errors.${error.code}`);
}

export function failureReference(error: unknown): string | null {
  return error instanceof ApiError && error.requestId
    ? i18next.t('failure.reference', { requestId: error.requestId })
    : null;
}
