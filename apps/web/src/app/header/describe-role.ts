import type { CurrentUser } from '@quietsite/contracts';
import type { TFunction } from 'i18next';
import { nameDistrict } from '../../lib/name-district.ts';

/** The authority and its administrators by their office; all other users by name and role. */
export function describeRole(t: TFunction, { userType, district, username }: CurrentUser): string {
  if (userType === 'admin') return t('header.administrator');
  if (userType === 'epd')
    return district === null ? t('header.authority') : t('header.authorityOf', { district: nameDistrict(t, district) });
  return t('header.role', { username, role: t(`terms.userType.${userType}`) });
}
