import { VisuallyHidden } from '@mantine/core';
import type { ReviewCase } from '@quietsite/contracts';
import { IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatJudged } from '../../../lib/format.ts';
import { countReported } from '../../../session/desk/desk-cases.ts';
import { Verdict } from '../../../ui/verdict.tsx';
import classes from './case-row.module.css';
import { describeExcess } from './describe-case.ts';

type Levels = Pick<ReviewCase, 'levels'>;

/** The worst receiver: its figures, and how far it is above or below its criterion. */
export function WorstFigure({ levels }: Levels) {
  const { t } = useTranslation();
  if (!levels?.worst)
    return <Verdict kind="none">{t(levels ? 'inbox.worst.noNoise' : 'inbox.worst.notCalculated')}</Verdict>;
  const { name, level, criterion, verdict } = levels.worst;
  const figures = { name, level: formatJudged(level, criterion), criterion: formatCriterion(criterion) };
  return (
    <>
      <Verdict kind={verdict ?? 'none'}>{describeExcess(t, levels.worst)}</Verdict>
      <span className={classes.second}>{t('inbox.worst.against', figures)}</span>
    </>
  );
}

/** How many of the reported receivers exceed, as text and as a bar. */
export function ExceedingFigure({ levels }: Levels) {
  const { t } = useTranslation();
  if (!levels) return null;
  const { exceeds, borderline } = levels;
  const total = countReported(levels);
  const share = (count: number) => ({ width: `${(100 * count) / Math.max(1, total)}%` });
  return (
    <>
      <span className={classes.of}>
        {t('inbox.exceeding', { exceeds, total })}
        <VisuallyHidden> {t('inbox.exceedingWords')}</VisuallyHidden>
      </span>
      <span className={classes.bar} aria-hidden="true">
        {exceeds > 0 && <span data-verdict="exceeds" style={share(exceeds)} />}
        {borderline > 0 && <span data-verdict="borderline" style={share(borderline)} />}
      </span>
      {borderline > 0 && <VisuallyHidden>{t('inbox.borderlineWords', { count: borderline })}</VisuallyHidden>}
    </>
  );
}

export function CommentFigure({ openComments: count }: Pick<ReviewCase, 'openComments'>) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.count} data-none={count === 0 || undefined} aria-hidden="true">
        {count > 0 && <IconMessage size={15} stroke={1.7} />}
        {count === 0 ? '–' : count}
      </span>
      <VisuallyHidden>{count === 0 ? t('inbox.noComments') : t('inbox.comments', { count })}</VisuallyHidden>
    </>
  );
}
