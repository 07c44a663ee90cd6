import { Button } from '@mantine/core';
import {
  isScreenedModel,
  listReasons,
  type MeasureOption,
  type PlanningCatalogue,
  type RowMeasures,
} from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../lib/use-store.ts';
import { usePreviewStore } from '../../../project/preview/preview-provider.tsx';
import { useLeaveGuard } from '../../../project/save/use-unsaved-changes.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { restoreFocus } from '../../../ui/focus/restore-focus.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { searchInWorker } from '../../../workers/optimiser-client.ts';
import { type Coverage, nameOf } from '../receiver-choice.ts';
import { AlternativesPanel } from './alternatives-panel.tsx';
import { ChangesTable } from './changes-table.tsx';
import { findSharedSource } from './describe-reasons.ts';
import classes from './proposal.module.css';
import { ProposalOutcome } from './proposal-outcome.tsx';
import { ProposalSearch } from './proposal-search.ts';
import { allowedCatalogue, DEFAULT_SETTINGS, type ProposalSettings } from './proposal-settings.ts';
import {
  countReceptions,
  listProposedChanges,
  onlyTogetherWith,
  type Plan,
  type PlannedRow,
  type ProposedChange,
  receptionsWith,
  type Swaps,
} from './proposed-changes.ts';
import { SettingsForm } from './settings-form.tsx';

interface ProposalViewProps {
  /** Including unsaved edits. */
  readonly rows: readonly PlannedRow[];
  readonly catalogue: PlanningCatalogue;
  /** The receivers to bring below their criteria (Q149). */
  readonly coverage: Coverage;
  /** Applied as one undo step, and calculated at once if the user asks for it. */
  readonly onAccept: (changes: ReadonlyMap<number, RowMeasures>, isCalculating: boolean) => void;
  readonly onClose: () => void;
}

/** 'Propose mitigation': the cheapest set of changes, shown as a difference and applied only when accepted. */
export function ProposalView({ rows, catalogue, coverage, onAccept, onClose }: ProposalViewProps) {
  const { t } = useTranslation();
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  /** Rejected rows. The next search leaves them unchanged. */
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  /** The user's alternatives to proposed changes, until the next search. */
  const [swaps, setSwaps] = useState<Swaps>(new Map());
  const methods = useMemo(() => catalogue.methods.map(({ name }) => name), [catalogue]);
  const { state, start, stop } = useProposalSearch();
  const receivers = useMemo(
    () => (settings.isSelectedOnly ? coverage.selected : [...coverage.selected, ...coverage.others]),
    [coverage, settings.isSelectedOnly],
  );
  const pointIds = useMemo(() => receivers.map(({ pointId }) => pointId), [receivers]);
  const plan = 'plan' in state ? state.plan : null;
  const isSearching = state.status === 'searching';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const changes = useMemo(() => (plan ? listProposedChanges(plan, rows, swaps) : []), [plan, rows, swaps]);
  const confirmLeaving = useLeaveQuestion(changes.length);
  const close = async () => {
    if (!(await confirmLeaving())) return;
    onClose();
    restoreFocus();
  };
  useLeaveGuard(changes.length > 0, confirmLeaving);
  useLayer(true, { onEscape: () => void close(), isModal: false, holdsText: true });
  const search = () => {
    setSwaps(new Map());
    void start({ pointIds, rows, catalogue, settings, heldIds: refused });
  };
  // The first search needs no second press: the settings can be changed and searched again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the view opens
  useEffect(search, []);
  return (
    <section className={classes.view} aria-labelledby="proposal-heading">
      <div className={classes.top}>
        <h3 id="proposal-heading" ref={heading} tabIndex={-1}>
          {t('proposal.title')}
        </h3>
        <SettingsForm
          {...{ settings, methods, isSearching }}
          hasOthers={coverage.others.length > 0}
          onChange={setSettings}
        />
        <div className={classes.buttons}>
          {isSearching ? (
            <Button variant="default" onClick={stop}>
              {t('proposal.stop')}
            </Button>
          ) : (
            <Button variant={plan ? 'default' : 'filled'} onClick={search}>
              {t(plan ? 'proposal.again' : 'proposal.start')}
            </Button>
          )}
          <Button variant="subtle" onClick={() => void close()}>
            {t('proposal.close')}
          </Button>
        </div>
      </div>
      <p className={classes.covers}>{describeCoverage(t, coverage, settings.isSelectedOnly)}</p>
      {state.status === 'idle' && (
        <EmptyState title={t('proposal.idle')} hint={`${t('proposal.explain')} ${t('proposal.idleHint')}`} />
      )}
      {state.status === 'failed' && <EmptyState title={t('proposal.failed')} hint={t('proposal.failedHint')} />}
      {isSearching && !plan && <EmptyState title={t('proposal.searching')} />}
      {refused.size > 0 && (
        <p className={classes.held}>
          {t('proposal.held', { count: refused.size })}{' '}
          <Button size="compact-xs" variant="default" onClick={() => setRefused(new Set())}>
            {t('proposal.release')}
          </Button>
        </p>
      )}
      {plan && (
        <FoundProposal
          {...{ plan, changes, rows, receivers, refused, catalogue, settings, swaps }}
          status={state.status}
          onRefused={setRefused}
          onSwaps={setSwaps}
          onAccept={(...accepted) => {
            onAccept(...accepted);
            restoreFocus();
          }}
        />
      )}
    </section>
  );
}

