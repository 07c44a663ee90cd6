import type { ReceiverDetail } from '@quietsite/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatMetres, formatText } from '../../lib/format.ts';
import { readId, routes } from '../../lib/routes.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useReceiverDetail } from '../../session/use-receiver-detail.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './receivers.module.css';

type Source = ReceiverDetail['notionalSources'][number];

export function NotionalDistancePanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const detail = useReceiverDetail(readId(useParams().pointId));
  return (
    <SidePanel title={t('notional.title')} width={420} onClose={() => navigate(routes.home)}>
      {detail.isLoading && <LoadingState />}
      {detail.isLoadingError && <FailureState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!detail.data && !detail.isLoading && !detail.isLoadingError && <EmptyState title={t('popup.notCalculated')} />}
      {detail.data && (
        <>
          <p className={classes.lead}>
            <strong>{formatText(detail.data.name)}</strong> {formatText(detail.data.buildingName)}
          </p>
          <p className={classes.hint}>{t('notional.hint')}</p>
          <SourceTable sources={detail.data.notionalSources} />
        </>
      )}
    </SidePanel>
  );
}

function SourceTable({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation();
  const columns = useMemo<readonly Column<Source>[]>(
    () => [
      {
        id: 'zone',
        title: t('notional.zone'),
        cell: (source) => source.zoneName,
        sortValue: (source) => source.zoneName,
      },
      {
        id: 'distance',
        title: t('notional.distance'),
        isNumeric: true,
        cell: (source) => formatMetres(source.distanceMetres),
        sortValue: (source) => source.distanceMetres,
      },
    ],
    [t],
  );
  if (sources.length === 0) return <EmptyState title={t('notional.empty')} />;
  return (
    <div className={classes.table}>
      <DataTable
        label={t('notional.table')}
        columns={columns}
        rows={sources}
        rowKey={(source) => source.zoneId}
        initialSorting={{ columnId: 'distance', isDescending: false }}
      />
    </div>
  );
}
