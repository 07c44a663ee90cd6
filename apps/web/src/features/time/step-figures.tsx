import type { DayString, LevelStep, Verdict } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatJudged, formatLevel } from '../../lib/format.ts';
import classes from './time.module.css';

const levelOf = (step: LevelStep | null, run: 'mitigated' | 'unmitigated'): string =>
  step ? formatJudged(step[run].level, step.criterion) : formatLevel(null);

/** The figures of the day under the pointer, or of the day shown. Also the legend of the lines. */
export function StepFigures({ day, step }: { readonly day: DayString; readonly step: LevelStep | null }) {
  const { t } = useTranslation();
  const verdict = step?.mitigated.verdict;
  return (
    <dl className={classes.key}>
      <Figure label={day} value={verdict ? t(`verdict.${verdict}`) : ''} verdict={verdict} />
      <Figure label={t('time.chart.mitigated')} line="mitigated" value={levelOf(step, 'mitigated')} />
      <Figure label={t('time.chart.unmitigated')} line="unmitigated" value={levelOf(step, 'unmitigated')} />
      <Figure
        label={t('time.chart.criterion')}
        line="criterion"
        value={step ? formatCriterion(step.criterion) : formatLevel(null)}
      />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly line?: 'mitigated' | 'unmitigated' | 'criterion';
  readonly verdict?: Verdict | null | undefined;
}

function Figure({ label, value, line, verdict }: FigureProps) {
  return (
    <div>
      <dt>
        {line && (
          <svg width="18" height="8" aria-hidden="true">
            <path className={classes[line]} d="M0 4H18" />
          </svg>
        )}
        {label}
      </dt>
      <dd data-verdict={verdict ?? undefined}>{value}</dd>
    </div>
  );
}
