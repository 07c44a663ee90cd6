import type { ProgrammeFigures } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { describeCounts } from '../../../lib/verdict-counts.ts';
import tables from '../../../ui/data-table.module.css';
import classes from './advice.module.css';

interface AdviceFiguresProps {
  readonly before: ProgrammeFigures;
  /** Null if there is none or it is still being calculated. */
  readonly after: ProgrammeFigures | null;
}

const FIGURES = ['receivers', 'days', 'excess'] as const;

/** Before and after, from the calculation itself. */
export function AdviceFigures({ before, after }: AdviceFiguresProps) {
  const { t } = useTranslation();
  return (
    <table className={`${tables.table} ${classes.table}`} aria-label={t('scheduleAdvice.result.figures')}>
      <thead>
        <tr>
          <td />
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" className={tables.numeric}>
              {t(`scheduleAdvice.result.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['now', 'proposed'] as const).map((when) => (
          <tr key={when}>
            <th scope="row">{t(`scheduleAdvice.result.${when}`)}</th>
            {FIGURES.map((figure) => (
              <td key={figure} className={tables.numeric}>
                {show(t, when === 'now' ? before : after, figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function show(t: TFunction, figures: ProgrammeFigures | null, figure: (typeof FIGURES)[number]): string {
  if (figures === null) return '-';
  if (figure === 'receivers') return describeCounts(t, figures.counts);
  if (figure === 'days') return String(figures.days);
  if (figures.days === 0) return '-';
  return t('scheduleAdvice.result.decibels', { excess: figures.highestExcess.toFixed(1) });
}
