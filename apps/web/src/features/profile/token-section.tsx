import { Button } from '@mantine/core';
import type { Token } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantDay, formatInstantMinute } from '../../lib/format.ts';
import { ApiLink } from '../../session/api-link.tsx';
import { useListChange } from '../../session/use-list-change.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import { QueryState } from '../../ui/states.tsx';
import { revokeToken, scopeTexts, tokensKey, tokensQuery } from './token-calls.ts';
import { TokenDialog } from './token-dialog.tsx';
import classes from './tokens.module.css';

export function TokenSection() {
  const { t } = useTranslation();
  const [isCreating, setCreating] = useState(false);
  return (
    <section className={classes.section} aria-labelledby="tokens-title">
      <h3 id="tokens-title">{t('tokens.title')}</h3>
      <p>
        {t('tokens.hint')} <ApiLink />
      </p>
      <TokenList />
      <Button variant="default" className={classes.make ?? ''} onClick={() => setCreating(true)}>
        {t('tokens.make')}
      </Button>
      {isCreating && <TokenDialog onClose={() => setCreating(false)} />}
    </section>
  );
}

function TokenList() {
  const { t } = useTranslation();
  const tokens = useQuery(tokensQuery);
  if (!tokens.data) return <QueryState query={tokens} />;
  if (tokens.data.length === 0) return <p>{t('tokens.empty')}</p>;
  return (
    <ul className={classes.list} aria-label={t('tokens.list')}>
      {tokens.data.map((token) => (
        <TokenItem key={token.id} token={token} />
      ))}
    </ul>
  );
}

function TokenItem({ token }: { readonly token: Token }) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  const { id, name, scopes } = token;
  const revoke = useListChange<void>({
    change: () => revokeToken(id),
    failureTitle: t('tokens.notRevoked'),
    lists: [tokensKey],
    onDone: () => showSuccess({ title: t('tokens.revoked'), text: t('tokens.revokedText', { name }) }),
  });
  const confirmRevocation = async () => {
    const labels = { yes: t('tokens.revoke'), no: t('tokens.keep') };
    const question = { title: t('tokens.revokeTitle'), text: t('tokens.revokeQuestion', { name }) };
    if (await confirm({ ...question, labels, isDangerous: true })) revoke.mutate();
  };
  return (
    <li>
      <span className={classes.token}>
        <strong>{name}</strong>
        <small>{scopes.map((scope) => t(`tokens.scope.${scopeTexts[scope]}.name`)).join(', ')}</small>
        <TokenTimes token={token} />
      </span>
      <Button
        size="compact-xs"
        variant="default"
        loading={revoke.isPending}
        aria-label={t('tokens.revokeNamed', { name })}
        onClick={() => void confirmRevocation()}
      >
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}

function TokenTimes({ token: { expiresAt, lastUsedAt } }: { readonly token: Token }) {
  const { t } = useTranslation();
  const isExpired = new Date(expiresAt) <= new Date();
  const end = t(isExpired ? 'tokens.expired' : 'tokens.expires', { day: formatInstantDay(expiresAt) });
  const use = lastUsedAt === null ? t('tokens.unused') : t('tokens.used', { minute: formatInstantMinute(lastUsedAt) });
  return (
    <small data-expired={isExpired || undefined}>
      {end}; {use}
    </small>
  );
}
