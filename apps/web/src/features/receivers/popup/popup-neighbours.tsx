import { findLoudestDay, neighbourContribution } from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import { formatLevel } from '../../../lib/format.ts';
import { useExplanation } from '../../../project/preview/use-explanation.ts';
import { useTimeline } from '../../../project/preview/use-timeline.ts';
import { useDerivation } from '../../../session/derivation/use-derivation.ts';
import { DerivationLink } from './popup-figures.tsx';

interface NeighbourFigureProps {
  readonly pointId: number;
  readonly hasNeighbour: boolean;
}

/** The contribution of neighbour sites on the day of the highest level with them (MAP-09). */
export function NeighbourFigure({ pointId, hasNeighbour }: NeighbourFigureProps) {
  const { t } = useTranslation();
  return hasNeighbour ? <Contribution pointId={pointId} /> : t('popup.noNeighbour');
}

function Contribution({ pointId }: { readonly pointId: number }) {
  const { t } = useTranslation();
  const { show } = useDerivation();
  const timeline = useTimeline(pointId).value;
  const day = timeline && findLoudestDay(timeline, 'mitigated', 'withNeighbours');
  const explanation = useExplanation(pointId, day, 'mitigated').value;
  const level = explanation && neighbourContribution(explanation);
  return (
    <DerivationLink onExplain={() => show({ pointId, day: 'loudestWithNeighbours', run: 'mitigated' })}>
      {level === null ? t('popup.hasNeighbour') : t('popup.level', { level: formatLevel(level) })}
    </DerivationLink>
  );
}
