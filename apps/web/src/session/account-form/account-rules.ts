import {
  FORBIDDEN_IN_USERNAMES,
  findPasswordFault,
  findUsernameFault,
  isEmail,
  isPhone,
  isPlainName,
} from '@quietsite/domain';
import i18next from 'i18next';

/** Values of the registration, invitation and profile forms; each uses the fields it shows. */
export interface AccountValues {
  readonly username: string;
  readonly password: string;
  readonly confirm: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
}
export type AccountField = keyof AccountValues;

export const emptyAccount: AccountValues = {
  username: '',
  password: '',
  confirm: '',
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  phone: '',
};

function usernameFault(username: string): string | null {
  if (username.trim() === '') return i18next.t('field.required');
  const fault = findUsernameFault(username);
  if (fault === 'forbidden') {
    return i18next.t('accounts.form.usernameForbidden', { characters: FORBIDDEN_IN_USERNAMES });
  }
  return fault === 'length' ? i18next.t('accounts.form.usernameLength') : null;
}

function passwordFault(password: string, username: string): string | null {
  const fault = findPasswordFault(password, username);
  if (fault === 'common') return i18next.t('accounts.form.passwordCommon');
  if (fault === 'username') return i18next.t('accounts.form.passwordUsername');
  return fault === 'weak' ? i18next.t('accounts.form.passwordWeak') : null;
}

function emailFault(email: string): string | null {
  if (email.trim() === '') return i18next.t('field.required');
  return isEmail(email.trim()) ? null : i18next.t('field.emailFormat');
}

const nameFault = (name: string): string | null => (isPlainName(name) ? null : i18next.t('accounts.form.nameIsLink'));

/** The error of a single field, as shown in the form; null if there is none. Names are optional (Q54). */
export function findFieldFault(field: AccountField, values: AccountValues): string | null {
  switch (field) {
    case 'username':
      return usernameFault(values.username);
    case 'password':
      return passwordFault(values.password, values.username);
    case 'confirm':
      return values.confirm === values.password ? null : i18next.t('accounts.form.confirmDiffers');
    case 'company':
      return values.company.trim() === '' ? i18next.t('field.required') : nameFault(values.company);
    case 'email':
      return emailFault(values.email);
    case 'phone':
      return isPhone(values.phone) ? null : i18next.t('accounts.form.phoneFormat');
    case 'firstName':
    case 'lastName':
      return nameFault(values[field]);
  }
}

/** The form can be sent when every field it shows is valid. */
export function areFieldsValid(fields: readonly AccountField[], values: AccountValues): boolean {
  return fields.every((field) => findFieldFault(field, values) === null);
}

/** Forbidden characters are reported while typing, all other errors once the field is left. */
export function isFaultShown(field: AccountField, values: AccountValues, isLeft: boolean): boolean {
  return isLeft || (field === 'username' && findUsernameFault(values.username) === 'forbidden');
}
