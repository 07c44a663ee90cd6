import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './shell.module.css';

export function OfflineBanner() {
  const { t } = useTranslation();
  if (useNetwork().online) return null;
  return (
    <div className={classes.banner} role="status">
      <IconWifiOff size={16} aria-hidden />
      {t('offline')}
    </div>
  );
}
