import type { CalculationResults, ProjectMap, ReceiverDetail } from '@quietsite/contracts';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { formatMetres, formatText } from '../../lib/format.ts';
import { readId, routes } from '../../lib/routes.ts';
import { useProjectMap, useResults, useSelectedReceiverId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useReceiverDetail } from '../../session/use-receiver-detail.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { SidePanel } from '../../ui/panels/side-panel.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import classes from './receivers.module.css';

type Source = ReceiverDetail['notionalSources'][number];

const NotionalMap = lazy(async () => ({ default: (await import('./notional-map.tsx')).NotionalMap }));

export function NotionalDistancePanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const point = useNotionalPoint(readId(useParams().pointId));
  const detail = useReceiverDetail(point.id);
  const isLoading = point.isLoading || detail.isLoading;
  return (
    <SidePanel title={t('notional.title')} width={420} onClose={() => navigate(routes.home)}>
      {isLoading && <LoadingState />}
      {detail.isLoadingError && <FailureState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!detail.data && !isLoading && !detail.isLoadingError && (
        <EmptyState title={t(point.id === null ? 'time.notional.unknown' : 'popup.notCalculated')} />
      )}
      {detail.data && (
        <>
          <p className={classes.lead}>
            <strong>{formatText(detail.data.name)}</strong> {formatText(detail.data.buildingName)}
          </p>
          <p className={classes.hint}>{t('notional.hint')}</p>
          <SourceTable sources={detail.data.notionalSources} />
          <DistancesOnMap detail={detail.data} />
        </>
      )}
    </SidePanel>
  );
}

/** Lines from the zones to the receiver. The popup of a chosen receiver draws its own. */
function DistancesOnMap({ detail: { pointId, notionalSources } }: { readonly detail: ReceiverDetail }) {
  const isChosen = useSelectedReceiverId() === pointId;
  const receiver = useProjectMap().data?.receivers.find((other) => other.pointId === pointId);
  if (isChosen || !receiver) return null;
  // Response coordinates are on the grid (EPSG:2326). The contract guarantees it, but its types cannot express it.
  const { position } = receiver;
  return (
    <Suspense>
      <NotionalMap {...{ pointId, position }} sources={notionalSources} />
    </Suspense>
  );
}

/** A point, or the loudest point of a building (Q15). Known once map and results are loaded. */
function useNotionalPoint(id: number | null): { readonly id: number | null; readonly isLoading: boolean } {
  const map = useProjectMap();
  const results = useResults();
  if (id === null) return { id, isLoading: false };
  // A failed load shows its own error. The id is then taken as a point id.
  if (!map.data) return { id: map.isLoading ? null : id, isLoading: map.isLoading };
  if (results.isLoading) return { id: null, isLoading: true };
  return { id: findNotionalPoint(id, map.data.receivers, results.data?.receivers ?? []), isLoading: false };
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

type Receiver = Pick<ProjectMap['receivers'][number], 'pointId' | 'buildingId'>;
type Level = Pick<CalculationResults['receivers'][number], 'pointId' | 'rank' | 'isLeftOut'>;

/**
 * The point an address refers to: the receiver point with that id, or else the loudest point of the building with that
 * id (Q15). Null if neither exists.
 */
export function findNotionalPoint(id: number, receivers: readonly Receiver[], levels: readonly Level[]): number | null {
  if (receivers.some(({ pointId }) => pointId === id)) return id;
  const ofBuilding = new Set(receivers.filter(({ buildingId }) => buildingId === id).map(({ pointId }) => pointId));
  const levelsOfBuilding = levels.filter(({ pointId, isLeftOut }) => ofBuilding.has(pointId) && !isLeftOut);
  const loudest = levelsOfBuilding.reduce<Level | null>(
    (best, level) => (best && best.rank < level.rank ? best : level),
    null,
  );
  return loudest?.pointId ?? [...ofBuilding][0] ?? null;
}
