import {
  type FloorsResult,
  findLeastCover,
  MAX_BARRIER_METRES,
  MOVABLE_BARRIER_RANGE,
  type MovableSights,
} from '@quietsite/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMetres, formatText } from '../../lib/format.ts';
import { usePreviewAnswer } from '../../project/preview/use-preview-answer.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import classes from './mitigation.module.css';

/**
 * Live figures for the receiver's building if its height is known. The entered barriers do not affect them (M-70,
 * M-71).
 */
export function BarrierFigures({ pointId }: { readonly pointId: number }) {
  const { value, isPending } = usePreviewAnswer('floors', { pointId });
  const sights = usePreviewAnswer('movableSights', { pointId }).value;
  const { t } = useTranslation();
  if (value)
    return (
      <>
        <Figures floors={value} />
        {sights && <MovableCover sights={sights} />}
      </>
    );
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
          <dd>
            {height ?? t('mitigation.noBarrier')}
            {height && <small className={classes.lowPlant}> {t('mitigation.lowPlant')}</small>}
          </dd>
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

/** Taller than usual plant, but low enough to need no foundation. */
const USUAL_BARRIER_METRES = 5;

/**
 * The highest floor to which a barrier 3 m from the machine gives the entered value; the value itself is unchanged
 * (M-123).
 */
export function MovableCover({ sights }: { readonly sights: MovableSights }) {
  const { t } = useTranslation();
  const id = useId();
  const [metres, setMetres] = useState(USUAL_BARRIER_METRES);
  const least = findLeastCover(sights, metres);
  if (least === null) return null;
  const { floors, plantMetres, zoneName } = least;
  const facts = {
    ...{ metres: formatMetres(metres), plant: formatMetres(plantMetres), zone: formatText(zoneName) },
    ...{ floors, next: floors + 1, last: sights.totalFloors },
  };
  return (
    <div className={`${classes.barrier} ${classes.movable}`}>
      <label htmlFor={id}>{t('mitigation.movable.height')}</label>
      <input
        id={id}
        type="number"
        {...MOVABLE_BARRIER_RANGE}
        step={0.1}
        defaultValue={metres}
        onChange={({ currentTarget: { valueAsNumber, validity } }) => validity.valid && setMetres(valueAsNumber)}
      />
      <span role="status">
        {t(
          floors === 0
            ? 'mitigation.movable.none'
            : floors < sights.totalFloors
              ? 'mitigation.movable.some'
              : 'mitigation.movable.all',
          facts,
        )}
      </span>{' '}
      <ClauseLink code="M-123" />
    </div>
  );
}
