import { Button, SegmentedControl, TextInput } from '@mantine/core';
import type { ProjectMap } from '@quietsite/contracts';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState, FailureState, LoadingState } from '../../../ui/states.tsx';
import classes from './buildings.module.css';
import { listColumns } from './buildings-columns.tsx';
import type { BuildingsDraft } from './buildings-draft.ts';
import {
  type BuildingRow,
  type BuildingView,
  countAfter,
  filterRows,
  listNearbyRows,
  listProposedKinds,
  listReceiverRows,
  listRemovedRows,
  subjectOf,
} from './buildings-rows.ts';
import { type Buildings, candidatesQuery, proposedQuery } from './use-buildings.ts';

interface BuildingsTableProps {
  readonly buildings: Buildings;
  readonly map: ProjectMap;
  readonly draft: BuildingsDraft;
  readonly isReadonly: boolean;
}

const views = (isReadonly: boolean): readonly BuildingView[] =>
  isReadonly ? ['receivers', 'removed'] : ['receivers', 'removed', 'nearby', 'proposed'];

/** Everything the three map modes do, as a searchable table. */
export function BuildingsTable({ buildings, map, draft, isReadonly }: BuildingsTableProps) {
  const { t } = useTranslation();
  const [view, setView] = useState<BuildingView>('receivers');
  const [search, setSearch] = useState('');
  const text = useDeferredValue(search);
  const receivers = useMemo(() => listReceiverRows(map, draft), [map, draft]);
  const removed = useMemo(() => listRemovedRows(map, draft), [map, draft]);
  const found = useQuery({ ...proposedQuery(buildings.projectId, map.revision), enabled: !isReadonly });
  const proposed = useMemo(
    () => ({
      kinds: listProposedKinds(receivers),
      added: listNearbyRows(found.data ?? [], draft).filter(({ state }) => state === 'plain'),
    }),
    [receivers, found.data, draft],
  );
  const counts = {
    receivers: ` (${countAfter(receivers, 'toRemove')})`,
    removed: ` (${countAfter(removed, 'toPutBack')})`,
    nearby: '',
    proposed: ` (${proposed.kinds.length + proposed.added.length})`,
  };
  return (
    <>
      <div className={classes.search}>
        <SegmentedControl
          className={classes.views ?? ''}
          size="xs"
          aria-label={t('siteDetail.buildings.views')}
          value={view}
          onChange={(value) => setView(value as BuildingView)}
          data={views(isReadonly).map((value) => ({
            value,
            label: `${t(`siteDetail.buildings.${value}`)}${counts[value]}`,
          }))}
        />
        <TextInput
          aria-label={t('siteDetail.buildings.search')}
          placeholder={t('siteDetail.buildings.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          w={220}
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {view === 'nearby' ? (
        <Nearby buildings={buildings} text={text} draft={draft} revision={map.revision} />
      ) : view === 'proposed' ? (
        <Proposed buildings={buildings} {...proposed} text={text} />
      ) : (
        <Rows buildings={buildings} view={view} all={view === 'receivers' ? receivers : removed} text={text} />
      )}
    </>
  );
}

interface RowsProps {
  readonly buildings: Buildings;
  readonly view: BuildingView;
  readonly all: readonly BuildingRow[];
  readonly text: string;
}

function Rows({ buildings, view, all, text }: RowsProps) {
  const { t } = useTranslation();
  const rows = useMemo(() => filterRows(all, text), [all, text]);
  if (all.length === 0 && view === 'removed') return <EmptyState title={t('siteDetail.buildings.noneRemoved')} />;
  if (all.length === 0)
    return (
      <EmptyState title={t('siteDetail.buildings.noReceivers')} hint={t('siteDetail.buildings.noReceiversHint')} />
    );
  if (rows.length === 0) return <EmptyState title={t('siteDetail.buildings.noMatch')} />;
  return <Table buildings={buildings} view={view} rows={rows} />;
}

interface ProposedProps {
  readonly buildings: Buildings;
  /** Receivers whose kind in the building layer differs. */
  readonly kinds: readonly BuildingRow[];
  /** Buildings with a sensitive use that are not receivers. */
  readonly added: readonly BuildingRow[];
  readonly text: string;
}

/** The building layer's proposals, to accept one by one or all at once (M-145). */
function Proposed({ buildings, kinds, added, text }: ProposedProps) {
  const { t } = useTranslation();
  const rows = filterRows([...kinds, ...added], text);
  if (kinds.length + added.length === 0) return <EmptyState title={t('siteDetail.buildings.noneProposed')} />;
  const takeAll = () =>
    buildings.takeProposals(
      kinds.flatMap((row) => (row.layerKind ? [{ ...subjectOf(row, 'residential'), layerKind: row.layerKind }] : [])),
      added.map((row) => subjectOf(row, 'residential')),
    );
  return (
    <>
      <p className={classes.proposed}>
        {t('siteDetail.buildings.proposedHint', { kinds: kinds.length, added: added.length })}{' '}
        <Button size="compact-sm" variant="default" disabled={buildings.isLocked} onClick={takeAll}>
          {t('siteDetail.buildings.takeAll')}
        </Button>
      </p>
      <Table buildings={buildings} view="proposed" rows={rows} />
    </>
  );
}

interface NearbyProps {
  readonly buildings: Buildings;
  readonly text: string;
  readonly draft: BuildingsDraft;
  readonly revision: number;
}

function Nearby({ buildings, text, draft, revision }: NearbyProps) {
  const { t } = useTranslation();
  const found = useQuery({
    ...candidatesQuery(buildings.projectId, revision, text.trim()),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => found.data && listNearbyRows(found.data, draft), [found.data, draft]);
  if (found.isError) return <FailureState error={found.error} onRetry={() => void found.refetch()} />;
  if (!rows) return <LoadingState />;
  if (rows.length === 0) return <EmptyState title={t('siteDetail.buildings.noneNearby')} />;
  return <Table buildings={buildings} view="nearby" rows={rows} />;
}

function Table({ buildings, view, rows }: Omit<RowsProps, 'all' | 'text'> & { readonly rows: readonly BuildingRow[] }) {
  const { t } = useTranslation();
  return (
    <DataTable
      key={view}
      label={t('siteDetail.buildings.table')}
      columns={listColumns(t, view, buildings)}
      rows={rows}
      rowKey={({ buildingId }) => buildingId}
    />
  );
}
