import { Button } from '@mantine/core';
import type { Scenario } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiversQuery } from '../../../session/project-queries.ts';
import { useLayer } from '../../../ui/dialogs/escape-stack.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { restoreFocus } from '../../../ui/focus/restore-focus.ts';
import { LoadingState } from '../../../ui/states.tsx';
import { nameOf } from '../receiver-choice.ts';
import type { MitigationRow } from '../sheet/mitigation-rows.ts';
import type { Mitigation } from '../use-mitigation.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { buildColumns, type ScenarioColumn } from './scenario-columns.ts';
import { ScenarioDetails } from './scenario-details.tsx';
import { ScenarioDialog } from './scenario-dialog.tsx';
import classes from './scenarios.module.css';
import { useScenarioChoice } from './use-scenario-choice.ts';
import { useScenarioFigures } from './use-scenario-figures.ts';
import { useScenarioRemovalQuestion } from './use-scenario-removal-question.ts';
import { useScenarios } from './use-scenarios.ts';

interface ScenarioComparisonProps {
  readonly mitigation: Pick<Mitigation, 'projectId' | 'afterSaving' | 'isReadonly'>;
  readonly rows: readonly MitigationRow[];
  readonly onClose: () => void;
}

/** All plans side by side, instead of the table. */
export function ScenarioComparison({ mitigation, rows, onClose }: ScenarioComparisonProps) {
  const { t } = useTranslation();
  const scenarios = useScenarios(mitigation.projectId).data;
  const columns = useMemo(() => scenarios && buildColumns(scenarios, rows), [scenarios, rows]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const close = () => {
    onClose();
    restoreFocus(() => document.querySelector<HTMLElement>('[data-compare]'));
  };
  useLayer(true, { onEscape: close, isModal: false });
  return (
    <section className={classes.view} aria-labelledby="scenarios-heading">
      <div className={classes.top}>
        <h3 id="scenarios-heading" ref={heading} tabIndex={-1}>
          {t('scenarios.title')}
        </h3>
        <Button variant="default" onClick={close}>
          {t('scenarios.back')}
        </Button>
      </div>
      {columns ? <Columns {...{ mitigation, rows, columns }} onClose={close} /> : <LoadingState />}
    </section>
  );
}

interface ColumnsProps extends ScenarioComparisonProps {
  readonly columns: readonly ScenarioColumn[];
}

function Columns({ mitigation, rows, columns, onClose }: ColumnsProps) {
  const { projectId, isReadonly } = mitigation;
  const { figures, status, retry } = useScenarioFigures(projectId, columns, rows);
  const choice = useScenarioChoice(mitigation, onClose);
  const removal = useScenarioRemovalQuestion(projectId);
  const [edited, setEdited] = useState<Scenario | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const names = useReceiverNames(projectId);
  const opened = columns.find(({ scenario }) => scenario.id === openId);
  return (
    <div {...keyboardScroll} className={classes.scroll}>
      <Status status={status} total={[...figures.values()][0]?.total} onRetry={retry} />
      <ComparisonTable
        {...{ columns, figures, status, names, openId, isReadonly }}
        isBusy={choice.isPending || removal.isPending}
        onOpen={setOpenId}
        onUse={choice.onUse}
        onEdit={setEdited}
        onRemove={removal.ask}
      />
      {opened && <ScenarioDetails key={openId} column={opened} columns={columns} rows={rows} />}
      {edited && (
        <ScenarioDialog
          projectId={projectId}
          subject={{ kind: 'describe', scenario: edited }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  );
}

interface StatusProps {
  readonly status: 'calculating' | 'done' | 'failed';
  readonly total: number | undefined;
  readonly onRetry: () => void;
}

function Status({ status, total, onRetry }: StatusProps) {
  const { t } = useTranslation();
  if (status === 'failed')
    return (
      <p className={classes.about} role="alert">
        {t('scenarios.calculationFailed')}{' '}
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          {t('scenarios.retry')}
        </Button>
      </p>
    );
  const isDone = status === 'done' && total !== undefined;
  return (
    <p className={classes.about} role="status">
      {isDone ? t('scenarios.about', { total }) : t('scenarios.aboutCalculating')}
    </p>
  );
}

function useReceiverNames(projectId: number): ReadonlyMap<number, string> {
  const points = useQuery(receiversQuery(projectId)).data?.points;
  return useMemo(() => new Map(points?.map((point) => [point.pointId, nameOf(point)])), [points]);
}
