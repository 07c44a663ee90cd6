import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useMapCommands } from '../../map/view/map-commands.tsx';
import { usePreviewStore } from '../../project/preview/preview-provider.tsx';
import { ConflictDialog } from '../../project/save/conflict-dialog.tsx';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { BottomPanel } from '../../ui/panels/bottom-panel.tsx';
import { PanelTag } from '../../ui/panels/panel-head.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { SteadyButton } from '../../ui/steady-button.tsx';
import { MitigationBody } from './mitigation-body.tsx';
import { MitigationFooter } from './mitigation-footer.tsx';
import { MitigationProposal } from './mitigation-proposal.tsx';
import type { ChosenReceiver } from './receiver-choice.ts';
import { ScenarioComparison } from './scenarios/lazy-scenarios.tsx';
import { type RowOrder, useRowOrder } from './sheet/use-row-order.ts';
import { type ChosenReceivers, useChosenReceiver } from './use-chosen-receiver.ts';
import { type Mitigation, useMitigation } from './use-mitigation.ts';
import { type MitigationAddress, useMitigationAddress } from './use-mitigation-address.ts';
import { useStageMoves } from './use-stage-moves.ts';
import { VerdictSummary } from './verdict-summary.tsx';

/** Share of the stage height. Verdict and figures need more room than a table alone. */
const HEIGHT_SHARE = 0.65;

/** Mitigation in three stages (SHELL-28, MITI-01). */
export function MitigationPanel({ onCalculate }: { readonly onCalculate: () => void }) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const address = useMitigationAddress();
  const mitigation = useMitigation(onCalculate);
  const receivers = useChosenReceiver(mitigation.projectId, address.receiverId);
  const move = useStageMoves(mitigation, address, receivers.receivers);
  const { stage, tab, go } = address;
  const { zoomTo } = useMapCommands();
  const [mode, setMode] = useState<Mode>('table');
  const { chosen, shares, areSharesPending } = receivers;
  const order = useRowOrder({
    ...{ rows: mitigation.rows, pointId: chosen?.pointId ?? null },
    ...{ shares, areSharesPending },
  });
  const choose = (receiver: ChosenReceiver) => {
    zoomTo(receiver.position);
    go({ receiverId: receiver.pointId, tab: 'worst' });
  };
  return (
    <BottomPanel
      title={t('mitigation.title')}
      note={t(`mitigation.stage${stage}`)}
      actions={
        <>
          {chosen && mode === 'table' && <VerdictSummary receivers={receivers.receivers} onChoose={choose} />}
          {mitigation.isReadonly && <PanelTag>{t('mitigation.readonlyTag')}</PanelTag>}
        </>
      }
      share={HEIGHT_SHARE}
      onClose={() => navigate(routes.home)}
      footer={
        // A proposal has its own footer. Two would be ambiguous.
        mode === 'table' && (
          <MitigationFooter mitigation={mitigation} stage={stage} onStage={(to) => void move(to)}>
            {tab === 'worst' && <OrderButton order={order} />}
          </MitigationFooter>
        )
      }
    >
      <Contents {...{ mitigation, address, receivers, mode, setMode }} ordered={order.ordered} onChoose={choose} />
      <ConflictDialog
        conflict={mitigation.saving.conflict}
        describe={(who) => t('siteDetail.conflict', { ...who, what: t('mitigation.what') })}
      />
    </BottomPanel>
  );
}

/** The content of the panel: the rows, a proposal, or all plans side by side. */
type Mode = 'table' | 'proposal' | 'comparison';

interface ContentsProps {
  readonly mitigation: Mitigation;
  readonly address: MitigationAddress;
  readonly receivers: ChosenReceivers;
  readonly ordered: RowOrder['ordered'];
  readonly mode: Mode;
  readonly setMode: (mode: Mode) => void;
  readonly onChoose: (receiver: ChosenReceiver) => void;
}

function Contents(props: ContentsProps) {
  const { mitigation, address, receivers, ordered, mode, setMode, onChoose } = props;
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const { rows, programme, catalogue } = mitigation;
  const { chosen, isKnown, hasFailed, hasSelected, list } = receivers;
  const failed = [programme, catalogue, list].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <FailureState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (list.data && !hasSelected) return <NothingSelected />;
  if (rows?.length === 0)
    return (
      <EmptyState title={t('mitigation.noEquipment')}>
        <Button onClick={() => navigate(routes.equipment)}>{t('mitigation.toEquipmentEditor')}</Button>
      </EmptyState>
    );
  if (hasFailed) return <NoLevels />;
  if (!rows || !catalogue.data || !isKnown) return <LoadingState />;
  if (!chosen) return <EmptyState title={t('mitigation.allLeftOut')} />;
  if (mode === 'comparison') return <ScenarioComparison {...{ mitigation, rows }} onClose={() => setMode('table')} />;
  if (mode === 'proposal')
    return (
      <MitigationProposal
        {...{ mitigation, rows }}
        coverage={receivers.coverage}
        catalogue={catalogue.data}
        onClose={() => setMode('table')}
      />
    );
  return (
    <MitigationBody
      {...{ mitigation, address, rows, ordered, onChoose }}
      onPropose={() => setMode('proposal')}
      onCompare={() => setMode('comparison')}
      receivers={{ ...receivers, chosen }}
      catalogue={catalogue.data}
    />
  );
}

/** No levels from the server or from the preview. */
function NoLevels() {
  const { t } = useTranslation();
  const { retry } = usePreviewStore();
  return (
    <EmptyState title={t('preview.failed')}>
      <Button variant="default" onClick={retry}>
        {t('preview.retry')}
      </Button>
    </EmptyState>
  );
}

/**
 * Which rows matter depends on the receivers selected for the report. Without any there is nothing to mitigate
 * (MITI-07, Q116).
 */
export function NothingSelected() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  return (
    <EmptyState title={t('runLog.suggestion.selectReceivers')}>
      <Button onClick={() => navigate(routes.select)}>{t('runLog.suggestion.select')}</Button>
    </EmptyState>
  );
}

/** Rows move only on request. The button stays while it has focus, so that focus is not lost. */
export function OrderButton({ order: { isOutdated, sortAgain } }: { readonly order: RowOrder }) {
  const { t } = useTranslation();
  const [hasFocus, setHasFocus] = useState(false);
  if (!isOutdated && !hasFocus) return null;
  return (
    <SteadyButton
      variant="subtle"
      isOff={!isOutdated}
      onClick={sortAgain}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {t('mitigation.orderAnew')}
    </SteadyButton>
  );
}
