import { type EquipmentEntry, roundHalfUp, rowTotal } from '@quietsite/domain';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/use-store.ts';
import classes from './equipment.module.css';
import type { TypingStore } from './equipment-typing.ts';
import type { ActivityNode } from './tree/programme-tree.ts';

/** One decimal, like all levels. A dash for silence, which is not 0 dB (M-04). */
export const formatLevel = (level: number | null | undefined): string =>
  level === null || level === undefined ? '–' : roundHalfUp(level, 1).toFixed(1);

interface RowTotalProps {
  readonly row: EquipmentEntry;
  readonly typing: TypingStore;
}

/** Updates while the user types in its row. */
export function RowTotal({ row, typing }: RowTotalProps) {
  const shown = useStore(typing, (typed) => (typed?.id === row.id ? typed : row));
  return formatLevel(rowTotal(shown)?.totalSoundPower);
}

/**
 * The sums of an activity while the user types. They cover all its rows, so they are deferred until after the
 * keystroke.
 */
export function useLiveTotals(activity: Pick<ActivityNode, 'rows' | 'task'>, typing: TypingStore) {
  const { rows, task } = useDeferredValue(activity);
  const typed = useDeferredValue(useStore(typing));
  return typing.totalsOf(rows, typed, task);
}

interface ActivityTotalProps {
  readonly activity: ActivityNode;
  readonly typing: TypingStore;
}

/** The footer of the sheet: the highest sound power of the activity (M-12). */
export function ActivityTotal({ activity, typing }: ActivityTotalProps) {
  const { t } = useTranslation();
  const { highest } = useLiveTotals(activity, typing);
  const text = () => {
    if (!highest) return t('equipment.groups.silent');
    const values = { level: formatLevel(highest.highestSoundPower), day: highest.day };
    if (highest.highestGroup === null) return t('equipment.groups.activityTotal', values);
    return t('equipment.groups.activityGroup', { ...values, group: highest.highestGroup });
  };
  return <p className={classes.total}>{text()}</p>;
}
