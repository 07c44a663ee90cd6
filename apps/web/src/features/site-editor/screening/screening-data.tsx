import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { formatText } from '../../../lib/format.ts';
import { ClauseLink } from '../../../ui/clause-link.tsx';
import classes from './screening.module.css';
import type { Screening } from './use-screening.ts';

/** The data behind screening: obstacles by the origin of their height, and receivers without a decision (M-114). */
export function ScreeningData({ screening: { facts, projectMap } }: { readonly screening: Screening }) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  if (facts === null) return null;
  const { judged, undecided, terrainEdition } = facts;
  const origins = countBy(judged.flatMap(({ roof }) => (roof ? [roof.origin] : [])));
  const reasons = countBy(judged.flatMap(({ reason }) => (reason ? [reason] : [])));
  const receivers = new Map(projectMap.data?.receivers.map((receiver) => [receiver.pointId, receiver]));
  const linkTo = (pointId: number) => {
    const next = new URLSearchParams(parameters);
    next.set('receiver', String(pointId));
    return { search: next.toString() };
  };
  return (
    <section aria-label={t('screening.data')}>
      <h3 className={classes.title}>
        {t('screening.data')} <ClauseLink code="M-114" />
      </h3>
      <dl className={classes.counts}>
        {origins.map(([origin, count]) => (
          <div key={origin}>
            <dt>{t(`screening.origins.${origin}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        {reasons.map(([reason, count]) => (
          <div key={reason}>
            <dt>{t(`screening.noScreen.${reason}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>
        {terrainEdition === null ? t('screening.noTerrain') : t('screening.terrain', { edition: terrainEdition })}
      </p>
      {undecided.length === 0 ? (
        <p className={classes.hint}>{t('screening.allDecided')}</p>
      ) : (
        <>
          <h4 className={classes.title}>{t('screening.undecided', { count: undecided.length })}</h4>
          <ul className={classes.undecided}>
            {undecided.map(({ pointId, reason }) => (
              <li key={pointId}>
                <Link to={linkTo(pointId)} replace>
                  {formatText(receivers.get(pointId)?.name || receivers.get(pointId)?.buildingName || String(pointId))}
                </Link>{' '}
                {t(`screening.undecidedReasons.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function countBy<Key extends string>(keys: readonly Key[]): [Key, number][] {
  return [...Map.groupBy(keys, (key) => key)].map(([key, list]) => [key, list.length]);
}
