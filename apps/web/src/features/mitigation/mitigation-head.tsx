import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { AboveBar } from './above-bar.tsx';
import { BarrierFigures } from './barrier-figures.tsx';
import classes from './mitigation.module.css';
import { MitigationTabs } from './mitigation-tabs.tsx';
import { type ChosenReceiver, nameOf } from './receiver-choice.ts';
import { ReceiverFacts, ReceiverSelect } from './receiver-head.tsx';
import type { Mitigation } from './use-mitigation.ts';
import type { MitigationPlace } from './use-mitigation-address.ts';

type Choose = (receiver: ChosenReceiver) => void;

interface TopLineProps {
  readonly mitigation: Pick<Mitigation, 'draft' | 'isReadonly'>;
  readonly receivers: readonly ChosenReceiver[];
  readonly onChoose: Choose;
  readonly onPropose: () => void;
}

/** The tabs, how far there is to go, and the ways to change many rows at once. */
export function TopLine({ mitigation: { draft, isReadonly }, receivers, onChoose, onPropose }: TopLineProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.top}>
      <MitigationTabs />
      <AboveBar receivers={receivers} onChoose={onChoose} />
      {!isReadonly && (
        <Button variant="light" onClick={onPropose}>
          {t('proposal.open')}
        </Button>
      )}
      {!isReadonly && draft && <UndoButtons draft={draft} />}
    </div>
  );
}

interface ReceiverHeadProps {
  readonly place: Pick<MitigationPlace, 'stage' | 'tab'>;
  readonly receivers: readonly ChosenReceiver[];
  readonly chosen: ChosenReceiver;
  readonly hasBarrier: boolean;
  readonly isGuideOpen: boolean;
  readonly onChoose: Choose;
  readonly onGuide: () => void;
}

/** What is told of the chosen receiver, and in the third stage of a barrier for it (MITI-09, MITI-22). */
export function ReceiverHead(props: ReceiverHeadProps) {
  const { place, receivers, chosen, hasBarrier, isGuideOpen, onChoose, onGuide } = props;
  const { t } = useTranslation();
  const isBarrierShown = place.stage === 3 && hasBarrier;
  return (
    <div className={classes.head}>
      {place.tab === 'all' && (
        <p className={classes.figuresAt}>
          {t(isBarrierShown ? 'mitigation.barrierFiguresAt' : 'mitigation.figuresAt', { name: nameOf(chosen) })}
        </p>
      )}
      {place.tab === 'worst' && (
        <>
          <ReceiverSelect receivers={receivers} chosen={chosen} onChoose={onChoose} />
          <ReceiverFacts receiver={chosen} />
          <Button variant="default" aria-expanded={isGuideOpen} onClick={onGuide}>
            {t('guide.open')}
          </Button>
        </>
      )}
      {isBarrierShown && <BarrierFigures pointId={chosen.pointId} />}
    </div>
  );
}
