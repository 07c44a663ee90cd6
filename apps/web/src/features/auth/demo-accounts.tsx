import { UnstyledButton } from '@mantine/core';
import type { Configuration } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import classes from './auth-card.module.css';

type Account = Configuration['demoAccounts'][number];

interface DemoAccountsProps {
  readonly accounts: readonly Account[];
  readonly onChoose: (account: { readonly username: string; readonly password: string }) => void;
}

/** Shown only if the operator has enabled demo accounts. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const { t } = useTranslation();
  if (accounts.length === 0) return null;
  return (
    <div className={classes.demo}>
      <h3>{t('login.demo')}</h3>
      <p>{t('login.demoHint')}</p>
      <ul>
        {accounts.map(({ username, password, role }) => (
          <li key={username}>
            <UnstyledButton className={classes.account} onClick={() => onChoose({ username, password })}>
              <strong>{username}</strong>
              <span>{t(`terms.demo.${username}`, { defaultValue: role })}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
