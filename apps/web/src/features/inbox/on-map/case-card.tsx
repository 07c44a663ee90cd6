import type { ReviewCase } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { projectTitle } from '../../../lib/format.ts';
import { countReported, isPastTarget } from '../../../session/desk/desk-cases.ts';
import { Verdict } from '../../../ui/verdict.tsx';
import { describeExcess } from '../row/describe-case.ts';
import classes from './on-map.module.css';

interface CaseCardProps {
  readonly one: ReviewCase;
  readonly targetDays: number;
}

/** A short card of the marked case, at its site. */
export function CaseCard({ one, targetDays }: CaseCardProps) {
  const { t } = useTranslation();
  const { company, number, state, days, levels } = one;
  return (
    <>
      <strong className={classes.title}>{projectTitle(one)}</strong>
      <p className={classes.what}>
        {[company, t('inbox.submission', { number })].filter(Boolean).join(t('inbox.row.between'))}
      </p>
      <p className={classes.facts}>
        <b data-past={isPastTarget(one, targetDays) || undefined}>
          {state === 'needsDecision' ? t('inbox.days', { count: days }) : t(`inbox.decided.${state}`)}
        </b>
        {levels?.worst && <Verdict kind={levels.worst.verdict ?? 'none'}>{describeExcess(t, levels.worst)}</Verdict>}
        {levels && <span>{t('inbox.exceeding', { exceeds: levels.exceeds, total: countReported(levels) })}</span>}
      </p>
    </>
  );
}
