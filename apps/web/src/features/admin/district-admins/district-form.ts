import type { DistrictAdmin } from '@quietsite/contracts';
import { isMaskedPhone } from '@quietsite/domain';
import i18next from 'i18next';
import { emptyAccount, findFieldFault } from '../../../session/account-form/account-rules.ts';

/** What can be typed into a row, in the order of its columns; the password is empty unless it is to become another. */
export const districtFields = ['username', 'firstName', 'lastName', 'email', 'phone', 'newPassword'] as const;
export type DistrictField = (typeof districtFields)[number];
export type DistrictValues = Readonly<Record<DistrictField, string>>;

export const valuesOf = ({ username, firstName, lastName, email, phone }: DistrictAdmin): DistrictValues => ({
  ...{ username, firstName, lastName, email, phone, newPassword: '' },
});

/** What is wrong with a field, in the words the row shows; null: nothing. */
export function findDistrictFault(field: DistrictField, values: DistrictValues): string | null {
  const account = { ...emptyAccount, ...values, password: values.newPassword };
  if (field === 'phone') return isMaskedPhone(values.phone) ? null : i18next.t('admin.district.phoneMask');
  if (field === 'newPassword') return values.newPassword === '' ? null : findFieldFault('password', account);
  return findFieldFault(field, account);
}

export const isDistrictRight = (values: DistrictValues): boolean =>
  districtFields.every((field) => findDistrictFault(field, values) === null);
