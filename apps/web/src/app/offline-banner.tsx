import { useNetwork } from '@mantine/hooks';
import { IconCloudOff, IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useIsServerLost } from '../session/server-reach.ts';
import classes from './shell.module.css';

/** Shown while this computer is offline or the server does not respond. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOnline = useNetwork().online;
  const isServerLost = useIsServerLost();
  if (isOnline && !isServerLost) return null;
  const Icon = isOnline ? IconCloudOff : IconWifiOff;
  return (
    <div className={classes.banner} role="status">
      <Icon size={16} aria-hidden />
      {isOnline ? t('noAnswer') : t('offline')}
    </div>
  );
}
