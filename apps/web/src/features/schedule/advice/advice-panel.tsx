import { hongKongToday, isStoredTask, type ScheduledTask, type TaskShift } from '@quietsite/domain';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewPart } from '../../../project/preview/preview-provider.tsx';
import type { DraftPoint } from '../../../project/receivers/receivers-draft.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { useFocusReturn } from '../../../ui/focus/focus-return.ts';
import { restoreFocus } from '../../../ui/focus/restore-focus.ts';
import { PanelHead } from '../../../ui/panels/panel-head.tsx';
import classes from './advice.module.css';
import { startAdviceChoice, toShiftRules } from './advice-choice.ts';
import { AdviceForm } from './advice-form.tsx';
import { AdviceGate } from './advice-gate.tsx';
import { AdviceProgressBar } from './advice-progress-bar.tsx';
import { AdviceResult } from './advice-result.tsx';
import { useAdvice } from './use-advice.ts';
import { type ProposedDates, useProposal } from './use-proposal.ts';

interface AdvicePanelProps {
  /** In table order. */
  readonly tasks: readonly ScheduledTask[];
  /** The dates the chart shows beside the current ones, or null if there are none. */
  readonly onPropose: (dates: ProposedDates | null) => void;
  readonly onAccept: (shifts: readonly TaskShift[]) => void;
  readonly onSelect: (taskId: number) => void;
  readonly onClose: () => void;
}

/** Beside the chart: the limits, the search and the proposal (M-95). */
export function AdvicePanel(props: AdvicePanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  useLayer(true, { onEscape: props.onClose, isModal: false });
  useFocusReturn(true);
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <PanelHead titleId={titleId} title={t('scheduleAdvice.title')} onClose={props.onClose} />
      <AdviceGate>{(points) => <AdviceSteps {...props} points={points} />}</AdviceGate>
    </section>
  );
}

function AdviceSteps({ points, ...props }: AdvicePanelProps & { readonly points: readonly DraftPoint[] }) {
  const [choice, setChoice] = useState(() => startAdviceChoice(hongKongToday(new Date())));
  const { state, search, stop, discard } = useAdvice();
  const isCalculating = usePreviewPart((preview) => preview.isCalculating);
  const advice = state.kind === 'found' ? state.advice : null;
  const proposal = useProposal(props.tasks, advice, props.onPropose);
  const rules = toShiftRules(choice);
  // The pressed button disappears with its step, so the focus must move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every step
  useEffect(restoreFocus, [state.kind]);
  const nameOf = new Map(props.tasks.map(({ id, name }) => [id, name]));
  const pointOf = new Map(points.map((point) => [point.pointId, point]));
  const names = {
    ofTask: (id: number) => nameOf.get(id) ?? '',
    ofReceiver: (id: number) => pointOf.get(id)?.name || (pointOf.get(id)?.buildingName ?? ''),
  };
  if (state.kind === 'searching') return <AdviceProgressBar progress={state.progress} onStop={stop} />;
  if (state.kind === 'found') {
    return (
      <AdviceResult
        advice={state.advice}
        wish={state.wish}
        shifted={proposal.shifted}
        tickedIds={proposal.tickedIds}
        overlaps={proposal.overlaps}
        onTick={proposal.tick}
        names={names}
        onSelect={props.onSelect}
        onAccept={props.onAccept}
        onDiscard={discard}
      />
    );
  }
  return (
    <AdviceForm
      choice={choice}
      onChange={setChoice}
      tasks={props.tasks.filter(isStoredTask)}
      trouble={state.trouble}
      isBusy={isCalculating}
      onSearch={() => {
        const pointIds = points.map(({ pointId }) => pointId);
        if (rules) void search({ pointIds, isCumulative: choice.isCumulative, rules });
      }}
    />
  );
}
