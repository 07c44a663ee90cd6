import i18next from 'i18next';
import { useState } from 'react';
import {
  type AccountField,
  type AccountValues,
  areFieldsValid,
  emptyAccount,
  findFieldFault,
  isFaultShown,
} from './account-rules.ts';
import { useAvailability } from './use-availability.ts';

export interface AccountForm {
  readonly values: AccountValues;
  readonly set: (field: AccountField, text: string) => void;
  /** Called when the field loses focus; from then on it shows its error. */
  readonly leave: (field: AccountField) => void;
  /** The error shown at the field. */
  readonly faultOf: (field: AccountField) => string | null;
  /** A note that is not an error. */
  readonly noteOf: (field: AccountField) => string | null;
  /** Sets the server's error, shown until the field is changed. */
  readonly refuse: (field: AccountField, text: string) => void;
  readonly areValid: (fields: readonly AccountField[]) => boolean;
}

type Refusals = Partial<Record<AccountField, string>>;

/** The initial values are the account's own, so their availability is not checked. */
export function useAccountForm(initial: Partial<AccountValues> = {}): AccountForm {
  const [first] = useState<AccountValues>({ ...emptyAccount, ...initial });
  const [values, setValues] = useState(first);
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set());
  const [refusals, setRefusals] = useState<Refusals>({});
  const checks = {
    username: useAvailability('username', values.username),
    email: useAvailability('email', values.email),
  };
  const stateOf = (field: AccountField) => (field === 'username' || field === 'email' ? checks[field].state : 'free');
  const takenText = (field: AccountField) =>
    stateOf(field) === 'taken'
      ? i18next.t(field === 'email' ? 'accounts.form.emailTaken' : 'accounts.form.usernameTaken')
      : null;
  return {
    values,
    set: (field, text) => {
      setValues((now) => ({ ...now, [field]: text }));
      setRefusals(({ [field]: _changed, ...others }) => others);
    },
    leave: (field) => {
      setLeft((now) => new Set([...now, field]));
      if (field !== 'username' && field !== 'email') return;
      const isAskable = values[field] !== first[field] && findFieldFault(field, values) === null;
      checks[field].check(isAskable ? values[field].trim() : null);
    },
    faultOf: (field) => {
      const fault = isFaultShown(field, values, left.has(field)) ? findFieldFault(field, values) : null;
      return fault ?? takenText(field) ?? refusals[field] ?? null;
    },
    noteOf: (field) => (stateOf(field) === 'notChecked' ? i18next.t('accounts.form.notChecked') : null),
    refuse: (field, text) => setRefusals((now) => ({ ...now, [field]: text })),
    areValid: (fields) => areFieldsValid(fields, values) && fields.every((field) => stateOf(field) !== 'taken'),
  };
}
