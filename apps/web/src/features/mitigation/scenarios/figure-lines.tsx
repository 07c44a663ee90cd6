import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { formatLevel } from '../../../lib/format.ts';
import { kindOfCount, Verdict } from '../../../ui/verdict.tsx';
import type { ScenarioFigures } from './scenario-columns.ts';
import classes from './scenarios.module.css';

/** Figures derived from the levels. */
export const FIGURE_LINES = ['exceeds', 'borderline', 'satisfies', 'days', 'worst'] as const;
type FigureLine = (typeof FIGURE_LINES)[number];

export type FigureStatus = 'calculating' | 'done' | 'failed';

interface ShownFigures {
  readonly figures: ScenarioFigures | undefined;
  readonly status: FigureStatus;
  readonly names: ReadonlyMap<number, string>;
}

export function showFigure(t: TFunction, line: FigureLine, { figures, status, names }: ShownFigures): ReactNode {
  if (!figures) return t(status === 'calculating' ? 'scenarios.calculating' : 'scenarios.notCalculated');
  if (line === 'days') return <Days figures={figures} t={t} />;
  if (line === 'worst') return describeWorst(t, figures, names);
  return <Verdict kind={kindOfCount(line, figures.counts[line])}>{figures.counts[line]}</Verdict>;
}

function Days({ t, figures }: { readonly t: TFunction; readonly figures: ScenarioFigures }) {
  const { exceedingDays, borderlineDays } = figures;
  return (
    <>
      {exceedingDays}{' '}
      {borderlineDays > 0 && (
        <span className={classes.since}>{t('scenarios.borderlineDays', { count: borderlineDays })}</span>
      )}
    </>
  );
}

function describeWorst(t: TFunction, { worst }: ScenarioFigures, names: ReadonlyMap<number, string>): ReactNode {
  if (!worst) return t('scenarios.silent');
  const { pointId, verdict, excess } = worst;
  const isWithin = verdict === 'satisfies';
  // Only another criterion is exceeded, on its days.
  const text = !isWithin && excess <= 0 ? 'otherDay' : isWithin ? 'below' : 'above';
  const values = { name: names.get(pointId) ?? String(pointId), decibels: formatLevel(Math.abs(excess)) };
  return <Verdict kind={verdict}>{t(`scenarios.${text}`, values)}</Verdict>;
}
