import type { Explanation } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatCriterion } from '../../lib/format.ts';
import { CitedText } from '../../ui/clause-link.tsx';
import { VerdictWord } from '../../ui/verdict.tsx';
import { describeCriterion, describeVerdicts, type Judged } from './criterion-model.ts';
import classes from './derivation.module.css';
import { formatTerm } from './figures.ts';
import { listNeighbourLines } from './neighbour-lines.ts';
import tableClasses from './neighbours.module.css';
import { useNeighbourTitles } from './use-neighbour-titles.ts';

export function CriterionSection({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation();
  const { criterion } = explanation;
  return (
    <section className={classes.section}>
      <h3>{t('derivation.criterion')}</h3>
      <p>{t('derivation.criterionValue', { criterion: formatCriterion(criterion.value) })}</p>
      <ul>
        {describeCriterion(t, criterion).map((step) => (
          <li key={step.text}>
            <CitedText {...step} />
          </li>
        ))}
      </ul>
      <Verdicts judged={explanation} criterion={criterion.value} />
    </section>
  );
}

function Verdicts({ judged, criterion }: { readonly judged: Judged; readonly criterion: number | null }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.verdicts}>
      {describeVerdicts(t, judged, criterion).map(({ id, compared, exceeds }) => (
        <li key={id}>
          <span>
            <CitedText {...compared} />
          </span>
          <VerdictWord verdict={exceeds ? 'exceeds' : 'satisfies'} />
        </li>
      ))}
    </ul>
  );
}

export function NeighbourSection({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation();
  const lines = listNeighbourLines(t, explanation, useNeighbourTitles());
  return (
    <section className={classes.section}>
      <h3>{t('derivation.neighbours')}</h3>
      {lines.length === 0 && (
        <p>
          <CitedText text={t('derivation.noNeighbours')} clauses={['M-52']} />
        </p>
      )}
      {lines.length > 0 && (
        <>
          <table className={tableClasses.sources} aria-label={t('derivation.neighbours')}>
            <thead>
              <tr>
                <th scope="col">{t('derivation.source')}</th>
                <th scope="col">{`${t('derivation.level')} ${t('derivation.unitLevel')}`}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, name, level, isDetail }) => (
                <tr key={key} data-detail={isDetail || undefined}>
                  <th scope="row">
                    <CitedText {...name} />
                  </th>
                  <td>{level}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('derivation.withNeighbours')}</th>
                <td>{formatTerm(explanation.withNeighbours.level)}</td>
              </tr>
            </tfoot>
          </table>
          <Verdicts judged={explanation.withNeighbours} criterion={explanation.criterion.value} />
        </>
      )}
    </section>
  );
}