interface FoundProposalProps extends Pick<ProposalViewProps, 'rows' | 'catalogue' | 'onAccept'> {
  readonly receivers: Coverage['selected'];
  readonly plan: Plan;
  readonly changes: readonly ProposedChange<PlannedRow>[];
  readonly status: Parameters<typeof ProposalOutcome>[0]['status'];
  readonly settings: ProposalSettings;
  readonly refused: ReadonlySet<number>;
  readonly swaps: Swaps;
  readonly onRefused: (refused: ReadonlySet<number>) => void;
  readonly onSwaps: (swaps: Swaps) => void;
}

function FoundProposal(props: FoundProposalProps) {
  const { plan, changes, status, settings, rows, receivers, catalogue, refused, swaps } = props;
  const { onRefused, onSwaps, onAccept } = props;
  const { t } = useTranslation();
  /** The row whose alternatives are open. */
  const [openId, setOpenId] = useState<number | null>(null);
  const allowed = useMemo(() => allowedCatalogue(catalogue, settings), [catalogue, settings]);
  const reasoned = useMemo(
    () =>
      changes.map((change) => ({
        ...change,
        reasons: listReasons(change.row, change.measures, { catalogue: allowed }),
      })),
    [changes, allowed],
  );
  const sharedSource = useMemo(() => findSharedSource(reasoned.map(({ reasons }) => reasons)), [reasoned]);
  const opened = changes.find(({ row }) => row.id === openId);
  const tickedChanges = changes.filter(({ row }) => !refused.has(row.id));
  const verdicts = useMemo(() => {
    const count = (isTicked: (rowId: number) => boolean) =>
      countReceptions(receptionsWith(plan, rows, isTicked, swaps));
    const isTicked = (rowId: number) => !refused.has(rowId);
    const together = onlyTogetherWith(plan, rows, isTicked, swaps);
    return { before: count(() => false), after: count(isTicked), together };
  }, [plan, rows, refused, swaps]);
  const names = useMemo(() => new Map(receivers.map((receiver) => [receiver.pointId, nameOf(receiver)])), [receivers]);
  const countWith = (option: MeasureOption, rowId: number) => {
    const swapped = new Map([...swaps, [rowId, option]]);
    return countReceptions(receptionsWith(plan, rows, (id) => !refused.has(id), swapped));
  };
  const accept = (isCalculating: boolean) =>
    onAccept(new Map(tickedChanges.map(({ row, measures }) => [row.id, measures])), isCalculating);
  const tick = (rowId: number, isTicked: boolean) =>
    onRefused(new Set(isTicked ? [...refused].filter((id) => id !== rowId) : [...refused, rowId]));
  return (
    <>
      <ProposalOutcome
        {...{ plan, status, verdicts, sharedSource }}
        isAnew={settings.isAnew}
        tickedCount={tickedChanges.length}
        nameOf={(pointId) => names.get(pointId) ?? String(pointId)}
      />
      {changes.length === 0 ? (
        <EmptyState title={t('proposal.nothing')} />
      ) : (
        <div className={classes.changes}>
          <ChangesTable {...{ changes: reasoned, sharedSource, refused, openId }} onTick={tick} onOpen={setOpenId} />
          {opened && (
            <AlternativesPanel
              key={opened.row.id}
              change={opened}
              rules={{ ...settings, catalogue: allowed, isScreened: isScreenedModel(plan.model) }}
              countWith={(option) => countWith(option, opened.row.id)}
              onUse={(option) => onSwaps(new Map([...swaps, [opened.row.id, option]]))}
              onClose={() => setOpenId(null)}
            />
          )}
        </div>
      )}
      <div className={classes.foot}>
        <Button disabled={tickedChanges.length === 0} onClick={() => accept(false)}>
          {t('proposal.accept', { count: tickedChanges.length })}
        </Button>
        <span className={classes.hint}>{t('proposal.acceptHint')}</span>
        <Button variant="default" disabled={tickedChanges.length === 0} onClick={() => accept(true)}>
          {t('proposal.acceptAndCalculate')}
        </Button>
      </div>
    </>
  );
}

/** Maximum number of receivers named. A table lists the others. */
const MAX_NAMED = 5;

/** The receivers a proposal covers, in a sentence (Q149). */
export function describeCoverage(t: TFunction, { selected, others }: Coverage, isSelectedOnly: boolean): string {
  const count = selected.length;
  if (others.length === 0) return t('proposal.coversSelected', { count });
  const names = others.slice(0, MAX_NAMED).map(nameOf).join(', ');
  const more = others.length - MAX_NAMED;
  const listedNames = more > 0 ? t('proposal.andMore', { names, count: more }) : names;
  const covered = isSelectedOnly ? 'proposal.coversSelectedOnly' : 'proposal.coversAll';
  return t(covered, { selected: count, others: others.length, names: listedNames });
}

/** Asks before discarding a proposal that was not accepted. True without asking if nothing would be lost. */
export function useLeaveQuestion(changeCount: number): (signal?: AbortSignal) => Promise<boolean> {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  return async (signal) => {
    if (changeCount === 0) return true;
    const labels = { yes: t('proposal.leave'), no: t('proposal.stay') };
    return confirm(
      {
        ...{ title: t('proposal.leaveTitle'), text: t('proposal.leaveText', { count: changeCount }) },
        ...{ labels, isDangerous: true },
      },
      signal,
    );
  };
}

/** The search lives as long as its view. It uses the preview's model, including unsaved edits. */
function useProposalSearch() {
  const preview = usePreviewStore();
  const [search] = useState(
    () =>
      new ProposalSearch({
        requestModel: async (pointIds, isCumulative) =>
          (await preview.client?.ask('noiseModel', { pointIds, isCumulative })) ?? null,
        search: searchInWorker,
      }),
  );
  useEffect(() => search.discard, [search]);
  const state = useStore(search);
  return { state, start: search.start, stop: search.stop };
}
