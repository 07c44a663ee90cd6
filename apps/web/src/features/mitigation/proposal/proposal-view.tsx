import { Button } from '@mantine/core';
import { emittedEnergy, type PlanningCatalogue, type RowMeasures } from '@quietsite/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '../../../ui/focus-rescue.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { ChangesTable } from './changes-table.tsx';
import classes from './proposal.module.css';
import { ProposalOutcome } from './proposal-outcome.tsx';
import { DEFAULT_SETTINGS } from './proposal-settings.ts';
import { countAbove, hearWith, listProposedChanges, type Plan, type PlannedRow } from './proposed-changes.ts';
import { SettingsForm } from './settings-form.tsx';
import { useProposalSearch } from './use-proposal-search.ts';

interface ProposalViewProps {
  /** With what is edited of them. */
  readonly rows: readonly PlannedRow[];
  readonly catalogue: PlanningCatalogue;
  /** Those that are to be brought under their criteria. */
  readonly receivers: readonly { readonly pointId: number; readonly name: string }[];
  /** As one step. */
  readonly onAccept: (changes: ReadonlyMap<number, RowMeasures>) => void;
  readonly onClose: () => void;
}

const emissionOf = ({ measures, ...row }: PlannedRow): number => emittedEnergy({ ...row, ...measures });

/** 'Propose mitigation': the cheapest set of changes, shown as a difference and never taken silently. */
export function ProposalView({ rows, catalogue, receivers, onAccept, onClose }: ProposalViewProps) {
  const { t } = useTranslation();
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  /** Rows that are not taken; the next search leaves them as they are. */
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const methods = useMemo(() => catalogue.methods.map(({ name }) => name), [catalogue]);
  const { state, start, stop } = useProposalSearch();
  const pointIds = useMemo(() => receivers.map(({ pointId }) => pointId), [receivers]);
  const plan = 'plan' in state ? state.plan : null;
  const isSearching = state.status === 'searching';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = () => {
    onClose();
    rescueFocus();
  };
  const search = () => void start({ pointIds, rows, catalogue, settings, heldIds: refused });
  return (
    <section className={classes.view} aria-labelledby="proposal-heading">
      <div className={classes.top}>
        <h3 id="proposal-heading" ref={heading} tabIndex={-1}>
          {t('proposal.title')}
        </h3>
        <SettingsForm {...{ settings, methods, isSearching }} onChange={setSettings} />
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
          <Button variant="subtle" onClick={close}>
            {t('proposal.close')}
          </Button>
        </div>
      </div>
      {state.status === 'idle' && <EmptyState title={t('proposal.idle')} hint={t('proposal.idleHint')} />}
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
        <Found
          {...{ plan, rows, receivers, refused }}
          status={state.status}
          isAnew={settings.isAnew}
          onRefused={setRefused}
          onAccept={(changes) => {
            onAccept(changes);
            rescueFocus();
          }}
        />
      )}
    </section>
  );
}

interface FoundProps extends Pick<ProposalViewProps, 'rows' | 'receivers' | 'onAccept'> {
  readonly plan: Plan;
  readonly status: Parameters<typeof ProposalOutcome>[0]['status'];
  readonly isAnew: boolean;
  readonly refused: ReadonlySet<number>;
  readonly onRefused: (refused: ReadonlySet<number>) => void;
}

function Found({ plan, status, isAnew, rows, receivers, refused, onRefused, onAccept }: FoundProps) {
  const { t } = useTranslation();
  const changes = useMemo(() => listProposedChanges(plan, rows, emissionOf), [plan, rows]);
  const taken = changes.filter(({ row }) => !refused.has(row.id));
  const above = useMemo(() => {
    const count = (isTaken: (rowId: number) => boolean) => countAbove(hearWith(plan, rows, emissionOf, isTaken));
    return { before: count(() => false), after: count((rowId) => !refused.has(rowId)) };
  }, [plan, rows, refused]);
  const names = useMemo(() => new Map(receivers.map(({ pointId, name }) => [pointId, name])), [receivers]);
  const tick = (rowId: number, isTaken: boolean) =>
    onRefused(new Set(isTaken ? [...refused].filter((id) => id !== rowId) : [...refused, rowId]));
  return (
    <>
      <ProposalOutcome
        {...{ plan, status, isAnew, above }}
        takenCount={taken.length}
        nameOf={(pointId) => names.get(pointId) ?? String(pointId)}
      />
      {changes.length === 0 ? (
        <EmptyState title={t('proposal.nothing')} />
      ) : (
        <ChangesTable changes={changes} refused={refused} onTick={tick} />
      )}
      <div className={classes.foot}>
        <Button
          disabled={taken.length === 0}
          onClick={() => onAccept(new Map(taken.map(({ row, measures }) => [row.id, measures])))}
        >
          {t('proposal.accept', { count: taken.length })}
        </Button>
        <span className={classes.hint}>{t('proposal.acceptHint')}</span>
      </div>
    </>
  );
}
