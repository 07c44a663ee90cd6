import { type EquipmentEntry, isUserDefined, locationOf } from '@quietsite/domain';
import { IconAlertTriangle, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatGrid } from '../../lib/format.ts';
import classes from './equipment.module.css';

interface RowProps {
  readonly row: EquipmentEntry;
}

/** Its limits are told under the pointer (EQUIP-23). */
export function LimitedPower({ row: { soundPower, soundPowerMin, soundPowerMax } }: RowProps) {
  const { t } = useTranslation();
  const limits = t('equipment.limits', { least: soundPowerMin, most: soundPowerMax });
  if (soundPower > 0) return <span title={limits}>{soundPower}</span>;
  // Equipment that somebody named has none until it is typed, and counts for nothing.
  return (
    <span title={`${t('equipment.noPower')} ${limits}`}>
      <IconAlertTriangle size={14} className={classes.wanted ?? ''} role="img" aria-label={t('equipment.noPower')} />{' '}
      {soundPower}
    </span>
  );
}

/** No group has a name too (EQUIP-30). */
export function GroupName({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  if (name !== '') return name;
  return (
    <span className={classes.faint} title={t('equipment.noGroup')}>
      {t('equipment.noGroup')}
    </span>
  );
}

export function PlaceName({ row }: RowProps) {
  const { fixedLocation } = row;
  const title = fixedLocation === null ? undefined : fixedLocation.map(formatGrid).join(', ');
  return <span title={title}>{locationOf(row)}</span>;
}

/** How many files prove the row; a mark where they are wanted and missing (EQUIP-54). */
export function FileCount({ row }: RowProps) {
  const { t } = useTranslation();
  const count = row.materialIds.length;
  if (count === 0 && isUserDefined(row))
    return (
      <IconAlertTriangle
        size={14}
        className={classes.wanted ?? ''}
        role="img"
        aria-label={t('equipment.filesWanted')}
        title={t('equipment.filesWanted')}
      />
    );
  if (count === 0) return null;
  return (
    <span className={classes.files}>
      <IconPaperclip size={13} aria-hidden /> {count}
    </span>
  );
}
