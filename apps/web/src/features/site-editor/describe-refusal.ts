import { type FileRefusal, fileRefusals } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { hasCode } from '../../lib/api-error.ts';
import { failureText } from '../../ui/failure-text.ts';

const isRefusal = (reason: unknown): reason is FileRefusal => (fileRefusals as readonly unknown[]).includes(reason);

/** Why a file was rejected and what to do about it, in the exact texts of the specification (SITE-13, SITE-14). */
export function describeRefusal(t: TFunction, error: unknown): string {
  if (hasCode(error, 'NO_POLYGONS')) return t('site.file.noPolygons');
  if (hasCode(error, 'NOT_POLYGONS')) return t('site.file.notPolygons');
  if (hasCode(error, 'PAYLOAD_TOO_LARGE')) return t('site.file.refused.FILE_TOO_LARGE');
  if (hasCode(error, 'UNSUPPORTED_MEDIA_TYPE')) return t('site.file.refused.UNKNOWN_FORMAT');
  if (hasCode(error, 'FILE_REFUSED') && isRefusal(error.details.reason)) {
    return t(`site.file.refused.${error.details.reason}`);
  }
  return `${t('site.file.failed')} ${failureText(error)}`;
}
