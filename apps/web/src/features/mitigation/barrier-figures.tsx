import type { FloorsResult } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatMetres } from '../../lib/format.ts';
import { usePreviewAnswer } from '../../project/preview/use-preview-answer.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import classes from './mitigation.module.css';

/** Higher barriers are hardly practicable (MITI-23, U37, Q17). */
const MAX_BARRIER_METRES = 7;

/** Live figures for the receiver's building, if its height is known. They do not depend on the barriers (M-70, M-71). */
export function BarrierFigures({ pointId }: { readonly pointId: number }) {
  const { value, isPending } = usePreviewAnswer('floors', { pointId });
  const { t } = useTranslation();
  if (value) return <Figures floors={value} />;
  return isPending ? null : <p className={classes.barrier}>{t('mitigation.noHeight')}</p>;
}

export function Figures({ floors: { totalFloors, lastRedFloor, barrier } }: { readonly floors: FloorsResult }) {
  const { t } = useTranslation();
  const height = barrier && t('mitigation.metres', { metres: formatMetres(barrier.heightMetres) });
  return (
    <div className={classes.barrier}>
      <dl className={classes.facts}>
        <div>
          <dt>{t('mitigation.storeys')}</dt>
          <dd>{totalFloors}</dd>
        </div>
        <div>
          <dt>{t('mitigation.lastFloor')}</dt>
          <dd>{lastRedFloor ?? t('mitigation.noFloor')}</dd>
        </div>
        <div>
          <dt>{t('mitigation.barrierHeight')}</dt>
          <dd>{height ?? t('mitigation.noBarrier')}</dd>
        </div>
      </dl>
      <p className={classes.hint}>
        {t('mitigation.floorNote')} <ClauseLink code="M-70" />
      </p>
      {barrier && barrier.heightMetres > MAX_BARRIER_METRES && (
        <p className={classes.warning} role="alert">
          {t('mitigation.tooHigh')}
        </p>
      )}
    </div>
  );
}
