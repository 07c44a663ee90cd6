import { Button, TextInput } from '@mantine/core';
import { isEmail } from '@quietsite/domain';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { failureReference, failureText } from '../../ui/failure-text.ts';
import classes from './admin.module.css';
import { inviteCompanyAdmin } from './admin-calls.ts';

const EMPTY = { company: '', email: '' };

/**
 * The authority sets up a company admin here. The login details go out as a mailed link, never a password (AUTH-34,
 * U13).
 */
export function CompanyAdminForm() {
  const { t } = useTranslation();
  const [form, setForm] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: inviteCompanyAdmin,
    onSuccess: (_answer, sent) => {
      showSuccess({ title: t('members.admin.setUp.sent'), text: t('members.admin.setUp.sentText', sent) });
      setForm(EMPTY);
      setChecked(false);
    },
  });
  const company = form.company.trim();
  const email = form.email.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (company !== '' && isEmail(email)) send.mutate({ company, email });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.hint}>{t('members.admin.setUp.hint')}</p>
      <TextInput
        label={t('members.admin.setUp.company')}
        autoComplete="off"
        maxLength={120}
        required
        value={form.company}
        error={isChecked && company === '' ? t('field.required') : null}
        onChange={(event) => setForm({ ...form, company: event.currentTarget.value })}
      />
      <TextInput
        type="email"
        label={t('members.admin.setUp.email')}
        autoComplete="off"
        required
        value={form.email}
        error={isChecked && !isEmail(email) ? t('field.emailFormat') : null}
        onChange={(event) => setForm({ ...form, email: event.currentTarget.value })}
      />
      {send.error && (
        <p className={classes.error} role="alert">
          {[failureText(send.error), failureReference(send.error)].filter(Boolean).join(' ')}
        </p>
      )}
      <Button type="submit" loading={send.isPending}>
        {t('members.admin.setUp.submit')}
      </Button>
    </form>
  );
}
