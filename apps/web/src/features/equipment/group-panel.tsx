import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './equipment.module.css';
import { formatLevel, useLiveTotals } from './equipment-total.tsx';
import type { TypingStore } from './equipment-typing.ts';
import type { ActivityNode } from './tree/programme-tree.ts';

interface GroupPanelProps {
  readonly activity: ActivityNode;
  readonly typing: TypingStore;
}

/**
 * Explains exclusive groups in one sentence and with this activity's sums, updated while the user types (Q87, M-12).
 */
export function GroupPanel({ activity, typing }: GroupPanelProps) {
  const { t } = useTranslation();
  const { groups, ungrouped, highest } = useLiveTotals(activity, typing);
  const isHighest = (group: string) => group === (highest?.highestGroup ?? '');
  const lines = [...(ungrouped ? [ungrouped] : []), ...groups];
  return (
    <div className={classes.groups}>
      <p>{t('equipment.groups.explained')}</p>
      {lines.length === 0 && <p className={classes.faint}>{t('equipment.groups.silent')}</p>}
      {lines.length > 0 && (
        <table aria-label={t('equipment.groups.table')}>
          <thead>
            <tr>
              <th scope="col">{t('equipment.groups.group')}</th>
              <th scope="col">{t('equipment.groups.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ group, soundPower }) => (
              <tr key={group} data-highest={isHighest(group) || undefined}>
                <th scope="row">
                  {group === '' ? t('equipment.groups.ungrouped') : group}
                  {isHighest(group) && (
                    <span className={classes.counts}>
                      <IconCircleCheckFilled size={13} aria-hidden /> {t('equipment.groups.highest')}
                    </span>
                  )}
                </th>
                <td>{formatLevel(soundPower)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
