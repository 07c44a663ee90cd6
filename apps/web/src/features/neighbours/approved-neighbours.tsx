import { useTranslation } from 'react-i18next';
import { useNeighbours, useResults } from '../../session/use-open-project.ts';
import { FailureState } from '../../ui/states.tsx';
import classes from './neighbours.module.css';

/** Approved projects counted at the receivers (CONC-07, CONC-09), showing only what other users may see (U26). */
export function ApprovedNeighbours() {
  const { t } = useTranslation();
  const neighbours = useNeighbours();
  const isOutdated = useResults().data?.hasNewNeighbour === true;
  return (
    <section className={classes.section} aria-labelledby="approved-neighbours">
      <h3 id="approved-neighbours">{t('neighbours.approvedTitle')}</h3>
      <p className={classes.hint}>{t('neighbours.approvedHint')}</p>
      {isOutdated && (
        <p className={classes.revealed} role="status">
          {t('neighbours.revealed')}
        </p>
      )}
      {neighbours.isLoadingError && <FailureState error={neighbours.error} onRetry={() => void neighbours.refetch()} />}
      {neighbours.data?.length === 0 && <p className={classes.none}>{t('neighbours.approvedNone')}</p>}
      <ul className={classes.list}>
        {neighbours.data?.map(({ id, title, version, commencementDate, completionDate, approvedOn }) => (
          <li key={id} className={classes.project}>
            <strong>{title}</strong>
            {version !== null && <span> {t('neighbours.version', { version })}</span>}
            <span className={classes.dates}>
              {t('neighbours.approvedOn', { from: commencementDate, to: completionDate, day: approvedOn })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
