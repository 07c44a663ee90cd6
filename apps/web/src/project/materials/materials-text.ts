import { materialRefusals } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { canRetry, hasCode } from '../../lib/api-error.ts';
import { failureText } from '../../ui/failure-text.ts';

const reasons = [...materialRefusals, 'ROW_FULL', 'REPORT_FULL'] as const;

/** Why a file was rejected, and what to do about it. */
export function describeMaterialFailure(t: TFunction, error: unknown): string {
  if (hasCode(error, 'PAYLOAD_TOO_LARGE')) return t('materials.refused.FILE_TOO_LARGE');
  const reason = hasCode(error, 'FILE_REFUSED') && reasons.find((known) => known === error.details.reason);
  return reason ? t(`materials.refused.${reason}`) : `${t('materials.failed')} ${failureText(error)}`;
}

/** Whether the same file may be accepted at another time. */
export function canSendAgain(error: unknown): boolean {
  if (hasCode(error, 'FILE_REFUSED')) return error.details.reason === 'NOT_CHECKED';
  return canRetry(error) || hasCode(error, 'TOO_MANY_REQUESTS', 'PROJECT_LOCKED');
}
