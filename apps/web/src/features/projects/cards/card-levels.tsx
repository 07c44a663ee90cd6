import type { ProjectProgress } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { formatInstantDay } from '../../../lib/format.ts';
import { Verdict } from '../../../ui/verdict.tsx';
import classes from './card-details.module.css';
import { describeMargin } from './margin.ts';

/** The worst receiver, its margin to its criterion, and the number of receivers that exceed. */
export function CardLevels({ levels }: Pick<ProjectProgress, 'levels'>) {
  const { t } = useTranslation();
  if (!levels?.worst) {
    return (
      <div className={classes.levels}>
        <Verdict kind="none">{t('home.card.notCalculated')}</Verdict>
        <p>{t(levels ? 'home.card.noNoise' : 'home.card.noLevels')}</p>
      </div>
    );
  }
  const { worst, exceeds, receivers, isCurrent, calculatedAt } = levels;
  const margin = describeMargin(worst);
  return (
    <div className={classes.levels}>
      <Verdict kind={worst.verdict}>{t(`home.card.${margin.side}`, { margin: margin.text })}</Verdict>
      <p>{t('home.card.exceeding', { name: worst.name, exceeds, receivers })}</p>
      {!isCurrent && <p>{t('home.card.levelsOf', { day: formatInstantDay(calculatedAt) })}</p>}
    </div>
  );
}
