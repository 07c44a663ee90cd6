import type { Configuration, ProjectMap } from '@quietsite/contracts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { projectPath, routes } from '../lib/routes.ts';
import { BaseLayer } from '../map/base-layer.tsx';
import { BuildingLayer } from '../map/building-layer.tsx';
import { CoordinateReadout } from '../map/coordinate-readout.tsx';
import { MapView } from '../map/map-view.tsx';
import { NeighbourLayer } from '../map/neighbour-layer.tsx';
import { ProjectLayer } from '../map/project-layer.tsx';
import { ReceiverLayer } from '../map/receiver-layer.tsx';
import { describeReceivers } from '../map/receiver-look.ts';
import { ViewControl } from '../map/view-control.tsx';
import type { WirePoint } from '../map/wire-point.ts';
import { useOpenProjectId, useProjectMap, useResults, useSelectedReceiverId } from '../session/use-open-project.ts';
import { useStageLayout } from '../ui/stage-layout.tsx';
import { showNotice } from '../ui/toasts.tsx';
import { SelectedReceiver } from './selected-receiver.tsx';

const NO_ZONES: ProjectMap['zones'] = [];

/** The map with everything on it: base, buildings, the open project, its receivers and the popup of the selected one. */
export function MapStage({ configuration }: { readonly configuration: Configuration }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { insets, isNeighbourLayerOn } = useStageLayout();
  const projectId = useOpenProjectId();
  const projectMap = useProjectMap().data;
  const areas = useMemo(() => projectMap && [projectMap.assessmentArea, projectMap.site], [projectMap]);
  const tellFallback = () => showNotice({ title: t('map.offlineBaseTitle'), text: t('map.offlineBase') });
  return (
    <MapView label={t('map.label')}>
      <BaseLayer configuration={configuration} offlineAttribution={t('map.builtInBase')} onFallback={tellFallback} />
      <BuildingLayer url={configuration.tiles.buildings} assessmentArea={projectMap?.assessmentArea ?? null} />
      <NeighbourLayer isVisible={isNeighbourLayerOn} />
      <ViewControl areas={areas ?? null} projectId={projectId} insets={insets} />
      {projectMap && <ProjectLayer projectMap={projectMap} />}
      {projectMap && <Receivers />}
      {pathname === routes.centrePoint && <CoordinateReadout gridName={t('map.grid')} rightInset={insets.right} />}
    </MapView>
  );
}

function Receivers() {
  const projectId = useOpenProjectId();
  const projectMap = useProjectMap().data;
  const results = useResults().data;
  const selectedId = useSelectedReceiverId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const looks = useMemo(() => describeReceivers(projectMap?.receivers ?? [], results), [projectMap, results]);
  const select = useCallback(
    (pointId: number | null) => {
      if (pointId !== selectedId) void navigate(projectPath(pathname, projectId, pointId), { replace: true });
    },
    [navigate, pathname, projectId, selectedId],
  );
  const siteCentre = useMemo(() => projectMap && averageCentre(projectMap), [projectMap]);
  const selected = looks.find((receiver) => receiver.pointId === selectedId);
  return (
    <>
      <ReceiverLayer
        receivers={looks}
        zones={projectMap?.zones ?? NO_ZONES}
        selectedId={selectedId}
        onSelect={select}
      />
      {selected && siteCentre && (
        <SelectedReceiver receiver={selected} siteCentre={siteCentre} onClose={() => select(null)} />
      )}
    </>
  );
}

/** Where the site is, for things that keep out of its way. */
function averageCentre({ zones, site }: ProjectMap): WirePoint | null {
  const points = zones.length > 0 ? zones.map((zone) => zone.centre) : (site[0]?.[0] ?? []);
  if (points.length === 0) return null;
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
}
