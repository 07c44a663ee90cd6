import type { SourceScreening } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { formatText } from '../../lib/format.ts';

export function nameScreen(t: TFunction, { kind, name }: NonNullable<SourceScreening['screen']>): string {
  if (kind === 'building' || (kind === 'barrier' && name !== '')) return formatText(name);
  return t(`derivation.screened.${kind}`);
}
