import { describeEquipment, type EquipmentEntry, isUserDefined, limitsOf, locationOf } from '@quietsite/domain';
import { IconAlertTriangle, IconPaperclip } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatGrid } from '../../lib/format.ts';
import classes from './equipment.module.css';

// Hundreds of cells mount and unmount while scrolling, so these are plain functions, not components with hooks.

/** Custom equipment is marked, because a half-typed name looks like any other. */
export function showName(t: TFunction, row: EquipmentEntry): ReactNode {
  const text = describeEquipment(row);
  if (row.equipmentId !== null || text === '') return text;
  const note = t('equipment.notListed');
  return (
    <>
      <span className={classes.own} role="img" aria-label={note} title={note} />
      {text}
    </>
  );
}

/** Without a quantity the row is unfinished, and its cell shows why (Q81). */
export function showQuantity(t: TFunction, { quantity }: EquipmentEntry): ReactNode {
  return quantity > 0 ? quantity : <MissingValue note={t('equipment.noQuantity')}>{quantity}</MissingValue>;
}

function MissingValue({ note, children }: { readonly note: string; readonly children: ReactNode }) {
  return (
    <span title={note}>
      <IconAlertTriangle size={14} className={classes.wanted ?? ''} role="img" aria-label={note} /> {children}
    </span>
  );
}

/** The tooltip shows its limits (EQUIP-23). */
export function showPower(t: TFunction, row: EquipmentEntry): ReactNode {
  const { soundPower } = row;
  const limits = t('equipment.limits', { ...limitsOf('soundPower', row) });
  if (soundPower > 0) return <span title={limits}>{soundPower}</span>;
  // Custom equipment has no sound power until the user types one, and adds nothing to the level.
  return (
    <span title={`${t('equipment.noPower')} ${limits}`}>
      <IconAlertTriangle size={14} className={classes.wanted ?? ''} role="img" aria-label={t('equipment.noPower')} />{' '}
      {soundPower}
    </span>
  );
}

/** "No group" has a label too (EQUIP-30). */
export function showGroup(t: TFunction, { exclusiveGroup }: EquipmentEntry): ReactNode {
  if (exclusiveGroup !== '') return exclusiveGroup;
  return (
    <span className={classes.faint} title={t('equipment.noGroup')}>
      {t('equipment.noGroup')}
    </span>
  );
}

export function showLocation(t: TFunction, row: EquipmentEntry): ReactNode {
  const { fixedLocation } = row;
  const title = fixedLocation === null ? undefined : fixedLocation.map(formatGrid).join(', ');
  return <span title={title}>{t(`terms.location.${locationOf(row)}`)}</span>;
}

/** Evening and night are marked, because the daytime criteria do not cover them (Q141). */
export function showPeriod(t: TFunction, name: string): ReactNode {
  return (
    <span title={`${name}. ${t('restricted.notice')}`}>
      <IconAlertTriangle size={14} className={classes.wanted ?? ''} role="img" aria-label={t('restricted.notice')} />{' '}
      {name}
    </span>
  );
}

/** The number of proof files of the row, or a mark if required files are missing (EQUIP-54). */
export function showFiles(t: TFunction, row: EquipmentEntry): ReactNode {
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
