import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatLevel } from '../../lib/format.ts';
import { routes } from '../../lib/routes.ts';
import { useMapCommands } from '../../map/map-commands.tsx';
import { isListedInReportOnly, joinReceivers, type ReceiverRow } from '../../session/receiver-rows.ts';
import { useProjectMap, useResults, useSelectedReceiverId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { BottomPanel } from '../../ui/bottom-panel.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { ReportMark, Verdict } from '../../ui/verdict.tsx';
import classes from './mitigation-panel.module.css';

/** Says what will be here, and shows already now which receivers need it. */
export function MitigationPanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const projectMap = useProjectMap().data;
  const results = useResults();
  const rows = useMemo(
    () =>
      projectMap && results.data
        ? joinReceivers(projectMap.receivers, results.data).filter(
            ({ level }) => level?.exceeds || isListedInReportOnly(level),
          )
        : undefined,
    [projectMap, results.data],
  );
  return (
    <BottomPanel title={t('mitigation.title')} onClose={() => navigate(routes.home)}>
      <div className={classes.notice}>
        <strong>{t('mitigation.emptyTitle')}</strong>
        <span>{t('mitigation.empty')}</span>
      </div>
      {results.isLoadingError && <FailureState error={results.error} onRetry={() => void results.refetch()} />}
      {!rows && !results.isLoadingError && <LoadingState />}
      {rows?.length === 0 && <EmptyState title={t('mitigation.emptySatisfied')} />}
      {rows && rows.length > 0 && <ExceedingTable rows={rows} />}
    </BottomPanel>
  );
}

function ExceedingTable({ rows }: { readonly rows: readonly ReceiverRow[] }) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const navigate = useProjectNavigate();
  const selectedId = useSelectedReceiverId();
  const columns = useMemo<readonly Column<ReceiverRow>[]>(
    () => [
      {
        id: 'name',
        width: 110,
        title: t('receivers.name'),
        cell: (row) => (
          <button type="button" className={classes.name} aria-label={t('receivers.show', { name: row.name })}>
            {row.name}
          </button>
        ),
        sortValue: (row) => row.name,
      },
      {
        id: 'building',
        title: t('receivers.building'),
        cell: (row) => row.buildingName,
        sortValue: (row) => row.buildingName,
      },
      {
        id: 'criterion',
        width: 136,
        title: t('receivers.criterion'),
        isNumeric: true,
        cell: (row) => formatCriterion(row.level?.criterion ?? 0),
      },
      {
        id: 'level',
        width: 138,
        title: t('receivers.mitigated'),
        isNumeric: true,
        cell: (row) => formatLevel(levelOf(row)),
        sortValue: levelOf,
      },
      {
        id: 'excess',
        width: 138,
        title: t('mitigation.excess'),
        isNumeric: true,
        cell: (row) => formatLevel(excessOf(row)),
        sortValue: excessOf,
      },
      {
        id: 'verdict',
        title: t('receivers.verdict'),
        width: 216,
        cell: (row) => <RowVerdict row={row} />,
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('mitigation.table')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.pointId}
      selectedKey={selectedId}
      onRowClick={(row) => {
        zoomTo(row.position);
        navigate(`${routes.mitigation}/1`, row.pointId);
      }}
    />
  );
}

function RowVerdict({ row }: { readonly row: ReceiverRow }) {
  const { t } = useTranslation();
  if (row.level?.exceeds) return <Verdict kind="exceed">{t('receivers.exceed')}</Verdict>;
  return (
    <>
      <Verdict kind="satisfy">{t('receivers.satisfy')}</Verdict>
      <ReportMark />
    </>
  );
}

function levelOf({ level }: ReceiverRow): number | null {
  return level?.mitigatedLevel ?? level?.unmitigatedLevel ?? null;
}

function excessOf(row: ReceiverRow): number | null {
  const level = levelOf(row);
  return level === null || !row.level ? null : level - row.level.criterion;
}
