import type { SourceScreening } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { formatText } from '../../lib/format.ts';

export function nameScreen(t: TFunction, { kind, name }: NonNullable<SourceScreening['screen']>): string {
  return kind === 'building' ? formatText(name) : t(`derivation.screened.${kind}`);
}
