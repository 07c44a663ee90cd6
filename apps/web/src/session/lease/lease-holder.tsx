import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../ui/dialogs/toasts.tsx';
import { useIsServerLost } from '../server-reach.ts';
import { describeLease } from './lease.ts';
import classes from './lease-holder.module.css';
import { useLeaseInfo, useLeaseKeeping } from './use-lease.ts';

/** Keeps the lease of the open project, and shows a banner if it is held elsewhere. */
export function LeaseHolder() {
  const { t } = useTranslation();
  const ask = useLeaseKeeping();
  const info = useLeaseInfo();
  const isServerLost = useIsServerLost();
  const [isAsking, setAsking] = useState(false);
  const notice = describeLease(info);
  // The banner about an unreachable server has the same place and takes precedence.
  if (notice === null || isServerLost) return null;
  const take = async () => {
    setAsking(true);
    try {
      await ask(notice === 'ownElsewhere');
    } catch (error) {
      showFailure(error, { id: 'lease', title: t('editor.lease.failed'), onRetry: () => void take() });
    } finally {
      setAsking(false);
    }
  };
  const name = info.openedBy ?? info.lease?.openedBy ?? t('editor.lease.somebody');
  const Icon = notice === 'free' ? IconLockOpen : IconLock;
  return (
    <div className={classes.banner} role="status" data-notice={notice}>
      <Icon size={16} aria-hidden />
      <span>{t(`editor.lease.${notice}`, { name })}</span>
      {notice !== 'locked' && (
        <Button size="compact-sm" loading={isAsking} onClick={() => void take()}>
          {notice === 'free' ? t('editor.lease.edit') : t('editor.lease.takeOver')}
        </Button>
      )}
    </div>
  );
}
