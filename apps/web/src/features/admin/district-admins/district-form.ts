import type { DistrictAdmin } from '@quietsite/contracts';
import { isMaskedPhone } from '@quietsite/domain';
import i18next from 'i18next';
import { emptyAccount, findFieldFault } from '../../../session/account-form/account-rules.ts';

/** Editable fields of a row, in column order. The new password is blank unless it is being changed. */
export const districtFields = ['username', 'firstName', 'lastName', 'email', 'phone', 'newPassword'] as const;
export type DistrictField = (typeof districtFields)[number];
export type DistrictValues = Readonly<Record<DistrictField, string>>;

export const valuesOf = ({ username, firstName, lastName, email, phone }: DistrictAdmin): DistrictValues => ({
  ...{ username, firstName, lastName, email, phone, newPassword: '' },
});

/** The error text of a field, or null if it is valid. */
export function findDistrictFault(field: DistrictField, values: DistrictValues): string | null {
  const account = { ...emptyAccount, ...values, password: values.newPassword };
  if (field === 'phone') return isMaskedPhone(values.phone) ? null : i18next.t('admin.district.phoneMask');
  if (field === 'newPassword') return values.newPassword === '' ? null : findFieldFault('password', account);
  return findFieldFault(field, account);
}

export const isDistrictValid = (values: DistrictValues): boolean =>
  districtFields.every((field) => findDistrictFault(field, values) === null);
