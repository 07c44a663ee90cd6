import { Button, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { UndoButtons } from '../../ui/undo-buttons.tsx';
import { BarrierFigures } from './barrier-figures.tsx';
import classes from './mitigation.module.css';
import { type ChosenReceiver, nameOf } from './receiver-choice.ts';
import { ReceiverFacts, ReceiverSelect } from './receiver-head.tsx';
import { ScenarioBar } from './scenarios/lazy-scenarios.tsx';
import type { Mitigation } from './use-mitigation.ts';
import type { MitigationTab, MitigationView } from './use-mitigation-address.ts';

type ChooseReceiver = (receiver: ChosenReceiver) => void;

interface TopLineProps {
  readonly mitigation: Pick<Mitigation, 'draft' | 'isReadonly' | 'projectId' | 'afterSaving'>;
  /** False if no single receiver is chosen. */
  readonly hasGuide: boolean;
  readonly isGuideOpen: boolean;
  readonly onGuide: () => void;
  readonly onPropose: () => void;
  readonly onCompare: () => void;
}

/** The tabs, the guide for the receiver, and the actions on many rows at once. */
export function TopLine({ mitigation, hasGuide, isGuideOpen, onGuide, onPropose, onCompare }: TopLineProps) {
  const { t } = useTranslation();
  const { draft, isReadonly } = mitigation;
  return (
    <div className={classes.top}>
      <MitigationTabs />
      <div className={classes.gap} />
      <ScenarioBar mitigation={mitigation} onCompare={onCompare} />
      {hasGuide && (
        <Button variant="default" aria-expanded={isGuideOpen} onClick={onGuide}>
          {t('guide.open')}
        </Button>
      )}
      {!isReadonly && (
        <Button variant="light" onClick={onPropose}>
          {t('proposal.open')}
        </Button>
      )}
      {!isReadonly && draft && (
        <div className={classes.pair}>
          <UndoButtons draft={draft} />
        </div>
      )}
    </div>
  );
}

interface ReceiverHeadProps {
  readonly view: Pick<MitigationView, 'stage' | 'tab'>;
  readonly receivers: readonly ChosenReceiver[];
  readonly chosen: ChosenReceiver;
  readonly hasBarrier: boolean;
  /** Measures included in the levels that have no column in the table. */
  readonly hidden: string;
  readonly onChoose: ChooseReceiver;
}

/** The figures of the chosen receiver, and in the third stage those of a barrier (MITI-09, MITI-22). */
export function ReceiverHead(props: ReceiverHeadProps) {
  const { view, receivers, chosen, hasBarrier, hidden, onChoose } = props;
  const { t } = useTranslation();
  const isBarrierShown = view.stage === 3 && hasBarrier;
  return (
    <div className={classes.head}>
      {view.tab === 'all' && (
        <p className={classes.figuresAt}>
          {t(isBarrierShown ? 'mitigation.barrierFiguresAt' : 'mitigation.figuresAt', { name: nameOf(chosen) })}
        </p>
      )}
      {view.tab === 'worst' && (
        <>
          <ReceiverSelect receivers={receivers} chosen={chosen} onChoose={onChoose} />
          <ReceiverFacts receiver={chosen} hidden={hidden} />
        </>
      )}
      {isBarrierShown && <BarrierFigures pointId={chosen.pointId} />}
    </div>
  );
}

const tabs: readonly MitigationTab[] = ['worst', 'all'];

/** Rows by contribution at a receiver (MITI-08), or all rows (MITI-13). */
export function MitigationTabs() {
  const { t } = useTranslation();
  return (
    <Tabs.List aria-label={t('mitigation.tabs')}>
      {tabs.map((tab) => (
        <Tabs.Tab key={tab} value={tab}>
          {t(`mitigation.${tab}Tab`)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
