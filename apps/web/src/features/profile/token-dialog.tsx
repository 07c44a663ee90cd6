import { Button, Checkbox, Group, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { type TokenScope, tokenScopes } from '@quietsite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { AppModal } from '../../ui/dialogs/app-modal.tsx';
import { failureReference, failureText } from '../../ui/failure-text.ts';
import { createToken, type NewToken, scopeTexts, tokensKey } from './token-calls.ts';
import classes from './tokens.module.css';

const VALIDITY_DAYS = [7, 30, 90, 180];
const YEAR_DAYS = 365;
const INITIAL_TOKEN: NewToken = { name: '', scopes: ['layers:read'], validDays: 90, currentPassword: '' };

/** Asks for the purpose of the token, then shows its secret once. Closing the dialog discards the secret. */
export function TokenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const creation = useMutation({
    mutationFn: createToken,
    onSettled: () => client.invalidateQueries({ queryKey: tokensKey }),
    gcTime: 0,
  });
  const secret = creation.data?.token;
  const title = t(secret === undefined ? 'tokens.make' : 'tokens.madeTitle');
  return (
    <AppModal isOpen isKeptOpen={secret !== undefined} title={title} width={480} onClose={onClose}>
      {secret === undefined ? (
        <TokenForm
          isPending={creation.isPending}
          error={creation.error}
          onSubmit={creation.mutate}
          onCancel={onClose}
        />
      ) : (
        <Secret secret={secret} onDone={onClose} />
      )}
    </AppModal>
  );
}

interface TokenFormProps {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (token: NewToken) => void;
  readonly onCancel: () => void;
}

function TokenForm({ isPending, error, onSubmit, onCancel }: TokenFormProps) {
  const { t } = useTranslation();
  const [form, setForm] = useState(INITIAL_TOKEN);
  const canSubmit = form.name.trim() !== '' && form.scopes.length > 0 && form.currentPassword !== '';
  const isWrongPassword = hasCode(error, 'WRONG_PASSWORD');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit) onSubmit(form);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t('tokens.name')}
        description={t('tokens.nameHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        autoComplete="off"
        data-autofocus
        required
        maxLength={80}
        value={form.name}
        onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
      />
      <ScopeChoice scopes={form.scopes} onChange={(scopes) => setForm({ ...form, scopes })} />
      <NativeSelect
        label={t('tokens.validity')}
        size="xs"
        value={form.validDays}
        data={[
          ...VALIDITY_DAYS.map((days) => ({ value: String(days), label: t('tokens.days', { count: days }) })),
          { value: String(YEAR_DAYS), label: t('tokens.year') },
        ]}
        onChange={(event) => setForm({ ...form, validDays: Number(event.currentTarget.value) })}
      />
      <PasswordInput
        label={t('accounts.profile.current')}
        description={t('tokens.passwordHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="current-password"
        required
        maxLength={256}
        value={form.currentPassword}
        error={isWrongPassword ? t('accounts.profile.wrongPassword') : null}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t('accounts.form.showPassword') }}
        onChange={(event) => setForm({ ...form, currentPassword: event.currentTarget.value })}
      />
      {error && !isWrongPassword && (
        <p className={classes.failure} role="alert">
          {t('tokens.failed')} {failureText(error)} {failureReference(error)}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          {t('tokens.cancel')}
        </Button>
        <Button type="submit" disabled={!canSubmit} loading={isPending}>
          {t('tokens.submit')}
        </Button>
      </Group>
    </form>
  );
}

interface ScopeChoiceProps {
  readonly scopes: readonly TokenScope[];
  readonly onChange: (scopes: TokenScope[]) => void;
}

function ScopeChoice({ scopes, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation();
  const change = (values: readonly string[]) => onChange(tokenScopes.filter((scope) => values.includes(scope)));
  return (
    <Checkbox.Group label={t('tokens.scopes')} size="xs" required value={[...scopes]} onChange={change}>
      {tokenScopes.map((scope) => (
        <Checkbox
          key={scope}
          className={classes.scope ?? ''}
          size="xs"
          value={scope}
          label={t(`tokens.scope.${scopeTexts[scope]}.name`)}
          description={`${t(`tokens.scope.${scopeTexts[scope]}.text`)} (${scope})`}
        />
      ))}
    </Checkbox.Group>
  );
}

function Secret({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.form}>
      <p className={classes.once} role="status">
        {t('tokens.once')}
      </p>
      <TextInput
        label={t('tokens.secret')}
        classNames={{ input: classes.secret ?? '' }}
        value={secret}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" gap="xs">
        <CopyButton write={() => secret} />
        <Button onClick={onDone}>{t('tokens.done')}</Button>
      </Group>
    </div>
  );
}
