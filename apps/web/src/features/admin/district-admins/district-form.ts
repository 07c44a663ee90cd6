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

/** The row of an officer who is still to be added to the district. */
export const newOfficer = (district: string): DistrictAdmin => ({
  ...{ district, userId: null, username: '', firstName: '', lastName: '', email: '', phone: '' },
  ...{ hasOpenLink: false, revision: 0 },
});

/** The district of a row in the names of its buttons; officers of one district are told apart by their username. */
export function nameRow(row: DistrictAdmin, rows: readonly DistrictAdmin[], district: string): string {
  const isAlone = rows.filter((other) => other.district === row.district).length === 1;
  return isAlone ? district : `${row.username}, ${district}`;
}

/** Whether it is the last row of its district, below which an officer can be added. */
export const isLastOfDistrict = (row: DistrictAdmin, rows: readonly DistrictAdmin[]): boolean =>
  row.userId !== null && rows.findLast(({ district }) => district === row.district) === row;

/** The error text of a field, or null if it is valid. */
export function findDistrictFault(field: DistrictField, values: DistrictValues): string | null {
  const account = { ...emptyAccount, ...values, password: values.newPassword };
  if (field === 'phone') return isMaskedPhone(values.phone) ? null : i18next.t('admin.district.phoneMask');
  if (field === 'newPassword') return values.newPassword === '' ? null : findFieldFault('password', account);
  return findFieldFault(field, account);
}

export const isDistrictValid = (values: DistrictValues): boolean =>
  districtFields.every((field) => findDistrictFault(field, values) === null);
