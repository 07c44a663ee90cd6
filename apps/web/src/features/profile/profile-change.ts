import type { Profile } from '@quietsite/contracts';
import type { AccountField, AccountValues } from '../../session/account-form/account-rules.ts';
import type { ProfileChange } from './profile-calls.ts';

/** Initial values of the form: the saved ones. Password fields are blank, which means unchanged (U02). */
export function formValuesOf(profile: Profile): Partial<AccountValues> {
  const { username, firstName, lastName, phone, email, company } = profile;
  return { username, firstName, lastName, phone, email, company: company ?? '' };
}

export function isProfileChanged(profile: Profile, values: AccountValues): boolean {
  const isFieldChanged = (['firstName', 'lastName', 'phone', 'email'] as const).some(
    (field) => values[field].trim() !== profile[field],
  );
  return isFieldChanged || isPasswordChanged(values);
}

function isPasswordChanged({ password, confirm }: AccountValues): boolean {
  return password !== '' || confirm !== '';
}

/** An address stored under an older rule does not prevent saving the other fields. */
export function fieldsToCheck(profile: Profile, values: AccountValues): readonly AccountField[] {
  const password: readonly AccountField[] = isPasswordChanged(values) ? ['password', 'confirm'] : [];
  const email: readonly AccountField[] = values.email.trim() === profile.email ? [] : ['email'];
  return ['firstName', 'lastName', ...email, 'phone', ...password];
}

export function toChange(values: AccountValues, currentPassword: string, revision: number): ProfileChange {
  const { firstName, lastName, email, phone, password } = values;
  return { revision, firstName, lastName, email, phone, currentPassword, newPassword: password };
}
