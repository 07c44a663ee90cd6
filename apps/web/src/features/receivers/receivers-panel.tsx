import { Button, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useMapCommands } from '../../map/map-commands.tsx';
import { countVerdicts, filterReceivers, joinReceivers, type ReceiverRow } from '../../session/receiver-rows.ts';
import { useProjectMap, useResults, useSelectedReceiverId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { BottomPanel } from '../../ui/bottom-panel.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { useReceiverColumns } from './receiver-columns.tsx';
import classes from './receivers.module.css';

export function ReceiversPanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const projectMap = useProjectMap();
  const results = useResults();
  const rows = useMemo(
    () => projectMap.data && joinReceivers(projectMap.data.receivers, results.data),
    [projectMap.data, results.data],
  );
  const failed = [projectMap, results].find((query) => query.isLoadingError);
  const isLoading = projectMap.isPending || results.isLoading;
  return (
    <BottomPanel
      title={t('receivers.title')}
      note={rows && results.data && <Summary rows={rows} />}
      onClose={() => navigate(routes.home)}
    >
      {failed && <FailureState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && isLoading && <LoadingState />}
      {!failed && !isLoading && rows?.length === 0 && <EmptyState title={t('receivers.empty')} />}
      {!failed && !isLoading && rows && rows.length > 0 && <ReceiverTable rows={rows} />}
    </BottomPanel>
  );
}

function Summary({ rows }: { readonly rows: readonly ReceiverRow[] }) {
  const { t } = useTranslation();
  const { exceeding, rounding } = useMemo(() => countVerdicts(rows), [rows]);
  const text = t('receivers.summary', { exceeding, count: rows.length });
  return rounding === 0 ? text : `${text}, ${t('receivers.withinRounding', { count: rounding })}`;
}

function ReceiverTable({ rows }: { readonly rows: readonly ReceiverRow[] }) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const navigate = useProjectNavigate();
  const selectedId = useSelectedReceiverId();
  const [search, setSearch] = useState('');
  const [isOnlyExceeding, setOnlyExceeding] = useState(false);
  const text = useDeferredValue(search);
  const matching = useMemo(() => filterReceivers(rows, text, isOnlyExceeding), [rows, text, isOnlyExceeding]);
  const columns = useReceiverColumns();
  const show = (row: ReceiverRow) => {
    zoomTo(row.position);
    navigate(routes.select, row.pointId);
  };
  const showAll = () => {
    setSearch('');
    setOnlyExceeding(false);
  };
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          aria-label={t('receivers.search')}
          placeholder={t('receivers.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          w={240}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Switch
          size="xs"
          label={t('receivers.onlyExceeding')}
          checked={isOnlyExceeding}
          onChange={(event) => setOnlyExceeding(event.currentTarget.checked)}
        />
      </div>
      {matching.length === 0 ? (
        <EmptyState title={t('receivers.noMatch')} hint={t('receivers.noMatchHint')}>
          <Button variant="default" onClick={showAll}>
            {t('receivers.showAll')}
          </Button>
        </EmptyState>
      ) : (
        <DataTable
          label={t('receivers.table')}
          columns={columns}
          rows={matching}
          rowKey={(row) => row.pointId}
          selectedKey={selectedId}
          onRowClick={show}
        />
      )}
    </>
  );
}
