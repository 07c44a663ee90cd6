import type { AdminUser } from '@quietsite/contracts';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../../lib/format.ts';
import classes from './users.module.css';

/** The state of an account and, if there is a lock, when it ends. */
export function UserState({ user: { state, lockedUntil } }: { readonly user: AdminUser }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.state} data-state={state}>
        {t(`portal.users.states.${state}`)}
      </span>
      {lockedUntil !== null && (
        <span className={classes.lock}>
          <IconLock size={13} aria-hidden />
          <span>
            {t('portal.users.lockedUntil')} <time dateTime={lockedUntil}>{formatInstantMinute(lockedUntil)}</time>
          </span>
        </span>
      )}
    </>
  );
}
