import type { ResultOverview } from '@quietsite/contracts';
import { countJudged } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { describeCounts } from '../../lib/verdict-counts.ts';
import { RestrictedWords } from '../../project/equipment/restricted-hours.tsx';
import type { ResultsFilter } from '../../session/results/results-address.ts';
import { kindOfCount, Verdict } from '../../ui/verdict.tsx';
import classes from './results.module.css';

interface VerdictFilterProps {
  readonly overview: Pick<ResultOverview, 'counts' | 'unmitigatedCounts' | 'leftOut' | 'isRestrictedUnassessed'>;
  readonly filter: ResultsFilter;
  readonly onFilter: (filter: ResultsFilter) => void;
}

const verdicts = ['exceeds', 'borderline', 'satisfies'] as const;

/** The three counts, each a filter of list and map; pressing the active one again shows all. */
export function VerdictFilter({ overview, filter, onFilter }: VerdictFilterProps) {
  const { t } = useTranslation();
  const { counts, unmitigatedCounts, leftOut, isRestrictedUnassessed } = overview;
  return (
    <section aria-label={t('overview.counts')}>
      <div className={classes.counts}>
        <FilterButton isPressed={filter === 'all'} count={countJudged(counts)} onPress={() => onFilter('all')}>
          {t('overview.all')}
        </FilterButton>
        {verdicts.map((verdict) => (
          <FilterButton
            key={verdict}
            isPressed={filter === verdict}
            count={counts[verdict]}
            onPress={() => onFilter(filter === verdict ? 'all' : verdict)}
          >
            <Verdict kind={kindOfCount(verdict, counts[verdict])}>{t(`overview.count.${verdict}`)}</Verdict>
          </FilterButton>
        ))}
      </div>
      {unmitigatedCounts && (
        <p className={classes.line}>{t('overview.unmitigated', { counts: describeCounts(t, unmitigatedCounts) })}</p>
      )}
      {leftOut > 0 && <p className={classes.line}>{t('overview.leftOut', { count: leftOut })}</p>}
      {isRestrictedUnassessed && (
        <p className={classes.line}>
          <RestrictedWords />
        </p>
      )}
    </section>
  );
}

interface FilterButtonProps {
  readonly isPressed: boolean;
  readonly count: number;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function FilterButton({ isPressed, count, onPress, children }: FilterButtonProps) {
  return (
    <button type="button" className={classes.count} aria-pressed={isPressed} onClick={onPress}>
      <strong>{count}</strong> <span>{children}</span>
    </button>
  );
}
