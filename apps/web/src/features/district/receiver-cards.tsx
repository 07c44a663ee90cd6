import { useTranslation } from 'react-i18next';
import { formatCriterion, formatJudged } from '../../lib/format.ts';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './district.module.css';
import type { ContentsProps } from './use-district.ts';

/** The most that fits a list on a phone. The rest are in the table on wider screens. */
const MAX_CARDS = 100;

/** The receivers of the day, largest margin over the criterion first. */
export function ReceiverCards({ district, facts }: Omit<ContentsProps, 'onPlay'>) {
  const { t } = useTranslation();
  const { day } = district;
  const sorted = facts.receivers.toSorted((a, b) => b.level - b.criterion - (a.level - a.criterion));
  return (
    <>
      <h3 className={classes.cardsTitle}>{t('districtPage.clashes.partsOn', { day })}</h3>
      {sorted.length === 0 && <p className={classes.card}>{t('districtPage.table.silent')}</p>}
      <ul className={classes.cards}>
        {sorted.slice(0, MAX_CARDS).map(({ row, level, criterion, verdict, isClash }) => (
          <li key={row.pointId} className={classes.card}>
            <strong>{facts.namesOfSites.get(row.pointId)}</strong>
            <Verdict kind={verdict}>
              {formatJudged(level, criterion)} {t(`verdict.${verdict}`)}
            </Verdict>
            <span>{facts.sites.get(row.projectId)?.title}</span>
            <span>
              {t('districtPage.table.criterion')} {formatCriterion(criterion)}
              {isClash && `, ${t('districtPage.table.clash')}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
