import { describeEquipment, type EquipmentEntry } from '@quietsite/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './equipment.module.css';

/** Shown below the rows if any of them is in the evening or night period (Q141). */
export function RestrictedNotice({ rows }: { readonly rows: readonly EquipmentEntry[] }) {
  const { t } = useTranslation();
  const names = rows.filter(({ timePeriod }) => timePeriod !== null).map(describeEquipment);
  if (names.length === 0) return null;
  return (
    <p className={classes.restricted} role="status">
      <IconAlertTriangle size={14} aria-hidden /> {t('restricted.notice')}{' '}
      {t('restricted.rows', { names: [...new Set(names)].join(', ') })}
    </p>
  );
}
