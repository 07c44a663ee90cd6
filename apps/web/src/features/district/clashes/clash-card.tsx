import type { ClashStretch } from '@quietsite/domain';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion } from '../../../lib/format.ts';
import { Verdict } from '../../../ui/verdict.tsx';
import type { PartsRequest } from '../district-calls.ts';
import { formatMargin } from '../model/figures.ts';
import { ClashParts } from './clash-parts.tsx';
import classes from './clashes.module.css';

interface ClashCardProps {
  readonly number: number;
  readonly pointId: number;
  readonly name: string;
  readonly siteTitle: string;
  readonly clash: ClashStretch;
  /** What the site under review adds, in words. */
  readonly levels?: string;
  /** Null while the parts are hidden. */
  readonly parts: PartsRequest | null;
  readonly isChosen: boolean;
  readonly onChoose: (pointId: number) => void;
}

/**
 * A receiver with a clash; it shows the parts while selected. Memoised, because there may be a hundred and playing
 * changes none of them.
 */
export const ClashCard = memo(function ClashCard({
  number,
  pointId,
  name,
  siteTitle,
  clash,
  levels,
  parts,
  isChosen,
  onChoose,
}: ClashCardProps) {
  const { t } = useTranslation();
  const { worst, first, last } = clash;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const days = t('districtPage.clashes.days', { count: clash.days });
  return (
    <li ref={card} className={classes.card} data-clash-card data-chosen={isChosen || undefined}>
      <button type="button" className={classes.open} aria-expanded={isChosen} onClick={() => onChoose(pointId)}>
        <span className={classes.number}>{number}</span>
        <span className={classes.name}>{name}</span>
        <Verdict kind={worst.verdict}>{t('districtPage.clashes.decibels', { margin: formatMargin(worst) })}</Verdict>
        <span className={classes.of}>{t('districtPage.clashes.ofSite', { site: siteTitle })}</span>
        <span className={classes.days}>{days}</span>
      </button>
      {isChosen && (
        <div className={classes.detail}>
          {levels && <p>{levels}</p>}
          {parts && <ClashParts request={parts} place={name} />}
          <p>{t('districtPage.clashes.stretch', { first, last, days, criterion: formatCriterion(worst.criterion) })}</p>
        </div>
      )}
    </li>
  );
});
