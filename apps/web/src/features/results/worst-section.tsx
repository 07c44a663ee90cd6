import { UnstyledButton } from '@mantine/core';
import type { ResultOverview } from '@quietsite/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatCriterion, formatJudged, formatText } from '../../lib/format.ts';
import { useDerivation } from '../../session/derivation/use-derivation.ts';
import { RESULTS_PARAMETER, type ResultsFilter } from '../../session/results/results-address.ts';
import { useSelectedReceiverId } from '../../session/use-open-project.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { useStageLayout } from '../../ui/panels/stage-layout.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './results.module.css';
import { marking } from './results-mark.ts';
import { formatFloors, formatMargin, listShown, nameReceiver, type ShownReceiver } from './results-model.ts';

interface WorstSectionProps {
  readonly overview: Pick<ResultOverview, 'receivers' | 'isCurrent'>;
  readonly filter: ResultsFilter;
}

/** The ten worst receivers. The name opens the receiver's card, the level its calculation breakdown. */
export function WorstSection({ overview: { receivers, isCurrent }, filter }: WorstSectionProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const shown = listShown(receivers, filter);
  const selectedId = useSelectedReceiverId();
  return (
    <section aria-labelledby={titleId} aria-live="polite">
      <h3 id={titleId}>{t(`overview.worst.${filter}`, { count: shown.length })}</h3>
      {shown.length === 0 ? (
        <p className={classes.line}>{t('overview.noReceiver')}</p>
      ) : (
        <table className={classes.worst}>
          <thead>
            <tr>
              <th scope="col">{t('overview.receiver')}</th>
              <th scope="col">{t('overview.level')}</th>
              <th scope="col">{t('overview.margin')}</th>
              <th scope="col">{t('overview.daysOf')}</th>
              <th scope="col">{t('overview.floor')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((receiver) => (
              <WorstRow
                key={receiver.pointId}
                receiver={receiver}
                isSelected={receiver.pointId === selectedId}
                canExplain={isCurrent}
              />
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.line}>
        {t('overview.daysNote')} <ClauseLink code="M-62" />
      </p>
      <p className={classes.line}>
        {t('overview.floorNote')} <ClauseLink code="M-70" />
      </p>
    </section>
  );
}

interface WorstRowProps {
  readonly receiver: ShownReceiver;
  readonly isSelected: boolean;
  /** Outdated levels can no longer be derived from the current project. */
  readonly canExplain: boolean;
}

function WorstRow({ receiver, isSelected, canExplain }: WorstRowProps) {
  const { t } = useTranslation();
  const { pointId, verdict, day, level, criterion, exceedanceDays } = receiver;
  const open = useOpenReceiver();
  const { show } = useDerivation();
  const name = nameReceiver(receiver);
  const figures = t('overview.against', {
    level: formatJudged(level, criterion),
    criterion: formatCriterion(criterion),
  });
  return (
    <tr {...marking({ kind: 'receiver', pointId })} data-selected={isSelected || undefined}>
      <th scope="row">
        <UnstyledButton className={classes.name} aria-current={isSelected || undefined} onClick={() => open(pointId)}>
          <Verdict kind={verdict}>{name}</Verdict>
        </UnstyledButton>
        <small>{formatText(receiver.buildingName)}</small>
      </th>
      <td>
        {canExplain && day !== null ? (
          <UnstyledButton
            className={classes.explain}
            aria-label={t('overview.explain', { name, figures })}
            onClick={() => show({ pointId, day, run: 'mitigated' })}
          >
            {figures}
          </UnstyledButton>
        ) : (
          figures
        )}
      </td>
      <td>{formatMargin(receiver)}</td>
      <td>{exceedanceDays}</td>
      <td>{formatFloors(t, receiver)}</td>
    </tr>
  );
}

/** Opens the card of a receiver. If the panel covers the map, the card replaces it. */
function useOpenReceiver(): (pointId: number) => void {
  const [, setParameters] = useSearchParams();
  // The map makes room for a panel beside it, not for one that covers it.
  const isCovered = useStageLayout().insets.right === 0;
  return (pointId) =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('receiver', String(pointId));
        if (isCovered) next.delete(RESULTS_PARAMETER);
        return next;
      },
      { replace: true },
    );
}
